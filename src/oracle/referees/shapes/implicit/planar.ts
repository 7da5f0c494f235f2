import { parameterText, signText } from '../../../answers/numbers.js';
import {
  crossingChoice,
  type ParameterChoice,
  type PlanarChoice,
  parameterChoices,
  planarChoices,
} from '../../../cases/implicit.js';
import { nearestDouble } from '../nearest-double.js';
import {
  add,
  between,
  circleSign,
  compareCoordinate,
  cross,
  type Exact,
  exact,
  type Rational3,
  rational,
  signOf,
  type Vector,
} from '../vectors.js';
import { formAt, planeOfChoice, poolPoint } from './points.js';

/** Points of the plane out of a pool, by other formulas than the kernel's, in integers over one denominator. */

/** Lines as cross products of homogeneous points, their common point as the cross product of those. */
function planarRefereePoint(values: Exact, { kind, indices }: PlanarChoice): Rational3 | undefined {
  const [a, b, c, d] = indices.map((i) => poolPoint(values, i, 2)) as [Vector, Vector, Vector, Vector];
  if (kind === 'plain') return rational(a);
  const [p, q] = kind === 'lines' ? [b, d] : [add(a, b), add(c, d)];
  const lift = ([x, y]: Vector): Vector => [x, y, 1n];
  const [x, y, w] = cross(cross(lift(a), lift(p)), cross(lift(c), lift(q)));
  if (w === 0n) return undefined;
  return w > 0n ? { x, y, z: 0n, w } : { x: -x, y: -y, z: 0n, w: -w };
}

/**
 * Points over integers, differences cross-multiplied, coordinates by bisection over the doubles. The kernel has a
 * formula for each mixture of kinds, and rounds a quotient.
 */
export function orientation2dReferee(v: Float64Array): string {
  const values = exact(v);
  const [p, q, r] = planarChoices(v[0]!, 3).map((choice) => planarRefereePoint(values, choice));
  if (p === undefined || q === undefined || r === undefined) return 'undefined';
  const sign = signOf(cross(between(r, p), between(r, q))[2]);
  const [x, y] = [compareCoordinate(p, q, 'x'), compareCoordinate(p, q, 'y')];
  const signs = [sign, x || y, x, y].map(signText).join(' ');
  const rounded = [p.x, p.y].map((n) => nearestDouble(n, p.w * values.one));
  return `${signs} ${rounded.join(' ')}`;
}

/** By the lifted determinant (lifted.ts) of points that other formulas than the kernel's give. */
export function inCircle2dReferee(v: Float64Array): string {
  const values = exact(v);
  const points = planarChoices(v[0]!, 4).map((choice) => planarRefereePoint(values, choice));
  return points.includes(undefined) ? 'undefined' : signText(circleSign(points as Rational3[]));
}

/** Twice the area of a triangle of the plane, with its sign. */
const area = (a: Vector, b: Vector, c: Vector): bigint =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** By the areas of the triangles on the second line, and by bisection over the doubles. */
export function crossingParameter2dReferee(v: Float64Array): string {
  const values = exact(v);
  const [a, b, c, d] = crossingChoice(v[0]!).map((i) => poolPoint(values, i, 2)) as [
    Vector,
    Vector,
    Vector,
    Vector,
  ];
  const [from, to] = [area(c, d, a), area(c, d, b)];
  if (from === to) return 'none';
  const [n, m] = from > to ? [from, from - to] : [-from, to - from];
  return parameterText(n, m, nearestDouble(n, m));
}

/** f(p) / (f(p) - f(q)) as a fraction with a positive denominator. */
function parameterOf(values: Exact, { kind, line, plane }: ParameterChoice): [bigint, bigint] | undefined {
  const p = poolPoint(values, line[0], 3);
  if (kind === 'number') return [p[0], values.one];
  const second = poolPoint(values, line[1], 3);
  const q = kind === 'segment' ? second : add(p, second);
  const form = planeOfChoice(values, plane);
  const [f, g] = [formAt(form, rational(p)), formAt(form, rational(q))];
  return f === g ? undefined : f > g ? [f, f - g] : [-f, g - f];
}

/** Fractions cross-multiplied, and rounded by bisection over the doubles. The kernel asks balls first, and divides. */
export function compareParametersReferee(v: Float64Array): string {
  const values = exact(v);
  const [s, t] = parameterChoices(v[0]!).map((choice) => parameterOf(values, choice));
  if (s === undefined || t === undefined) return 'undefined';
  const order = signOf(s[0] * t[1] - t[0] * s[1]);
  return `${signText(order)} ${nearestDouble(...s)} ${nearestDouble(...t)}`;
}
