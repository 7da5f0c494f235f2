import type { Capsule, Ring } from '../../core/shapes.js';
import type { RoundPolygonRelation } from '../engine/polygon-relation.js';
import { meetsPolygon, polygonRelation } from '../shapes/beside-polygon.js';
import { capsuleInSpace, checkedRing } from '../shapes/in-space.js';

/**
 * How do a capsule and a polygon of space meet, exactly? `disjoint`, `touching` or `overlapping`, and whether a capsule
 * contains the polygon. A capsule of radius 0 is its segment, as for `segmentPolygon`: `crossing` if it passes through
 * the inside.
 *
 * The polygon is as for `segmentPolygon`: planar, convex or not, and may be closed (the last point equal to the first).
 * All points of its edges belong to it; what is inside is decided by even-odd, also where a ring crosses itself or runs
 * back. What comes into the inside of the capsule is `overlapping`, be it an edge without any inside. If the vertices
 * lie in no plane, or on one line, there is no polygon: `not-planar`, `degenerate`.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.8 and 4.5.1 (sphere-swept volumes), for polygons of any kind.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, or a point of the
 *   polygon has not three finite coordinates
 * @example
 * const notch = [[-9, -9, 0], [9, -9, 0], [9, 9, 0], [3, 9, 0], [3, -3, 0], [-3, -3, 0], [-3, 9, 0], [-9, 9, 0]];
 * const one = { start: [0, 0, 4], end: [0, 0, 9], radius: 5 };
 * capsulePolygon(one, notch); // { relation: 'touching', containment: 'none' }
 * capsulePolygon(one, [[-9, -9, 0], [9, -9, 0], [9, 9, 0], [-9, 9, 0]]); // { relation: 'overlapping', containment: 'none' }
 * capsulePolygon(one, [[-1, -1, 0], [1, -1, 0], [1, 1, 1], [-1, 1, 0]]); // { relation: 'not-planar', containment: 'none' }
 */
export function capsulePolygon(capsule: Capsule, polygon: Ring): RoundPolygonRelation {
  return polygonRelation(
    capsuleInSpace('capsulePolygon', 'capsule', capsule),
    checkedRing('capsulePolygon', 'polygon', polygon),
  );
}

/**
 * Have a capsule and a polygon of space a common point? Touching counts. The polygon is as for {@link capsulePolygon};
 * what is none, as it is not planar or has all vertices on one line, has none.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.8 and 4.5.1 (sphere-swept volumes), for polygons of any kind.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, or a point of the
 *   polygon has not three finite coordinates
 * @example
 * const one = { start: [0, 0, 4], end: [0, 0, 9], radius: 5 };
 * capsuleIntersectsPolygon(one, [[3, 0, 0], [9, -9, 0], [9, 9, 0]]); // true
 * capsuleIntersectsPolygon(one, [[3.0000000000000004, 0, 0], [9, -9, 0], [9, 9, 0]]); // false
 */
export function capsuleIntersectsPolygon(capsule: Capsule, polygon: Ring): boolean {
  return meetsPolygon(
    capsuleInSpace('capsuleIntersectsPolygon', 'capsule', capsule),
    checkedRing('capsuleIntersectsPolygon', 'polygon', polygon),
  );
}
