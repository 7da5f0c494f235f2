import { requireEllipsoid, requireRing3 } from '../../core/arguments/index.js';
import type { Ellipsoid, Ring } from '../../core/shapes.js';
import type { RoundPolygonRelation } from '../engine/polygon-relation.js';
import { axesSign } from '../hits/solids.js';
import { meetsPolygon, polygonRelation } from '../shapes/beside-polygon.js';
import { ellipsoidInSpace } from '../shapes/in-space.js';

/**
 * How do an ellipsoid and a polygon of space meet, exactly? `disjoint`, `touching` or `overlapping`, and whether an
 * ellipsoid contains the polygon.
 *
 * The polygon is as for `segmentPolygon`: planar, convex or not, and may be closed (the last point equal to the first).
 * All points of its edges belong to it; what is inside is decided by even-odd, also where a ring crosses itself or runs
 * back. What comes into the inside of the ellipsoid is `overlapping`, be it an edge without any inside. If the vertices
 * lie in no plane, or on one line, there is no polygon: `not-planar`, `degenerate`.
 *
 * Source: Eberly, 3D Game Engine Design, 4.7 and 6.4; Ericson, Real-Time Collision Detection, 5.2.8, for the ball and
 * the polygon that these are mapped to.
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes of the ellipsoid are linearly
 *   dependent, or a point of the polygon has not three finite coordinates
 * @example
 * const notch = [[-9, -9, 0], [9, -9, 0], [9, 9, 0], [3, 9, 0], [3, -3, 0], [-3, -3, 0], [-3, 9, 0], [-9, 9, 0]];
 * const one = { center: [0, 0, 0], axes: [[3, 0, 0], [0, 3, 0], [0, 0, 9]] };
 * ellipsoidPolygon(one, notch); // { relation: 'touching', containment: 'none' }
 * ellipsoidPolygon(one, [[-9, -9, 0], [9, -9, 0], [9, 9, 0], [-9, 9, 0]]); // { relation: 'overlapping', containment: 'none' }
 * ellipsoidPolygon(one, [[-1, -1, 0], [1, -1, 0], [1, 1, 1], [-1, 1, 0]]); // { relation: 'not-planar', containment: 'none' }
 */
export function ellipsoidPolygon(ellipsoid: Ellipsoid, polygon: Ring): RoundPolygonRelation {
  requireEllipsoid('ellipsoidPolygon', 'ellipsoid', ellipsoid, axesSign);
  requireRing3('ellipsoidPolygon', 'polygon', polygon);
  return polygonRelation(ellipsoidInSpace(ellipsoid), polygon);
}

/**
 * Have an ellipsoid and a polygon of space a common point? Touching counts. The polygon is as for
 * {@link ellipsoidPolygon}; what is none, as it is not planar or has all vertices on one line, has none.
 *
 * Source: Eberly, 3D Game Engine Design, 4.7 and 6.4; Ericson, Real-Time Collision Detection, 5.2.8, for the ball and
 * the polygon that these are mapped to.
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes of the ellipsoid are linearly
 *   dependent, or a point of the polygon has not three finite coordinates
 * @example
 * const one = { center: [0, 0, 0], axes: [[3, 0, 0], [0, 3, 0], [0, 0, 9]] };
 * ellipsoidIntersectsPolygon(one, [[3, 0, 0], [9, -9, 0], [9, 9, 0]]); // true
 * ellipsoidIntersectsPolygon(one, [[3.0000000000000004, 0, 0], [9, -9, 0], [9, 9, 0]]); // false
 */
export function ellipsoidIntersectsPolygon(ellipsoid: Ellipsoid, polygon: Ring): boolean {
  requireEllipsoid('ellipsoidIntersectsPolygon', 'ellipsoid', ellipsoid, axesSign);
  requireRing3('ellipsoidIntersectsPolygon', 'polygon', polygon);
  return meetsPolygon(ellipsoidInSpace(ellipsoid), polygon);
}
