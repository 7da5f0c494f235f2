import { describe, expect, it } from 'vitest';
import { levelByCrowd, levelByDensity } from '../../src/indexes/cell-level.js';
import { FINEST_LEVEL } from '../../src/indexes/cells.js';
import {
  boxesOfPoints,
  buildBvh,
  HierarchicalGrid,
  LooseOctree,
  overlappingPairs,
  UniformGrid,
} from '../../src/indexes/index.js';
import { randomNumbers } from './box-families.js';

/** n boxes of size 1 anywhere in a cube of side 1000, n of size 1e-6 in one of side 1e-3. */
function twoSizes(n: number): Float64Array {
  const random = randomNumbers(19);
  const boxes = new Float64Array(12 * n);
  for (let i = 0; i < 2 * n; i++) {
    for (let k = 0; k < 3; k++) {
      const low = i < n ? 1000 * random() : 5 + 1e-3 * random();
      boxes[6 * i + k] = low;
      boxes[6 * i + k + 3] = low + (i < n ? 1 : 1e-6);
    }
  }
  return boxes;
}

describe('cells without a size given', () => {
  // 10^9 comparisons, if one cell has all the small boxes.
  const boxes = twoSizes(30_000);
  const expected = overlappingPairs(buildBvh(boxes));

  it.each(Object.entries({ HierarchicalGrid, LooseOctree, UniformGrid }))(
    'of %s suit two very different sizes',
    (_, Index) => {
      expect(new Index(boxes).pairs()).toEqual(expected);
    },
  );

  it('of a uniform grid may be crowded, or smaller than most boxes', () => {
    const some = twoSizes(1500);
    const pairs = overlappingPairs(buildBvh(some));
    for (const cellSize of [2 ** 12, 2 ** -4, 2 ** -19]) {
      expect(new UniformGrid(some, { cellSize }).pairs()).toEqual(pairs);
    }
  });

  it('are finer where boxes are crowded, and no finer where they are not, or at one place', () => {
    expect(levelByCrowd(boxes)).toBeLessThan(levelByDensity(boxes) - 10);
    const random = randomNumbers(2);
    const even = boxesOfPoints(Float64Array.from({ length: 3000 }, random));
    expect(levelByCrowd(even)).toBe(levelByDensity(even));
    const equal = boxesOfPoints(Float64Array.from({ length: 3000 }, (_, i) => (i < 1500 ? i % 3 : random())));
    expect(levelByCrowd(equal)).toBeGreaterThan(FINEST_LEVEL);
    expect(levelByCrowd(new Float64Array(0))).toBe(FINEST_LEVEL);
  });
});
