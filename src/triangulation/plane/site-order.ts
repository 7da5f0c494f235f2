/** Points in the order in which they are divided, each place once. */
import { halvingOrder } from './halving-order.js';
import { sortedNumbers } from './sorted-numbers.js';

export interface SiteOrder {
  /** The numbers of points, each place once, in `halvingOrder`. */
  readonly sites: Uint32Array;
  /** The rank of each of these along x, then y. */
  readonly ranks: Uint32Array;
  /** Their coordinates, in this order. */
  readonly xy: Float64Array<ArrayBuffer>;
  /** Their numbers along x, then y. */
  readonly alongX: Uint32Array;
  /** Points whose place another one has, which is the first of all there: two numbers each, in ascending order. */
  readonly duplicates: Uint32Array;
}

function countingUp(n: number): Uint32Array {
  const numbers = new Uint32Array(n);
  for (let i = 0; i < n; i++) numbers[i] = i;
  return numbers;
}

/** One coordinate of all points. */
function column(coordinates: Float64Array, k: 0 | 1): Float64Array {
  const values = new Float64Array(coordinates.length / 2);
  for (let i = 0; i < values.length; i++) values[i] = coordinates[2 * i + k]!;
  return values;
}

/** All points along x, where x is equal along y, and equal ones as they came. */
function sortedAlongX(xs: Float64Array, ys: Float64Array): Uint32Array {
  const order = sortedNumbers(countingUp(xs.length), xs);
  for (let i = 1; i < order.length; i++) {
    if (xs[order[i]!] === xs[order[i - 1]!])
      return sortedNumbers(sortedNumbers(countingUp(xs.length), ys), xs);
  }
  return order;
}

/** Leaves the first point of each place, and says which others there are. */
function withoutDuplicates(order: Uint32Array, xs: Float64Array, ys: Float64Array) {
  const first = new Uint32Array(order.length);
  let kept = 0;
  let place = order[0]!;
  for (let i = 0; i < order.length; i++) {
    const p = order[i]!;
    if (i === 0 || xs[p] !== xs[place] || ys[p] !== ys[place]) {
      place = p;
      order[kept++] = p;
    }
    first[p] = place;
  }
  const duplicates = new Uint32Array(2 * (order.length - kept));
  for (let p = 0, at = 0; at < duplicates.length; p++) {
    if (first[p] === p) continue;
    duplicates[at++] = p;
    duplicates[at++] = first[p]!;
  }
  return { alongX: order.subarray(0, kept), duplicates };
}

/**
 * Brings points into the order of division, which depends on nothing but their coordinates.
 *
 * @param coordinates x and y of each point, finite, without -0
 */
export function siteOrder(coordinates: Float64Array): SiteOrder {
  const [xs, ys] = [column(coordinates, 0), column(coordinates, 1)];
  const { alongX, duplicates } = withoutDuplicates(sortedAlongX(xs, ys), xs, ys);
  const n = alongX.length;
  const downwards = new Uint32Array(n);
  const heights = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    downwards[i] = n - 1 - i;
    heights[i] = ys[alongX[i]!]!;
  }
  const ranks = halvingOrder(sortedNumbers(downwards, heights));
  const sites = new Uint32Array(n);
  const xy = new Float64Array(2 * n);
  for (let i = 0; i < n; i++) {
    const p = alongX[ranks[i]!]!;
    sites[i] = p;
    xy[2 * i] = xs[p]!;
    xy[2 * i + 1] = ys[p]!;
  }
  return { sites, ranks, xy, alongX, duplicates };
}
