/** Implicit points by other formulas than the kernel's, in integers over one denominator. */

import type { PlaneChoice, PointChoice } from '../../../cases/implicit.js';
import {
  add,
  cross,
  dot,
  type Exact,
  multiply,
  type Rational3,
  rational,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../vectors.js';

/** normal · X + constant for integer points X (coordinates times the common denominator). */
export interface IntegerPlane {
  readonly normal: Vector;
  readonly constant: bigint;
}

/** Point number i of the pool, in integers. */
export function poolPoint(values: Exact, index: number, dimension: 2 | 3): Vector {
  return vectorAt(values, 1 + dimension * index, dimension);
}

/** Through three points: two edges' cross product. By coefficients: the constant counts in units of the denominator. */
export function planeOfChoice(values: Exact, choice: PlaneChoice): IntegerPlane {
  if (choice.kind === 'coefficients') {
    const constant = values.numerators[1 + 3 * choice.constant]!;
    return { normal: poolPoint(values, choice.normal, 3), constant: constant * values.one };
  }
  const [a, b, c] = choice.points.map((i) => poolPoint(values, i, 3)) as [Vector, Vector, Vector];
  const normal = cross(subtract(c, b), subtract(a, b));
  return { normal, constant: -dot(normal, c) };
}

/** The plane's form at a rational point, times a positive number. */
export function formAt({ normal, constant }: IntegerPlane, p: Rational3): bigint {
  return dot(normal, [p.x, p.y, p.z]) + constant * p.w;
}

/** A point of the pool's kinds, or undefined where lines or planes do not meet in one point. */
export function pointOfChoice(values: Exact, choice: PointChoice): Rational3 | undefined {
  if (choice.kind === 'plain') return rational(poolPoint(values, choice.index, 3));
  if (choice.kind === 'three-planes') {
    return commonPoint(...(choice.planes.map((plane) => planeOfChoice(values, plane)) as ThreePlanes));
  }
  const p = poolPoint(values, choice.line[0], 3);
  const second = poolPoint(values, choice.line[1], 3);
  return onPlane(
    p,
    choice.kind === 'line-plane' ? second : add(p, second),
    planeOfChoice(values, choice.plane),
  );
}

/** Where the line through two points meets a plane: the mean of the two weighted by each other's height. */
export function onPlane(p: Vector, q: Vector, plane: IntegerPlane): Rational3 | undefined {
  const [f, g] = [formAt(plane, rational(p)), formAt(plane, rational(q))];
  return positive(subtract(multiply(p, g), multiply(q, f)), g - f);
}

type ThreePlanes = [IntegerPlane, IntegerPlane, IntegerPlane];

/** Goldman, Graphics Gems (1990), "Intersection of three planes". */
export function commonPoint(a: IntegerPlane, b: IntegerPlane, c: IntegerPlane): Rational3 | undefined {
  const bc = cross(b.normal, c.normal);
  const ca = cross(c.normal, a.normal);
  const ab = cross(a.normal, b.normal);
  const sum = add(add(multiply(bc, a.constant), multiply(ca, b.constant)), multiply(ab, c.constant));
  return positive(multiply(sum, -1n), dot(a.normal, bc));
}

function positive(v: Vector, w: bigint): Rational3 | undefined {
  if (w === 0n) return undefined;
  const s = BigInt(signOf(w));
  return { x: v[0] * s, y: v[1] * s, z: v[2] * s, w: w * s };
}
