import { requireEllipsoid, requireNoMore } from '../../core/arguments/index.js';
import type { Ellipsoid } from '../../core/shapes.js';
import type { BoundaryRelation } from '../engine/boundary-relation.js';
import { axesSign } from '../hits/solids.js';
import { doMeet, relationOf } from './pencil.js';

/**
 * How do two ellipsoids meet, exactly? They are solids: `disjoint`, `touching` (from outside: no inner points are
 * common) or `overlapping`, which contains which, and how the surfaces meet: an ellipsoid that touches another one from
 * inside is `inside` of it with boundaries that are `touching`.
 *
 * Decided by the signs of the roots of the characteristic polynomial of the two matrices, of degree 4, and by signs of
 * minors at them.
 *
 * Source: Wang, Wang, Kim 2001, "An algebraic condition for the separation of two ellipsoids"; the S-lemma.
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes of an ellipsoid are linearly dependent
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 3, 0], [0, 0, 2]] };
 * ellipsoidEllipsoid(one, { center: [0, 0, 3], axes: [[9, 0, 0], [0, 1, 0], [0, 0, 1]] }); // { relation: 'touching', containment: 'none', boundaries: 'touching' }
 * ellipsoidEllipsoid(one, { center: [0, 0, 1], axes: [[1, 0, 0], [0, 1, 0], [0, 0, 1]] }).boundaries; // 'touching'
 * ellipsoidEllipsoid(one, { center: [0, 0, 0], axes: [[4, 0, 0], [0, 2, 0], [0, 0, 1]] }).containment; // 'containing'
 */
export function ellipsoidEllipsoid(a: Ellipsoid, b: Ellipsoid): BoundaryRelation {
  requireEllipsoid('ellipsoidEllipsoid', 'a', a, axesSign);
  requireEllipsoid('ellipsoidEllipsoid', 'b', b, axesSign);
  return relationOf(a, b);
}

/**
 * Do two ellipsoids have a common point? Touching counts.
 *
 * Source: Wang, Wang, Kim 2001, "An algebraic condition for the separation of two ellipsoids".
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes of an ellipsoid are linearly dependent
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 3, 0], [0, 0, 2]] };
 * ellipsoidsIntersect(one, { center: [0, 0, 3], axes: [[9, 0, 0], [0, 1, 0], [0, 0, 1]] }); // true
 * ellipsoidsIntersect(one, { center: [5, 5, 5], axes: [[1, 0, 0], [0, 1, 0], [0, 0, 1]] }); // false
 */
export function ellipsoidsIntersect(a: Ellipsoid, b: Ellipsoid): boolean {
  if (arguments.length > 2) requireNoMore('ellipsoidsIntersect', 2, arguments[2]);
  requireEllipsoid('ellipsoidsIntersect', 'a', a, axesSign);
  requireEllipsoid('ellipsoidsIntersect', 'b', b, axesSign);
  return doMeet(a, b);
}
