import type { Capsule } from '../../core/shapes.js';
import type { Frustum } from '../../spatial/convex/frustum.js';
import type { RoundRelation } from '../engine/relation.js';
import { sweptFrustumRelation, sweptMeetsFrustum } from '../shapes/round-frustum.js';
import { capsuleShape } from '../shapes/swept.js';

/** All numbers of a capsule. */
function numbersOf(capsule: Capsule): number[] {
  return [...Array.from(capsule.start), ...Array.from(capsule.end), capsule.radius];
}

/**
 * How do a capsule and a frustum meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which: the
 * square of the distance of the cores and that of the radius are compared as the fractions that they are. Of radius 0 a
 * capsule is its core, which may be `crossing`. The frustum may be unbounded or flat, as its matrix says; a test plane
 * by plane keeps what is beside its edges and corners.
 *
 * Source: Real-Time Rendering, 22.14; Eberly, 3D Game Engine Design, 4.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the radius is negative or the frustum is none
 * @example
 * import { frustumFromMatrix } from 'unerring/spatial';
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * capsuleFrustum({ start: [4, 5, 0], end: [9, 5, 0], radius: 5 }, cube); // { relation: 'touching', containment: 'none' }
 */
export function capsuleFrustum(capsule: Capsule, frustum: Frustum): RoundRelation {
  const shape = capsuleShape('capsuleFrustum', 'capsule', capsule);
  return sweptFrustumRelation('capsuleFrustum', shape, numbersOf(capsule), frustum);
}

/**
 * Have a capsule and a frustum a common point, exactly? Touching counts.
 *
 * Source: Real-Time Rendering, 22.14; Eberly, 3D Game Engine Design, 4.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the radius is negative or the frustum is none
 * @example
 * import { frustumFromMatrix } from 'unerring/spatial';
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * capsuleIntersectsFrustum({ start: [4, 5, 0], end: [9, 5, 0], radius: 5 }, cube); // true
 */
export function capsuleIntersectsFrustum(capsule: Capsule, frustum: Frustum): boolean {
  const shape = capsuleShape('capsuleIntersectsFrustum', 'capsule', capsule);
  return sweptMeetsFrustum('capsuleIntersectsFrustum', shape, numbersOf(capsule), frustum);
}
