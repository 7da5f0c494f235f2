import type { Sphere } from '../../core/shapes.js';
import type { BoundaryRelation } from '../engine/boundary-relation.js';
import type { HalfSpacesOver } from './half-spaces.js';
import { sweptMeetsSpaces, sweptSpacesRelation } from './round-spaces.js';
import { sphereShape } from './swept.js';

/** All numbers of a sphere. */
function numbersOf({ center, radius }: Sphere): number[] {
  return [center[0]!, center[1]!, center[2]!, radius];
}

/** How a sphere and half-spaces meet. */
export function sphereSpacesRelation(
  where: string,
  sphere: Sphere,
  spacesOver: HalfSpacesOver,
): BoundaryRelation {
  return sweptSpacesRelation(sphereShape(where, 'sphere', sphere), numbersOf(sphere), spacesOver);
}

/** Have they a common point? */
export function sphereMeetsSpaces(where: string, sphere: Sphere, spacesOver: HalfSpacesOver): boolean {
  return sweptMeetsSpaces(sphereShape(where, 'sphere', sphere), numbersOf(sphere), spacesOver);
}
