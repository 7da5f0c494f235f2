/**
 * The smallest sphere around spheres, by brute force: of all spheres that one to four of them touch from inside, with a center in the plane or line of theirs, the least that contains all.
 * Radii are roots of quadratic polynomials, told by Sturm's sequences and intervals; the kernel has them as surds, and looks at where centers are instead of comparing radii.
 */
import * as algebraic from '../../../../arithmetic/algebraic.js';
import { nextUp } from '../../../../arithmetic/float64.js';
import { absolute, exactSquareRoot } from '../../../../arithmetic/integers.js';
import { fromIntegers, type Polynomial } from '../../../../arithmetic/polynomial.js';
import { fromNumber } from '../../../../arithmetic/rational.js';
import { roundQuotient } from '../../../../arithmetic/rounding.js';
import { fractionText } from '../../../answers/fractions.js';
import { add, cross, dot, exact, isZero, multiply, subtract, type Vector, vectorAt } from '../vectors.js';

interface Ball {
  readonly center: Vector;
  readonly radius: bigint;
}

/** constant + slope · R for the radius R. */
type Line = readonly [constant: bigint, slope: bigint];

/** A sphere: its radius is a root of a polynomial, of which it is the root with a number; its center is (start + along · R) / below. */
interface Candidate {
  readonly coefficients: readonly [bigint, bigint, bigint];
  readonly place: number;
  readonly radius: algebraic.Algebraic;
  readonly start: Vector;
  readonly along: Vector;
  readonly below: bigint;
}

const roots = (coefficients: readonly bigint[]) =>
  algebraic.roots(fromIntegers(coefficients)).map(({ root }) => root);
const lineOf = ([constant, slope]: Line): Polynomial => fromIntegers([constant, slope]);

/** The smallest circle or sphere as text: its class; the sum and the product of its radius and the conjugate; rounded; and the least radius that encloses all. */
export function smallestOfBalls(values: Float64Array, dimension: 2 | 3): string {
  const numbers = exact(values);
  const size = dimension + 1;
  const balls = Array.from({ length: values[0]! }, (_, i) => ({
    center: vectorAt(numbers, 1 + size * i, dimension),
    radius: numbers.numerators[size * (i + 1)]!,
  }));
  const least = smallest(balls);
  const center = [0, 1, 2].slice(0, dimension).map((k) => roundedCoordinate(least, k, numbers.one));
  const [c, b, a] = least.coefficients;
  const { one } = numbers;
  const isOne = balls.some((ball) => contains(balls, ball));
  return [
    isOne ? 'one' : 'several',
    ...radiusTexts(least, one),
    ...center,
    algebraic.toNumber(roots([c, b * one, a * one * one])[least.place]!),
    enclosingRadius(values, center),
  ].join(' ');
}

/** Whether one of the spheres contains all. */
function contains(balls: readonly Ball[], { center, radius }: Ball): boolean {
  return balls.every((ball) => {
    const d = subtract(ball.center, center);
    const rest = radius - ball.radius;
    return rest >= 0n && rest * rest >= dot(d, d);
  });
}

function smallest(balls: readonly Ball[]): Candidate {
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

/** The spheres that some touch from inside, those with radii that are negative included: planes that the center is on meet in it. */
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
  return roots(coefficients).map((radius, place) => ({
    coefficients,
    place,
    radius,
    start: add(start, multiply(center, below)),
    along,
    below,
  }));
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

/** R >= r, and (R - r)² >= |center - c|²; the squares of R and of the center cancel each other but for a polynomial of two degrees. */
function isWithin({ radius, start, along, below }: Candidate, ball: Ball): boolean {
  if (algebraic.signAt(lineOf([-ball.radius, 1n]), radius) < 0) return false;
  const square = below * below;
  const from = subtract(start, multiply(ball.center, below));
  const rest = fromIntegers([
    square * ball.radius ** 2n - dot(from, from),
    -2n * (square * ball.radius + dot(from, along)),
    square - dot(along, along),
  ]);
  return algebraic.signAt(rest, radius) >= 0;
}

/** The nearest double to coordinate k: the root of the polynomial that it has instead, by exchanging the variable. */
function roundedCoordinate(
  { coefficients, place, start, along, below }: Candidate,
  k: number,
  one: bigint,
): number {
  const [n, b, t] = [start[k]!, along[k]!, below * one];
  if (b === 0n) return t > 0n ? roundQuotient(n, t) : roundQuotient(-n, -t);
  const [c, q, a] = coefficients;
  const found = roots([a * n * n - q * b * n + c * b * b, t * (q * b - 2n * a * n), a * t * t]);
  return algebraic.toNumber(found[b > 0n === t > 0n ? place : found.length - 1 - place]!);
}

/** The sum and the product of the radius and its conjugate; of a rational one with itself. */
function radiusTexts({ coefficients, place }: Candidate, one: bigint): readonly [string, string] {
  const [c, b, a] = coefficients;
  const text = (above: bigint, below: bigint) =>
    below < 0n ? fractionText(-above, -below) : fractionText(above, below);
  const root = a === 0n ? undefined : exactSquareRoot(b * b - 4n * a * c);
  if (root === null) return [text(-b, a * one), text(c, a * one * one)];
  const [above, below] =
    root === undefined ? [-c, b] : [-b + (place === 0 ? -1n : 1n) * root * (a < 0n ? -1n : 1n), 2n * a];
  return [text(2n * above, below * one), text(above * above, below * below * one * one)];
}

/** The least double that is, around a center, no less than the distance of the far end of each: the greater root of (x - r)² = d². */
function enclosingRadius(values: Float64Array, center: readonly number[]): number {
  const dimension = center.length as 2 | 3;
  const numbers = exact([...values, ...center]);
  const { one } = numbers;
  const from = vectorAt(numbers, values.length, dimension);
  const radii = Array.from({ length: values[0]! }, (_, i) => {
    const at = 1 + (dimension + 1) * i;
    const d = subtract(vectorAt(numbers, at, dimension), from);
    const r = absolute(numbers.numerators[at + dimension]!);
    const far = roots([r * r - dot(d, d), -2n * r * one, one * one]).at(-1)!;
    const nearest = algebraic.toNumber(far);
    const isBelow = Number.isFinite(nearest) && algebraic.compareRational(far, fromNumber(nearest)) > 0;
    return isBelow ? nextUp(nearest) : nearest;
  });
  return Math.max(...radii);
}
