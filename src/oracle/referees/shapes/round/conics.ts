/**
 * Two ellipses or ellipsoids over the integers: in the coordinates in which the first is the unit ball, the least and
 * the greatest value of the second one's quadratic function there, by Lagrange's multipliers. The kernel takes the
 * roots of the pencil of both matrices instead.
 *
 * q(y) = y·Hy + 2 h·y + k is stationary on the sphere where (λI - H) y = h for a multiplier λ and |y| = 1: with p(λ) =
 * det(λI - H) and the adjugate of λI - H, that is p² = |adj h|², the secular equation; there q = λ + k + h·y = ((λ + k)
 * p + h·adj h) / p. The greatest value belongs to the greatest root, the least (on the sphere) to the smallest one.
 * Where h has no part in the directions of the greatest eigenvalue, that may itself be the greatest root: above and
 * below the fraction have the root equally often, and derivatives tell its value. All that is for values that are zero,
 * or next to it: of others the sign is proved before, by a point or by a multiplier.
 */
import { type Algebraic, type RealRoot, roots, signAt } from '../../../../arithmetic/algebraic.js';
import {
  add,
  countRoots,
  degree,
  derivative,
  fromIntegers,
  multiply,
  type Polynomial,
  signAt as signAtRational,
  squareFreeFactors,
  subtract,
} from '../../../../arithmetic/polynomial.js';
import { fromParts } from '../../../../arithmetic/rational.js';
import { exact, greater, signOf } from '../vectors.js';
import { type BallFunction, negated, provenSign } from './ball-maximum.js';

type Row = readonly bigint[];
type Matrix = readonly Row[];

/** A center, and the axes as columns. */
interface Shape {
  readonly center: Row;
  readonly columns: Matrix;
}

/** The two shapes, center and axes each, in the units of the values. */
export function bothOf(values: Float64Array, dimension: 2 | 3): readonly [Shape, Shape] {
  const { numerators } = exact(values);
  const row = (at: number): Row => numerators.slice(at, at + dimension);
  const shape = (at: number): Shape => ({
    center: row(at),
    columns: Array.from({ length: dimension }, (_, i) => row(at + (i + 1) * dimension)),
  });
  return [shape(0), shape(numerators.length / 2)];
}

const times = (a: Row, b: Row): bigint => a.reduce((sum, x, i) => sum + x * b[i]!, 0n);
const minus = (a: Row, b: Row): Row => a.map((x, i) => x - b[i]!);

/** Columns with one of them replaced. */
const replaced = (columns: Matrix, i: number, column: Row): Matrix =>
  columns.map((own, j) => (j === i ? column : own));

function determinant(columns: Matrix): bigint {
  const [u, v, w] = columns as [Row, Row, Row | undefined];
  if (w === undefined) return u[0]! * v[1]! - u[1]! * v[0]!;
  return [0, 1, 2].reduce((sum, i) => {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3];
    return sum + u[i]! * (v[j]! * w[k]! - v[k]! * w[j]!);
  }, 0n);
}

/** The coordinates of a vector along the axes, times their determinant: Cramer's rule. */
function along({ columns }: Shape, vector: Row): Row {
  return columns.map((_, i) => determinant(replaced(columns, i, vector)));
}

/** The second one's function, not positive in it, at the point y of the first: all times a square. */
function seenFrom(a: Shape, b: Shape): BallFunction {
  const offset = along(b, minus(a.center, b.center));
  const images = a.columns.map((column) => along(b, column));
  return {
    square: images.map((u) => images.map((v) => times(u, v))),
    linear: images.map((u) => times(u, offset)),
    constant: times(offset, offset) - determinant(b.columns) ** 2n,
  };
}

/** Where the center of the second is: -1 in the first, 0 on its boundary. */
export function centerSide(a: Shape, b: Shape): number {
  const center = along(a, minus(b.center, a.center));
  return signOf(times(center, center) - determinant(a.columns) ** 2n);
}

/** det(λI - H) and adj(λI - H) h: Faddeev's and Le Verrier's algorithm. */
function resolvent({ square, linear }: BallFunction): { p: Polynomial; image: readonly Polynomial[] } {
  const n = linear.length;
  const list: bigint[] = [1n];
  const images: Row[] = [];
  let matrix: Matrix = square.map((row) => row.map(() => 0n));
  for (let k = 1; k <= n; k++) {
    const next = square.map((row, i) =>
      row.map((_, j) => row.reduce((sum, x, l) => sum + x * matrix[l]![j]!, i === j ? list[0]! : 0n)),
    );
    const trace = square.reduce(
      (sum, row, i) =>
        sum +
        times(
          row,
          next.map((other) => other[i]!),
        ),
      0n,
    );
    list.unshift(-trace / BigInt(k));
    images.unshift(next.map((row) => times(row, linear)));
    matrix = next;
  }
  return { p: fromIntegers(list), image: linear.map((_, i) => fromIntegers(images.map((row) => row[i]!))) };
}

