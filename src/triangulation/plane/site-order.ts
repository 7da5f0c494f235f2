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

/** All points along x, where x is equal along y, and equal ones as they came. */
export function sortedAlongX(xy: Float64Array): Uint32Array {
  const n = xy.length / 2;
  const order = sortedNumbers(countingUp(n), { list: xy, at: 0, step: 2 });
  for (let i = 1; i < n; i++) {
    if (xy[2 * order[i]!] !== xy[2 * order[i - 1]!]) continue;
    const alongY = sortedNumbers(countingUp(n), { list: xy, at: 1, step: 2 });
    return sortedNumbers(alongY, { list: xy, at: 0, step: 2 });
  }
  return order;
}

/** Leaves the first point of each place, and says which others there are. */
function withoutDuplicates(order: Uint32Array, xy: Float64Array) {
  const first = new Uint32Array(order.length);
  let kept = 0;
  let place = order[0]!;
  for (let i = 0; i < order.length; i++) {
    const p = order[i]!;
    if (i === 0 || xy[2 * p] !== xy[2 * place] || xy[2 * p + 1] !== xy[2 * place + 1]) {
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
  const { alongX, duplicates } = withoutDuplicates(sortedAlongX(coordinates), coordinates);
  const n = alongX.length;
  const downwards = new Uint32Array(n);
  const heights = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    downwards[i] = n - 1 - i;
    heights[i] = coordinates[2 * alongX[i]! + 1]!;
  }
  const ranks = halvingOrder(sortedNumbers(downwards, { list: heights, at: 0, step: 1 }));
  const sites = new Uint32Array(n);
  const xy = new Float64Array(2 * n);
  for (let i = 0; i < n; i++) {
    const p = alongX[ranks[i]!]!;
    sites[i] = p;
    xy[2 * i] = coordinates[2 * p]!;
    xy[2 * i + 1] = coordinates[2 * p + 1]!;
  }
  return { sites, ranks, xy, alongX, duplicates };
}
