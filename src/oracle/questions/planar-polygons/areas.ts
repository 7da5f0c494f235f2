import type { PolygonWithHoles, Ring } from '../../../core/shapes.js';
import type { Random } from '../../cases/random.js';
import { type Exact, orientation2, sameVector, type Vector } from '../../referees/shapes/index.js';
import { hullLists } from './convex-rings.js';
import { type LatticePoint, latticeRing } from './lattice-rings.js';
import { exactRingAt, ringAt } from './ring-values.js';

export type Vectors = readonly Vector[];
export const next = (ring: Vectors, i: number): Vector => ring[(i + 1) % ring.length]!;

/** Whether p lies on the segment from a to b: between them in both coordinates, and collinear. */
function isBetween(a: Vector, b: Vector, p: Vector): boolean {
  const within = (i: 0 | 1) => (a[i] - p[i]) * (b[i] - p[i]) <= 0n;
  return within(0) && within(1) && orientation2(a, b, p) === 0;
}

/** Whether two segments have a common point. */
function segmentsMeet(a: Vector, b: Vector, c: Vector, d: Vector): boolean {
  if (isBetween(a, b, c) || isBetween(a, b, d) || isBetween(c, d, a) || isBetween(c, d, b)) return true;
  return (
    orientation2(a, b, c) * orientation2(a, b, d) === -1 &&
    orientation2(c, d, a) * orientation2(c, d, b) === -1
  );
}

/** Whether a ring of at least three points is simple; a point may be repeated directly. */
export function isSimple(ring: Vectors): boolean {
  const distinct = ring.filter((v, i) => !sameVector(v, next(ring, i)));
  const n = distinct.length;
  if (n < 3) return false;
  for (let j = 0; j < n; j++) {
    const [c, d] = [distinct[j]!, next(distinct, j)];
    const b = distinct[(j + n - 1) % n]!;
    if (isBetween(b, c, d) || isBetween(c, d, b)) return false;
    for (let i = 0; i < j - 1; i++) {
      if (i === 0 && j === n - 1) continue;
      if (segmentsMeet(distinct[i]!, next(distinct, i), c, d)) return false;
    }
  }
  return true;
}

/** Twice the signed area. */
export function doubleArea(ring: Vectors): bigint {
  return ring.reduce((sum, a, i) => {
    const b = next(ring, i);
    return sum + a[0] * b[1] - a[1] * b[0];
  }, 0n);
}

/** A rational number, denominator > 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function divisor(a: bigint, b: bigint): bigint {
  let [p, q] = [a < 0n ? -a : a, b];
  while (q !== 0n) [p, q] = [q, p % q];
  return p;
}

function sum(a: Fraction, b: Fraction): Fraction {
  if (b.numerator === 0n) return a;
  const numerator = a.numerator * b.denominator + b.numerator * a.denominator;
  const denominator = a.denominator * b.denominator;
  const shared = divisor(numerator, denominator);
  return { numerator: numerator / shared, denominator: denominator / shared };
}

/** Whether two fractions are equal. */
export const isSame = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator;

/** A rational point of the plane: (x, y) / w, w > 0. */
type Corner = readonly [x: bigint, y: bigint, w: bigint];

/** Keeps what lies left of the line from p to q (Sutherland and Hodgman 1974). */
function cutLeft(corners: readonly Corner[], p: Vector, q: Vector): Corner[] {
  const height = ([x, y, w]: Corner) => (q[0] - p[0]) * (y - p[1] * w) - (q[1] - p[1]) * (x - p[0] * w);
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const [s, t] = [height(a), height(b)];
    const kept = s >= 0n ? [a] : [];
    if (!((s > 0n && t < 0n) || (s < 0n && t > 0n))) return kept;
    const sign = s > t ? 1n : -1n;
    const between = [0, 1, 2].map((k) => sign * (s * b[k]! - t * a[k]!)) as unknown as Corner;
    return [...kept, between];
  });
}

/** Twice the area of a convex polygon with rational corners, counterclockwise. */
function areaOfCorners(corners: readonly Corner[]): Fraction {
  let total: Fraction = { numerator: 0n, denominator: 1n };
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    total = sum(total, { numerator: p[0] * q[1] - p[1] * q[0], denominator: p[2] * q[2] });
  });
  return total;
}

interface Weighted {
  /** Counterclockwise. */
  readonly triangle: readonly [Vector, Vector, Vector];
  readonly sign: number;
}

/** The fan of triangles from the first vertex: they add up to the polygon if each counts with the sign of its area. */
function fan(ring: Vectors, weight: number): Weighted[] {
  const total = doubleArea(ring) > 0n ? weight : -weight;
  return ring.slice(2).flatMap((c, i): Weighted[] => {
    const [a, b] = [ring[0]!, ring[i + 1]!];
    const sign = orientation2(a, b, c);
    if (sign === 0) return [];
    return [{ triangle: sign > 0 ? [a, b, c] : [a, c, b], sign: sign * total }];
  });
}

