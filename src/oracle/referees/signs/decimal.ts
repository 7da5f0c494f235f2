import Big from 'big.js';
import type { Judge, Referee } from './referee.js';

const ZERO = new Big(0);
const TWO = new Big(2);
const HALF = new Big('0.5');

/** 2^k and 5^k·10^-k = 2^-k as exact decimals, made once. */
const powers = new Map<number, Big>();

function power(k: number): Big {
  const known = powers.get(k);
  if (known !== undefined) return known;
  // By squaring, so that a first use costs a dozen products; big.js multiplies exactly.
  const half = Math.trunc(k / 2);
  const rest = k - 2 * half;
  const root = half === 0 ? new Big(1) : power(half);
  const square = root.times(root);
  const made = rest === 0 ? square : square.times(rest > 0 ? TWO : HALF);
  powers.set(k, made);
  return made;
}

interface Parts {
  /** An integer below 2^53 in magnitude. */
  readonly mantissa: number;
  readonly exponent: number;
}

/** x = mantissa·2^exponent, found by doubling and halving, which round nothing here. */
function partsOf(x: number): Parts {
  let mantissa = x;
  let exponent = 0;
  while (Math.abs(mantissa) >= 9007199254740992) {
    mantissa /= 2;
    exponent += 1;
  }
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    exponent -= 1;
  }
  return { mantissa, exponent };
}

/**
 * The exact decimal expansion of x·2^-unit: m·2^e is m·10^e·5^-e for e < 0, a finite decimal. Never `new Big(0.1)`,
 * which is one tenth and not the double.
 *
 * @example exactDecimal(0.1).toFixed(); // '0.1000000000000000055511151231257827021181583404541015625'
 */
export function exactDecimal(x: number, unit = 0): Big {
  const { mantissa, exponent } = partsOf(x);
  return mantissa === 0 ? ZERO : new Big(String(mantissa)).times(power(exponent - unit));
}

/**
 * The largest power of two that divides all of these numbers. The sign of a homogeneous formula does not change when
 * it is taken out, and the decimals become integers: 16 digits instead of up to 1074.
 */
function commonUnit(values: readonly number[]): number {
  const exponents = values.filter((x) => x !== 0).map((x) => partsOf(x).exponent);
  return exponents.length === 0 ? 0 : Math.min(...exponents);
}

type Vector = readonly Big[];

function subtract(a: Vector, b: Vector): Vector {
  return a.map((x, i) => x.minus(b[i]!));
}

function dot(a: Vector, b: Vector): Big {
  return a.reduce((sum, x, i) => (isZero(x) || isZero(b[i]!) ? sum : sum.plus(x.times(b[i]!))), ZERO);
}

function isZero(x: Big): boolean {
  return x.c[0] === 0;
}

/** A determinant by Laplace expansion along the first column. */
function determinant(rows: readonly Vector[]): Big {
  if (rows.length === 1) return rows[0]![0]!;
  let sum = ZERO;
  rows.forEach((row, i) => {
    if (isZero(row[0]!)) return;
    const minor = determinant(rows.filter((_, k) => k !== i).map((other) => other.slice(1)));
    const term = row[0]!.times(minor);
    sum = i % 2 === 0 ? sum.plus(term) : sum.minus(term);
  });
  return sum;
}

function signOf(x: Big): -1 | 0 | 1 {
  return isZero(x) ? 0 : x.s > 0 ? 1 : -1;
}

/** Cuts the numbers into vectors of n. */
function vectors(all: readonly Big[], n: number): Vector[] {
  return Array.from({ length: all.length / n }, (_, i) => all.slice(n * i, n * i + n));
}

/** Reads points of dimension n and hands them to a formula. */
function ofPoints(n: 2 | 3, formula: (...points: Vector[]) => Big): Judge {
  return (values) => {
    const all = Array.from(values);
    const unit = commonUnit(all);
    const decimals = all.map((x) => exactDecimal(x, unit));
    return signOf(formula(...vectors(decimals, n)));
  };
}

/** Orientation of a simplex: the determinant of its edges from the first vertex. */
function orientation(a: Vector, ...others: Vector[]): Big {
  return determinant(others.map((x) => subtract(x, a)));
}

