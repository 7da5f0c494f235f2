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
import { listed } from '../../distance/engine/point-list.js';
import { plus, type Vector } from '../../distance/engine/vectors.js';
import { triples } from '../../distance/shapes/cells-of.js';
import { lineCells, pointCells, segmentCells } from '../../distance/shapes/linear.js';
import type { Rounded } from '../engine/rounded.js';
import { CAPSULE, ONE_EDGE, ONE_FACE, type Swept } from '../engine/skin.js';

/** A flat shape as one that is rounded by nothing. */
export function flat(core: ScaledCells): Rounded {
  return { core, radius: 0 };
}

/** A sphere, checked. */
export function sphereShape(where: string, name: string, sphere: Sphere): Swept {
  requireSphere(where, name, sphere);
  return { core: pointCells(where, name, sphere.center), radius: sphere.radius, skin: ONE_FACE };
}

/** A circle of the plane at z = 0, checked. */
export function circleShape(where: string, name: string, circle: Circle): Swept {
  requireCircle(where, name, circle);
  const core = pointCells(where, name, [circle.center[0]!, circle.center[1]!, 0]);
  return { core, radius: circle.radius, skin: ONE_EDGE };
}

/** A capsule, checked. */
export function capsuleShape(where: string, name: string, capsule: Capsule): Swept {
  requireCapsule(where, name, capsule);
  return {
    core: segmentCells(where, name, { start: capsule.start, end: capsule.end }),
    radius: capsule.radius,
    skin: CAPSULE,
  };
}

/** A capsule of the plane as that of space at z = 0, checked. */
export function planarCapsule(where: string, name: string, capsule: Capsule): Capsule {
  requireCapsule2(where, name, capsule);
  const { start, end, radius } = capsule;
  return { start: [start[0]!, start[1]!, 0], end: [end[0]!, end[1]!, 0], radius };
}

/** The same as a rounded core. */
export function capsule2dShape(where: string, name: string, capsule: Capsule): Swept {
  return { ...capsuleShape(where, name, planarCapsule(where, name, capsule)), skin: ONE_EDGE };
}

/** An infinite cylinder, checked: its core is a line. */
export function infiniteCylinderShape(where: string, name: string, cylinder: InfiniteCylinder): Swept {
  requireInfiniteCylinder(where, name, cylinder);
  const { origin, direction, radius } = cylinder;
  return { core: lineCells(where, name, { origin, direction }), radius, skin: ONE_FACE };
}

/** A lozenge, checked: its core is a parallelogram, whose corners need not be doubles. */
export function lozengeShape(where: string, name: string, lozenge: Lozenge): Swept {
  requireLozenge(where, name, lozenge);
  const { origin, edges, radius } = lozenge;
  const numbers = [origin, edges[0], edges[1]].flatMap((v) => Array.from(v));
  const exponent = commonExponent(numbers);
  const [o, u, v] = triples(scaledIntegers(numbers, exponent) as bigint[]) as [Vector, Vector, Vector];
  const core: ScaledCells = {
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
  return { core, radius, skin: ONE_FACE };
}

/** All numbers of a capsule. */
export function capsuleNumbers(capsule: Capsule): number[] {
  return [...Array.from(capsule.start), ...Array.from(capsule.end), capsule.radius];
}

/** All numbers of a lozenge. */
export function lozengeNumbers(lozenge: Lozenge): number[] {
  return [lozenge.origin, ...lozenge.edges].flatMap((v) => Array.from(v)).concat(lozenge.radius);
}
