/**
 * Lines, rays and segments against round solids over the rationals: how far a point of the line is from being in the solid, by the textbook's
 * words, is evaluated at three parameters and interpolated; of all numbers at which something changes, those in the solid are kept.
 */
import { type LinearKind, linearShape } from '../../../cases/round/linear.js';
import { type RoundKind, shapeAt } from '../../../cases/round/operands.js';
import { add, cross, dot, exact, subtract, type Vector } from '../vectors.js';
import {
  between,
  compareRoots,
  fraction,
  type Linear,
  linearSign,
  type Quadratic,
  quadraticSign,
  type Root,
  rootsOf,
  roundedAt,
} from './roots.js';
import { linearLozengeRelation } from './swept.js';

/** Values at a point that are not positive inside (of degree 2 along a line), and heights, not negative between the ends (of degree 1). */
interface Solid {
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

type Fields = Readonly<Record<string, readonly number[]>> &
  Readonly<Record<'radius' | 'startRadius' | 'endRadius', number>> & {
    readonly axes: readonly (readonly number[])[];
    readonly edges: readonly (readonly number[])[];
  };

interface Reader {
  vector(p: readonly number[]): Vector;
  number(x: number): bigint;
}

function smooth({ surface }: Signs): string | null {
  const side = surface(0);
  return side > 0 ? null : side < 0 ? 'in' : 'f0';
}

function solidOf(kind: RoundKind, s: Fields, { vector, number }: Reader): Solid {
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
 * A line leaves it where a surface is zero: outside of it and as near as one likes, one and the same of corners, edges and the parallelogram is nearest, farther than the radius; its
 * function is positive there, zero in the limit, and so not constant.
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

/** A line with its solid, over integers. */
interface Scene {
  readonly origin: Vector;
  readonly direction: Vector;
  readonly one: bigint;
  readonly solid: Solid;
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return Object.values(value as object).flatMap(numbersIn);
}

function sceneOf(
  linear: LinearKind | 'point',
  kind: RoundKind,
  values: ArrayLike<number>,
  dimension: 2 | 3,
): Scene {
  const isPoint = linear === 'point';
  const first = Array.from({ length: dimension }, (_, i) => values[i]!);
  const shape = linear === 'point' ? { start: first, end: first } : linearShape(linear, values, dimension);
  const solid = shapeAt(kind, values, isPoint ? dimension : 2 * dimension) as Fields;
  const numbers = [0, ...numbersIn(shape), ...numbersIn(solid)];
  const { numerators, one } = exact(numbers);
  const known = new Map(numbers.map((x, i) => [x, numerators[i]!]));
  const number = (x: number) => known.get(x)!;
  const vector = ([x, y, z]: readonly number[]): Vector => [number(x!), number(y!), number(z ?? 0)];
  const { start, end, origin, direction } = shape as Readonly<Record<string, readonly number[]>>;
  const from = vector(start ?? origin!);
  return {
    origin: from,
    direction: end === undefined ? vector(direction!) : subtract(vector(end), from),
    one,
    solid: solidOf(kind, solid, { vector, number }),
  };
}

/** The quadratic through the values of a function at the points of the parameters -1, 0 and 1, doubled. */
function interpolated(points: readonly Vector[], f: (p: Vector) => bigint): Quadratic {
  const [left, middle, right] = points.map(f) as [bigint, bigint, bigint];
  return [left + right - 2n * middle, right - left, 2n * middle];
}

/** The same of a function that is linear along the line. */
function linearThrough([, middle, right]: readonly Vector[], f: (p: Vector) => bigint): Linear {
  const offset = f(middle!);
  return [f(right!) - offset, offset];
}

/** What of the parameters a kind has. */
const BOUNDS: Readonly<Record<LinearKind, readonly Linear[]>> = {
  line: [],
  ray: [[1n, 0n]],
  segment: [
    [1n, 0n],
    [-1n, 1n],
  ],
};

interface Found {
  readonly relation: string;
  readonly entry: Hit | null;
  readonly exit: Hit | null;
}

interface Hit {
  readonly t: Root;
  readonly feature: string;
}

function found(linear: LinearKind, scene: Scene): Found | null {
  const { solid, origin, direction } = scene;
  const isPoint = direction.every((d) => d === 0n);
  const points = [subtract(origin, direction), origin, add(origin, direction)];
  const surfaces = solid.surfaces.map((f) => interpolated(points, f));
  const heights = solid.heights.map((f) => linearThrough(points, f));
  const bounds: readonly Linear[] = isPoint ? [] : BOUNDS[linear];
  const at = (t: Root) =>
    solid.locate({
      surface: (i) => quadraticSign(t, surfaces[i]!),
      height: (i) => linearSign(t, heights[i]!),
    });
  const ends = [...bounds, ...(solid.hasCaps ? heights : [])].flatMap(([slope, offset]) =>
    slope === 0n ? [] : [fraction(-offset, slope)],
  );
  const all = isPoint ? [fraction(0n, 1n)] : [...ends, ...surfaces.flatMap(rootsOf)];
  const hits = outermost(all, (t) => (bounds.every((b) => linearSign(t, b) >= 0) ? at(t) : null));
  const isAlong =
    !isPoint &&
    heights.length === 0 &&
    surfaces.every(([a, b]) => a === 0n && b === 0n) &&
    at(fraction(0n, 1n)) !== null;
  if (hits === null && !isAlong) return null;
  const entry = isAlong && linear === 'line' ? null : hits!.first;
  const exit = isAlong && linear !== 'segment' ? null : hits!.last;
  const inner =
    entry === null || exit === null
      ? fraction(1n, 1n)
      : compareRoots(entry.t, exit.t) < 0
        ? between(entry.t, exit.t)
        : entry.t;
  const isStrict = bounds.every((b) => linearSign(inner, b) > 0) && isInner(solid, at(inner)!);
  const common = entry !== null && exit !== null && compareRoots(entry.t, exit.t) === 0 ? 0 : 1;
  const least = Math.min(isPoint ? 0 : 1, solid.dimension);
  return { relation: isStrict ? (common >= least ? 'overlapping' : 'crossing') : 'touching', entry, exit };
}

interface Outermost {
  readonly first: Hit;
  readonly last: Hit;
}

/** The first and the last of all numbers at which there is something: those between two that are known already need not be asked. */
function outermost(all: readonly Root[], at: (t: Root) => string | null): Outermost | null {
  let first: Hit | null = null;
  let last: Hit | null = null;
  for (const t of all) {
    const isBefore = first === null || compareRoots(t, first.t) < 0;
    const isAfter = last === null || (!isBefore && compareRoots(t, last.t) > 0);
    if (!isBefore && !isAfter) continue;
    const feature = at(t);
    if (feature === null) continue;
    if (isBefore) first = { t, feature };
    if (isAfter) last = { t, feature };
  }
  return first && last && { first, last };
}

/** Whether a feature is in the relative interior. */
function isInner({ dimension }: Solid, feature: string): boolean {
  return (
    feature === 'in' || (dimension < 3 && /^f/.test(feature) && (dimension === 1 ? feature === 'f0' : true))
  );
}

/** The referee of a line, ray or segment and a round solid. */
export function linearReferee(
  linear: LinearKind,
  kind: RoundKind,
  dimension: 2 | 3,
): (values: Float64Array) => string {
  return (values) => {
    const scene = sceneOf(linear, kind, values, dimension);
    const answer = found(linear, scene);
    if (answer === null) return 'disjoint';
    const { entry, exit } = answer;
    const isParallelogram = kind === 'lozenge' && scene.solid.dimension < 3;
    const relation = isParallelogram ? linearLozengeRelation(linear, values) : answer.relation;
    return `${relation} ${hitText(scene, entry, dimension)} ${hitText(scene, exit, dimension)}`;
  };
}

/** In the plane, what bounds a region is its edge. */
function inPlane(feature: string): string {
  return feature === 'in' ? 'f0' : 'e0';
}

function hitText({ origin, direction, one }: Scene, hit: Hit | null, dimension: 2 | 3): string {
  if (hit === null) return '-';
  const { t, feature } = hit;
  const point = Array.from({ length: dimension }, (_, i) => roundedAt(t, origin[i]!, direction[i]!, one));
  return `${dimension === 2 ? inPlane(feature) : feature}@${roundedAt(t, 0n, 1n, 1n)}(${point.join(',')})`;
}

/** The referee of a point and a round solid. */
export function roundPointReferee(kind: RoundKind, dimension: 2 | 3): (values: Float64Array) => string {
  return (values) => {
    const feature = found('segment', sceneOf('point', kind, values, dimension))?.entry?.feature;
    if (feature === undefined) return 'outside -';
    const named = dimension === 2 ? inPlane(feature) : feature;
    return `${feature === 'in' ? 'inside' : 'boundary'} ${named}`;
  };
}
