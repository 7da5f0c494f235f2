import { doubleArea } from '../shapes/planar-polygons/areas.js';
import { orientation2, sameVector, signOf, type Vector } from '../shapes/vectors.js';

/** Three point numbers. */
export type Triple = readonly [number, number, number];
export type Points = readonly Vector[];

/** The answer that lists triangles. */
export function triples(flat: readonly number[]): Triple[] {
  return Array.from({ length: flat.length / 3 }, (_, t) => [
    flat[3 * t]!,
    flat[3 * t + 1]!,
    flat[3 * t + 2]!,
  ]);
}

/** Whether a point is on a segment, and none of its ends. */
export function isInsideSegment(p: Vector, a: Vector, b: Vector): boolean {
  const along = (p[0] - a[0]) * (p[0] - b[0]) + (p[1] - a[1]) * (p[1] - b[1]);
  return along < 0n && orientation2(a, b, p) === 0;
}

/** Whether the insides of two segments have a point in common that is inside both, and only that one. */
export function crossProperly(a: Vector, b: Vector, c: Vector, d: Vector): boolean {
  return (
    orientation2(a, b, c) * orientation2(a, b, d) < 0 && orientation2(c, d, a) * orientation2(c, d, b) < 0
  );
}

/** Above 0 where d is inside of the circle through a, b, c, whichever way round these are; 0 on it. */
export function inCircle(a: Vector, b: Vector, c: Vector, d: Vector): number {
  const [p, q, r] = [a, b, c].map((v) => {
    const [x, y] = [v[0] - d[0], v[1] - d[1]];
    return [x, y, x * x + y * y] as const;
  }) as [Vector, Vector, Vector];
  const determinant =
    p[0] * (q[1] * r[2] - q[2] * r[1]) -
    p[1] * (q[0] * r[2] - q[2] * r[0]) +
    p[2] * (q[0] * r[1] - q[1] * r[0]);
  return signOf(determinant) * orientation2(a, b, c);
}

/** The numbers of points that are equal to none before them. */
export function distinct(points: Points): number[] {
  return points.map((_, i) => i).filter((i) => points.findIndex((q) => sameVector(q, points[i]!)) === i);
}

/** Twice the area of a triangle, without sign. */
export function twiceArea(points: Points, triangle: Triple): bigint {
  const area = doubleArea(triangle.map((i) => points[i]!));
  return area < 0n ? -area : area;
}

/**
 * Whether the insides of two triangles with an area have a common point: no line along an edge has them on different
 * sides.
 */
export function trianglesOverlap(a: Points, b: Points): boolean {
  const separates = (s: Points, t: Points) =>
    s.some((p, i) => {
      const [q, r] = [s[(i + 1) % 3]!, s[(i + 2) % 3]!];
      const inner = orientation2(p, q, r);
      return t.every((x) => orientation2(p, q, x) * inner <= 0);
    });
  return !separates(a, b) && !separates(b, a);
}

/** A fraction for texts, in lowest terms; the denominator is above 0. */
export function fractionText(numerator: bigint, denominator: bigint): string {
  let [p, q] = [numerator < 0n ? -numerator : numerator, denominator];
  while (q !== 0n) [p, q] = [q, p % q];
  return p === 0n ? '0/1' : `${numerator / p}/${denominator / p}`;
}
