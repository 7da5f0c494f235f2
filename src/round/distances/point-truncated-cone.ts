import type { Point3, TruncatedCone } from '../../core/shapes.js';
import { truncatedConeSolid } from '../hits/solids.js';
import { nearestOfCone } from './nearest-of-cone.js';
import { type RoundDistance, roundDistanceOf } from './round-distance.js';

/**
 * The distance from a point to a truncated cone, which is solid: its square as an exact number a + b√c, and the closest
 * point exactly and rounded, with the feature as `pointTruncatedCone` names it: the side (face 0), a cap (faces 1 and
 * 2), a rim (edges 0 and 1), an apex (vertices 0 and 1). A point in it is its own closest one, at the distance 0.
 *
 * Source: Eberly, 3D Game Engine Design, 2.6.11, by the plane through the axis and the point.
 *
 * @throws RangeError naming the argument, if a number is not finite, start and end are one point or a radius is
 *   negative
 * @example
 * const cone = { start: [0, 0, 0], end: [0, 0, 4], startRadius: 6, endRadius: 3 };
 * const found = pointTruncatedConeDistance([0, 12.5, 8], cone);
 * found.distance; // 10
 * found.closest[0]!.rounded.pointB; // [0, 4.5, 2]
 */
export function pointTruncatedConeDistance(point: Point3, truncatedCone: TruncatedCone): RoundDistance {
  const solid = truncatedConeSolid('pointTruncatedConeDistance', truncatedCone);
  return roundDistanceOf(point, nearestOfCone('pointTruncatedConeDistance', point, solid));
}
