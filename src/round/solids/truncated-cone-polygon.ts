import { requireRing3 } from '../../core/arguments/index.js';
import type { Ring, TruncatedCone } from '../../core/shapes.js';
import { truncatedConeEnds } from '../engine/cone-shapes.js';
import type { RoundPolygonRelation } from '../engine/polygon-relation.js';
import { meetsPolygon, polygonRelation } from '../shapes/beside-polygon.js';
import { coneInSpace } from '../shapes/in-space.js';

/**
 * How do a truncated cone and a polygon of space meet, exactly? `disjoint`, `touching` or `overlapping`, and whether a
 * truncated cone contains the polygon. Of radius 0 the solid is a segment, as for `segmentPolygon`, which may be
 * `crossing`.
 *
 * The polygon is as for `segmentPolygon`: planar, convex or not, and may be closed (the last point equal to the first).
 * All points of its edges belong to it; what is inside is decided by even-odd, also where a ring crosses itself or runs
 * back. What comes into the inside of the solid is `overlapping`, be it an edge without any inside. If the vertices lie
 * in no plane, or on one line, there is no polygon: `not-planar`, `degenerate`.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4, along the edges; Ericson, Real-Time Collision Detection, 5.2.8, for what
 * is within.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the ends are equal, or a
 *   point of the polygon has not three finite coordinates
 * @example
 * const notch = [[-9, -9, 0], [9, -9, 0], [9, 9, 0], [3, 9, 0], [3, -3, 0], [-3, -3, 0], [-3, 9, 0], [-9, 9, 0]];
 * const one = { start: [0, 0, -1], end: [0, 0, 3], startRadius: 4, endRadius: 0 };
 * truncatedConePolygon(one, notch); // { relation: 'touching', containment: 'none' }
 * truncatedConePolygon(one, [[-9, -9, 0], [9, -9, 0], [9, 9, 0], [-9, 9, 0]]); // { relation: 'overlapping', containment: 'none' }
 * truncatedConePolygon(one, [[-1, -1, 0], [1, -1, 0], [1, 1, 1], [-1, 1, 0]]); // { relation: 'not-planar', containment: 'none' }
 */
export function truncatedConePolygon(truncatedCone: TruncatedCone, polygon: Ring): RoundPolygonRelation {
  const shape = coneInSpace(truncatedConeEnds('truncatedConePolygon', 'truncatedCone', truncatedCone));
  requireRing3('truncatedConePolygon', 'polygon', polygon);
  return polygonRelation(shape, polygon);
}

/**
 * Have a truncated cone and a polygon of space a common point? Touching counts. The polygon is as for
 * {@link truncatedConePolygon}; what is none, as it is not planar or has all vertices on one line, has none.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4, along the edges; Ericson, Real-Time Collision Detection, 5.2.8, for what
 * is within.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the ends are equal, or a
 *   point of the polygon has not three finite coordinates
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 3], startRadius: 4, endRadius: 0 };
 * truncatedConeIntersectsPolygon(one, [[3, 0, 0], [9, -9, 0], [9, 9, 0]]); // true
 * truncatedConeIntersectsPolygon(one, [[3.0000000000000004, 0, 0], [9, -9, 0], [9, 9, 0]]); // false
 */
export function truncatedConeIntersectsPolygon(truncatedCone: TruncatedCone, polygon: Ring): boolean {
  const shape = coneInSpace(
    truncatedConeEnds('truncatedConeIntersectsPolygon', 'truncatedCone', truncatedCone),
  );
  requireRing3('truncatedConeIntersectsPolygon', 'polygon', polygon);
  return meetsPolygon(shape, polygon);
}
