import { HierarchicalGrid, LooseOctree, UniformGrid } from '../../src/indexes/index.js';
import { expectAnswer, type GrowthFamily, randomUnit } from './family.js';

/** Half of the boxes of size 1 in a cube of 1000, half of 1e-6 in one of 1e-3. */
function twoSizes(n: number): Float64Array {
  const random = randomUnit(5);
  const boxes = new Float64Array(6 * n);
  for (let i = 0; i < n; i++) {
    const isLarge = i % 2 === 0;
    for (let k = 0; k < 3; k++) {
      boxes[6 * i + k] = isLarge ? 1000 * random() : 5 + 1e-3 * random();
      boxes[6 * i + k + 3] = boxes[6 * i + k]! + (isLarge ? 1 : 1e-6);
    }
  }
  return boxes;
}

export const twoSizesOfBoxes: readonly GrowthFamily[] = Object.entries({
  HierarchicalGrid,
  LooseOctree,
  UniformGrid,
}).map(([name, Index]) => ({
  name: `two-sizes-${name}`,
  title: `${name}, pairs: boxes of two sizes, a million to one`,
  most: 100_000,
  prepare(n) {
    const boxes = twoSizes(n);
    return () => expectAnswer(new Index(boxes).pairs().length % 2, 0);
  },
}));
