/**
 * The smallest circle or sphere around points. A ball that contains all of them, and whose center is in the hull of
 * some that are on its boundary, is the smallest: from any other place one of these is no nearer than from the center,
 * as they are not all on the other's side of the plane across the way there. That is proved over integers for what
 * doubles guess; if it cannot be, all balls through up to four points are tried.
 */
import { nextUp } from '../../../../arithmetic/float64.js';
import { roundQuotient, roundSqrt } from '../../../../arithmetic/rounding.js';
import { fractionText } from '../../../answers/numbers.js';
import {
  add,
  cross,
  dot,
  exact,
  greater,
  isZero,
  multiply,
  pointsAt,
  sameVector,
  subtract,
  type Vector,
} from '../vectors.js';
import { shortVectors } from './least-slab.js';
import { likelySupports } from './likely-supports.js';

/**
 * A center: that of a point and a way over a denominator; and the square of the radius over the denominator's square.
 */
interface Ball {
  readonly from: Vector;
  readonly way: Vector;
  readonly denominator: bigint;
  readonly square: bigint;
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
  const across = cross(b, c);
  const denominator = dot(a, across);
  if (denominator === 0n) return undefined;
  const sum = add(add(multiply(across, p), multiply(cross(c, a), q)), multiply(cross(a, b), r));
  return denominator > 0n
    ? { point: sum, denominator }
    : { point: multiply(sum, -1n), denominator: -denominator };
}

/**
 * The smallest sphere through one to four points, whose planes halfway between meet in its center; none if they are
 * dependent.
 */
function through(points: readonly Vector[]): Ball | undefined {
  const [a, b, c, d] = points as [Vector, ...Vector[]];
  if (b === undefined) return { from: a, way: [0n, 0n, 0n], denominator: 1n, square: 0n };
  const u = subtract(b, a);
  if (c === undefined) return { from: a, way: u, denominator: 2n, square: dot(u, u) };
  const v = subtract(c, a);
  const normal = cross(u, v);
  if (isZero(normal)) return undefined;
  // 2 v · w = v · v for the way w from the first point; twice the planes, so that they have integer constants.
  const halfway = (way: Vector) => [multiply(way, 2n), dot(way, way)] as const;
  const last = d === undefined ? ([normal, 0n] as const) : halfway(subtract(d, a));
  const center = meeting([halfway(u), halfway(v), last]);
  if (center === undefined) return undefined;
  const { point, denominator } = center;
  return { from: a, way: point, denominator, square: dot(point, point) };
}

/** Whether a ball contains a point: |v - w / d|² <= |w / d|² is |v|² d <= 2 v · w. */
function contains({ from, way, denominator }: Ball, p: Vector): boolean {
  const v = subtract(p, from);
  return dot(v, v) * denominator <= 2n * dot(v, way);
}

/** Whether the center of the smallest sphere through points is in their hull. */
function isCenterWithin({ from, way, denominator }: Ball, points: readonly Vector[]): boolean {
  if (points.length < 3) return true;
  if (points.length === 3) return points.every((_, i) => isNotObtuse(points, i));
  return points.every((p, i) => {
    const [q, r, s] = points.filter((_, j) => j !== i) as [Vector, Vector, Vector];
    const normal = cross(subtract(r, q), subtract(s, q));
    const height = dot(normal, add(multiply(subtract(from, q), denominator), way));
    return dot(normal, subtract(p, q)) > 0n ? height >= 0n : height <= 0n;
  });
}

/**
 * Whether a triangle has no more than a right angle in a corner: the center of its circle is within if it has none in
 * any.
 */
function isNotObtuse(corners: readonly Vector[], i: number): boolean {
  const [p, q, r] = [corners[i]!, corners[(i + 1) % 3]!, corners[(i + 2) % 3]!];
  return dot(subtract(q, p), subtract(r, p)) >= 0n;
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
export function leastOfAll(points: readonly Vector[]): Ball {
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

/** The ball of which it is proved that it is the smallest; `undefined` if no guess led to it. */
export function provedSmallest(points: readonly Vector[]): Ball | undefined {
  const radii = points.map(() => 0n);
  for (const chosen of likelySupports(points, radii)) {
    const support = chosen.map((i) => points[i]!);
    const ball = through(support);
    if (ball === undefined || !points.every((p) => contains(ball, p))) continue;
    if (isCenterWithin(ball, support)) return ball;
  }
  return undefined;
}

/** The least double whose square is not below a quotient, if there is one. */
function rootUp(numerator: bigint, denominator: bigint): number {
  const nearest = roundSqrt(numerator, denominator);
  if (!Number.isFinite(nearest)) return nearest;
  const { numerators, one } = exact([nearest]);
  return numerators[0]! ** 2n * denominator < numerator * one * one ? nextUp(nearest) : nearest;
}

/**
 * The smallest circle or sphere; its rounded numbers; and the least radius that encloses all from the rounded center.
 */
export function smallestBall(values: Float64Array, dimension: 2 | 3): string {
  const given = values.subarray(1, 1 + dimension * values[0]!);
  const numbers = exact(given);
  const points = pointsAt(numbers, dimension, 0, values[0]!);
  const { vectors, unit } = shortVectors(points);
  const { from, way, denominator, square } = provedSmallest(vectors) ?? leastOfAll(vectors);
  const one = numbers.one * denominator;
  const center = add(
    multiply(add(multiply(from, denominator), way), unit),
    multiply(points[0]!, denominator),
  );
  const axes = center.slice(0, dimension);
  const squared = [square * unit * unit, one * one] as const;
  const rounded = axes.map((x) => roundQuotient(x, one));
  const all = exact([...given, ...rounded]);
  const around = pointsAt(all, dimension, 0, values[0]! + 1);
  const place = around.pop()!;
  const distances = around.map((p) => subtract(p, place)).map((d) => dot(d, d));
  return [
    square === 0n ? 'point' : 'round',
    ...axes.map((x) => fractionText(x, one)),
    fractionText(...squared),
    ...rounded,
    roundSqrt(...squared),
    rootUp(distances.reduce(greater), all.one * all.one),
  ].join(' ');
}
