import { signText } from '../../../answers/numbers.js';
import { powerOfTwo } from '../../../cases/doubles.js';
import { Chooser, HALF_THICKNESS, metricOf } from '../../../cases/implicit.js';
import { dot, type Exact, exact, signOf } from '../vectors.js';
import { formAt, planeOfChoice, pointOfChoice } from './points.js';

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
export function referee(v: Float64Array): string {
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
