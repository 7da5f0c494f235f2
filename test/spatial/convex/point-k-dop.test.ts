import { describe, expect, it } from 'vitest';
import { kDopContainsPoint } from '../../../src/spatial/generated/convex.js';

const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 1],
];

const dop = (min: number[], max: number[]) => ({ axes, min, max });
const low = dop([0, 0, 0, 0], [1, 1, 1, 2]);

describe('a k-DOP and a point', () => {
  it.each([
    [[0, 0, 0], true],
    [[1, 1, 0], true],
    [[1, 1, 5e-324], false],
    [[1 + Number.EPSILON, 0, 0], false],
    [[-5e-324, 0.5, 0.5], false],
    [[0.5, 0.5, 0.5], true],
  ] as const)('%j: %s', (point, inside) => {
    expect(kDopContainsPoint(low, point)).toBe(inside);
  });
});
