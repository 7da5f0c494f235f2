import { requireEllipse, requireNoMore } from '../../core/arguments/index.js';
import type { Ellipse } from '../../core/shapes.js';
import type { BoundaryRelation } from '../engine/boundary-relation.js';
import { axesSign2d } from '../hits/solids.js';
import { doMeet, relationOf } from './pencil.js';

/**
 * How do two ellipses meet, exactly? They are the closed regions: `disjoint`, `touching` (from outside: no inner points
 * are common) or `overlapping`, which contains which, and how the boundary curves meet: an ellipse that touches another
 * one from inside is `inside` of it with boundaries that are `touching`. A circle is an ellipse with the axes [r, 0]
 * and [0, r].
 *
 * Decided by the signs of the roots of the characteristic polynomial of the two matrices, of degree 3, and by signs of
 * minors at them.
 *
 * Source: Etayo, Gonzalez-Vega, del Rio 2006, "A new approach to characterizing the relative position of two ellipses
 * depending on one parameter"; Wang, Wang, Kim 2001; the S-lemma.
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes of an ellipse are linearly dependent
 * @example
 * const one = { center: [0, 0], axes: [[5, 0], [0, 3]] };
 * ellipseEllipse2d(one, { center: [7, 0], axes: [[0, 4], [2, 0]] }); // { relation: 'touching', containment: 'none', boundaries: 'touching' }
 * ellipseEllipse2d(one, { center: [0, 1], axes: [[1, 0], [0, 2]] }); // { relation: 'overlapping', containment: 'containing', boundaries: 'touching' }
 * ellipseEllipse2d(one, { center: [0, 0], axes: [[3, 0], [0, 5]] }).boundaries; // 'crossing'
 */
export function ellipseEllipse2d(a: Ellipse, b: Ellipse): BoundaryRelation {
  requireEllipse('ellipseEllipse2d', 'a', a, axesSign2d);
  requireEllipse('ellipseEllipse2d', 'b', b, axesSign2d);
  return relationOf(a, b);
}

/**
 * Do two ellipses, the closed regions, have a common point? Touching counts.
 *
 * Source: Wang, Wang, Kim 2001, "An algebraic condition for the separation of two ellipsoids".
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes of an ellipse are linearly dependent
 * @example
 * const one = { center: [0, 0], axes: [[5, 0], [0, 3]] };
 * ellipsesIntersect2d(one, { center: [7, 0], axes: [[0, 4], [2, 0]] }); // true
 * ellipsesIntersect2d(one, { center: [7, 3], axes: [[0, 4], [2, 0]] }); // false
 */
export function ellipsesIntersect2d(a: Ellipse, b: Ellipse): boolean {
  if (arguments.length > 2) requireNoMore('ellipsesIntersect2d', 2, arguments[2]);
  requireEllipse('ellipsesIntersect2d', 'a', a, axesSign2d);
  requireEllipse('ellipsesIntersect2d', 'b', b, axesSign2d);
  return doMeet(a, b);
}