const squared = (p: Polynomial): Polynomial => multiply(p, p);

/** The secular equation, p and the value times p. */
function stationary(q: BallFunction): { secular: Polynomial; p: Polynomial; value: Polynomial } {
  const { p, image } = resolvent(q);
  const value = image.reduce(
    (sum, part, i) => add(sum, multiply(fromIntegers([q.linear[i]!]), part)),
    multiply(fromIntegers([q.constant, 1n]), p),
  );
  return { secular: image.map(squared).reduce(subtract, squared(p)), p, value };
}

/**
 * The sign of the least value in the ball, where the second center, at which the function is least, is not in it: on
 * the sphere.
 */
function leastSign(q: BallFunction): number {
  const proven = provenSign(negated(q));
  if (proven !== 0) return -proven;
  const { secular, p, value } = stationary(q);
  // No eigenvalue is less than the smallest root, nor greater than the greatest one, and all numbers of the diagonal
  // are between them.
  const [{ root }] = roots(secular, null, fromParts(diagonal(q).reduce(lesser), 1n)) as [RealRoot];
  return (degree(p) % 2 === 0 ? 1 : -1) * signAt(value, root);
}

/** The sign of the greatest value in the ball. */
function greatestSign(q: BallFunction): number {
  const proven = provenSign(q);
  if (proven !== 0) return proven;
  const { secular, p, value } = stationary(q);
  const found = roots(secular, fromParts(diagonal(q).reduce(greater), 1n));
  return limitSign(value, p, found[found.length - 1]!.root);
}

const diagonal = ({ square }: BallFunction): Row => square.map((row, i) => row[i]!);
const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * The sign of a quotient at a number that is no smaller than all roots below, where the derivatives below are positive.
 */
function limitSign(above: Polynomial, below: Polynomial, at: Algebraic): number {
  return signAt(below, at) === 0 ? limitSign(derivative(above), derivative(below), at) : signAt(above, at);
}

const CROSSING = 'overlapping none crossing';
const EQUAL = 'overlapping equal overlapping';

/** The referee of two ellipses or ellipsoids. */
export function conicsReferee(dimension: 2 | 3): (values: Float64Array) => string {
  return (values) => {
    const [a, b] = bothOf(values, dimension);
    const seen = seenFrom(a, b);
    const least = centerSide(a, b) <= 0 ? -1 : leastSign(seen);
    if (least > 0) return 'disjoint none disjoint';
    if (least === 0) return 'touching none touching';
    const [greatest, reverse] = [greatestSign(seen), greatestSign(seenFrom(b, a))];
    if (greatest <= 0 && reverse <= 0) return EQUAL;
    if (greatest > 0 && reverse > 0) return CROSSING;
    const [word, gap] = greatest > 0 ? ['containing', reverse] : ['inside', greatest];
    return `overlapping ${word} ${gap === 0 ? 'touching' : 'disjoint'}`;
  };
}

/**
 * Two ellipses by another way: the second one's equation along the first one's curve, over the tangent of half the
 * angle. How often it changes its sign, and how often it is 0, is counted by Sturm's theorem, without any root.
 */
export function ellipsesReferee(values: Float64Array): string {
  const [a, b] = bothOf(values, 2);
  const { square, linear, constant } = seenFrom(a, b);
  // y = (1 - t², 2t) / (1 + t²).
  const [x, y, w] = [fromIntegers([1n, 0n, -1n]), fromIntegers([0n, 2n]), fromIntegers([1n, 0n, 1n])];
  const terms: [bigint, Polynomial, Polynomial][] = [
    [square[0]![0]!, x, x],
    [2n * square[0]![1]!, x, y],
    [square[1]![1]!, y, y],
    [2n * linear[0]!, x, w],
    [2n * linear[1]!, y, w],
    [constant, w, w],
  ];
  const g = terms.reduce(
    (sum, [factor, p, q]) => add(sum, multiply(fromIntegers([factor]), multiply(p, q))),
    fromIntegers([]),
  );
  if (degree(g) < 0) return EQUAL;
  const counted = squareFreeFactors(g).map(({ factor, multiplicity }) => ({
    multiplicity,
    count: countRoots(factor, null, null),
  }));
  counted.push({ multiplicity: 4 - degree(g), count: 1 });
  const zeros = counted.filter(({ multiplicity, count }) => multiplicity * count > 0);
  if (zeros.some(({ multiplicity }) => multiplicity % 2 === 1)) return CROSSING;
  const touch = zeros.length > 0 ? 'touching' : 'disjoint';
  // At one of five places it is not 0.
  const sign = [0n, 1n, 2n, 3n, 4n].map((t) => signAtRational(g, fromParts(t, 1n))).find((s) => s !== 0)!;
  if (sign < 0) return `overlapping inside ${touch}`;
  const isAround = centerSide(a, b) < 0;
  return isAround ? `overlapping containing ${touch}` : `${touch} none ${touch}`;
}
