import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Sphere } from '../../core/shapes.js';
import type { Vector } from '../../distance/engine/vectors.js';
import { contains, locateIn } from '../../spatial/convex/engine/located.js';
import { type Frustum, frustumSet, requireFrustum } from '../../spatial/convex/frustum.js';
import { compareReach, cornersOf } from '../engine/half-spaces.js';
import { disjoint, type RoundRelation } from '../engine/relation.js';
import { frustumSpaces } from './frustum-spaces.js';
import { sweptFrustumRelation, sweptMeetsFrustum } from './round-frustum.js';
import { sphereShape } from './swept.js';

/** All numbers of a sphere. */
function numbersOf({ center, radius }: Sphere): number[] {
  return [center[0]!, center[1]!, center[2]!, radius];
}

/**
 * How the point that a sphere of radius 0 is and a frustum meet: on the boundary it touches it, also where all of a
 * flat one is that.
 */
function pointRelation({ center }: Sphere, frustum: Frustum): RoundRelation {
  const { location } = locateIn(center, frustumSet(frustum));
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

/** How a sphere and a frustum meet. */
export function sphereFrustumRelation(where: string, sphere: Sphere, frustum: Frustum): RoundRelation {
  const shape = sphereShape(where, 'sphere', sphere);
  requireFrustum(where, 'frustum', frustum);
  if (sphere.radius === 0) return pointRelation(sphere, frustum);
  return sweptFrustumRelation(where, shape, numbersOf(sphere), frustum);
}

/** Have they a common point? */
export function sphereMeetsFrustum(where: string, sphere: Sphere, frustum: Frustum): boolean {
  const shape = sphereShape(where, 'sphere', sphere);
  requireFrustum(where, 'frustum', frustum);
  if (sphere.radius === 0) return contains(frustumSet(frustum), sphere.center);
  return sweptMeetsFrustum(where, shape, numbersOf(sphere), frustum);
}
