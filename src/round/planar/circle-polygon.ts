import type { Circle, PolygonWithHoles, Ring } from '../../core/shapes.js';
import type { FillRule } from '../../planar/polygons/point-polygon.js';
import type { BoundaryRelation } from '../engine/boundary-relation.js';
import { diskMeetsPolygon, diskPolygonRelation } from '../engine/disk-polygon.js';
import { circleAndRings } from '../shapes/disk-and-rings.js';

/**
 * How do a circle and a polygon meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which. The
 * circle is the closed disk; the polygon is a ring, or an outer ring with holes, of any kind: rings may cross
 * themselves and each other. What is inside is decided as by `pointPolygon2d`, with the same rule, and all points of
 * its rings belong to it, as for `pointPolygonDistance2d`. What comes nearer to the center than the radius, be it an
 * edge without any inside, is `overlapping`. A circle of radius 0 is a point: `overlapping` inside, `touching` on a
 * ring. `boundaries` says how the curve and the rings meet: `crossing` where a ring has points on both sides of the
 * curve, `touching` where one comes to it from one side only.
 *
 * O(n) for n vertices, and O(k log k) for k edges that come into the circle where winding numbers behind them are far
 * from 0; O(k² log k) at worst, where the polygon goes on behind all of them.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.8, in the plane, with a winding number.
 *
 * @throws RangeError naming the argument, if a number is not finite, the radius is negative, a ring has no points, or
 *   the rule is none
 * @example
 * const square = [[0, 0], [20, 0], [20, 20], [0, 20]];
 * const hole = [[5, 5], [15, 5], [15, 15], [5, 15]];
 * circlePolygon2d({ center: [10, 10], radius: 5 }, { outer: square, holes: [hole] }); // { relation: 'touching', containment: 'none', boundaries: 'touching' }
 * circlePolygon2d({ center: [10, 10], radius: 4 }, { outer: square, holes: [hole] }); // { relation: 'disjoint', containment: 'none', boundaries: 'disjoint' }
 * circlePolygon2d({ center: [10, 10], radius: 10 }, square); // { relation: 'overlapping', containment: 'inside', boundaries: 'touching' }
 */
export function circlePolygon2d(
  circle: Circle,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): BoundaryRelation {
  return diskPolygonRelation(circleAndRings('circlePolygon2d', circle, polygon, rule));
}

/**
 * Do a circle and a polygon have a common point? Touching counts. Both are as in {@link circlePolygon2d}.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.8, in the plane, with a winding number.
 *
 * @throws RangeError naming the argument, if a number is not finite, the radius is negative, a ring has no points, or
 *   the rule is none
 * @example
 * circleIntersectsPolygon2d({ center: [-3, -4], radius: 5 }, [[0, 0], [4, 0], [0, 4]]); // true
 * circleIntersectsPolygon2d({ center: [-3, -4], radius: 4.999999999999999 }, [[0, 0], [4, 0], [0, 4]]); // false
 */
export function circleIntersectsPolygon2d(
  circle: Circle,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): boolean {
  return diskMeetsPolygon(circleAndRings('circleIntersectsPolygon2d', circle, polygon, rule));
}
