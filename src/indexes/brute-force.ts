import { requireFlatBoxes, requireNoMore } from '../core/arguments/index.js';
import { PairList } from '../core/collections/pair-list.js';
import { boxesOverlap } from './boxes.js';

/**
 * All pairs of boxes that have a point in common, by comparing each box with each: n (n - 1) / 2 comparisons. Too slow
 * for many boxes, and too simple to be wrong: the reference that every index is tested against.
 *
 * @param boxes six numbers per box: minX minY minZ maxX maxY maxZ, closed
 * @returns the pairs a0 b0 a1 b1 ... with a < b, sorted
 * @throws RangeError naming the box that is none
 * @example
 * bruteForcePairs(new Float64Array([0, 0, 0, 1, 1, 1, 1, 0, 0, 2, 1, 1, 3, 0, 0, 4, 1, 1])); // new Uint32Array([0, 1])
 */
export function bruteForcePairs(boxes: Float64Array): Uint32Array {
  if (arguments.length > 1) requireNoMore('bruteForcePairs', 1, arguments[1]);
  const count = requireFlatBoxes('bruteForcePairs', 'boxes', boxes);
  const pairs = new PairList();
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      if (boxesOverlap(boxes, i, j)) pairs.push(i, j);
    }
  }
  return pairs.toSorted();
}
