import { expect, test } from 'vitest';
import { boxBoxPenetration } from '../../../src/distance/index.js';
import { FoundWayOut } from '../../../src/distance/penetration/way-out.js';
import { sphereSpherePenetration } from '../../../src/round/index.js';
import { penetration } from '../../../src/shapes/index.js';

test('a way out has its direction of length 1 in doubles', () => {
  const face = { type: 'face', index: 0 } as const;
  expect(new FoundWayOut([3n, 0n, -4n], face, face).rounded.direction).toEqual([0.6, 0, -0.8]);
  // Integers that are no doubles, and are none by far.
  const far = 10n ** 400n;
  expect(new FoundWayOut([far, far], face, face).rounded.direction).toEqual([Math.SQRT1_2, Math.SQRT1_2]);
  expect(new FoundWayOut([1n, far], face, face).rounded.direction).toEqual([0, 1]);
});

test('so have those of solids, of what is swept, and of shapes in the other order', () => {
  const box = { type: 'box', min: [0, 0, 0], max: [2, 2, 2] } as const;
  const other = { type: 'box', min: [1, -9, -9], max: [9, 9, 9] } as const;
  expect(boxBoxPenetration(box, other)!.ways[0]!.rounded).toEqual({ direction: [-1, 0, 0] });
  expect(penetration(other, box)!.ways[0]!.rounded).toEqual({ direction: [1, 0, 0] });
  const tiny = { center: [5e-324, 0.3, 0], radius: 1 };
  const [way] = sphereSpherePenetration(tiny, { center: [0.4, 0, 0], radius: 1 })!.ways;
  expect(way!.rounded.direction[0]).toBeCloseTo(-0.8, 15);
  expect(way!.rounded.direction[1]).toBeCloseTo(0.6, 15);
});