/**
 * The lifted determinant with rows relative to the first point: edges, and their squared length less the weight's
 * difference. Taking the first row out of the bordered determinant turns the sign in the plane; in space the
 * convention (inside is positive for a positive orientation) turns it as well.
 */
function lifted(points: readonly Vector[], weights: readonly Big[]): Big {
  const rows = points.slice(1).map((x, i) => {
    const edge = subtract(x, points[0]!);
    return [...edge, dot(edge, edge).minus(weights[i + 1]!.minus(weights[0]!))];
  });
  return determinant(rows).times(-1);
}

function sphereTest(...points: Vector[]): Big {
  return lifted(
    points,
    points.map(() => ZERO),
  );
}

function powerTest(n: 2 | 3): Judge {
  return (values) => {
    const all = Array.from(values);
    const isWeight = (i: number) => i % (n + 1) === n;
    const unit = commonUnit(all.filter((_, i) => !isWeight(i)));
    // A weight is a squared length: its unit is the square of that of the coordinates.
    const decimals = all.map((x, i) => exactDecimal(x, isWeight(i) ? 2 * unit : unit));
    const rows = vectors(decimals, n + 1);
    return signOf(
      lifted(
        rows.map((row) => row.slice(0, n)),
        rows.map((row) => row[n]!),
      ),
    );
  };
}

interface PlaneQuery {
  readonly value: Big;
  /** (n·p + constant)² - distance²·n·n. */
  readonly beyond: Big;
}

function planeQuestion(values: ArrayLike<number>): PlaneQuery {
  const all = Array.from(values);
  const normalUnit = commonUnit(all.slice(0, 3));
  const unit = commonUnit(all.slice(4));
  const normal = all.slice(0, 3).map((x) => exactDecimal(x, normalUnit));
  const point = all.slice(4, 7).map((x) => exactDecimal(x, unit));
  const value = dot(normal, point).plus(exactDecimal(all[3]!, normalUnit + unit));
  const distance = exactDecimal(all[7] ?? 0, unit);
  return { value, beyond: value.times(value).minus(distance.times(distance).times(dot(normal, normal))) };
}

function squaredDistance(a: Vector, b: Vector): Big {
  const edge = subtract(a, b);
  return dot(edge, edge);
}

const angle = (a: Vector, b: Vector, c: Vector) => dot(subtract(a, b), subtract(c, b));
const diametral = (a: Vector, b: Vector, p: Vector) => dot(subtract(a, p), subtract(b, p)).times(-1);
const edgeDot = (a: Vector, b: Vector, c: Vector, d: Vector) => dot(subtract(b, a), subtract(d, c));
const nearer = (p: Vector, a: Vector, b: Vector) => squaredDistance(p, a).minus(squaredDistance(p, b));
const longer = (a: Vector, b: Vector, c: Vector, d: Vector) =>
  squaredDistance(a, b).minus(squaredDistance(c, d));
const along = (u: Vector, a: Vector, b: Vector) => dot(u, subtract(a, b));

/** u × v by its minors. */
function vectorProduct(u: Vector, v: Vector): Vector {
  return [0, 1, 2].map((i) => {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3];
    return determinant([
      [u[j]!, u[k]!],
      [v[j]!, v[k]!],
    ]);
  });
}

const normalDot = (u: Vector, v: Vector, w: Vector) => dot(vectorProduct(u, v), vectorProduct(u, w));

const turned = (v: Vector): Vector => [v[1]!.times(-1), v[0]!];
const side = (direction: Vector, o: Vector, p: Vector) => dot(turned(direction), subtract(p, o));

/** The distance from a to the crossing with a line, times what both crossings are divided by. */
function crossings(a: Vector, b: Vector, c: Vector, d: Vector, e: Vector, f: Vector): Big {
  const edges = [subtract(b, a), subtract(d, c), subtract(f, e)] as const;
  const [along, first, second] = [edges[0], turned(edges[1]), turned(edges[2])];
  return dot(first, subtract(c, a))
    .times(dot(second, along))
    .minus(dot(second, subtract(e, a)).times(dot(first, along)));
}

