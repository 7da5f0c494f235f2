import type { Plane, Sphere } from '../../core/shapes.js';
import { UNDECIDED } from '../../core/sign.js';
import { sideOfThickPlane } from '../../predicates/index.js';
import type { SideRelation } from '../engine/side-relation.js';
import { ballSideFilter } from './plane.js';

/** The answer, if doubles tell. */
export function spherePlaneFilter(sphere: Sphere, plane: Plane): SideRelation | null {
  const side = ballSideFilter(sphere, plane);
  if (side === UNDECIDED) return null;
  return { relation: side === 0 ? 'overlapping' : 'disjoint', containment: 'none', side };
}

/** Do a sphere and a plane have a common point? The plane as thick as the sphere, and the center. */
export function sphereMeetsPlane({ center, radius }: Sphere, { normal, constant }: Plane): boolean {
  const side = sideOfThickPlane(
    normal[0]!,
    normal[1]!,
    normal[2]!,
    constant,
    center[0]!,
    center[1]!,
    center[2]!,
    radius,
  );
  return side === 0;
}
