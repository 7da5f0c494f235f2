/** Points in the order of halves of halves, each place once. */
import { halvingOrder } from './halving-order.js';
import { sortedNumbers } from './sorted-numbers.js';

export interface MedianOrder {
  /** The numbers of points, each place once, in `halvingOrder`. */
  readonly sites: Uint32Array;
  /** Their coordinates, in this order. */
  readonly xy: Float64Array<ArrayBuffer>;
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

/** x and y of some points, in an order. */
function gathered(xy: Float64Array, order: Uint32Array): Float64Array<ArrayBuffer> {
  const moved = new Float64Array(2 * order.length);
  for (let i = 0; i < order.length; i++) {
    const p = 2 * order[i]!;
    moved[2 * i] = xy[p]!;
    moved[2 * i + 1] = xy[p + 1]!;
  }
  return moved;
}

/** Does each point in order have another place than the one before? */
function areAllDifferent(xy: Float64Array): boolean {
  for (let k = 2; k < xy.length; k += 2) if (xy[k] === xy[k - 2] && xy[k + 1] === xy[k - 1]) return false;
  return true;
}

interface Places {
  /** The numbers of points in order, the first one of each place. */
  readonly alongX: Uint32Array;
  /** Their coordinates. */
  readonly inOrder: Float64Array;
  readonly duplicates: Uint32Array;
}

/** Leaves the first point of each place, and says which others there are. */
function withoutDuplicates(order: Uint32Array, xy: Float64Array): Places {
  const inOrder = gathered(xy, order);
  if (areAllDifferent(inOrder)) return { alongX: order, inOrder, duplicates: new Uint32Array(0) };
  const first = new Uint32Array(order.length);
  let kept = 0;
  for (let i = 0; i < order.length; i++) {
    const p = order[i]!;
    const [x, y] = [inOrder[2 * i]!, inOrder[2 * i + 1]!];
    if (i === 0 || x !== inOrder[2 * kept - 2] || y !== inOrder[2 * kept - 1]) {
      order[kept] = p;
      inOrder[2 * kept] = x;
      inOrder[2 * kept + 1] = y;
      kept++;
    }
    first[p] = order[kept - 1]!;
  }
  const duplicates = new Uint32Array(2 * (order.length - kept));
  for (let p = 0, at = 0; at < duplicates.length; p++) {
    if (first[p] === p) continue;
    duplicates[at++] = p;
    duplicates[at++] = first[p]!;
  }
  return { alongX: order.subarray(0, kept), inOrder: inOrder.subarray(0, 2 * kept), duplicates };
}

/**
 * Brings points into an order in which each half of each half is one behind the other, and which depends on nothing but
 * their coordinates.
 *
 * @param coordinates x and y of each point, finite, without -0
 */
export function medianOrder(coordinates: Float64Array): MedianOrder {
  const { alongX, inOrder, duplicates } = withoutDuplicates(sortedAlongX(coordinates), coordinates);
  const n = alongX.length;
  const downwards = new Uint32Array(n);
  for (let i = 0; i < n; i++) downwards[i] = n - 1 - i;
  const ranks = halvingOrder(sortedNumbers(downwards, { list: inOrder, at: 1, step: 2 }));
  const sites = new Uint32Array(n);
  for (let i = 0; i < n; i++) sites[i] = alongX[ranks[i]!]!;
  return { sites, xy: gathered(inOrder, ranks), duplicates };
}
