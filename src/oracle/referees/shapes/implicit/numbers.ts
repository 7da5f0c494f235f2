/**
 * Barycentric coordinates by normal equations and elimination, lines of planes by Cramer's rule, angles by their sines,
 * all over integers; the doubles that are nearest by bisection. The kernel divides products of edges, takes the book's
 * formula, and compares cosines.
 */
import { signText } from '../../../answers/numbers.js';
import {
  directionsChoice,
  planeAndPointChoice,
  twoPlanesChoice,
  weightsChoice,
} from '../../../cases/numbers.js';
import { nearestDouble, nearestRoot } from '../nearest-double.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  isZero,
  multiply,
  signOf,
  subtract,
  type Vector,
} from '../vectors.js';
import { formAt, planeOfChoice, pointOfChoice, poolPoint } from './points.js';

/**
 * The unknowns of a system of equations over integers, times the last pivot; `undefined` if it has not one solution.
 */
function solved(matrix: readonly (readonly bigint[])[]): { parts: bigint[]; whole: bigint } | undefined {
  const rows = matrix.map((row) => [...row]);
  const n = rows.length;
  let before = 1n;
  for (let k = 0; k < n; k++) {
    const pivot = rows.findIndex((row, i) => i >= k && row[k] !== 0n);
    if (pivot < 0) return undefined;
    [rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!];
    const own = rows[k]!;
    for (let i = 0; i < n; i++) {
      if (i === k) continue;
      const factor = rows[i]![k]!;
      // Bareiss: the division leaves no rest.
      rows[i] = rows[i]!.map((x, j) => (x * own[k]! - factor * own[j]!) / before);
    }
    before = own[k]!;
  }
  return { parts: rows.map((row) => row[n]!), whole: before };
}

const nearestOf = (n: bigint, d: bigint): number =>
  (d < 0n ? nearestDouble(-n, -d) : nearestDouble(n, d)) + 0;

/** The weights of the corners whose sum is nearest to the point. */
export function barycentricReferee(v: Float64Array): string {
  const values = exact(v);
  const { corners, point } = weightsChoice(v[0]!);
  const p = pointOfChoice(values, point);
  if (p === undefined) return 'undefined';
  const [last, ...others] = corners.map((i) => poolPoint(values, i, 3)).reverse();
  const edges = others.reverse().map((corner) => subtract(corner, last!));
  const seen = subtract([p.x, p.y, p.z], multiply(last!, p.w));
  const found = solved(edges.map((e) => [...edges.map((f) => dot(e, f) * p.w), dot(e, seen)]));
  if (found === undefined) return 'flat';
  const { parts, whole } = found;
  const all = [...parts, parts.reduce((left, part) => left - part, whole)];
  const signs = all.map((part) => signOf(part) * signOf(whole));
  const where = signs.includes(-1) ? 'outside' : signs.includes(0) ? 'boundary' : 'inside';
  return `${where} ${all.map((part) => nearestOf(part, whole)).join()}`;
}

/** The root of the square, with the sign of the plane's form. */
export function signedDistanceReferee(v: Float64Array): string {
  const values = exact(v);
  const { normal, constant, point } = planeAndPointChoice(v[0]!);
  const plane = planeOfChoice(values, { kind: 'coefficients', normal, constant });
  const p = pointOfChoice(values, point);
  if (isZero(plane.normal) || p === undefined) return 'undefined';
  const value = formAt(plane, p);
  const size = nearestRoot(value * value, dot(plane.normal, plane.normal) * (p.w * values.one) ** 2n);
  return `${signText(signOf(value))} ${value < 0n ? 0 - size : size}`;
}

/** The planes of two normals and constants in integers: normals and constants are multiples of one number. */
function planesOf(values: Exact, choice: number) {
  const [n, c, m, d] = twoPlanesChoice(choice);
  const constant = (i: number) => values.numerators[1 + 3 * i]!;
  return [
    { normal: poolPoint(values, n, 3), constant: constant(c) },
    { normal: poolPoint(values, m, 3), constant: constant(d) },
  ] as const;
}

/** The point of both planes and of the one across them through the origin. */
export function planesLineReferee(v: Float64Array): string {
  const values = exact(v);
  const [a, b] = planesOf(values, v[0]!);
  if (isZero(a.normal) || isZero(b.normal)) return 'undefined';
  const across = cross(a.normal, b.normal);
  if (isZero(across)) return 'parallel';
  const found = solved([
    [...a.normal, -a.constant],
    [...b.normal, -b.constant],
    [...across, 0n],
  ])!;
  const square = dot(across, across);
  const unit = across.map((x) => (x < 0n ? 0 - nearestRoot(x * x, square) : nearestRoot(x * x, square)));
  return `line ${found.parts.map((x) => nearestOf(x, found.whole)).join()} ${unit.join()}`;
}

/**
 * Quadrants by the products, then the squares of the sines: (u × v)² over the product of the squares of the lengths.
 */
export function compareAnglesReferee(v: Float64Array): string {
  const values = exact(v);
  const [u, w, p, q] = directionsChoice(v[0]!).map((i) => poolPoint(values, i, 3)) as [
    Vector,
    Vector,
    Vector,
    Vector,
  ];
  if ([u, w, p, q].some(isZero)) return 'undefined';
  const [first, second] = [signOf(dot(u, w)), signOf(dot(p, q))];
  if (first !== second) return signText(first < second ? 1 : -1);
  const sine = (a: Vector, b: Vector) => dot(cross(a, b), cross(a, b));
  const order = signOf(sine(u, w) * dot(p, p) * dot(q, q) - sine(p, q) * dot(u, u) * dot(w, w));
  // Sines grow up to a quarter of a turn, and get less behind it.
  return signText(first >= 0 ? order : -order);
}
