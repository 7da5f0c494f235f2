import { nextUp } from '../../../../arithmetic/float64.js';
import { roundQuotient, roundSqrt } from '../../../../arithmetic/rounding.js';
import { fractionText } from '../../../answers/fractions.js';
import {
  add,
  cross,
  dot,
  exact,
  isZero,
  multiply,
  pointsAt,
  sameVector,
  subtract,
  type Vector,
} from '../vectors.js';

/** A center over a denominator, and the square of the radius over its square. */
interface Ball {
  readonly center: Vector;
  readonly denominator: bigint;
  readonly square: bigint;
}

/** The ball around a center that reaches a point. */
function ballAround(center: Vector, denominator: bigint, p: Vector): Ball {
  const d = subtract(multiply(p, denominator), center);
  return { center, denominator, square: dot(d, d) };
}

/** The point where three planes n · x = k meet, if it is one, as a vector over a denominator. */
function meeting(
  planes: readonly (readonly [Vector, bigint])[],
): { point: Vector; denominator: bigint } | undefined {
  const [[a, p], [b, q], [c, r]] = planes as [
    readonly [Vector, bigint],
    readonly [Vector, bigint],
    readonly [Vector, bigint],
  ];
  const denominator = dot(a, cross(b, c));
  if (denominator === 0n) return undefined;
  const sum = add(add(multiply(cross(b, c), p), multiply(cross(c, a), q)), multiply(cross(a, b), r));
  return denominator > 0n
    ? { point: sum, denominator }
    : { point: multiply(sum, -1n), denominator: -denominator };
}

/** The smallest sphere through one to four points, whose planes halfway between meet in its center; none if they are dependent. */
function through(points: readonly Vector[]): Ball | undefined {
  const [a, b, c, d] = points as [Vector, ...Vector[]];
  if (b === undefined) return ballAround(a, 1n, a);
  // Twice the planes, so that they have integer constants.
  const halfway = (p: Vector) => [multiply(subtract(p, a), 2n), dot(p, p) - dot(a, a)] as const;
  if (c === undefined) return ballAround(add(a, b), 2n, a);
  const normal = cross(subtract(b, a), subtract(c, a));
  if (isZero(normal)) return undefined;
  const last = d === undefined ? ([normal, dot(normal, a)] as const) : halfway(d);
  const center = meeting([halfway(b), halfway(c), last]);
  return center === undefined ? undefined : ballAround(center.point, center.denominator, a);
}

/** Whether a ball contains a point. */
function contains({ center, denominator, square }: Ball, p: Vector): boolean {
  const d = subtract(multiply(p, denominator), center);
  return dot(d, d) <= square;
}

/** All choices of up to four things. */
function* choices<T>(things: readonly T[], most: number): Generator<T[]> {
  yield [];
  if (most === 0) return;
  for (const [i, thing] of things.entries()) {
    for (const rest of choices(things.slice(i + 1), most - 1)) yield [thing, ...rest];
  }
}

/** Of the spheres through up to four points the smallest that contains all. */
function smallest(points: readonly Vector[]): Ball {
  const distinct = points.filter((p, i) => points.findIndex((q) => sameVector(p, q)) === i);
  let least: Ball | undefined;
  for (const chosen of choices(distinct, 4)) {
    const ball = chosen.length === 0 ? undefined : through(chosen);
    if (ball === undefined || (least !== undefined && !isSmaller(ball, least))) continue;
    if (distinct.every((p) => contains(ball, p))) least = ball;
  }
  return least!;
}

const isSmaller = (a: Ball, b: Ball): boolean =>
  a.square * b.denominator ** 2n < b.square * a.denominator ** 2n;

/** The least double whose square is not below a quotient, if there is one. */
function rootUp(numerator: bigint, denominator: bigint): number {
  const nearest = roundSqrt(numerator, denominator);
  if (!Number.isFinite(nearest)) return nearest;
  const { numerators, one } = exact([nearest]);
  return numerators[0]! ** 2n * denominator < numerator * one * one ? nextUp(nearest) : nearest;
}

/** The smallest circle or sphere by brute force; its rounded numbers; and the least radius that encloses all from the rounded center. */
export function smallestBall(values: Float64Array, dimension: 2 | 3): string {
  const numbers = exact(values);
  const points = pointsAt(numbers, dimension, 1, values[0]!);
  const { center, denominator, square } = smallest(points);
  const one = numbers.one * denominator;
  const axes = center.slice(0, dimension);
  const rounded = axes.map((x) => roundQuotient(x, one));
  const all = exact([...values.subarray(1, 1 + dimension * values[0]!), ...rounded]);
  const around = pointsAt(all, dimension, 0, values[0]! + 1);
  const from = around.pop()!;
  const distances = around.map((p) => dot(subtract(p, from), subtract(p, from)));
  const farthest = distances.find((a) => distances.every((b) => a >= b))!;
  return [
    square === 0n ? 'point' : 'round',
    ...axes.map((x) => fractionText(x, one)),
    fractionText(square, one * one),
    ...rounded,
    roundSqrt(square, one * one),
    rootUp(farthest, all.one * all.one),
  ].join(' ');
}
