/** Circles through points, in a way that no four points are on one. */
import { incircleAt } from '../../predicates/generated/at/incircle.js';
import { orient2dAt } from '../../predicates/generated/at/orient2d.js';
import { isBefore } from './point-order.js';

/**
 * Four points on one circle: each is lifted a little above the paraboloid, a later one infinitely more than all
 * before it (Devillers and Teillaud 2011, "Perturbations for Delaunay and weighted Delaunay 3D triangulations"). So
 * the last of the four decides. The other three are never on a line, as they are different points of one circle.
 */
function isInsideTied(xy: Float64Array, a: number, b: number, c: number, d: number): boolean {
  if (d === a || d === b || d === c) return false;
  let last = a;
  if (isBefore(xy, last, b)) last = b;
  if (isBefore(xy, last, c)) last = c;
  if (isBefore(xy, last, d)) return false;
  // A corner that is lifted takes the plane through the corners up with it on its own side of the opposite edge.
  if (last === a) return orient2dAt(xy, b, c, d) > 0;
  if (last === b) return orient2dAt(xy, c, a, d) > 0;
  return orient2dAt(xy, a, b, d) > 0;
}

/**
 * Whether d is inside the circle through a, b and c, which are counterclockwise. Where it is on the circle, the order
 * of the four by their coordinates decides, whatever the order of a, b and c.
 */
export function isInsideCircle(xy: Float64Array, a: number, b: number, c: number, d: number): boolean {
  const sign = incircleAt(xy, a, b, c, d);
  return sign > 0 || (sign === 0 && isInsideTied(xy, a, b, c, d));
}
