import type { Lozenge } from '../../core/shapes.js';
import type { Frustum } from '../../spatial/convex/frustum.js';
import type { RoundRelation } from '../engine/relation.js';
import { sweptFrustumRelation, sweptMeetsFrustum } from '../shapes/round-frustum.js';
import { lozengeShape } from '../shapes/swept.js';

/** All numbers of a lozenge. */
function numbersOf(lozenge: Lozenge): number[] {
  return [lozenge.origin, ...lozenge.edges].flatMap((v) => Array.from(v)).concat(lozenge.radius);
}

/**
 * How do a lozenge and a frustum meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which: the
 * square of the distance of the cores and that of the radius are compared as the fractions that they are. Of radius 0 a
 * lozenge is its core, which may be `crossing`. The frustum may be unbounded or flat, as its matrix says; a test plane
 * by plane keeps what is beside its edges and corners.
 *
 * Source: Real-Time Rendering, 22.14; Eberly, 3D Game Engine Design, 4.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the radius is negative or the frustum is none
 * @example
 * import { frustumFromMatrix } from 'unerring/spatial';
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * lozengeFrustum({ origin: [4, 5, 0], edges: [[5, 0, 0], [0, 0, 2]], radius: 5 }, cube); // { relation: 'touching', containment: 'none' }
 */
export function lozengeFrustum(lozenge: Lozenge, frustum: Frustum): RoundRelation {
  const shape = lozengeShape('lozengeFrustum', 'lozenge', lozenge);
  return sweptFrustumRelation('lozengeFrustum', shape, numbersOf(lozenge), frustum);
}

/**
 * Have a lozenge and a frustum a common point, exactly? Touching counts.
 *
 * Source: Real-Time Rendering, 22.14; Eberly, 3D Game Engine Design, 4.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the radius is negative or the frustum is none
 * @example
 * import { frustumFromMatrix } from 'unerring/spatial';
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * lozengeIntersectsFrustum({ origin: [4, 5, 0], edges: [[5, 0, 0], [0, 0, 2]], radius: 5 }, cube); // true
 */
export function lozengeIntersectsFrustum(lozenge: Lozenge, frustum: Frustum): boolean {
  const shape = lozengeShape('lozengeIntersectsFrustum', 'lozenge', lozenge);
  return sweptMeetsFrustum('lozengeIntersectsFrustum', shape, numbersOf(lozenge), frustum);
}
