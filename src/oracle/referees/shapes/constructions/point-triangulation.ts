import { hullLists } from '../planar-polygons/hull.js';
import { orientation2, sameVector, type Vector } from '../vectors.js';

/** Three vertex numbers. */
export type Triple = readonly [number, number, number];

/** Twice the area of a triangle, with its sign. */
function area(a: Vector, b: Vector, c: Vector): bigint {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

const magnitude = (x: bigint): bigint => (x < 0n ? -x : x);

type Corners = readonly [Vector, Vector, Vector];

/** Counterclockwise. */
export function cornersOf(points: readonly Vector[], [a, b, c]: Triple): Corners {
  const [p, q, r] = [points[a]!, points[b]!, points[c]!];
  return area(p, q, r) < 0n ? [p, r, q] : [p, q, r];
}

/** Whether p is in a closed triangle, and none of its corners. */
function isWithin([a, b, c]: Corners, p: Vector): boolean {
  if (sameVector(a, p) || sameVector(b, p) || sameVector(c, p)) return false;
  return orientation2(a, b, p) >= 0 && orientation2(b, c, p) >= 0 && orientation2(c, a, p) >= 0;
}

/** Whether a line along an edge of s has all of t on its far side: the only way in which the insides of two triangles are apart. */
function isSeparating(s: Corners, t: Corners): boolean {
  return s.some((p, i) => t.every((r) => orientation2(p, s[(i + 1) % 3]!, r) <= 0));
}

/** Whether the insides of two triangles, both counterclockwise, have a common point. */
export function overlap(s: Corners, t: Corners): boolean {
  return !isSeparating(s, t) && !isSeparating(t, s);
}

/** Whether p is strictly inside of the circle through the corners of a counterclockwise triangle. */
export function isInCircle([a, b, c]: Corners, p: Vector): boolean {
  const rows = [a, b, c].map(([x, y]) => {
    const [u, v] = [x - p[0], y - p[1]];
    return [u, v, u * u + v * v] as const;
  });
  const [[ax, ay, aw], [bx, by, bw], [cx, cy, cw]] = rows as [
    readonly [bigint, bigint, bigint],
    readonly [bigint, bigint, bigint],
    readonly [bigint, bigint, bigint],
  ];
  return aw * (bx * cy - by * cx) - bw * (ax * cy - ay * cx) + cw * (ax * by - ay * bx) > 0n;
}

/** Twice the area of the convex hull; 0: the points are on one line. */
export function hullArea(points: readonly Vector[]): bigint {
  if (points.length === 0) return 0n;
  const corners = hullLists(points)[0]!.map((i) => points[i]!);
  return corners.reduce((sum, p, i) => sum + area([0n, 0n, 0n], p, corners[(i + 1) % corners.length]!), 0n);
}

/** Whether some four points are on a common circle through three of them that are on no line. */
export function hasCocircularPoints(points: readonly Vector[]): boolean {
  for (let i = 0; i < points.length; i++)
    for (let j = 0; j < i; j++)
      for (let k = 0; k < j; k++) {
        const corners = cornersOf(points, [i, j, k]);
        if (area(...corners) === 0n) continue;
        const isOn = (p: Vector) =>
          !corners.some((corner) => sameVector(corner, p)) &&
          !isInCircle(corners, p) &&
          !isInCircle([corners[0], corners[2], corners[1]], p);
        if (points.some(isOn)) return true;
      }
  return false;
}

/**
 * What is wrong with triangles as a triangulation of points: each has an area, no two of them overlap, together they cover the
 * convex hull, and every point is a vertex wherever it lies. `undefined`: nothing.
 */
export function triangulationFault(
  points: readonly Vector[],
  triangles: readonly Triple[],
): string | undefined {
  const corners = triangles.map((triangle) => cornersOf(points, triangle));
  const name = (i: number) => `triangle ${triangles[i]!.join(' ')}`;
  for (const [i, one] of corners.entries()) {
    if (area(...one) === 0n) return `${name(i)} has no area`;
    const within = points.findIndex((p) => isWithin(one, p));
    if (within >= 0) return `${name(i)} contains point ${within}, which is no corner of it`;
    for (let j = 0; j < i; j++) if (overlap(corners[j]!, one)) return `${name(j)} and ${name(i)} overlap`;
  }
  const covered = corners.reduce((sum, one) => sum + magnitude(area(...one)), 0n);
  return covered === magnitude(hullArea(points)) ? undefined : 'the triangles do not cover the convex hull';
}

/** A triangle with a point strictly inside of its circle. */
export function delaunayFault(points: readonly Vector[], triangles: readonly Triple[]): string | undefined {
  for (const triangle of triangles) {
    const corners = cornersOf(points, triangle);
    const inside = points.findIndex((p) => isInCircle(corners, p));
    if (inside >= 0) return `point ${inside} is inside of the circle of triangle ${triangle.join(' ')}`;
  }
  return undefined;
}
