import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Sphere } from '../../core/shapes.js';
import { dot, isZero, type Vector } from '../../distance/engine/vectors.js';
import { compareReach, cornersOf, type HalfSpaceCells, isBounded } from '../engine/half-spaces.js';
import { disjoint, type RoundRelation } from '../engine/relation.js';
import type { HalfSpacesOver } from './half-spaces.js';
import { sweptMeetsSpaces, sweptSpacesRelation } from './round-spaces.js';
import { sphereShape } from './swept.js';

/** All numbers of a sphere. */
function numbersOf({ center, radius }: Sphere): number[] {
  return [center[0]!, center[1]!, center[2]!, radius];
}

/** A point, and half-spaces over the integers of its coordinates. */
interface PointScene {
  readonly point: Vector;
  readonly spaces: readonly HalfSpaceCells[];
}

function pointScene({ center }: Sphere, spacesOver: HalfSpacesOver): PointScene {
  const numbers = [center[0]!, center[1]!, center[2]!] as const;
  const exponent = commonExponent(numbers);
  return { point: scaledIntegers(numbers, exponent), spaces: spacesOver(exponent) };
}

const heightsOf = ({ point, spaces }: PointScene): bigint[] =>
  spaces.map(({ normal, constant }) => dot(normal, point) + constant);

/**
 * How the point that a sphere of radius 0 is and half-spaces meet: on the boundary it touches them, also where all of
 * what is flat is that.
 */
function pointRelation(scene: PointScene): RoundRelation {
  const heights = heightsOf(scene);
  if (heights.some((height) => height < 0n)) return disjoint();
  const isOnBoundary = scene.spaces.some(({ normal }, i) => heights[i] === 0n && !isZero(normal));
  if (!isOnBoundary) return { relation: 'overlapping', containment: 'inside' };
  return { relation: 'touching', containment: isAll(scene) ? 'equal' : 'inside' };
}

/** Is a point that is in all half-spaces all that they have in common? */
function isAll({ point, spaces }: PointScene): boolean {
  const corners = cornersOf(spaces);
  if (corners.length === 0 || !isBounded(spaces)) return false;
  return corners.every((corner) => compareReach(point, corner, 0n) <= 0);
}

/** How a sphere and half-spaces meet. */
export function sphereSpacesRelation(
  where: string,
  sphere: Sphere,
  spacesOver: HalfSpacesOver,
): RoundRelation {
  const shape = sphereShape(where, 'sphere', sphere);
  if (sphere.radius === 0) return pointRelation(pointScene(sphere, spacesOver));
  return sweptSpacesRelation(shape, numbersOf(sphere), spacesOver);
}

/** Have they a common point? */
export function sphereMeetsSpaces(where: string, sphere: Sphere, spacesOver: HalfSpacesOver): boolean {
  const shape = sphereShape(where, 'sphere', sphere);
  if (sphere.radius === 0) return heightsOf(pointScene(sphere, spacesOver)).every((height) => height >= 0n);
  return sweptMeetsSpaces(shape, numbersOf(sphere), spacesOver);
}
