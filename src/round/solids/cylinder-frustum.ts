import type { Cylinder } from '../../core/shapes.js';
import type { Frustum } from '../../spatial/convex/frustum.js';
import { cylinderEnds } from '../engine/cone-shapes.js';
import type { RoundRelation } from '../engine/relation.js';
import { coneFrustumRelation, coneMeetsFrustum } from '../shapes/round-frustum.js';

/**
 * How do a cylinder and a frustum meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which. The
 * quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the axis comes to a
 * face. Of radius 0 the solid is a segment, which may be `crossing`. The frustum may be unbounded or flat, as its
 * matrix says; a test plane by plane keeps what is beside its edges and corners.
 *
 * Source: Real-Time Rendering, 22.14; Eberly, 3D Game Engine Design, 4.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal or the
 *   frustum is none
 * @example
 * import { frustumFromMatrix } from 'unerring/spatial';
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * cylinderFrustum({ start: [4, 5, -3], end: [4, 5, 3], radius: 5 }, cube); // { relation: 'touching', containment: 'none' }
 */
export function cylinderFrustum(cylinder: Cylinder, frustum: Frustum): RoundRelation {
  const ends = cylinderEnds('cylinderFrustum', 'cylinder', cylinder);
  return coneFrustumRelation('cylinderFrustum', ends, frustum);
}

/**
 * Have a cylinder and a frustum a common point, exactly? Touching counts.
 *
 * Source: Real-Time Rendering, 22.14; Eberly, 3D Game Engine Design, 4.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal or the
 *   frustum is none
 * @example
 * import { frustumFromMatrix } from 'unerring/spatial';
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * cylinderIntersectsFrustum({ start: [4, 5, -3], end: [4, 5, 3], radius: 5 }, cube); // true
 */
export function cylinderIntersectsFrustum(cylinder: Cylinder, frustum: Frustum): boolean {
  const ends = cylinderEnds('cylinderIntersectsFrustum', 'cylinder', cylinder);
  return coneMeetsFrustum('cylinderIntersectsFrustum', ends, frustum);
}
