/**
 * Round solids by the textbook's words: how far a point is from being in one, as polynomials of its coordinates, and
 * what lies at a point by the signs of those.
 */
import type { RoundKind } from '../../../cases/round/operands.js';
import { add, cross, dot, subtract, type Vector } from '../vectors.js';

/**
 * Values at a point that are not positive inside (of degree 2 along a line), and heights, not negative between the ends
 * (of degree 1).
 */
export interface Solid {
  readonly surfaces: readonly ((p: Vector) => bigint)[];
  readonly heights: readonly ((p: Vector) => bigint)[];
  /** Whether a line may leave it where a height is zero and no surface is. */
  readonly hasCaps: boolean;
  /** What lies at a point, by the signs of these; `null` outside. */
  locate(signs: Signs): string | null;
  /** How many dimensions it has. */
  readonly dimension: number;
}

/** The signs of surfaces and heights at a point, by their numbers: found when they are asked for. */
interface Signs {
  surface(i: number): number;
  height(i: number): number;
}

/** The fields of all kinds. */
export type Fields = Readonly<Record<string, readonly number[]>> &
  Readonly<Record<'radius' | 'startRadius' | 'endRadius', number>> & {
    readonly axes: readonly (readonly number[])[];
    readonly edges: readonly (readonly number[])[];
  };

/** Gives the integers of doubles. */
interface Reader {
  vector(p: readonly number[]): Vector;
  number(x: number): bigint;
}

function smooth({ surface }: Signs): string | null {
  const side = surface(0);
  return side > 0 ? null : side < 0 ? 'in' : 'f0';
}

/** A round solid of a kind. */
export function solidOf(kind: RoundKind, s: Fields, { vector, number }: Reader): Solid {
  switch (kind) {
    case 'sphere':
    case 'circle':
      return ball(vector(s.center!), number(s.radius));
    case 'ellipsoid':
    case 'ellipse':
      return ellipsoid(
        vector(s.center!),
        kind === 'ellipse' ? [...s.axes.map(vector), [0n, 0n, 1n]] : s.axes.map(vector),
      );
    case 'capsule':
    case 'capsule2d':
      return capsule(vector(s.start!), vector(s.end!), number(s.radius));
    case 'lozenge':
      return lozenge(vector(s.origin!), [vector(s.edges[0]!), vector(s.edges[1]!)], number(s.radius));
    case 'infiniteCylinder': {
      const [o, w] = [vector(s.origin!), vector(s.direction!)];
      const r = number(s.radius);
      return {
        surfaces: [aroundAxis(o, w, r)],
        heights: [],
        hasCaps: false,
        locate: smooth,
        dimension: r === 0n ? 1 : 3,
      };
    }
    case 'cone':
      return cone(vector(s.center!), vector(s.apex!), number(s.radius), 0n, ['v1', 'v0']);
    case 'cylinder':
      return cone(vector(s.start!), vector(s.end!), number(s.radius), number(s.radius), ['v0', 'v1']);
    default:
      return cone(vector(s.start!), vector(s.end!), number(s.startRadius), number(s.endRadius), ['v0', 'v1']);
  }
}

const distanceSquared = (p: Vector, q: Vector): bigint => dot(subtract(p, q), subtract(p, q));

function ball(center: Vector, r: bigint): Solid {
  return {
    surfaces: [aroundPoint(center, r)],
    heights: [],
    hasCaps: false,
    locate: smooth,
    dimension: r === 0n ? 0 : 3,
  };
}

/** By barycentric coordinates of the axes: Cramer's rule. */
function ellipsoid(center: Vector, axes: readonly Vector[]): Solid {
  const [u, v, w] = axes as [Vector, Vector, Vector];
  const det = (a: Vector, b: Vector, c: Vector) => dot(a, cross(b, c));
  const size = det(u, v, w) ** 2n;
  const surface = (p: Vector) => {
    const m = subtract(p, center);
    return det(m, v, w) ** 2n + det(u, m, w) ** 2n + det(u, v, m) ** 2n - size;
  };
  return { surfaces: [surface], heights: [], hasCaps: false, locate: smooth, dimension: 3 };
}

function aroundAxis(o: Vector, w: Vector, r: bigint): (p: Vector) => bigint {
  const most = r * r * dot(w, w);
  return (p) => {
    const n = cross(subtract(p, o), w);
    return dot(n, n) - most;
  };
}

function heightsOf(start: Vector, end: Vector): ((p: Vector) => bigint)[] {
  const w = subtract(end, start);
  return [(p) => dot(subtract(p, start), w), (p) => dot(subtract(end, p), w)];
}

function aroundPoint(q: Vector, r: bigint): (p: Vector) => bigint {
  const most = r * r;
  return (p) => distanceSquared(p, q) - most;
}

