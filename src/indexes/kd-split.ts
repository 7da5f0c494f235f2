/** Ranges of at most as many points are not split. */
export const LEAF_SIZE = 6;

/** Points in the order of a k-d tree. */
export interface MedianSplits {
  /** The numbers of the points. */
  readonly order: Uint32Array;
  /** At the middle of each range that is split, the axis. */
  readonly axes: Uint8Array;
}

/**
 * Orders points so that in each range [from, to) of more than `LEAF_SIZE` the one in the middle, (from + to) >>> 1, is
 * a median on one axis: those before it are not greater there, those behind it not less. Then the same for both sides.
 * The axis is that of the greatest spread. Ties are broken by number, so that the order depends on the points alone.
 *
 * @param dimension how many coordinates a point has
 */
export function splitByMedians(points: Float64Array | Float32Array, dimension: 2 | 3): MedianSplits {
  const count = points.length / dimension;
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const axes = new Uint8Array(count);
  const ranges = [0, count];
  while (ranges.length > 0) {
    const to = ranges.pop()!;
    const from = ranges.pop()!;
    if (to - from <= LEAF_SIZE) continue;
    const middle = (from + to) >>> 1;
    const axis = axisOfGreatestSpread(points, dimension, order, from, to);
    axes[middle] = axis;
    select(points, dimension, order, axis, from, to - 1, middle);
    ranges.push(from, middle, middle + 1, to);
  }
  return { order, axes };
}

/**
 * Puts the lesser half of order[from .. to - 1] before the greater half, on the axis on which the points spread most,
 * ties by number. The coordinates may be infinities.
 *
 * @returns where the greater half begins
 */
export function medianSplit(points: Float64Array, order: Uint32Array, from: number, to: number): number {
  const middle = (from + to) >>> 1;
  select(points, 3, order, axisOfGreatestSpread(points, 3, order, from, to), from, to - 1, middle);
  return middle;
}

/** A rounded difference is a guess at the spread; any axis gives right answers. */
function axisOfGreatestSpread(
  points: ArrayLike<number>,
  dimension: number,
  order: Uint32Array,
  from: number,
  to: number,
): number {
  let widest = 0;
  let greatest = -1;
  for (let axis = 0; axis < dimension; axis++) {
    let min = Infinity;
    let max = -Infinity;
    for (let p = from; p < to; p++) {
      const x = points[dimension * order[p]! + axis]!;
      if (x < min) min = x;
      if (x > max) max = x;
    }
    if (max - min > greatest) {
      greatest = max - min;
      widest = axis;
    }
  }
  return widest;
}

function isBefore(points: ArrayLike<number>, dimension: number, axis: number, i: number, j: number): boolean {
  const x = points[dimension * i + axis]!;
  const y = points[dimension * j + axis]!;
  return x !== y ? x < y : i < j;
}

/**
 * Brings the k-th of order[low .. high] to place k, lesser ones before it and greater ones behind it: Hoare's selection
 * with the median of three as pivot. A range on which that does not get on is sorted, so that no input takes
 * quadratic time.
 */
function select(
  points: ArrayLike<number>,
  dimension: number,
  order: Uint32Array,
  axis: number,
  low: number,
  high: number,
  k: number,
): void {
  let left = low;
  let right = high;
  for (let rounds = 3 * (32 - Math.clz32(high - low)); left < right; rounds--) {
    if (rounds === 0) {
      order.subarray(left, right + 1).sort((i, j) => (isBefore(points, dimension, axis, i, j) ? -1 : 1));
      return;
    }
    const pivot = medianOfThree(points, dimension, order, axis, left, right);
    let i = left;
    let j = right;
    while (i <= j) {
      while (isBefore(points, dimension, axis, order[i]!, pivot)) i++;
      while (isBefore(points, dimension, axis, pivot, order[j]!)) j--;
      if (i > j) break;
      const swap = order[i]!;
      order[i++] = order[j]!;
      order[j--] = swap;
    }
    if (k <= j) right = j;
    else if (k >= i) left = i;
    else return;
  }
}

function medianOfThree(
  points: ArrayLike<number>,
  dimension: number,
  order: Uint32Array,
  axis: number,
  left: number,
  right: number,
): number {
  const a = order[left]!;
  const b = order[(left + right) >>> 1]!;
  const c = order[right]!;
  if (isBefore(points, dimension, axis, a, b)) {
    if (isBefore(points, dimension, axis, b, c)) return b;
    return isBefore(points, dimension, axis, a, c) ? c : a;
  }
  if (isBefore(points, dimension, axis, a, c)) return a;
  return isBefore(points, dimension, axis, b, c) ? c : b;
}
