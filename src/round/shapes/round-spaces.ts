/** Round shapes that are checked already against half-spaces, of frusta and of k-DOPs: as bodies, over integers. */
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { dot, isZero, times, type Vector, ZERO } from '../../distance/engine/vectors.js';
import { triples } from '../../distance/shapes/cells-of.js';
import { type Core, coneBody, sweptBody } from '../engine/body.js';
import { type BodyScene, bodyMeets, bodyRelation, cubeAround } from '../engine/body-spaces.js';
import type { BoundaryRelation } from '../engine/boundary-relation.js';
import { type ConeEnds, coneIntegers, coneNumbers } from '../engine/cone-shapes.js';
import { coneGap } from '../engine/cone-spaces.js';
import { coreGap } from '../engine/core-gap.js';
import { coreMeets, coreRelation } from '../engine/core-part.js';
import { cornersOf, type HalfSpaceCells } from '../engine/half-spaces.js';
import type { Rounded } from '../engine/rounded.js';
import type { HalfSpacesOver } from './half-spaces.js';

/** A body with an inside, or a core that is all of a shape, and half-spaces. */
type Scene = BodyScene | { readonly core: Core; readonly spaces: readonly HalfSpaceCells[] };

function relationIn(scene: Scene): BoundaryRelation {
  return 'body' in scene ? bodyRelation(scene) : coreRelation(scene.core, scene.spaces);
}

function meetsIn(scene: Scene): boolean {
  return 'body' in scene ? bodyMeets(scene) : coreMeets(scene.core, scene.spaces);
}

/** All numbers are even in units of which one is half of the least bit: so is the middle of two of them a number. */
function halvedExponent(numbers: readonly number[]): number {
  return commonExponent(numbers) - 1;
}

/** @param numbers all numbers of the shape, its radius among them */
function sweptScene(shape: Rounded, numbers: readonly number[], spacesOver: HalfSpacesOver): Scene {
  const exponent = halvedExponent(numbers);
  const { points, scale } = shape.core;
  const factor = 1n << BigInt(scale.exponent - exponent);
  const core = points.all().map((p) => times(p, factor));
  const [radius] = scaledIntegers([shape.radius], exponent);
  const spaces = spacesOver(exponent);
  if (radius === 0n) return { core, spaces };
  return {
    body: sweptBody(core, radius),
    spaces,
    exactGap: (cut) => coreGap(core, radius, cut),
  };
}

/** How what points, segments and parallelograms sweep and half-spaces meet. */
export function sweptSpacesRelation(
  shape: Rounded,
  numbers: readonly number[],
  spacesOver: HalfSpacesOver,
): BoundaryRelation {
  return relationIn(sweptScene(shape, numbers, spacesOver));
}

/** Have they a common point? */
export function sweptMeetsSpaces(
  shape: Rounded,
  numbers: readonly number[],
  spacesOver: HalfSpacesOver,
): boolean {
  return meetsIn(sweptScene(shape, numbers, spacesOver));
}

/**
 * Has something with a radius points inside of the common part of half-spaces, which may be flat or empty? Where it is
 * not flat, those near a point that the insides of both closures have in common are inside of it.
 */
export function sweptReachesInside(
  shape: Rounded,
  numbers: readonly number[],
  spacesOver: HalfSpacesOver,
): boolean {
  const scene = sweptScene(shape, numbers, spacesOver);
  if (relationIn(scene).relation !== 'overlapping') return false;
  return 'body' in scene && haveVolume([...scene.spaces, ...cubeAround(scene.body)]);
}

/** Is the common part, which is bounded, not flat? Then no plane has all of its corners. */
function haveVolume(all: readonly HalfSpaceCells[]): boolean {
  const spaces = all.filter(({ normal }) => !isZero(normal));
  const corners = cornersOf(spaces);
  return spaces.every(({ normal, constant }) =>
    corners.some(({ numerators, denominator }) => dot(normal, numerators) + constant * denominator > 0n),
  );
}

/**
 * With the axes as columns of A, the ellipsoid is center + A y for |y| <= 1, and n · x + c is (A^T n) · y + n ·
 * center + c.
 */
function ellipsoidScene(numbers: readonly number[], spacesOver: HalfSpacesOver): BodyScene {
  const exponent = commonExponent(numbers);
  const [center, u, v, w] = triples(scaledIntegers(numbers, exponent) as bigint[]) as [
    Vector,
    Vector,
    Vector,
    Vector,
  ];
  const spaces = spacesOver(exponent).map(({ normal, constant }) => ({
    normal: [dot(normal, u), dot(normal, v), dot(normal, w)] as const,
    constant: dot(normal, center) + constant,
  }));
  return {
    body: sweptBody([ZERO], 1n),
    spaces,
    exactGap: (cut) => coreGap([ZERO], 1n, cut),
  };
}

/** How an ellipsoid, by its numbers, and half-spaces meet. */
export function ellipsoidSpacesRelation(
  numbers: readonly number[],
  spacesOver: HalfSpacesOver,
): BoundaryRelation {
  return bodyRelation(ellipsoidScene(numbers, spacesOver));
}

/** Have they a common point? */
export function ellipsoidMeetsSpaces(numbers: readonly number[], spacesOver: HalfSpacesOver): boolean {
  return bodyMeets(ellipsoidScene(numbers, spacesOver));
}

function coneScene(ends: ConeEnds, spacesOver: HalfSpacesOver): Scene {
  const numbers = coneNumbers(ends);
  const exponent = halvedExponent(numbers);
  const cone = coneIntegers(scaledIntegers(numbers, exponent) as bigint[]);
  const spaces = spacesOver(exponent);
  if (cone.radii[0] + cone.radii[1] === 0n) return { core: [cone.start, cone.end], spaces };
  const body = coneBody(cone);
  return {
    body,
    spaces,
    exactGap: (cut) => coneGap(cone, cut, cubeAround(body)),
  };
}

/** How the hull of two disks and half-spaces meet. */
export function coneSpacesRelation(ends: ConeEnds, spacesOver: HalfSpacesOver): BoundaryRelation {
  return relationIn(coneScene(ends, spacesOver));
}

/** Have they a common point? */
export function coneMeetsSpaces(ends: ConeEnds, spacesOver: HalfSpacesOver): boolean {
  return meetsIn(coneScene(ends, spacesOver));
}
