/**
 * How far the core of a round shape (a point, a segment, a parallelogram) is from a polytope whose corners have
 * denominators of their own: the least distance of all pairs of a vertex, edge and face, each compared with a length.
 * Of what is behind the walls of the box around the shape nothing is nearer than that.
 */
import { type Halfspace, valueAt } from '../halfspace.js';
import type { Shape } from '../shape.js';
import {
  between,
  cross,
  dot,
  isZero,
  multiply,
  type Rational3,
  signOf,
  subtract,
  towards,
  type Vector,
} from '../vectors.js';
import { BOX_WALLS, type Clipped, innerEdges } from './clipped.js';

/** The points within a length of a point, segment or parallelogram of integers. */
export interface Ball {
  readonly core: Shape;
  readonly radius: bigint;
}

/** The sign of √(above / below) minus a length. */
function compare(above: bigint, below: bigint, length: bigint): number {
  return signOf(above - length * length * below);
}

/** The sign of the distance of the core, which does not meet the polytope, minus the radius. */
export function gapSign({ core, radius }: Ball, polytope: Clipped): number {
  let least = 1;
  for (const sign of signs(core, radius, polytope)) {
    least = Math.min(least, sign);
    if (least < 0) break;
  }
  return least;
}

function* signs(core: Shape, radius: bigint, polytope: Clipped): Generator<number> {
  const { corners } = polytope;
  const vertices = corners.filter(({ tight }) => (tight & BOX_WALLS) === 0).map(({ at }) => at);
  const edges = innerEdges(polytope).map(([i, j]): Line => lineOf(corners[i]!.at, corners[j]!.at));
  for (const v of vertices) yield pointSign(v, core, radius);
  for (const p of core.points) {
    for (const wall of polytope.walls.slice(6)) yield faceSign(p, wall, polytope.walls, radius);
    for (const line of edges) yield footSign(p, line, radius);
  }
  for (const [i, j] of core.edges) {
    const start = core.points[i]!;
    const along = subtract(core.points[j]!, start);
    if (!isZero(along)) for (const line of edges) yield crossingSign(start, along, line, radius);
  }
}

/** An edge, by its ends and the difference of these, times both of their denominators. */
interface Line {
  readonly from: Rational3;
  readonly to: Rational3;
  readonly along: Vector;
  readonly square: bigint;
}

function lineOf(from: Rational3, to: Rational3): Line {
  const along = between(from, to);
  return { from, to, along, square: dot(along, along) };
}

/** A point and a plane that it is behind, if the foot is in the polytope; else 1. */
function faceSign(
  p: Vector,
  { normal, constant }: Halfspace,
  walls: readonly Halfspace[],
  length: bigint,
): number {
  const height = dot(normal, p) + constant;
  if (height >= 0n) return 1;
  const w = dot(normal, normal);
  const sign = compare(height * height, w, length);
  if (sign > 0) return sign;
  const [x, y, z] = subtract(multiply(p, w), multiply(normal, height));
  return walls.every((wall) => valueAt(wall, { x, y, z, w }) >= 0n) ? sign : 1;
}

/** A point and an edge, if the foot is between its ends; else 1. */
function footSign(p: Vector, { from, to, along, square }: Line, length: bigint): number {
  const m = towards(p, from);
  const reach = dot(m, along);
  if (reach >= 0n || dot(towards(p, to), along) <= 0n) return 1;
  return compare(dot(m, m) * square - reach * reach, from.w * from.w * square, length);
}

/**
 * An edge of the core and one of the polytope, if the shortest way between their lines is between points of both;
 * else 1.
 */
function crossingSign(start: Vector, u: Vector, { from, to, along: e }: Line, length: bigint): number {
  const normal = cross(u, e);
  const size = dot(normal, normal);
  if (size === 0n) return 1;
  // From the start to the edge, times the denominator of `from`: s u - t e + a multiple of the normal.
  const m = towards(start, from);
  const height = dot(m, normal);
  const sign = compare(height * height, from.w * from.w * size, length);
  if (sign > 0) return sign;
  const s = dot(cross(m, e), normal);
  const t = dot(cross(m, u), normal);
  return s >= 0n && s <= from.w * size && t >= 0n && t * to.w <= size ? sign : 1;
}

/** The sign of the distance of a point from the core minus a length. */
export function pointSign(at: Rational3, { points, edges, faces }: Shape, length: bigint): number {
  let least = 1;
  for (const p of points) {
    const m = towards(p, at);
    least = Math.min(least, compare(dot(m, m), at.w * at.w, length));
  }
  for (const [i, j] of edges) least = Math.min(least, segmentSign(at, points[i]!, points[j]!, length));
  if (faces.length > 0) {
    const [o, p, , q] = points as [Vector, Vector, Vector, Vector];
    least = Math.min(least, parallelogramSign(towards(o, at), at.w, subtract(p, o), subtract(q, o), length));
  }
  return least;
}

/** If the foot is between the ends; else 1. */
function segmentSign(at: Rational3, start: Vector, end: Vector, length: bigint): number {
  const u = subtract(end, start);
  const m = towards(start, at);
  const [reach, square] = [dot(m, u), dot(u, u)];
  if (reach <= 0n || reach >= square * at.w) return 1;
  return compare(dot(m, m) * square - reach * reach, at.w * at.w * square, length);
}

/** Of m / w from a corner with the edges u and v, if the foot is between these; else 1. */
function parallelogramSign(m: Vector, w: bigint, u: Vector, v: Vector, length: bigint): number {
  const normal = cross(u, v);
  const size = dot(normal, normal);
  if (size === 0n) return 1;
  const height = dot(m, normal);
  const sign = compare(height * height, w * w * size, length);
  if (sign > 0) return sign;
  const isWithin = (x: bigint) => x >= 0n && x <= w * size;
  return isWithin(dot(cross(m, v), normal)) && isWithin(dot(cross(u, m), normal)) ? sign : 1;
}
