import type { Cells, Quotient } from './cells.js';
import { allLowest } from './support-filter.js';
import { compareVectors, cross, dot, minus, plus, times, type Vector } from './vectors.js';

/**
 * The part of a shape that is farthest in a direction, in a plane across it: a convex polygon, a segment or a point
 * (`ring`, its corners counterclockwise about x), or one point with `directions`: a ray, a line or a plane. Points are
 * over the denominator of the context.
 */
export interface SupportFace {
  readonly ring: readonly Vector[];
  readonly directions: readonly Vector[];
}

/** Where sign · x is least on a shape, moved by `offset`, its integers multiplied by a factor. */
export function supportFace(
  cells: Cells,
  x: Vector,
  sign: 1n | -1n,
  factor: bigint,
  offset: Vector,
): SupportFace {
  const points = allLowest(cells.points, sign > 0n ? x : times(x, -1n)).map((i) => cells.points.at(i));
  const directions = cells.directions.filter((d) => dot(x, d) === 0n);
  return {
    ring: hullAbout(
      axisAbout(x),
      points.map((p) => plus(times(p, factor), offset)),
    ),
    directions,
  };
}

/** Has a face one direction, or two opposite ones, or is it a segment? */
export function isLinear({ ring, directions }: SupportFace): boolean {
  return directions.length === 0 ? ring.length === 2 : directions.length < 3;
}

/** Is a face all of a plane? */
export function isPlane({ directions }: SupportFace): boolean {
  return directions.length > 2;
}

/** The direction of a linear face. */
export function directionOf({ ring, directions }: SupportFace): Vector {
  return directions[0] ?? minus(ring[1]!, ring[0]!);
}

/** The ends that a linear face has. */
export function endsOf({ ring, directions }: SupportFace): readonly Vector[] {
  return directions.length === 2 ? [] : ring;
}

/** All p with normal · (p - at) >= 0. */
export interface HalfSpace {
  readonly normal: Vector;
  readonly at: Quotient;
}

/**
 * A unit along an axis, or against it, about which points in a plane across x turn as about x: seen along an axis that
 * the plane is not parallel to, they do as seen along x. Products with it are short.
 */
function axisAbout(x: Vector): Vector {
  const units = x.map((c): bigint => (c > 0n ? 1n : c < 0n ? -1n : 0n));
  const k = units.findIndex((unit) => unit !== 0n);
  return [k === 0 ? units[0]! : 0n, k === 1 ? units[1]! : 0n, k === 2 ? units[2]! : 0n];
}

/** What bounds a face within its plane, which x is across: half-spaces whose common part with the plane is the face. */
export function boundsOf(face: SupportFace, across: Vector): HalfSpace[] {
  const { ring } = face;
  const x = axisAbout(across);
  if (isPlane(face)) return [];
  if (ring.length > 2) {
    return ring.map((from, i) => halfSpace(cross(x, minus(ring[(i + 1) % ring.length]!, from)), from));
  }
  const direction = directionOf(face);
  const side = cross(x, direction);
  const bounds = [halfSpace(side, ring[0]!), halfSpace(times(side, -1n), ring[0]!)];
  const [start, end] = endsOf(face);
  if (start !== undefined) bounds.push(halfSpace(direction, start));
  if (end !== undefined) bounds.push(halfSpace(times(direction, -1n), end));
  return bounds;
}

function halfSpace(normal: Vector, at: Vector): HalfSpace {
  return { normal, at: { numerators: at, denominator: 1n } };
}

/** The corners of the convex hull of points in a plane across x, counterclockwise about it (Andrew 1979). */
export function hullAbout(x: Vector, points: readonly Vector[]): Vector[] {
  const sorted = sortedAlong(points);
  if (sorted.length < 3) return sorted;
  const lower = chain(x, sorted);
  const upper = chain(x, sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function sortedAlong(points: readonly Vector[]): Vector[] {
  const sorted = [...points].sort(compareVectors);
  return sorted.filter((p, i) => i === 0 || compareVectors(sorted[i - 1]!, p) !== 0);
}

function chain(x: Vector, sorted: readonly Vector[]): Vector[] {
  const corners: Vector[] = [];
  for (const p of sorted) {
    while (corners.length > 1 && turn(x, corners.at(-2)!, corners.at(-1)!, p) <= 0n) corners.pop();
    corners.push(p);
  }
  return corners;
}

function turn(x: Vector, u: Vector, v: Vector, p: Vector): bigint {
  return dot(x, cross(minus(v, u), minus(p, u)));
}
