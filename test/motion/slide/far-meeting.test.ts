import { expect, test } from 'vitest';
import { placeOn } from '../../../src/motion/slide/lattice.js';

test('planes that meet beyond the doubles leave no place on both', () => {
  // z = 0 and x + 2^20 y = 2^1030 at x = 0, y = 0: whole solutions are far away.
  const planes = [
    { normal: [1n, -(2n ** 20n), 0n], offset: 1n, exponent: 1030 },
    { normal: [0n, 1n, 0n], offset: 0n, exponent: 0 },
  ] as const;
  expect(placeOn([0, 0, 0], planes)).toBe(null);
  const near = [{ ...planes[0]!, exponent: 10 }, planes[1]!];
  expect(placeOn([0, 0, 0], near)).toEqual([1024, 0, 0]);
});
