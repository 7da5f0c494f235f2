import { orientation2, sameVector, type Vector } from '../vectors.js';

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

/**
 * Whether a hole lies inside of the outer ring and touches it in at most one point, so that the inside is connected.
 */
export function isHole(outer: Vectors, hole: Vectors): boolean {
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
