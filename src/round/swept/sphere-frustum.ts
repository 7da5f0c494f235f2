import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Sphere } from '../../core/shapes.js';
import type { Vector } from '../../distance/engine/vectors.js';
import { type Frustum, frustumSet, requireFrustum } from '../../spatial/convex/frustum.js';
import { frustumContainsPoint, pointFrustum } from '../../spatial/convex/point-frustum.js';
import { compareReach, cornersOf } from '../engine/half-spaces.js';
import { disjoint, type RoundRelation } from '../engine/relation.js';
import { frustumSpaces } from '../shapes/frustum-spaces.js';
import { sweptFrustumRelation, sweptMeetsFrustum } from '../shapes/round-frustum.js';
import { sphereShape } from '../shapes/swept.js';

/** All numbers of a sphere. */
function numbersOf({ center, radius }: Sphere): number[] {
  return [center[0]!, center[1]!, center[2]!, radius];
}

/**
 * How the point that a sphere of radius 0 is and a frustum meet: on the boundary it touches it, also where all of a
 * flat one is that.
 */
function pointRelation({ center }: Sphere, frustum: Frustum): RoundRelation {
  const { location } = pointFrustum(center, frustum);
  if (location === 'outside') return disjoint();
  if (location === 'inside') return { relation: 'overlapping', containment: 'inside' };
  return { relation: 'touching', containment: isAll(center, frustum) ? 'equal' : 'inside' };
}

/** Is a point that is in a frustum all of it? */
function isAll(center: Sphere['center'], frustum: Frustum): boolean {
  if (!frustumSet(frustum).isBounded) return false;
  const numbers = [center[0]!, center[1]!, center[2]!] as const;
  const exponent = commonExponent(numbers);
  const point: Vector = scaledIntegers(numbers, exponent);
  const corners = cornersOf(frustumSpaces('sphereFrustum', frustum, exponent));
  return corners.every((corner) => compareReach(point, corner, 0n) <= 0);
}

/**
 * How do a sphere and a frustum meet, exactly? Three ways: `disjoint`, also near an edge or a corner where no single
 * plane rejects; with the containment `inside`, wholly within; all else cuts the boundary. The frustum may be unbounded
 * or flat, as its matrix says. A sphere of radius 0 on the boundary of the frustum touches it.
 *
 * Source: Real-Time Rendering, 22.14.2 (there with false alarms near edges); Eberly, 3D Game Engine Design, 4.3.2.
 *
 * @throws RangeError naming the argument, if a number is not finite, the radius is negative or the frustum is none
 * @example
 * import { frustumFromMatrix } from 'unerring/spatial';
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * sphereFrustum({ center: [0, 0, 0], radius: 1 }, cube); // { relation: 'overlapping', containment: 'inside' }
 * sphereFrustum({ center: [4, 5, 0], radius: 5 }, cube).relation; // 'touching'
 * sphereFrustum({ center: [4, 5, 2], radius: 5 }, cube).relation; // 'disjoint'
 */
export function sphereFrustum(sphere: Sphere, frustum: Frustum): RoundRelation {
  const shape = sphereShape('sphereFrustum', 'sphere', sphere);
  requireFrustum('sphereFrustum', 'frustum', frustum);
  if (sphere.radius === 0) return pointRelation(sphere, frustum);
  return sweptFrustumRelation('sphereFrustum', shape, numbersOf(sphere), frustum);
}

/**
 * Have a sphere and a frustum a common point, exactly? Touching counts.
 *
 * Source: Real-Time Rendering, 22.14.2.
 *
 * @throws RangeError naming the argument, if a number is not finite, the radius is negative or the frustum is none
 * @example
 * import { frustumFromMatrix } from 'unerring/spatial';
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * sphereIntersectsFrustum({ center: [4, 5, 0], radius: 5 }, cube); // true
 */
export function sphereIntersectsFrustum(sphere: Sphere, frustum: Frustum): boolean {
  const shape = sphereShape('sphereIntersectsFrustum', 'sphere', sphere);
  requireFrustum('sphereIntersectsFrustum', 'frustum', frustum);
  if (sphere.radius === 0) return frustumContainsPoint(frustum, sphere.center);
  return sweptMeetsFrustum('sphereIntersectsFrustum', shape, numbersOf(sphere), frustum);
}
