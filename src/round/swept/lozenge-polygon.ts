import type { Lozenge, Ring } from '../../core/shapes.js';
import type { RoundPolygonRelation } from '../engine/polygon-relation.js';
import { meetsPolygon, polygonRelation } from '../shapes/beside-polygon.js';
import { checkedRing, lozengeInSpace } from '../shapes/in-space.js';

/**
 * How do a lozenge and a polygon of space meet, exactly? `disjoint`, `touching` or `overlapping`, and whether a lozenge
 * contains the polygon. A lozenge of radius 0 is its parallelogram, which may be `crossing`, or `inside` or `equal` in
 * the plane of the polygon.
 *
 * The polygon is as for `segmentPolygon`: planar, convex or not, and may be closed (the last point equal to the first).
 * All points of its edges belong to it; what is inside is decided by even-odd, also where a ring crosses itself or runs
 * back. What comes into the inside of the lozenge is `overlapping`, be it an edge without any inside. If the vertices
 * lie in no plane, or on one line, there is no polygon: `not-planar`, `degenerate`.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.8 and 4.5.1 (sphere-swept volumes), for polygons of any kind.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, or a point of the
 *   polygon has not three finite coordinates
 * @example
 * const notch = [[-9, -9, 0], [9, -9, 0], [9, 9, 0], [3, 9, 0], [3, -3, 0], [-3, -3, 0], [-3, 9, 0], [-9, 9, 0]];
 * const one = { origin: [0, 0, 4], edges: [[0, 1, 0], [0, 0, 5]], radius: 5 };
 * lozengePolygon(one, notch); // { relation: 'touching', containment: 'none' }
 * lozengePolygon(one, [[-9, -9, 0], [9, -9, 0], [9, 9, 0], [-9, 9, 0]]); // { relation: 'overlapping', containment: 'none' }
 * lozengePolygon(one, [[-1, -1, 0], [1, -1, 0], [1, 1, 1], [-1, 1, 0]]); // { relation: 'not-planar', containment: 'none' }
 */
export function lozengePolygon(lozenge: Lozenge, polygon: Ring): RoundPolygonRelation {
  return polygonRelation(
    lozengeInSpace('lozengePolygon', 'lozenge', lozenge),
    checkedRing('lozengePolygon', 'polygon', polygon),
  );
}

/**
 * Have a lozenge and a polygon of space a common point? Touching counts. The polygon is as for {@link lozengePolygon};
 * what is none, as it is not planar or has all vertices on one line, has none.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.8 and 4.5.1 (sphere-swept volumes), for polygons of any kind.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, or a point of the
 *   polygon has not three finite coordinates
 * @example
 * const one = { origin: [0, 0, 4], edges: [[0, 1, 0], [0, 0, 5]], radius: 5 };
 * lozengeIntersectsPolygon(one, [[3, 0, 0], [9, -9, 0], [9, 9, 0]]); // true
 * lozengeIntersectsPolygon(one, [[3.0000000000000004, 0, 0], [9, -9, 0], [9, 9, 0]]); // false
 */
export function lozengeIntersectsPolygon(lozenge: Lozenge, polygon: Ring): boolean {
  return meetsPolygon(
    lozengeInSpace('lozengeIntersectsPolygon', 'lozenge', lozenge),
    checkedRing('lozengeIntersectsPolygon', 'polygon', polygon),
  );
}
