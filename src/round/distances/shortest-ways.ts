/** The shortest ways out of two flat convex shapes that meet, among few directions. */
import { absolute, greatestCommonDivisor } from '../../arithmetic/integers.js';
import type { Cells } from '../../distance/engine/cells.js';
import { allLowest } from '../../distance/engine/support-filter.js';
import {
  compareVectors,
  cross,
  dot,
  equal,
  isZero,
  minus,
  times,
  type Vector,
} from '../../distance/engine/vectors.js';

/** A direction along which the first shape moves, and what of both then comes apart last. */
export interface Move {
  readonly direction: Vector;
  /** How far it moves, times the length of the direction. */
  readonly reach: bigint;
  /** The points of the first shape that are lowest, and those of the second that are highest along the direction. */
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** The move along a direction that parts two shapes. */
export function moveAlong(a: Cells, b: Cells, direction: Vector): Move {
  const last = allLowest(a.points, direction);
  const left = allLowest(b.points, times(direction, -1n));
  const reach = dot(direction, minus(b.points.at(left[0]!), a.points.at(last[0]!)));
  return { direction, reach, a: last, b: left };
}

/** Without the common divisor. */
export function primitive(v: Vector): Vector {
  const divisor = v.reduce((common, x) => greatestCommonDivisor(common, absolute(x)), 0n);
  return [v[0] / divisor, v[1] / divisor, v[2] / divisor];
}

/** Out of a plane: the directions across it. */
export function waysFromPlane(a: Cells, b: Cells): Move[] {
  const { directions } = a.directions.length > 0 ? a : b;
  return shortestAmong(a, b, [cross(directions[0]!, directions[2]!)]);
}

const UP: Vector = [0n, 0n, 1n];

/**
 * In the plane z = 0: the edges of the Minkowski difference are along edges of the shapes, so that the shortest way is
 * across one of those.
 */
export function waysInPlane(a: Cells, b: Cells): Move[] {
  const along = [a, b].flatMap(({ points, edges }) =>
    edges.map(([i, j]) => minus(points.at(j), points.at(i))),
  );
  const moves = shortestAmong(
    a,
    b,
    along.map((edge) => cross(edge, UP)),
  );
  return moves.filter((move) => isWide(a, move.a) || isWide(b, move.b));
}

/** Are there two points among some? */
function isWide({ points }: Cells, numbers: readonly number[]): boolean {
  const first = points.at(numbers[0]!);
  return numbers.some((i) => !equal(points.at(i), first));
}

/** The shortest of the moves along some vectors and against them, in the order of ways out. */
function shortestAmong(a: Cells, b: Cells, vectors: readonly Vector[]): Move[] {
  const lines = vectors.filter((v) => !isZero(v)).map((v) => lesserOf(primitive(v)));
  lines.sort(compareVectors);
  const moves = lines
    .filter((v, i) => i === 0 || !equal(lines[i - 1]!, v))
    .flatMap((v) => [v, times(v, -1n)])
    .map((direction) => moveAlong(a, b, direction));
  return moves.filter((move) => moves.every((other) => compareLengths(move, other) <= 0n));
}

/** The lesser of a vector and its opposite. */
function lesserOf(v: Vector): Vector {
  const opposite = times(v, -1n);
  return compareVectors(v, opposite) < 0 ? v : opposite;
}

/** The order of two moves by their lengths, which are not negative. */
function compareLengths({ reach: s, direction: m }: Move, { reach: t, direction: n }: Move): bigint {
  return s * s * dot(n, n) - t * t * dot(m, m);
}

/** What bounds a shape of space: a polygon is its own face. */
export function withFace<Shape extends Cells>(cells: Shape): Shape {
  const { faces, edges, bounds, vertices, inside } = cells;
  if (inside !== 'face' || bounds !== undefined || faces.length > 0) return cells;
  const ring = Array.from({ length: vertices }, (_, i) => i);
  return { ...cells, bounds: { edges, faces: [ring] } };
}
