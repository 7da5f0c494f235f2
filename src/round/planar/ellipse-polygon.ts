import type { Ellipse, PolygonWithHoles, Ring } from '../../core/shapes.js';
import type { FillRule } from '../../planar/polygons/point-polygon.js';
import type { BoundaryRelation } from '../engine/boundary-relation.js';
import { diskMeetsPolygon, diskPolygonRelation } from '../engine/disk-polygon.js';
import { ellipseAndRings } from '../shapes/disk-and-rings.js';

/**
 * How do an ellipse and a polygon meet, exactly? `disjoint`, `touching` or `overlapping`, which contains which, and how
 * the curve and the rings meet (`boundaries`, as there). The ellipse is the closed region; the polygon is as for
 * `circlePolygon2d`: a ring, or an outer ring with holes, of any kind, filled by the rule. O(n) for n vertices, and
 * more for edges that come into the ellipse, as there.
 *
 * Source: Eberly, 3D Game Engine Design, B.1; the map that makes a disk of the ellipse.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes are linearly dependent, a ring has no
 *   points, or the rule is none
 * @example
 * const one = { center: [0, 0], axes: [[5, 0], [0, 3]] };
 * ellipsePolygon2d(one, [[5, -1], [9, 0], [5, 1]]); // { relation: 'touching', containment: 'none', boundaries: 'touching' }
 * ellipsePolygon2d(one, [[-5, -3], [5, -3], [5, 3], [-5, 3]]).containment; // 'inside'
 * ellipsePolygon2d(one, [[-4, 0], [0, -3], [4, 0], [0, 3]]).containment; // 'containing'
 */
export function ellipsePolygon2d(
  ellipse: Ellipse,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): BoundaryRelation {
  return diskPolygonRelation(ellipseAndRings('ellipsePolygon2d', ellipse, polygon, rule));
}

/**
 * Do an ellipse and a polygon have a common point? Touching counts. Both are as in {@link ellipsePolygon2d}.
 *
 * Source: Eberly, 3D Game Engine Design, B.1; the map that makes a disk of the ellipse.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes are linearly dependent, a ring has no
 *   points, or the rule is none
 * @example
 * const one = { center: [0, 0], axes: [[5, 0], [0, 3]] };
 * ellipseIntersectsPolygon2d(one, [[-9, 3], [9, 3], [0, 9]]); // true
 * ellipseIntersectsPolygon2d(one, [[-9, 3.0000000000000004], [9, 4], [0, 9]]); // false
 */
export function ellipseIntersectsPolygon2d(
  ellipse: Ellipse,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): boolean {
  return diskMeetsPolygon(ellipseAndRings('ellipseIntersectsPolygon2d', ellipse, polygon, rule));
}
