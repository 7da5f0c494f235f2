import { expect, test } from 'vitest';
import {
  type BallFunction,
  negated,
  provenSign,
} from '../../../src/oracle/referees/shapes/round/ball-maximum.js';

/** Σ dᵢ yᵢ² + 2 h·y + k. */
function diagonal(values: readonly bigint[], linear: readonly bigint[], constant: bigint): BallFunction {
  return { square: values.map((d, i) => values.map((_, j) => (i === j ? d : 0n))), linear, constant };
}

test('signs of greatest values in the ball are proved where they are not zero', () => {
  // 3 x² + y² has the greatest value 3.
  expect(provenSign(diagonal([3n, 1n], [0n, 0n], -2n))).toBe(1);
  expect(provenSign(diagonal([3n, 1n], [0n, 0n], -3n))).toBe(0);
  expect(provenSign(diagonal([3n, 1n], [0n, 0n], -4n))).toBe(-1);
  // -x² + 4 x has it at (1, 0, 0), where it is 3; -x² - y² + x at (1/2, 0), inside, where it is 1/4.
  expect(provenSign(diagonal([-1n, -1n, -5n], [2n, 0n, 0n], -2n))).toBe(1);
  expect(provenSign(diagonal([-1n, -1n, -5n], [2n, 0n, 0n], -4n))).toBe(-1);
  expect(provenSign(diagonal([-8n, -8n], [4n, 0n], -1n))).toBe(1);
  expect(provenSign(diagonal([-8n, -8n], [4n, 0n], -3n))).toBe(-1);
  // Along the axis of the greatest eigenvalue there is no linear part.
  expect(provenSign(diagonal([4n, 1n, 1n], [0n, 1n, 0n], -5n))).toBe(-1);
  expect(provenSign(diagonal([4n, 1n, 1n], [0n, 1n, 0n], -4n))).toBe(1);
});

test('of integers of any length', () => {
  const far = 10n ** 700n;
  const q = diagonal([3n * far, far], [0n, 0n], -3n * far - far / 1000n);
  expect(provenSign(q)).toBe(-1);
  expect(provenSign(negated(diagonal([3n * far, far], [0n, 0n], far / 1000n)))).toBe(-1);
  expect(provenSign(negated(diagonal([3n * far, far], [0n, 0n], -1n)))).toBe(1);
});