/** Twice the area that two polygons (the outer ring first, then holes) have in common: triangle by triangle. */
export function commonArea(a: readonly Vectors[], b: readonly Vectors[]): Fraction {
  const fans = [a, b].map((rings) => rings.flatMap((ring, i) => fan(ring, i === 0 ? 1 : -1)));
  let total: Fraction = { numerator: 0n, denominator: 1n };
  for (const s of fans[0]!) {
    for (const t of fans[1]!) {
      let corners = s.triangle.map(([x, y]): Corner => [x, y, 1n]);
      for (let i = 0; i < 3; i++) corners = cutLeft(corners, t.triangle[i]!, t.triangle[(i + 1) % 3]!);
      const area = areaOfCorners(corners);
      total = sum(total, { ...area, numerator: area.numerator * BigInt(s.sign * t.sign) });
    }
  }
  return total;
}

/** Twice the area of a polygon with holes. */
export function areaOf(rings: readonly Vectors[]): Fraction {
  const absolute = (n: bigint) => (n < 0n ? -n : n);
  const [outer, ...holes] = rings.map((ring) => absolute(doubleArea(ring)));
  return { numerator: holes.reduce((rest, hole) => rest - hole, outer!), denominator: 1n };
}

/** Whether two rings have a common point on their edges. */
export function ringsMeet(a: Vectors, b: Vectors): boolean {
  return a.some((p, i) => b.some((q, j) => segmentsMeet(p, next(a, i), q, next(b, j))));
}

/** Whether a hole lies inside of the outer ring and touches it in at most one point, so that the inside is connected. */
function isHole(outer: Vectors, hole: Vectors): boolean {
  if (!isSimple(hole) || !isSame(commonArea([outer], [hole]), areaOf([hole]))) return false;
  const touches: Vector[] = [];
  for (const [one, other] of [
    [outer, hole],
    [hole, outer],
  ] as const) {
    for (const p of one) {
      const meets = other.some((q, j) => isBetween(q, next(other, j), p));
      if (meets && !touches.some((q) => sameVector(p, q))) touches.push(p);
    }
  }
  return touches.length < 2;
}

/** A point by the numbers of the points that have its x and its y. */
type Mixed = readonly [number, number];

/**
 * Makes a simple ring of any points: themselves in their order, else the corners of their hull, else a triangle of their
 * least and greatest coordinates; undefined if these coincide.
 */
function outline(points: Vectors): Mixed[] | undefined {
  const plain = points.map((_, i): Mixed => [i, i]);
  if (isSimple(points)) return plain;
  const hull = hullLists(points)[0]!;
  if (hull.length > 2) return hull.map((i): Mixed => [i, i]);
  const extreme = (axis: 0 | 1, sign: bigint) =>
    points.reduce((best, p, i) => (sign * (p[axis] - points[best]![axis]) > 0n ? i : best), 0);
  const [left, right, low, high] = [extreme(0, -1n), extreme(0, 1n), extreme(1, -1n), extreme(1, 1n)];
  if (points[left]![0] === points[right]![0] || points[low]![1] === points[high]![1]) return undefined;
  return [
    [left, low],
    [right, low],
    [left, high],
  ];
}

/** A valid polygon. */
export interface Area {
  /** The outer ring, and the hole if there is one. */
  readonly rings: readonly [number, number][][];
  /** The same, exactly. */
  readonly exact: readonly Vectors[];
}

/**
 * The polygon of the outer ring and the hole whose counts stand at these values. Rings that are not simple are made so,
 * an unfit hole is left out; undefined if the points of the outer ring are all level.
 */
export function areaAt(
  values: Float64Array,
  numbers: Exact,
  outerAt: number,
  holeAt?: number,
): Area | undefined {
  const [points, vectors] = [ringAt(values, outerAt), exactRingAt(numbers, outerAt)];
  const indices = outline(vectors);
  if (indices === undefined) return undefined;
  const rings = [indices.map(([i, j]): [number, number] => [points[i]![0], points[j]![1]])];
  const outer = indices.map(([i, j]): Vector => [vectors[i]![0], vectors[j]![1], 0n]);
  const hole = holeAt === undefined ? [] : exactRingAt(numbers, holeAt);
  if (holeAt === undefined || hole.length < 3 || !isHole(outer, hole)) return { rings, exact: [outer] };
  return { rings: [...rings, ringAt(values, holeAt)], exact: [outer, hole] };
}

/** The polygon as the kernel takes it: a ring alone where there is no hole. */
export function polygonOf({ rings }: Area): PolygonWithHoles | Ring {
  return rings.length === 1 ? rings[0]! : { outer: rings[0]!, holes: rings.slice(1) };
}

/** A lattice ring that is often simple. */
export function latticeOutline(random: Random, most: number): LatticePoint[] {
  const kind = (['round', 'convex', 'damaged', 'round'] as const)[random.below(4)]!;
  return [...latticeRing(kind, random, most)];
}

/** A small triangle around a point. */
export function latticeTriangle(random: Random, [x, y]: LatticePoint): LatticePoint[] {
  return Array.from({ length: 3 }, () => [x + random.between(-2, 2), y + random.between(-2, 2)]);
}
