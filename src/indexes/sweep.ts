import { requireFlatBoxes, requireNoMore } from '../core/arguments/index.js';
import { PairList } from '../core/collections/pair-list.js';
import { sortedOrder } from './sorted-order.js';

/**
 * All pairs of boxes that have a point in common, by sort and sweep: the boxes are sorted by their min on the axis on
 * which they vary most, and each is compared with those that follow until a min lies beyond its max. O(n log n + k) for
 * k pairs of intervals that overlap on that axis; O(n²) where boxes stand in line on it.
 *
 * The axis is a guess in floating point, which changes the time and not the answer.
 *
 * Source: Ericson, Real-Time Collision Detection, 7.5.2; the sweep stops at min > max and not before, because touching
 * counts.
 *
 * @param boxes six numbers per box: minX minY minZ maxX maxY maxZ, closed
 * @returns the pairs a0 b0 a1 b1 ... with a < b, sorted
 * @throws RangeError naming the box that is none
 * @example
 * sweepPairs(new Float64Array([0, 0, 0, 1, 1, 1, 1, 0, 0, 2, 1, 1, 3, 0, 0, 4, 1, 1])); // new Uint32Array([0, 1])
 */
export function sweepPairs(boxes: Float64Array): Uint32Array {
  if (arguments.length > 1) requireNoMore('sweepPairs', 1, arguments[1]);
  const count = requireFlatBoxes('sweepPairs', 'boxes', boxes);
  const axis = axisOfGreatestVariance(boxes);
  const mins = new Float64Array(count);
  for (let i = 0; i < count; i++) mins[i] = boxes[6 * i + axis]!;
  const order = sortedOrder(mins);
  const pairs = new PairList();
  sweep(inOrder(boxes, order, axis), order, pairs);
  return pairs.toSorted();
}

/** The boxes in order, with the axis of the sweep as the first of three: a sweep reads memory from front to back. */
function inOrder(boxes: Float64Array, order: Uint32Array, axis: number): Float64Array {
  const sorted = new Float64Array(boxes.length);
  for (let s = 0; s < order.length; s++) {
    for (let k = 0; k < 3; k++) {
      const from = 6 * order[s]! + ((axis + k) % 3);
      sorted[6 * s + k] = boxes[from]!;
      sorted[6 * s + k + 3] = boxes[from + 3]!;
    }
  }
  return sorted;
}

function sweep(b: Float64Array, order: Uint32Array, pairs: PairList): void {
  for (let p = 0; p < b.length; p += 6) {
    const end = b[p + 3]!;
    const minY = b[p + 1]!;
    const maxY = b[p + 4]!;
    const minZ = b[p + 2]!;
    const maxZ = b[p + 5]!;
    for (let q = p + 6; q < b.length && b[q]! <= end; q += 6) {
      // b[p] <= b[q] by the order, and b[q] <= end: they overlap on the first axis.
      if (b[q + 1]! <= maxY && minY <= b[q + 4]! && b[q + 2]! <= maxZ && minZ <= b[q + 5]!) {
        pairs.push(order[p / 6]!, order[q / 6]!);
      }
    }
  }
}

/**
 * The axis on which the middles of boxes vary most, by the plain formulas in floating point: a guess for the time that
 * a sweep takes. Coordinates are divided by the greatest, so that no square overflows.
 */
export function axisOfGreatestVariance(boxes: Float64Array): 0 | 1 | 2 {
  let scale = 0;
  for (let k = 0; k < boxes.length; k++) scale = Math.max(scale, Math.abs(boxes[k]!));
  const variances = [0, 1, 2].map((axis) => varianceOfMiddles(boxes, axis, scale));
  // NaN, where there is nothing or everything is 0, fails both comparisons.
  const [x, y, z] = variances as [number, number, number];
  if (y > x) return z > y ? 2 : 1;
  return z > x ? 2 : 0;
}

function varianceOfMiddles(boxes: Float64Array, axis: number, scale: number): number {
  const count = boxes.length / 6;
  let mean = 0;
  for (let k = axis; k < boxes.length; k += 6) mean += (boxes[k]! / scale + boxes[k + 3]! / scale) / count;
  let sum = 0;
  for (let k = axis; k < boxes.length; k += 6) {
    // About the mean, and not the mean of squares minus the square of the mean, which cancels.
    const difference = boxes[k]! / scale + boxes[k + 3]! / scale - mean;
    sum += difference * difference;
  }
  return sum;
}
