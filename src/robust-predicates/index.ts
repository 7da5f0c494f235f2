/**
 * The predicates of the package robust-predicates under its names and with its signs: a replacement for code that was
 * written for it. Of its numbers the sign is meant by its documentation, and here they are -1, 0 or 1.
 */
import { orient3d as above, orient2d as counterclockwise, incircle, insphere } from '../predicates/index.js';

/**
 * On which side of the line from a to b the point c lies: the sign that robust-predicates has, which is opposite to
 * that of `orient2d` from `unerring`.
 *
 * @returns 1 if a, b and c are in clockwise order (y up), -1 if counterclockwise, 0 on a line
 * @throws RangeError if a coordinate is NaN, infinite or no number, where robust-predicates returns NaN
 * @example orient2d(0, 0, 1, 0, 0, 1); // -1
 */
export function orient2d(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): -1 | 0 | 1 {
  return opposite(counterclockwise(ax, ay, bx, by, cx, cy));
}

/**
 * On which side of the plane through a, b and c the point d lies: the sign that robust-predicates has, which is
 * opposite to that of `orient3d` from `unerring`.
 *
 * @returns 1 if d is below the plane (a, b and c look counterclockwise from above), -1 if above, 0 on it
 * @throws RangeError if a coordinate is NaN, infinite or no number, where robust-predicates returns NaN
 * @example orient3d(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1); // -1
 */
export function orient3d(
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  cx: number,
  cy: number,
  cz: number,
  dx: number,
  dy: number,
  dz: number,
): -1 | 0 | 1 {
  return opposite(above(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz));
}

/** Without the -0 that a minus sign makes of 0. */
function opposite(sign: -1 | 0 | 1): -1 | 0 | 1 {
  return sign === 0 ? 0 : sign > 0 ? -1 : 1;
}

export type { Sign } from '../core/sign.js';
// Signs of circles and spheres are the same in both packages. What that package has as a fast variant is inexact there:
// it is exact here, too, and fast where a filter can tell.
export {
  incircle,
  incircle as incirclefast,
  insphere,
  insphere as inspherefast,
  orient2d as orient2dfast,
  orient3d as orient3dfast,
};
