import type { PlaneLike, ThreePlanesPoint } from './data.js';
import { exists3 } from './objects/point3-object.js';
import { ThreePlanesPointObject } from './objects/three-planes-point.js';
import { planeFrom } from './revive.js';

/**
 * The one point that three planes have in common; null if there is none, or more than one (two planes parallel, a
 * common line, a prism).
 *
 * By Cramer's rule: w is the determinant of the normals, of degree 3 in the coefficients.
 *
 * @throws RangeError if a coefficient is not finite or a normal is zero
 * @example
 * const [x, y, z] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]].map((normal) => ({ normal, constant: -1 }));
 * coordinates(threePlanesPoint(x!, y!, z!)!); // [1, 1, 1]
 */
export function threePlanesPoint(
  p: PlaneLike,
  q: PlaneLike,
  r: PlaneLike,
): (ThreePlanesPoint & Iterable<number>) | null {
  const point = new ThreePlanesPointObject(
    planeFrom('threePlanesPoint', 'p', p),
    planeFrom('threePlanesPoint', 'q', q),
    planeFrom('threePlanesPoint', 'r', r),
  );
  return exists3(point) ? point : null;
}
