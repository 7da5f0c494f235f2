/**
 * The smallest sphere around spheres: one that contains all, is touched by some of them from inside, and has its center
 * in the hull of theirs. From any other place the far end of one of these is no nearer than from the center, as they
 * are not all on the other's side of the plane across the way there. That is proved over integers for what doubles
 * guess; if it cannot be, all spheres that one to four touch from inside are tried, with a center in the plane or line
 * of theirs, for the least that contains all. Radii are roots of quadratic polynomials, told by Sturm's sequences and
 * intervals; the kernel has them as surds.
 */
import * as algebraic from '../../../../arithmetic/algebraic.js';
import { nextUp } from '../../../../arithmetic/float64.js';
import { absolute, exactSquareRoot } from '../../../../arithmetic/integers.js';
import { fromIntegers } from '../../../../arithmetic/polynomial.js';
import { fromNumber } from '../../../../arithmetic/rational.js';
import { roundQuotient } from '../../../../arithmetic/rounding.js';
import { fractionText } from '../../../answers/numbers.js';
import {
  add,
  cross,
  dot,
  exact,
  isZero,
  multiply,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../vectors.js';
import { shortVectors } from './least-slab.js';
import { likelySupports } from './likely-supports.js';

interface Ball {
  readonly center: Vector;
  readonly radius: bigint;
}

/** constant + slope · R for the radius R. */
type Line = readonly [constant: bigint, slope: bigint];

/**
 * A sphere: its radius is a root of a polynomial, of which it is the root with a number; its center is that of a ball
 * and (start + along · R) / below.
 */
interface Candidate {
  readonly coefficients: readonly [bigint, bigint, bigint];
  readonly place: number;
  readonly radius: algebraic.Algebraic;
  readonly first: Ball;
  readonly start: Vector;
  readonly along: Vector;
  readonly below: bigint;
  /** Numbers with the signs of the center's coordinates in the simplex of the balls' centers. */
  readonly weights: readonly Line[];
}

const roots = (coefficients: readonly bigint[]) =>
  algebraic.roots(fromIntegers(coefficients)).map(({ root }) => root);

/** The sign of constant + slope · R. */
function signOn(radius: algebraic.Algebraic, [constant, slope]: Line): number {
  if (slope === 0n) return signOf(constant);
  return slope > 0n
    ? algebraic.compareRational(radius, { numerator: -constant, denominator: slope })
    : -algebraic.compareRational(radius, { numerator: constant, denominator: -slope });
}

/**
 * The smallest circle or sphere as text: its class; the sum and the product of its radius and the conjugate; rounded;
 * and the least radius that encloses all.
 */
export function smallestOfBalls(values: Float64Array, dimension: 2 | 3): string {
  const count = values[0]!;
  const size = dimension + 1;
  const given = values.subarray(1, 1 + size * count);
  const numbers = exact(given);
  const centers = Array.from({ length: count }, (_, i) => vectorAt(numbers, size * i, dimension));
  const radii = Array.from({ length: count }, (_, i) => numbers.numerators[size * i + dimension]!);
  const short = shortVectors(centers, radii);
  const balls = short.vectors.map((center, i) => ({ center, radius: short.lengths[i]! }));
  const least = provedSmallest(balls) ?? leastOfAll(balls);
  const scale = { unit: short.unit, one: numbers.one };
  const bounds = boundsOf(least.radius);
  const center = [0, 1, 2]
    .slice(0, dimension)
    .map((k) => roundedCoordinate(least, k, centers[0]![k]!, scale, bounds));
  const isOne = balls.some((ball) => contains(balls, ball));
  return [
    isOne ? 'one' : 'several',
    ...radiusTexts(least, scale),
    ...center,
    roundedRadius(least, scale, bounds),
    enclosingRadius(given, center),
  ].join(' ');
}

/** What a length is in numbers of the coordinates: times `unit`, divided by `one`. */
interface Scale {
  readonly unit: bigint;
  readonly one: bigint;
}

/** Whether one of the spheres contains all. */
function contains(balls: readonly Ball[], { center, radius }: Ball): boolean {
  return balls.every((ball) => {
    const d = subtract(ball.center, center);
    const rest = radius - ball.radius;
    return rest >= 0n && rest * rest >= dot(d, d);
  });
}

/** The sphere of which it is proved that it is the smallest; `undefined` if no guess led to it. */
export function provedSmallest(balls: readonly Ball[]): Candidate | undefined {
  const supports = likelySupports(
    balls.map(({ center }) => center),
    balls.map(({ radius }) => radius),
  );
  for (const chosen of supports) {
    const proved = touching(chosen.map((i) => balls[i]!)).find(
      (candidate) =>
        balls.every((ball) => isWithin(candidate, ball)) &&
        candidate.weights.every((weight) => signOn(candidate.radius, weight) >= 0),
    );
    if (proved !== undefined) return proved;
  }
  return undefined;
}

/** Of all spheres that one to four touch from inside the least that contains all. */
export function leastOfAll(balls: readonly Ball[]): Candidate {
  let least: Candidate | undefined;
  for (const chosen of choices(balls, 4)) {
    for (const candidate of touching(chosen)) {
      if (least !== undefined && algebraic.compare(candidate.radius, least.radius) >= 0) continue;
      if (balls.every((ball) => isWithin(candidate, ball))) least = candidate;
    }
  }
  return least!;
}

/** All choices of up to so many things, but none. */
function choices<T>(things: readonly T[], most: number): T[][] {
  if (most === 0) return [];
  return things.flatMap((thing, i) => [
    [thing],
    ...choices(things.slice(i + 1), most - 1).map((rest) => [thing, ...rest]),
  ]);
}

/**
 * The spheres that some touch from inside, those with radii that are negative included: planes that the center is on
 * meet in it.
 */
function touching([first, ...others]: readonly Ball[]): Candidate[] {
  const { center, radius: r } = first!;
  const vectors = others.map((ball) => subtract(ball.center, center));
  // 2 v · w = |v|² - s² + 2 s z, for the way w of the center from the first one, and z = R - r.
  const planes = others.map(({ radius }, i): readonly [Vector, Line] => {
    const [v, s] = [vectors[i]!, radius - r];
    return [multiply(v, 2n), [dot(v, v) - s * s - 2n * s * r, 2n * s]];
  });
  const all = [...planes, ...across(vectors).map((n): readonly [Vector, Line] => [n, [0n, 0n]])];
  const [[a, p], [b, q], [c, t]] = all as [
    readonly [Vector, Line],
    readonly [Vector, Line],
    readonly [Vector, Line],
  ];
  const below = dot(a, cross(b, c));
  if (below === 0n) return [];
  const normals = [cross(b, c), cross(c, a), cross(a, b)];
  const part = (k: 0 | 1) =>
    [p, q, t].reduce((sum, line, i) => add(sum, multiply(normals[i]!, line[k])), [0n, 0n, 0n] as Vector);
  const [start, along] = [part(0), part(1)];
  // |start + along R|² = below² (R - r)².
  const square = below * below;
  const coefficients = [
    dot(start, start) - square * r * r,
    2n * (dot(start, along) + square * r),
    dot(along, along) - square,
  ] as const;
  if (coefficients.every((x) => x === 0n)) return [];
  const weights = weightsOf(normals.slice(0, vectors.length), start, along, square);
  return roots(coefficients).map((radius, place) => ({
    coefficients,
    place,
    radius,
    first: first!,
    start,
    along,
    below,
    weights,
  }));
}

/**
 * Of the center, in the vectors to the other balls: coordinate i is 2 n · (start + along R) / below², as planes have
 * twice these vectors; what is left to 1 is that of the first one.
 */
function weightsOf(normals: readonly Vector[], start: Vector, along: Vector, square: bigint): Line[] {
  const others = normals.map((n): Line => [2n * dot(n, start), 2n * dot(n, along)]);
  const rest = others.reduce(
    (sum, [constant, slope]): Line => [sum[0] - constant, sum[1] - slope],
    [square, 0n],
  );
  return [rest, ...others];
}

/** Vectors across some, so that there are three: of none the axes. */
function across([u, v, w]: readonly Vector[]): readonly Vector[] {
  const axes: readonly Vector[] = [
    [1n, 0n, 0n],
    [0n, 1n, 0n],
    [0n, 0n, 1n],
  ];
  if (u === undefined) return axes;
  if (w !== undefined) return [];
  if (v !== undefined) return [cross(u, v)];
  const n = axes.map((axis) => cross(u, axis)).find((each) => !isZero(each)) ?? axes[0]!;
  return [n, cross(u, n)];
}

/**
 * R >= r, and (R - r)² >= |w - v|² for the center's way w and that v of the ball's center from the first one. Of the
 * first ball both squares are equal for R; what they are less than those is left, without squares of R and w: r² - q² -
 * 2 (r - q) R + 2 w · v - |v|² >= 0, where q is the first radius.
 */
function isWithin({ radius, first, start, along, below }: Candidate, ball: Ball): boolean {
  if (signOn(radius, [-ball.radius, 1n]) < 0) return false;
  const v = subtract(ball.center, first.center);
  const constant = (ball.radius ** 2n - first.radius ** 2n - dot(v, v)) * below + 2n * dot(start, v);
  const slope = 2n * (dot(along, v) - (ball.radius - first.radius) * below);
  return signOn(radius, [constant, slope]) * signOf(below) >= 0;
}

/** More bits than a double has, by so many that few numbers are rounded in two ways. */
const BITS = 100;

type Bounds = readonly (readonly [numerator: bigint, denominator: bigint])[];

/** Bounds of a root that are near to each other, as fractions of a power of two. */
function boundsOf(root: algebraic.Algebraic): Bounds {
  const { mantissa, exponent } = root.upper;
  const { lower, upper } = algebraic.refine(root, {
    mantissa: absolute(mantissa) + 1n,
    exponent: exponent - BITS,
  });
  return [lower, upper].map((x) =>
    x.exponent < 0
      ? ([x.mantissa, 1n << BigInt(-x.exponent)] as const)
      : ([x.mantissa << BigInt(x.exponent), 1n] as const),
  );
}

/**
 * The nearest double to (constant + slope R) / below, if it is that to both of R's bounds: what is between them is
 * rounded as they are.
 */
function roundedLine(bounds: Bounds, [constant, slope]: Line, below: bigint): number | undefined {
  const [first, second] = bounds.map(([n, d]) => roundQuotient(constant * d + slope * n, below * d));
  return first === second ? first : undefined;
}

/** The nearest double to the radius. */
function roundedRadius({ coefficients, place }: Candidate, { unit, one }: Scale, bounds: Bounds): number {
  const [c, b, a] = coefficients;
  return (
    roundedLine(bounds, [0n, unit], one) ??
    algebraic.toNumber(roots([c * unit * unit, b * unit * one, a * one * one])[place]!)
  );
}

/** The nearest double to coordinate k. */
function roundedCoordinate(
  candidate: Candidate,
  k: number,
  origin: bigint,
  { unit, one }: Scale,
  bounds: Bounds,
): number {
  const { start, along, below, first } = candidate;
  const constant = (start[k]! + below * first.center[k]!) * unit + below * origin;
  const line: Line = [constant, along[k]! * unit];
  return roundedLine(bounds, line, below * one) ?? roundedByRoot(candidate, line, below * one);
}

/**
 * The nearest double to a number that has the radius in it: the root of the polynomial that it has instead, by
 * exchanging the variable.
 */
function roundedByRoot({ coefficients, place }: Candidate, [n, b]: Line, t: bigint): number {
  if (b === 0n) return roundQuotient(n, t);
  const [c, q, a] = coefficients;
  const found = roots([a * n * n - q * b * n + c * b * b, t * (q * b - 2n * a * n), a * t * t]);
  return algebraic.toNumber(found[b > 0n === t > 0n ? place : found.length - 1 - place]!);
}

/** The sum and the product of the radius and its conjugate; of a rational one with itself. */
function radiusTexts({ coefficients, place }: Candidate, { unit, one }: Scale): readonly [string, string] {
  const [c, b, a] = [coefficients[0] * unit * unit, coefficients[1] * unit, coefficients[2]];
  const text = (above: bigint, below: bigint) =>
    below < 0n ? fractionText(-above, -below) : fractionText(above, below);
  const root = a === 0n ? undefined : exactSquareRoot(b * b - 4n * a * c);
  if (root === null) return [text(-b, a * one), text(c, a * one * one)];
  const [above, below] =
    root === undefined ? [-c, b] : [-b + (place === 0 ? -1n : 1n) * root * (a < 0n ? -1n : 1n), 2n * a];
  return [text(2n * above, below * one), text(above * above, below * below * one * one)];
}

/** The least double that is, around a center, no less than the distance of the far end of each. */
function enclosingRadius(given: Float64Array, center: readonly number[]): number {
  const dimension = center.length as 2 | 3;
  const numbers = exact([...given, ...center]);
  const from = vectorAt(numbers, given.length, dimension);
  const balls = Array.from({ length: given.length / (dimension + 1) }, (_, i) => {
    const at = (dimension + 1) * i;
    const d = subtract(vectorAt(numbers, at, dimension), from);
    const [square, radius] = [dot(d, d), numbers.numerators[at + dimension]!];
    return {
      square,
      radius,
      about: Math.sqrt(roundQuotient(square, numbers.one ** 2n)) + given[at + dimension]!,
    };
  });
  // Those that reach far first: most others are within.
  return balls
    .sort((a, b) => b.about - a.about)
    .reduce((most, ball) => (reaches(most, ball, numbers.one) ? most : leastReach(ball, numbers.one)), 0);
}

/** The square of the distance of a ball's center, and its radius. */
interface Away {
  readonly square: bigint;
  readonly radius: bigint;
}

/** Whether a double is no less than the distance of the far end: x >= r, and (x - r)² >= d². */
function reaches(x: number, { square, radius }: Away, one: bigint): boolean {
  if (!Number.isFinite(x)) return true;
  const { numerator, denominator } = fromNumber(x);
  const rest = numerator * one - radius * denominator;
  return rest >= 0n && rest * rest >= square * denominator * denominator;
}

/** The least double that is: that, or the one above, which is nearest to the greater root of (x - r)² = d². */
function leastReach({ square, radius }: Away, one: bigint): number {
  const far = roots([radius * radius - square, -2n * radius * one, one * one]).at(-1)!;
  const nearest = algebraic.toNumber(far);
  const isBelow = Number.isFinite(nearest) && algebraic.compareRational(far, fromNumber(nearest)) > 0;
  return isBelow ? nextUp(nearest) : nearest;
}
