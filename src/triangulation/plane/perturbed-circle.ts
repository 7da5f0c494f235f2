/** Circles through points, in a way that no four points are on one. */
import type { Sites } from './sites.js';

/**
 * Four points on one circle: each is lifted a little above the paraboloid, a later one infinitely more than all
 * before it (Devillers and Teillaud 2011, "Perturbations for Delaunay and weighted Delaunay 3D triangulations"). So
 * the last of the four decides. The other three are never on a line, as they are different points of one circle.
 */
function isInsideTied(sites: Sites, a: number, b: number, c: number, d: number): boolean {
  if (d === a || d === b || d === c) return false;
  let last = a;
  if (sites.isBefore(last, b)) last = b;
  if (sites.isBefore(last, c)) last = c;
  if (sites.isBefore(last, d)) return false;
  // A corner that is lifted takes the plane through the corners up with it on its own side of the opposite edge.
  if (last === a) return sites.orientation(b, c, d) > 0;
  if (last === b) return sites.orientation(c, a, d) > 0;
  return sites.orientation(a, b, d) > 0;
}

/**
 * Whether d is inside the circle through a, b and c, which are counterclockwise. Where it is on the circle, the order
 * of the four by their coordinates decides, whatever the order of a, b and c.
 */
export function isInsideCircle(sites: Sites, a: number, b: number, c: number, d: number): boolean {
  const sign = sites.inCircle(a, b, c, d);
  return sign > 0 || (sign === 0 && isInsideTied(sites, a, b, c, d));
}