function capsule(start: Vector, end: Vector, r: bigint): Solid {
  const w = subtract(end, start);
  const isBall = dot(w, w) === 0n;
  return {
    surfaces: [aroundPoint(start, r), aroundAxis(start, w, r), aroundPoint(end, r)],
    heights: heightsOf(start, end),
    hasCaps: true,
    dimension: r > 0n ? 3 : isBall ? 0 : 1,
    locate({ surface, height }) {
      const [above, below] = [height(0), height(1)];
      const part = isBall || above < 0 ? 0 : below < 0 ? 2 : 1;
      const side = surface(part);
      if (side !== 0) return side > 0 ? null : 'in';
      if (part !== 1) return part === 0 ? 'f1' : 'f2';
      return above === 0 ? 'e0' : below === 0 ? 'e1' : 'f0';
    },
  };
}

/** A part of a lozenge: what has a surface's value at most 0, and these heights not negative. */
interface Part {
  readonly surface: number;
  readonly heights: readonly number[];
}

/**
 * Balls about the corners; about the edges, and in front of the parallelogram and behind it, what has its foot in them.
 *
 * A line leaves it where a surface is zero: outside of it and as near as one likes, one and the same of corners, edges
 * and the parallelogram is nearest, farther than the radius; its function is positive there, zero in the limit, and so
 * not constant.
 */
function lozenge(o: Vector, [u, v]: readonly [Vector, Vector], r: bigint): Solid {
  const corners = [o, add(o, u), add(add(o, u), v), add(o, v)];
  const n = cross(u, v);
  const [side, across] = [cross(v, n), cross(n, u)];
  const most = r * r * dot(n, n);
  const balls = corners.map((_, i): Part => ({ surface: i, heights: [] }));
  const hasLength = [u, v].map((edge) => dot(edge, edge) > 0n);
  const edges = corners.flatMap((_, i): Part[] =>
    hasLength[i % 2]! ? [{ surface: 4 + i, heights: [2 * i, 2 * i + 1] }] : [],
  );
  const inner: Part[] = dot(n, n) > 0n ? [{ surface: 8, heights: [8, 9, 10, 11] }] : [];
  const parts = [...inner, ...edges, ...balls];
  return {
    surfaces: [
      ...corners.map((corner) => aroundPoint(corner, r)),
      ...corners.map((corner, i) => aroundAxis(corner, i % 2 === 0 ? u : v, r)),
      (p) => dot(n, subtract(p, o)) ** 2n - most,
    ],
    heights: [
      ...corners.flatMap((corner, i) => heightsOf(corner, corners[(i + 1) % 4]!)),
      (p) => dot(side, subtract(p, o)),
      (p) => dot(side, subtract(add(o, u), p)),
      (p) => dot(across, subtract(p, o)),
      (p) => dot(across, subtract(add(o, v), p)),
    ],
    hasCaps: false,
    dimension: r > 0n ? 3 : 2,
    locate({ surface, height }) {
      let found: string | null = null;
      for (const part of parts) {
        if (part.heights.some((i) => height(i) < 0)) continue;
        const sign = surface(part.surface);
        if (sign < 0 && r > 0n) return 'in';
        if (sign <= 0) found = 'f0';
      }
      return found;
    },
  };
}

/** The radius at the foot of p on the axis is (r (W - h) + s h) / W, its distance from the axis |(p - a) × w| / √W. */
function cone(a: Vector, b: Vector, r: bigint, s: bigint, apexes: readonly [string, string]): Solid {
  const w = subtract(b, a);
  const size = dot(w, w);
  const heights = heightsOf(a, b);
  const surface = (p: Vector) => {
    const n = cross(subtract(p, a), w);
    const level = r * heights[1]!(p) + s * heights[0]!(p);
    return dot(n, n) * size - level * level;
  };
  return {
    surfaces: [surface],
    heights,
    hasCaps: true,
    dimension: r === 0n && s === 0n ? 1 : 3,
    locate({ surface, height }) {
      const [above, below] = [height(0), height(1)];
      if (above < 0 || below < 0) return null;
      const side = surface(0);
      if (side > 0) return null;
      const end = above === 0 ? 0 : below === 0 ? 1 : -1;
      if (end < 0) return side === 0 ? 'f0' : 'in';
      if ((end === 0 ? r : s) === 0n) return apexes[end as 0 | 1];
      return side === 0 ? `e${end}` : `f${end + 1}`;
    },
  };
}

/** Whether a feature is in the relative interior of a solid. */
export function isInner({ dimension }: Solid, feature: string): boolean {
  return (
    feature === 'in' || (dimension < 3 && /^f/.test(feature) && (dimension === 1 ? feature === 'f0' : true))
  );
}
