import type { TruncatedCone } from '../../core/shapes.js';
import type { Frustum } from '../../spatial/convex/frustum.js';
import { truncatedConeEnds } from '../engine/cone-shapes.js';
import type { RoundRelation } from '../engine/relation.js';
import { coneFrustumRelation, coneMeetsFrustum } from '../shapes/round-frustum.js';

/**
 * How do a truncated cone and a frustum meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains
 * which. The quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the axis
 * comes to a face. Of radius 0 the solid is a segment, which may be `crossing`. The frustum may be unbounded or flat,
 * as its matrix says; a test plane by plane keeps what is beside its edges and corners.
 *
 * Source: Real-Time Rendering, 22.14; Eberly, 3D Game Engine Design, 4.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal or the
 *   frustum is none
 * @example
 * import { frustumFromMatrix } from 'unerring/spatial';
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * truncatedConeFrustum({ start: [4, 5, 0], end: [4, 5, 3], startRadius: 5, endRadius: 2 }, cube); // { relation: 'touching', containment: 'none' }
 */
export function truncatedConeFrustum(truncatedCone: TruncatedCone, frustum: Frustum): RoundRelation {
  const ends = truncatedConeEnds('truncatedConeFrustum', 'truncatedCone', truncatedCone);
  return coneFrustumRelation('truncatedConeFrustum', ends, frustum);
}

/**
 * Have a truncated cone and a frustum a common point, exactly? Touching counts.
 *
 * Source: Real-Time Rendering, 22.14; Eberly, 3D Game Engine Design, 4.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal or the
 *   frustum is none
 * @example
 * import { frustumFromMatrix } from 'unerring/spatial';
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * truncatedConeIntersectsFrustum({ start: [4, 5, 0], end: [4, 5, 3], startRadius: 5, endRadius: 2 }, cube); // true
 */
export function truncatedConeIntersectsFrustum(truncatedCone: TruncatedCone, frustum: Frustum): boolean {
  const ends = truncatedConeEnds('truncatedConeIntersectsFrustum', 'truncatedCone', truncatedCone);
  return coneMeetsFrustum('truncatedConeIntersectsFrustum', ends, frustum);
}
