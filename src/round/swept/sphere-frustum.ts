import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireSphere } from '../../core/arguments/index.js';
import type { Relation } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import type { Sphere } from '../../core/shapes.js';
import type { Vector } from '../../distance/engine/vectors.js';
import { type Frustum, frustumSet, requireFrustum } from '../../spatial/convex/frustum.js';
import { pointFrustum } from '../../spatial/convex/point-frustum.js';
import { compareReach, cornersOf, feetWithin, type HalfSpaceCells, isBallIn } from '../engine/half-spaces.js';
import type { RoundRelation } from '../engine/relation.js';
import { frustumSpaces } from '../shapes/frustum-spaces.js';

/** A sphere and the half-spaces of a frustum over one scale. */
interface Scene {
  readonly center: Vector;
  readonly radius: bigint;
  readonly spaces: readonly HalfSpaceCells[];
}

function sceneOf({ center, radius }: Sphere, frustum: Frustum): Scene {
  const numbers = [center[0]!, center[1]!, center[2]!, radius] as const;
  const exponent = commonExponent(numbers);
  const [x, y, z, r] = scaledIntegers(numbers, exponent);
  const spaces = frustumSpaces('sphereFrustum', frustum, exponent);
  return { center: [x, y, z], radius: r, spaces };
}

/** The least of the comparisons of the feet with the radius; 1 if there is none. */
function gapOf({ center, radius, spaces }: Scene): number {
  return Math.min(1, ...feetWithin(center, spaces).map((foot) => compareReach(center, foot, radius)));
}

function containmentOf({ center, radius, spaces }: Scene, frustum: Frustum): Containment {
  const isIn = spaces.every((space) => isBallIn(center, radius, space));
  const contains =
    frustumSet(frustum).isBounded &&
    cornersOf(spaces).every((corner) => compareReach(center, corner, radius) <= 0);
  if (isIn) return contains ? 'equal' : 'inside';
  return contains ? 'containing' : 'none';
}

/**
 * How do a sphere and a frustum meet, exactly? Three ways: `disjoint`, also near an edge or a corner where no single plane rejects;
 * with the containment `inside`, wholly within; all else cuts the boundary. The frustum may be unbounded or flat, as its matrix says.
 * A sphere of radius 0 on the boundary of the frustum touches it.
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
  requireSphere('sphereFrustum', 'sphere', sphere);
  requireFrustum('sphereFrustum', 'frustum', frustum);
  const scene = sceneOf(sphere, frustum);
  const gap = gapOf(scene);
  if (gap > 0) return { relation: 'disjoint', containment: 'none' };
  return { relation: relationOf(gap, sphere, frustum), containment: containmentOf(scene, frustum) };
}

function relationOf(gap: number, { center, radius }: Sphere, frustum: Frustum): Relation {
  if (radius > 0) return gap === 0 ? 'touching' : 'overlapping';
  return pointFrustum(center, frustum).location === 'inside' ? 'overlapping' : 'touching';
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
  requireSphere('sphereIntersectsFrustum', 'sphere', sphere);
  requireFrustum('sphereIntersectsFrustum', 'frustum', frustum);
  return gapOf(sceneOf(sphere, frustum)) <= 0;
}