/** Reads a direction of three coordinates, which has its own unit, and the points behind it. */
function ofDirection(formula: (direction: Vector, ...points: Vector[]) => Big): Judge {
  return (values) => {
    const all = Array.from(values);
    const [own, unit] = [commonUnit(all.slice(0, 3)), commonUnit(all.slice(3))];
    const decimals = all.map((x, i) => exactDecimal(x, i < 3 ? own : unit));
    return signOf(formula(decimals.slice(0, 3), ...vectors(decimals.slice(3), 3)));
  };
}

/** All arguments as decimals in one unit, and behind them the number that stands for 1. */
function inOneUnit(values: ArrayLike<number>): Big[] {
  const all = [...Array.from(values), 1];
  const unit = commonUnit(all);
  return all.map((x) => exactDecimal(x, unit));
}

const times = (v: Vector, k: Big): Vector => v.map((x) => x.times(k));

/** The height over the second plane of the crossing with the first, times the slope of the line to that. */
const compareCrossings3d: Judge = (values) => {
  const all = inOneUnit(values);
  const [p, a, b] = vectors(all.slice(0, 9), 3) as [Vector, Vector, Vector];
  const [n, m, one] = [all.slice(9, 12), all.slice(13, 16), all[17]!];
  const along = subtract(b, a);
  const slope = dot(n, along);
  const height = dot(n, p).plus(all[12]!.times(one));
  const crossing = subtract(times(p, slope), times(along, height));
  return signOf(dot(m, crossing).plus(all[16]!.times(one).times(slope)));
};

const orientOffset3d: Judge = (values) => {
  const all = inOneUnit(values);
  const [a, b, u, p, c] = vectors(all.slice(0, 15), 3) as [Vector, Vector, Vector, Vector, Vector];
  const [v, w, one] = [all.slice(16, 19), all.slice(20, 23), all[23]!];
  const corner = [times(v, all[15]!), times(w, all[19]!)].reduce(subtract, times(subtract(p, c), one));
  return signOf(determinant([subtract(b, a), u, corner]));
};

const judges = {
  orient2d: ofPoints(2, orientation),
  orient3d: ofPoints(3, orientation),
  incircle: ofPoints(2, sphereTest),
  insphere: ofPoints(3, sphereTest),
  sideOfPlane: (values) => signOf(planeQuestion(values).value),
  compareDistanceToPlane: (values) => signOf(planeQuestion(values).beyond),
  sideOfThickPlane(values) {
    const { value, beyond } = planeQuestion(values);
    return signOf(beyond) > 0 ? signOf(value) : 0;
  },
  dot2d: ofPoints(2, edgeDot),
  dot3d: ofPoints(3, edgeDot),
  angle2d: ofPoints(2, angle),
  angle3d: ofPoints(3, angle),
  cross2d: ofPoints(2, (a, b, c, d) => determinant([subtract(b, a), subtract(d, c)])),
  dihedralAngle3d: ofPoints(3, (a, b, p, q) => normalDot(subtract(b, a), subtract(p, a), subtract(q, a))),
  awayFromLine3d: ofPoints(3, (a, b, c, d) => normalDot(subtract(d, c), subtract(a, c), subtract(b, a))),
  triple3d: ofPoints(3, (a, b, c, d, e, f) => determinant([subtract(b, a), subtract(d, c), subtract(f, e)])),
  compareDistance2d: ofPoints(2, nearer),
  compareDistance3d: ofPoints(3, nearer),
  compareLength2d: ofPoints(2, longer),
  compareLength3d: ofPoints(3, longer),
  inDiametralCircle: ofPoints(2, diametral),
  inDiametralSphere: ofPoints(3, diametral),
  powerTest2d: powerTest(2),
  powerTest3d: powerTest(3),
  compareAlong2d: ofPoints(2, along),
  compareAlong3d: ofPoints(3, along),
  sideOfLine2d: ofPoints(2, side),
  compareCrossings2d: ofPoints(2, crossings),
  orientDirection3d: ofDirection((d, a, b, c) => determinant([d, subtract(b, a), subtract(c, a)])),
  compareCrossings3d,
  orientOffset3d,
} satisfies Record<string, Judge>;

/**
 * The second referee: big.js on exact decimal expansions. Slow (up to milliseconds where exponents are far apart), in
 * another base, with another pivot, and written by others down to the digits.
 */
export const decimal = { name: 'decimal', judges } satisfies Referee;
