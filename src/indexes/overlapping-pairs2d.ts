import { requireFlatBoxes, requireNoMore } from '../core/arguments/index.js';
import { PairList } from '../core/collections/pair-list.js';
import { visitOverlaps2d, visitOverlapsBetween2d } from './box-join2d.js';

/**
 * All pairs of boxes of the plane that have a point in common: touching counts. O(n log n + k) for k pairs, wherever
 * the boxes lie.
 *
 * Source: Zomorodian and Edelsbrunner 2000, "Fast software for box intersections".
 *
 * @param boxes four numbers per box: minX minY maxX maxY, closed; a box may be a segment or a point
 * @returns the pairs a0 b0 a1 b1 ... with a < b, sorted
 * @throws RangeError naming the box that is none
 * @example
 * overlappingPairs2d([0, 0, 1, 1, 1, 0, 2, 1, 3, 0, 4, 1]); // new Uint32Array([0, 1])
 */
export function overlappingPairs2d(boxes: ArrayLike<number>): Uint32Array {
  if (arguments.length > 1) requireNoMore('overlappingPairs2d', 1, arguments[1]);
  requireFlatBoxes('overlappingPairs2d', 'boxes', boxes, 2);
  const pairs = new PairList();
  visitOverlaps2d(boxes, (a, b) => {
    pairs.push(a, b);
    return false;
  });
  return pairs.toSorted();
}

/**
 * All pairs of a box of one array and a box of another that have a point in common: touching counts. O((n + m) log (n +
 * m) + k) for k pairs, wherever the boxes lie.
 *
 * Source: Zomorodian and Edelsbrunner 2000, "Fast software for box intersections".
 *
 * @param a four numbers per box: minX minY maxX maxY, closed
 * @param b the same
 * @returns the pairs: number in a, number in b, ..., sorted by the first, then by the second
 * @throws RangeError naming the box that is none
 * @example
 * overlappingPairsBetween2d([0, 0, 1, 1, 5, 0, 6, 1], [1, 1, 5, 5]); // new Uint32Array([0, 0, 1, 0])
 */
export function overlappingPairsBetween2d(a: ArrayLike<number>, b: ArrayLike<number>): Uint32Array {
  requireFlatBoxes('overlappingPairsBetween2d', 'a', a, 2);
  const count = requireFlatBoxes('overlappingPairsBetween2d', 'b', b, 2);
  const found: [number, number][] = [];
  visitOverlapsBetween2d(a, b, (i, j) => {
    found.push([i, j]);
    return false;
  });
  const keys = Float64Array.from(found, ([i, j]) => i * count + j).sort();
  const pairs = new Uint32Array(2 * keys.length);
  keys.forEach((key, k) => {
    const j = key % count;
    pairs[2 * k] = (key - j) / count;
    pairs[2 * k + 1] = j;
  });
  return pairs;
}
