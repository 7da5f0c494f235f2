import type { Ellipsoid } from '../../core/shapes.js';
import type { Frustum } from '../../spatial/convex/frustum.js';
import { ellipsoidNumbers } from '../engine/mapped.js';
import type { RoundRelation } from '../engine/relation.js';
import { ellipsoidFrustumRelation, ellipsoidMeetsFrustum } from '../shapes/round-frustum.js';

/**
 * How do an ellipsoid and a frustum meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which:
 * under the map that makes a ball of the ellipsoid, flat shapes stay flat. The frustum may be unbounded or flat, as its
 * matrix says; a test plane by plane keeps what is beside its edges and corners.
 *
 * Source: Real-Time Rendering, 22.14; Eberly, 3D Game Engine Design, 4.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 *   or the frustum is none
 * @example
 * import { frustumFromMatrix } from 'unerring/spatial';
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * ellipsoidFrustum({ center: [4, 5, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] }, cube); // { relation: 'touching', containment: 'none' }
 */
export function ellipsoidFrustum(ellipsoid: Ellipsoid, frustum: Frustum): RoundRelation {
  const numbers = ellipsoidNumbers('ellipsoidFrustum', ellipsoid);
  return ellipsoidFrustumRelation('ellipsoidFrustum', numbers, frustum);
}

/**
 * Have an ellipsoid and a frustum a common point, exactly? Touching counts.
 *
 * Source: Real-Time Rendering, 22.14; Eberly, 3D Game Engine Design, 4.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 *   or the frustum is none
 * @example
 * import { frustumFromMatrix } from 'unerring/spatial';
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * ellipsoidIntersectsFrustum({ center: [4, 5, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] }, cube); // true
 */
export function ellipsoidIntersectsFrustum(ellipsoid: Ellipsoid, frustum: Frustum): boolean {
  const numbers = ellipsoidNumbers('ellipsoidIntersectsFrustum', ellipsoid);
  return ellipsoidMeetsFrustum('ellipsoidIntersectsFrustum', numbers, frustum);
}
