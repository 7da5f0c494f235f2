import { expect, it } from 'vitest';
import type { Point3 } from '../../../src/core/shapes.js';
import { cornerWeights } from '../../../src/solids/meshes/corner-weights.js';

const upright: Point3[] = [
  [0, 5, 0],
  [4, 5, 0],
  [0, 5, 8],
];

it('are ratios of areas, over a positive whole', () => {
  for (const triangle of [upright, [upright[0]!, upright[2]!, upright[1]!]]) {
    const { parts, whole } = cornerWeights([1, 5, 2], triangle);
    expect(whole > 0n).toBe(true);
    // Half of it belongs to the first corner, a quarter to each of the others.
    expect(parts.map((part) => 4n * part)).toEqual([2n * whole, whole, whole]);
  }
});

it('are 1 and 0 at the corners, and negative outside', () => {
  const { parts, whole } = cornerWeights(upright[1]!, upright);
  expect(parts).toEqual([0n, whole, 0n]);
  expect(cornerWeights([5, 5, 0], upright).parts[0] < 0n).toBe(true);
});
