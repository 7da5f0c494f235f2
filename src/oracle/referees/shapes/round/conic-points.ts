/**
 * The common points of two ellipses by elimination. With y² removed from both equations, L₁(x) y + L₀(x) = 0 is left:
 * above a root x of the resultant there is the one point y = -L₀/L₁; where L₁ is 0, L₀ is, too, both equations in y
 * have the same roots, and as many points as the discriminant says. The kernel goes around the first ellipse instead.
 * How the curves meet is what the referee of relations says of the boundaries.
 */
import { type Algebraic, type RealRoot, roots, signAt, toNumber } from '../../../../arithmetic/algebraic.js';
import type { Dyadic } from '../../../../arithmetic/dyadic.js';
import {
  add,
  degree,
  fromIntegers,
  multiply,
  type Polynomial,
  subtract,
} from '../../../../arithmetic/polynomial.js';
import { exact } from '../vectors.js';
import { conicsReferee } from './conics.js';

/** c₀ + c₁ x + c₂ x² + (d₀ + d₁ x) y + e y², as polynomials in x by the power of y. */
type OverX = readonly [Polynomial, Polynomial, Polynomial];

/** A linear form a x + b y + c. */
type Line = readonly [a: bigint, b: bigint, c: bigint];

/**
 * The equation of an ellipse, center and two axes, whose numbers are numerators over `one`; x and y exchanged if
 * wanted.
 */
function equationOf(list: readonly bigint[], one: bigint, isTurned: boolean): OverX {
  const [cx, cy, ux, uy, vx, vy] = list as [bigint, bigint, bigint, bigint, bigint, bigint];
  const turn = ([a, b, c]: Line): Line => (isTurned ? [b * one, a * one, c] : [a * one, b * one, c]);
  const lines = [turn([vy, -vx, vx * cy - vy * cx]), turn([-uy, ux, uy * cx - ux * cy])];
  const size = ux * vy - uy * vx;
  const sum = (of: (line: Line) => bigint) => lines.reduce((total, line) => total + of(line), 0n);
  return [
    fromIntegers([sum(([, , c]) => c * c) - size * size, sum(([a, , c]) => 2n * a * c), sum(([a]) => a * a)]),
    fromIntegers([sum(([, b, c]) => 2n * b * c), sum(([a, b]) => 2n * a * b)]),
    fromIntegers([sum(([, b]) => b * b)]),
  ];
}

/** L₀ and L₁ and the second equation. */
interface Elimination {
  readonly offset: Polynomial;
  readonly slope: Polynomial;
  readonly equation: OverX;
  readonly resultant: Polynomial;
}

function eliminate(a: OverX, b: OverX): Elimination {
  const left = (i: 0 | 1) => subtract(multiply(a[i], b[2]), multiply(b[i], a[2]));
  const [offset, slope] = [left(0), left(1)];
  const inner = subtract(multiply(b[2], offset), multiply(b[1], slope));
  const resultant = add(multiply(offset, inner), multiply(b[0], multiply(slope, slope)));
  return { offset, slope, equation: b, resultant };
}

/** The signs of a number minus others. */
type Comparison = (x: Dyadic) => number;

const NONE = fromIntegers([]);
const constant = ({ mantissa, exponent }: Dyadic): Polynomial => fromIntegers([mantissa], exponent);

/** The values of y above x. */
function above({ offset, slope, equation: [c, b, a] }: Elimination, x: Algebraic): Comparison[] {
  const quotient =
    (p: Polynomial, q: Polynomial): Comparison =>
    (u) =>
      signAt(subtract(p, multiply(constant(u), q)), x) * signAt(q, x);
  if (signAt(slope, x) !== 0) return [quotient(subtract(NONE, offset), slope)];
  const twice = add(a, a);
  const middle = quotient(subtract(NONE, b), twice);
  const inside = signAt(subtract(multiply(b, b), multiply(add(twice, twice), c)), x);
  if (inside <= 0) return inside < 0 ? [] : [middle];
  const at = (u: Dyadic) => signAt(add(c, multiply(constant(u), add(b, multiply(constant(u), a)))), x);
  return [(u) => (middle(u) > 0 ? at(u) : -1), (u) => (middle(u) < 0 ? -at(u) : 1)];
}

/**
 * A common point: the numbers of its coordinates among the roots of both resultants, and how often it counts; 0 where
 * that is not known yet.
 */
interface Found {
  readonly x: number;
  readonly y: number;
  readonly multiplicity: number;
}

/** The points above all roots in x. Two above one share its multiplicity: 2 is 1 and 1. */
function pointsOf(elimination: Elimination, xs: readonly RealRoot[], ys: readonly RealRoot[]): Found[] {
  const place = (compare: Comparison) => {
    const first = ys.findIndex(({ root }) => compare(root.upper) <= 0);
    return first < 0 ? ys.length - 1 : first;
  };
  return xs.flatMap(({ root, multiplicity }, x) => {
    const found = above(elimination, root);
    const own = found.length < 2 ? multiplicity : multiplicity === 2 ? 1 : 0;
    return found.map((compare) => ({ x, y: place(compare), multiplicity: own }));
  });
}

/**
 * Of two points that share three or four, what the other resultant says: it has the multiplicities of all points of one
 * height together.
 */
function completed(points: readonly Found[], ys: readonly RealRoot[]): Found[] {
  return points.map((point) => {
    if (point.multiplicity > 0) return point;
    const level = points.filter(({ y }) => y === point.y);
    return {
      ...point,
      multiplicity: level.reduce((rest, { multiplicity }) => rest - multiplicity, ys[point.y]!.multiplicity),
    };
  });
}

const WORDS = ['one', 'two', 'three', 'four'];
const regions = conicsReferee(2);

/** The referee of the points of two ellipses. */
export function conicPointsReferee(values: Float64Array): string {
  const { numerators, one } = exact(values);
  const [first, second] = [numerators.slice(0, 6), numerators.slice(6)];
  const over = (isTurned: boolean) =>
    eliminate(equationOf(first, one, isTurned), equationOf(second, one, isTurned));
  const elimination = over(false);
  if (degree(elimination.resultant) < 0) return 'overlapping';
  const [xs, ys] = [roots(elimination.resultant), roots(over(true).resultant)];
  const points = completed(pointsOf(elimination, xs, ys), ys);
  if (points.length === 0) return 'disjoint';
  points.sort((p, q) => p.x - q.x || p.y - q.y);
  const text = ({ x, y, multiplicity }: Found) =>
    `(${toNumber(xs[x]!.root)},${toNumber(ys[y]!.root)})*${multiplicity}`;
  const [, , boundaries] = regions(values).split(' ');
  return [boundaries, WORDS[points.length - 1], ...points.map(text)].join(' ');
}
