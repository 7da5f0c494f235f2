import { buildBvh, overlappingPairs } from '../../src/indexes/index.js';
import { expectAnswer, type GrowthFamily, randomUnit } from './family.js';

/** Small cubes in a unit cube, in no order, and one box far away. */
function withStray(n: number): Float64Array {
  const random = randomUnit(7);
  const boxes = new Float64Array(6 * n);
  const size = 0.2 / Math.cbrt(n);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < 3; k++) {
      const low = i === 0 ? 1e6 : random();
      boxes[6 * i + k] = low;
      boxes[6 * i + k + 3] = low + size;
    }
  }
  return boxes;
}

export const strayBox: GrowthFamily = {
  name: 'stray-box',
  title: 'tree and overlapping pairs: small boxes in no order, one box at 1,000,000 times their extent',
  prepare(n) {
    const boxes = withStray(n);
    return () => expectAnswer(overlappingPairs(buildBvh(boxes)).length % 2, 0);
  },
};
