import type { Point2, Ring } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { cross2d, orient2d } from '../../predicates/index.js';
import { ON_RING } from './winding-number.js';

/** The sign of b - a. */
const compare = (a: number, b: number): Sign => (a < b ? 1 : a > b ? -1 : 0);

/**
 * The winding number of a ring around the germ of the segment from q towards r: around the point q + ε (r - q) for
 * every small enough ε > 0; or `ON_RING` if that lies on the ring. The points q and r are different.
 *
 * As in ringWinding, the edges that cross the ray in direction +x are counted, with the signs of the first terms in ε that
 * are not zero.
 */
export function germWinding(ring: Ring, q: Point2, r: Point2): number {
  const n = ring.length;
  if (n === 0) return 0;
  const [qx, qy] = [q[0]!, q[1]!];
  const rise = compare(qy, r[1]!);
  let a = ring[n - 1]!;
  let winding = 0;
  for (let i = 0; i < n; i++) {
    const b = ring[i]!;
    const heightA = compare(qy, a[1]!) || -rise;
    const heightB = compare(qy, b[1]!) || -rise;
    if (heightA > 0 !== heightB > 0) {
      const side =
        orient2d(a[0]!, a[1]!, b[0]!, b[1]!, qx, qy) ||
        cross2d(a[0]!, a[1]!, b[0]!, b[1]!, qx, qy, r[0]!, r[1]!);
      if (side === 0) return ON_RING;
      if (side > 0 === heightB > 0) winding += heightB > 0 ? 1 : -1;
    } else if (heightA === 0 && heightB === 0 && isBetween(a[0]!, b[0]!, qx, r[0]!)) return ON_RING;
    a = b;
  }
  return winding;
}

/** Whether a number that is a little more than x, towards `next`, lies between a and b. */
function isBetween(a: number, b: number, x: number, next: number): boolean {
  return next > x ? a <= x !== b <= x : a >= x !== b >= x;
}
