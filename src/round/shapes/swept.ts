/** Spheres and what spheres sweep, as rounded cores, checked. */
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import {
  requireCapsule,
  requireCapsule2,
  requireCircle,
  requireInfiniteCylinder,
  requireLozenge,
  requireSphere,
} from '../../core/arguments/index.js';
import type { Capsule, Circle, InfiniteCylinder, Lozenge, Sphere } from '../../core/shapes.js';
import type { ScaledCells } from '../../distance/engine/cells.js';
import { type Doubles, isModest } from '../../distance/engine/doubles.js';
import { listed } from '../../distance/engine/point-list.js';
import { plus, type Vector } from '../../distance/engine/vectors.js';
import { Given, type GivenKind } from '../../distance/lazy/given.js';
import { triples } from '../../distance/shapes/cells-of.js';
import { givenLine, givenPoint, givenSegment } from '../../distance/shapes/linear.js';
import type { Rounded } from '../engine/rounded.js';
import { CAPSULE, ONE_EDGE, ONE_FACE, type Skin, type Swept } from '../engine/skin.js';

/** A flat shape as one that is rounded by nothing. */
export function flat(core: ScaledCells): Rounded {
  return { core, radius: 0 };
}

/** A core that was given, and the radius beside it, which is made a shape over integers when it is needed. */
export interface GivenSwept {
  readonly core: Given;
  readonly radius: number;
  readonly skin: Skin;
}

/** The shape over integers. */
const shapeOf = ({ core, radius, skin }: GivenSwept): Swept => ({ core: core.cells(), radius, skin });

/** A sphere, checked. */
export function givenSphere(where: string, name: string, sphere: Sphere): GivenSwept {
  requireSphere(where, name, sphere);
  return { core: givenPoint(where, name, sphere.center), radius: sphere.radius, skin: ONE_FACE };
}

/** A sphere as a shape, checked. */
export const sphereShape = (where: string, name: string, sphere: Sphere): Swept =>
  shapeOf(givenSphere(where, name, sphere));

/** A circle of the plane at z = 0, checked. */
export function givenCircle(where: string, name: string, circle: Circle): GivenSwept {
  requireCircle(where, name, circle);
  const core = givenPoint(where, name, [circle.center[0]!, circle.center[1]!, 0]);
  return { core, radius: circle.radius, skin: ONE_EDGE };
}

/** A circle as a shape, checked. */
export const circleShape = (where: string, name: string, circle: Circle): Swept =>
  shapeOf(givenCircle(where, name, circle));

/** A capsule, checked. */
export function givenCapsule(where: string, name: string, capsule: Capsule): GivenSwept {
  requireCapsule(where, name, capsule);
  const core = givenSegment(where, name, { start: capsule.start, end: capsule.end });
  return { core, radius: capsule.radius, skin: CAPSULE };
}

/** A capsule of the plane as that of space at z = 0, checked. */
export function planarCapsule(where: string, name: string, capsule: Capsule): Capsule {
  requireCapsule2(where, name, capsule);
  const { start, end, radius } = capsule;
  return { start: [start[0]!, start[1]!, 0], end: [end[0]!, end[1]!, 0], radius };
}

/** The same as a rounded core. */
export function givenCapsule2d(where: string, name: string, capsule: Capsule): GivenSwept {
  return { ...givenCapsule(where, name, planarCapsule(where, name, capsule)), skin: ONE_EDGE };
}

/** A capsule of the plane as a shape, checked. */
export const capsule2dShape = (where: string, name: string, capsule: Capsule): Swept =>
  shapeOf(givenCapsule2d(where, name, capsule));

/** An infinite cylinder, checked: its core is a line. */
export function givenInfiniteCylinder(where: string, name: string, cylinder: InfiniteCylinder): GivenSwept {
  requireInfiniteCylinder(where, name, cylinder);
  const { origin, direction, radius } = cylinder;
  return { core: givenLine(where, name, { origin, direction }), radius, skin: ONE_FACE };
}

/** An infinite cylinder as a shape, checked. */
export const infiniteCylinderShape = (where: string, name: string, cylinder: InfiniteCylinder): Swept =>
  shapeOf(givenInfiniteCylinder(where, name, cylinder));

/** A capsule as a shape, checked. */
export const capsuleShape = (where: string, name: string, capsule: Capsule): Swept =>
  shapeOf(givenCapsule(where, name, capsule));

/** Parallelograms, by a corner and two edges: the other corners need not be doubles. */
const PARALLELOGRAM: GivenKind = {
  cells(given) {
    const numbers = Array.from(given);
    const exponent = commonExponent(numbers);
    const [o, u, v] = triples(scaledIntegers(numbers, exponent) as bigint[]) as [Vector, Vector, Vector];
    return {
      points: listed([o, plus(o, u), plus(plus(o, u), v), plus(o, v)]),
      directions: [],
      vertices: 4,
      edges: [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 0],
      ],
      faces: [],
      inside: 'face',
      scale: { exponent, denominator: 1n },
    };
  },
  doubles: parallelogramDoubles,
};

/** A coordinate is a sum of three: two sums lose at most 2.1 · 2^-53 of the sum of the magnitudes, the reach. */
function parallelogramDoubles(n: ArrayLike<number>): Doubles {
  const coordinates = new Float64Array(12);
  const isSafe = Array.from(n).every(isModest);
  const reachOf = (k: number): number =>
    isSafe ? (Math.abs(n[k]!) + Math.abs(n[k + 3]!) + Math.abs(n[k + 6]!)) * (1 + 2 ** -50) : Infinity;
  for (let k = 0; k < 3; k++) {
    coordinates[k] = n[k]!;
    coordinates[k + 3] = n[k]! + n[k + 3]!;
    coordinates[k + 6] = n[k]! + n[k + 3]! + n[k + 6]!;
    coordinates[k + 9] = n[k]! + n[k + 6]!;
  }
  return { coordinates, reach: [reachOf(0), reachOf(1), reachOf(2)] };
}

/** A lozenge, checked: its core is a parallelogram. */
export function givenLozenge(where: string, name: string, lozenge: Lozenge): GivenSwept {
  requireLozenge(where, name, lozenge);
  const { origin, edges, radius } = lozenge;
  const numbers = [origin, edges[0], edges[1]].flatMap((v) => Array.from(v));
  return { core: new Given(PARALLELOGRAM, numbers), radius, skin: ONE_FACE };
}

/** A lozenge as a shape, checked. */
export const lozengeShape = (where: string, name: string, lozenge: Lozenge): Swept =>
  shapeOf(givenLozenge(where, name, lozenge));

/** All numbers of a capsule. */
export function capsuleNumbers(capsule: Capsule): number[] {
  return [...Array.from(capsule.start), ...Array.from(capsule.end), capsule.radius];
}

/** All numbers of a lozenge. */
export function lozengeNumbers(lozenge: Lozenge): number[] {
  return [lozenge.origin, ...lozenge.edges].flatMap((v) => Array.from(v)).concat(lozenge.radius);
}
