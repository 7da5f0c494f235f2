import { coordinatesText, meanText, signText } from '../../../answers/numbers.js';
import {
  Chooser,
  meanChoices,
  type PlaneChoice,
  type PointChoice,
  pointChoices,
} from '../../../cases/implicit.js';
import { nearestDouble } from '../nearest-double.js';
import {
  add,
  between,
  compareCoordinate,
  cross,
  dot,
  type Exact,
  exact,
  multiply,
  type Rational3,
  rational,
  signOf,
  sphereSign,
  subtract,
  type Vector,
  vectorAt,
} from '../vectors.js';

/** Implicit points by other formulas than the kernel's, in integers over one denominator. */

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
function onPlane(p: Vector, q: Vector, plane: IntegerPlane): Rational3 | undefined {
  const [f, g] = [formAt(plane, rational(p)), formAt(plane, rational(q))];
  return positive(subtract(multiply(p, g), multiply(q, f)), g - f);
}

type ThreePlanes = [IntegerPlane, IntegerPlane, IntegerPlane];

/** Goldman, Graphics Gems (1990), "Intersection of three planes". */
function commonPoint(a: IntegerPlane, b: IntegerPlane, c: IntegerPlane): Rational3 | undefined {
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

/**
 * Seen from s: the determinant of the vectors to p, q, r is the negative of that seen from p. The kernel has a formula
 * for each mixture of kinds, in homogeneous coordinates that it derives otherwise.
 */
export function orientationReferee(v: Float64Array): string {
  const values = exact(v);
  const [p, q, r, s] = pointChoices(v[0]!, 4).map((choice) => pointOfChoice(values, choice));
  if (p === undefined || q === undefined || r === undefined || s === undefined) return 'undefined';
  return signText(-signOf(dot(between(s, p), cross(between(s, q), between(s, r)))));
}

/** By the lifted determinant (lifted.ts) of points that other formulas than the kernel's give. */
export function inSphereReferee(v: Float64Array): string {
  const values = exact(v);
  const points = pointChoices(v[0]!, 5).map((choice) => pointOfChoice(values, choice));
  return points.includes(undefined) ? 'undefined' : signText(sphereSign(points as Rational3[]));
}

/** The plane's form at the point, both over integers. The kernel knows first what point and plane share. */
export function sideReferee(v: Float64Array): string {
  const values = exact(v);
  const chooser = new Chooser(v[0]!);
  const choice = chooser.plane();
  const plane = planeOfChoice(values, choice);
  const point = pointOfChoice(values, chooser.point());
  const noPlane = choice.kind === 'coefficients' && plane.normal.every((x) => x === 0n);
  return signText(noPlane || point === undefined ? undefined : signOf(formAt(plane, point)));
}

/** Each coordinate cross-multiplied. The kernel stops at the first that differs, and knows what two points share. */
export function compareLexicographicReferee(v: Float64Array): string {
  const values = exact(v);
  const [p, q] = pointChoices(v[0]!, 2).map((choice) => pointOfChoice(values, choice));
  if (p === undefined || q === undefined) return 'undefined';
  const orders = (['x', 'y', 'z'] as const).map((axis) => compareCoordinate(p, q, axis));
  return [orders.find((order) => order !== 0) ?? 0, ...orders].map(signText).join(' ');
}

/** By bisection over the doubles. The kernel divides, in double words and in integers. */
export function coordinatesReferee(v: Float64Array): string {
  const values = exact(v);
  const point = pointOfChoice(values, new Chooser(v[0]!).point());
  if (point === undefined) return 'undefined';
  return coordinatesText([point.x, point.y, point.z].map((x) => nearestDouble(x, point.w * values.one)));
}

const sum = (p: Rational3, q: Rational3): Rational3 => ({
  x: p.x * q.w + q.x * p.w,
  y: p.y * q.w + q.y * p.w,
  z: p.z * q.w + q.z * p.w,
  w: p.w * q.w,
});

/**
 * Fractions, added and rounded by bisection over the doubles. The kernel takes another way for one and two plain
 * points.
 */
export function meanPointReferee(v: Float64Array): string {
  const values = exact(v);
  const choices = meanChoices(v[0]!);
  const points = choices.map((choice) => pointOfChoice(values, choice));
  if (points.includes(undefined)) return 'undefined';
  const { x, y, z, w } = (points as Rational3[]).reduce(sum);
  const mean = [x, y, z].map((c) => nearestDouble(c, w * BigInt(points.length) * values.one));
  return meanText(
    choices.map(({ kind }) => kind !== 'plain'),
    mean,
  );
}
