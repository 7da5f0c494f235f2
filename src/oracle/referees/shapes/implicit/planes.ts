import { boxPlanesText, signText } from '../../../answers/numbers.js';
import { powerOfTwo } from '../../../cases/doubles.js';
import { BOX_PLANES as AT, Chooser, HALF_THICKNESS, metricOf } from '../../../cases/implicit.js';
import { nearestDouble } from '../nearest-double.js';
import {
  add,
  cross,
  dot,
  type Exact,
  exact,
  isZero,
  multiply,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../vectors.js';
import { formAt, type IntegerPlane, planeOfChoice, pointOfChoice } from './points.js';

/** Whether one row of four is a multiple of the other: all their products across are equal. */
function areProportional(p: IntegerPlane, q: IntegerPlane): boolean {
  const [a, b] = [
    [...p.normal, p.constant],
    [...q.normal, q.constant],
  ];
  return a.every((x, i) => b.every((_, j) => x * b[j]! === a[j]! * b[i]!));
}

/** Identity by proportional rows, and the scalar product of the normals. The kernel filters, and compares ratios. */
export function planeIdentityReferee(v: Float64Array): string {
  const values = exact(v);
  const chooser = new Chooser(v[0]!);
  const choices = [chooser.plane(), chooser.plane()];
  const [p, q] = choices.map((choice) => planeOfChoice(values, choice)) as [IntegerPlane, IntegerPlane];
  const isNone = (plane: IntegerPlane, i: number) =>
    choices[i]!.kind === 'coefficients' && isZero(plane.normal);
  if (isNone(p, 0) || isNone(q, 1)) return 'undefined';
  const facing = signOf(dot(p.normal, q.normal));
  const isDegenerate = isZero(p.normal) || isZero(q.normal);
  const identity = isDegenerate || !areProportional(p, q) ? 0 : facing;
  const word = isDegenerate ? 'degenerate' : ['opposite', 'different', 'same'][identity + 1];
  return `${word} ${facing}`;
}

/** The squares of the form at the point and of the normal, in true size: fractions over the same denominator. */
function squares(
  v: Float64Array,
  values: Exact,
): readonly [form: bigint, square: bigint, normal: bigint] | undefined {
  const chooser = new Chooser(v[0]!);
  const choice = chooser.plane();
  const plane = planeOfChoice(values, choice);
  const point = pointOfChoice(values, chooser.point());
  if (point === undefined) return undefined;
  if (choice.kind === 'coefficients' && plane.normal.every((x) => x === 0n)) return undefined;
  // Normals are over `one` or its square, coordinates over `one`: the form is over both and w.
  const own = choice.kind === 'coefficients' ? values.one : values.one ** 2n;
  const form = formAt(plane, point);
  const denominator = own * values.one * point.w;
  return [form, form * form, dot(plane.normal, plane.normal) * (denominator / own) ** 2n];
}

/** The square of the form beside that of the thickness, over integers. The kernel filters first. */
export function thickPlaneSideReferee(v: Float64Array): string {
  const values = exact(v);
  const found = squares(v, values);
  if (found === undefined) return signText(undefined);
  const [form, square, normal] = found;
  const thickness = values.numerators[HALF_THICKNESS]!;
  const limit = metricOf(v) === 'distance' ? thickness ** 2n * normal : thickness ** 2n * formUnit(v, values);
  return signText(square * values.one ** 2n > limit ? signOf(form) : 0);
}

/** The square of the denominator of the form. */
function formUnit(v: Float64Array, values: Exact): bigint {
  const chooser = new Chooser(v[0]!);
  const choice = chooser.plane();
  const own = choice.kind === 'coefficients' ? values.one : values.one ** 2n;
  return (own * values.one * pointOfChoice(values, chooser.point())!.w) ** 2n;
}

/** The distance or the form as a rounded number, to draw thicknesses near it. */
export function nearThickness(v: Float64Array): number {
  const values = exact(v);
  const found = squares(v, values);
  if (found === undefined) return 1;
  const [, square, normal] = found;
  const unit = metricOf(v) === 'distance' ? normal : formUnit(v, values);
  return Math.sqrt(Number((square << 200n) / (unit === 0n ? 1n : unit)) * powerOfTwo(-200));
}

/** Whether the axes of the oriented box span space: the question is asked of those only. */
export function hasIndependentAxes(v: Float64Array): boolean {
  const values = exact(v);
  const [a, b, c] = [0, 3, 6].map((k) => vectorAt(values, AT.axes + k, 3)) as [Vector, Vector, Vector];
  return dot(a, cross(b, c)) !== 0n;
}

/** Sides of the oriented box by coordinates along its axes (Cramer's rule), which the kernel never computes. */
export function boxPlanesReferee(v: Float64Array): string {
  const values = exact(v);
  const { one } = values;
  const at = (k: number): Vector => vectorAt(values, k, 3);
  const axes = [at(AT.axes), at(AT.axes + 3), at(AT.axes + 6)] as const;
  const half = at(AT.half);
  const i = Math.floor(v[0]! / 2);
  const outward = v[0]! % 2 === 0 ? -1n : 1n;
  // In units of one²: center · one, and half · axis.
  let corner = multiply(at(AT.center), one);
  axes.forEach((axis, k) => {
    const plus = Math.floor(v[1]! / (1 << k)) % 2 === 1;
    corner = add(corner, multiply(axis, plus ? half[k]! : -half[k]!));
  });
  // The coordinate of x along axis i is det(x - center, others) / det(axes): outside if outward · it > half.
  const [second, third] = [axes[(i + 1) % 3]!, axes[(i + 2) % 3]!];
  const volume = dot(axes[i]!, cross(second, third));
  const beyond = (x: Vector): number => {
    const along = dot(subtract(x, multiply(at(AT.center), one)), cross(second, third));
    return signOf((outward * along - half[i]! * volume) * volume);
  };
  const p = at(AT.p);
  const sumNormal = add(at(AT.center), at(AT.normal));
  const sumConstant = values.numerators[AT.half]! + values.numerators[AT.p]!;
  const limit = values.numerators[(outward < 0n ? AT.box : AT.box + 3) + i]! * one;
  const signs = [
    beyond(multiply(p, one)),
    beyond(corner),
    signOf(outward * ((corner[i] ?? 0n) - limit)),
    signOf(dot(at(AT.normal), corner)),
    signOf(dot(sumNormal, p) + sumConstant * one),
    signOf(dot(at(AT.normal), cross(second, third)) * volume * outward),
    signOf(dot(sumNormal, subtract(p, at(AT.box)))),
  ];
  const rounded = corner.map((x) => nearestDouble(x, one * one));
  return boxPlanesText(signs, rounded);
}
