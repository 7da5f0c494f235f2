/** Closest points in doubles, for choices that need not be right. */

/** A point, or a vector. */
export type Vector = readonly [number, number, number];

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const along = (a: Vector, d: Vector, t: number): Vector => [
  a[0] + t * d[0],
  a[1] + t * d[1],
  a[2] + t * d[2],
];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** The nearest number from 0 to 1; 0 for what is no number. */
const clamped = (t: number): number => (t > 0 ? Math.min(t, 1) : 0);

/** A vector with length 1; null, if it has none. */
export function unit(vector: Vector): Vector | null {
  const largest = Math.max(...vector.map(Math.abs));
  if (!(largest > 0)) return null;
  const scaled = vector.map((x) => x / largest) as unknown as Vector;
  const length = Math.sqrt(dot(scaled, scaled));
  return scaled.map((x) => x / length) as unknown as Vector;
}

/** The distance of two points. */
export function distance(a: Vector, b: Vector): number {
  const d = minus(a, b);
  return Math.sqrt(dot(d, d));
}

/**
 * The point of the edge p q that is closest to the edge a b, and how far it is from it.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.9.
 */
export function closestOnEdges(p: Vector, q: Vector, a: Vector, b: Vector): { at: Vector; far: number } {
  const [u, v, r] = [minus(q, p), minus(b, a), minus(p, a)];
  const [uu, vv, uv, ur, vr] = [dot(u, u), dot(v, v), dot(u, v), dot(u, r), dot(v, r)];
  const square = uu * vv - uv * uv;
  const s = clamped(square > 0 ? (uv * vr - ur * vv) / square : -ur / uu);
  const t = clamped((uv * s + vr) / vv);
  const at = along(p, u, clamped((uv * t - ur) / uu));
  return { at, far: distance(at, along(a, v, t)) };
}

/**
 * How far a point is from a point of a triangle that is below or above it, if the triangle is not so thin that no such
 * point can be told; and whether that is within the triangle. The distance is never less than that of the triangle.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.4 (barycentric coordinates).
 */
export function closestOnTriangle(
  [a, b, c]: readonly [Vector, Vector, Vector],
  point: Vector,
): { far: number; isInside: boolean } {
  const [u, v, r] = [minus(b, a), minus(c, a), minus(point, a)];
  const normal = cross(u, v);
  const square = dot(normal, normal);
  const s = dot(cross(r, v), normal) / square;
  const t = dot(cross(u, r), normal) / square;
  const [i, j] = [clamped(s), clamped(t)];
  const foot = along(along(a, u, i), v, Math.min(j, 1 - i));
  return { far: distance(point, foot), isInside: s > 0 && t > 0 && s + t < 1 };
}

/** Where an edge goes through the inside of a triangle; null if it does not. */
export function pierced(triangle: readonly [Vector, Vector, Vector], p: Vector, q: Vector): Vector | null {
  const [a, b, c] = triangle;
  const normal = cross(minus(b, a), minus(c, a));
  const [from, to] = [dot(minus(p, a), normal), dot(minus(q, a), normal)];
  if (!(from > 0 ? to < 0 : from < 0 && to > 0)) return null;
  return along(p, minus(q, p), from / (from - to));
}
