import type { Ring, Sphere } from '../../core/shapes.js';
import type { RoundPolygonRelation } from '../engine/polygon-relation.js';
import { meetsPolygon, polygonRelation } from '../shapes/beside-polygon.js';
import { checkedRing, sphereInSpace } from '../shapes/in-space.js';

/**
 * How do a sphere and a polygon of space meet, exactly? `disjoint`, `touching` or `overlapping`, and whether a sphere
 * contains the polygon. A sphere of radius 0 is a point: `overlapping` off the edges.
 *
 * The polygon is as for `segmentPolygon`: planar, convex or not, and may be closed (the last point equal to the first).
 * All points of its edges belong to it; what is inside is decided by even-odd, also where a ring crosses itself or runs
 * back. What comes into the inside of the sphere is `overlapping`, be it an edge without any inside. If the vertices
 * lie in no plane, or on one line, there is no polygon: `not-planar`, `degenerate`.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.8, for polygons of any kind.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, or a point of the
 *   polygon has not three finite coordinates
 * @example
 * const notch = [[-9, -9, 0], [9, -9, 0], [9, 9, 0], [3, 9, 0], [3, -3, 0], [-3, -3, 0], [-3, 9, 0], [-9, 9, 0]];
 * const one = { center: [0, 0, 4], radius: 5 };
 * spherePolygon(one, notch); // { relation: 'touching', containment: 'none' }
 * spherePolygon(one, [[-9, -9, 0], [9, -9, 0], [9, 9, 0], [-9, 9, 0]]); // { relation: 'overlapping', containment: 'none' }
 * spherePolygon(one, [[-1, -1, 0], [1, -1, 0], [1, 1, 1], [-1, 1, 0]]); // { relation: 'not-planar', containment: 'none' }
 */
export function spherePolygon(sphere: Sphere, polygon: Ring): RoundPolygonRelation {
  return polygonRelation(
    sphereInSpace('spherePolygon', 'sphere', sphere),
    checkedRing('spherePolygon', 'polygon', polygon),
  );
}

/**
 * Have a sphere and a polygon of space a common point? Touching counts. The polygon is as for {@link spherePolygon};
 * what is none, as it is not planar or has all vertices on one line, has none.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.8, for polygons of any kind.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, or a point of the
 *   polygon has not three finite coordinates
 * @example
 * const one = { center: [0, 0, 4], radius: 5 };
 * sphereIntersectsPolygon(one, [[3, 0, 0], [9, -9, 0], [9, 9, 0]]); // true
 * sphereIntersectsPolygon(one, [[3.0000000000000004, 0, 0], [9, -9, 0], [9, 9, 0]]); // false
 */
export function sphereIntersectsPolygon(sphere: Sphere, polygon: Ring): boolean {
  return meetsPolygon(
    sphereInSpace('sphereIntersectsPolygon', 'sphere', sphere),
    checkedRing('sphereIntersectsPolygon', 'polygon', polygon),
  );
}
