/** Points along x, and where x is equal along y. */
import { sortedAlongX } from '../plane/site-order.js';

/** So many points are put in order by insertion; so many of them begin the runs that are merged. */
const RUN = 8;
/** More points than this are put in order by the bits of their coordinates. */
const MANY = 1 << 12;

let order: Uint32Array = new Uint32Array(64);
let other: Uint32Array = new Uint32Array(64);

/** Puts numbers from..end of the order in place, one after the other. */
function insertAll(xy: Float64Array, from: number, end: number): void {
  for (let i = from; i < end; i++) {
    const x = xy[2 * i]!;
    const y = xy[2 * i + 1]!;
    let k = i;
    for (; k > from; k--) {
      const before = order[k - 1]!;
      const bx = xy[2 * before]!;
      if (bx < x || (bx === x && xy[2 * before + 1]! <= y)) break;
      order[k] = before;
    }
    order[k] = i;
  }
}

/** Merges two runs that lie behind each other. */
function merge(xy: Float64Array, source: Uint32Array, target: Uint32Array, from: number, middle: number, end: number) {
  let a = from;
  let b = middle;
  let at = from;
  while (a < middle && b < end) {
    const p = source[a]!;
    const q = source[b]!;
    const px = xy[2 * p]!;
    const qx = xy[2 * q]!;
    if (px < qx || (px === qx && xy[2 * p + 1]! <= xy[2 * q + 1]!)) {
      target[at++] = p;
      a++;
    } else {
      target[at++] = q;
      b++;
    }
  }
  while (a < middle) target[at++] = source[a++]!;
  while (b < end) target[at++] = source[b++]!;
}

/**
 * The numbers of points along x, then y, those of equal points as they come. The list is valid until the next call.
 *
 * @param xy x and y of each point, finite, without -0
 */
export function lexicographicOrder(xy: Float64Array, count: number): Uint32Array {
  if (count > MANY) return sortedAlongX(xy.subarray(0, 2 * count));
  if (order.length < count) {
    order = new Uint32Array(2 * count);
    other = new Uint32Array(2 * count);
  }
  for (let from = 0; from < count; from += RUN) insertAll(xy, from, Math.min(from + RUN, count));
  for (let width = RUN; width < count; width *= 2) {
    for (let from = 0; from < count; from += 2 * width) {
      merge(xy, order, other, from, Math.min(from + width, count), Math.min(from + 2 * width, count));
    }
    const swap = order;
    order = other;
    other = swap;
  }
  return order;
}
