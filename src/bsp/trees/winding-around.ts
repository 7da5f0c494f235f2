import { nextDown, nextUp } from '../../arithmetic/float64.js';
import type { Point3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import type { PointLike3 } from '../../implicit/index.js';
import { FarPlaneObject } from '../../implicit/objects/far-plane.js';
import { nearestOf3, type Point3Object } from '../../implicit/objects/point3-object.js';
import { ThreePlanesPointObject } from '../../implicit/objects/three-planes-point.js';
import { orientation } from '../../implicit/orientation.js';

/** The corners of a triangle that is not flat. */
export type Corners = readonly [Point3, Point3, Point3];

/** The winding number of the triangles around a plain point; null on them. */
export type WindingAt = (point: Point3) => number | null;

/**
 * How often closed triangles go round an implicit point that is on none of them: as often as round a start of which
 * that is known, and 1 more for each triangle that the segment from there enters through its front, 1 less for each
 * that it leaves.
 *
 * Starts are doubles beside the point, so that few triangles are near the segment; another one is taken if it is on the
 * surface, or the segment touches a triangle along its boundary. If none of them will do, starts are beyond all
 * doubles, at a number times (t, t², t³). Of these a plane has at most three, and each edge spoils those of one plane,
 * that through it and the point, at most (an edge in line with the point none: it is passed or not, wherever the start
 * is). So one of finitely many is good.
 */
export function windingAround(
  triangles: readonly Corners[],
  point: Point3Object,
  windingAt: WindingAt,
): number {
  const nearest = nearestOf3(point);
  for (const start of nearest.every(Number.isFinite) ? doublesBeside(nearest) : []) {
    const around = windingAt(start);
    if (around === null) continue;
    const between = windingFrom(start, triangles.filter(meetsBox(start, nearest)), point);
    if (between !== null) return around + between;
  }
  for (let k = 0; ; k++) {
    const winding = windingFrom(outerPoint(k), triangles, point);
    if (winding !== null) return winding;
  }
}

/** A point, and those whose coordinates are the next doubles and the ones after them. */
function doublesBeside(point: Point3): Point3[] {
  const found: Point3[] = [point];
  let [below, above] = [point, point];
  for (let ring = 0; ring < 3; ring++) {
    below = Array.from(below, nextDown);
    above = Array.from(above, nextUp);
    for (let corner = 0; corner < 8; corner++) {
      found.push([0, 1, 2].map((k) => (corner & (1 << k) ? above : below)[k]!));
    }
  }
  return found.filter((p) => Array.from(p).every(Number.isFinite));
}

/** Triangles whose boxes meet the box of two points: as well, if the second one has been rounded to it. */
function meetsBox(p: Point3, q: Point3): (corners: Corners) => boolean {
  const low = [0, 1, 2].map((k) => Math.min(p[k]!, q[k]!));
  const high = [0, 1, 2].map((k) => Math.max(p[k]!, q[k]!));
  return ([a, b, c]) =>
    [0, 1, 2].every(
      (k) => Math.max(a[k]!, b[k]!, c[k]!) >= low[k]! && Math.min(a[k]!, b[k]!, c[k]!) <= high[k]!,
    );
}

/** 2^1100 · (t, t², t³) for t = 2^k. */
function outerPoint(k: number): Point3Object {
  const [x, y, z] = [k, 2 * k, 3 * k].map(
    (exponent, axis) => new FarPlaneObject(axis as 0 | 1 | 2, 1, 1100 + exponent),
  );
  return new ThreePlanesPointObject(x!, y!, z!);
}

/** null if a triangle is touched along its boundary. */
function windingFrom(
  start: Point3 | Point3Object,
  triangles: readonly Corners[],
  point: Point3Object,
): number | null {
  let winding = 0;
  for (const corners of triangles) {
    const way = wayThrough(start as PointLike3, point as unknown as PointLike3, corners);
    if (way === null) return null;
    winding += way;
  }
  return winding;
}

/**
 * 1 if a segment goes through a triangle from its front, -1 from its back, 0 if it passes by; null if it meets the
 * boundary.
 */
function wayThrough(p: PointLike3, q: PointLike3, [a, b, c]: Corners): Sign | null {
  const [from, to] = [orientation(a, b, c, p), orientation(a, b, c, q)];
  if (from === to && from !== 0) return 0;
  const turns = [orientation(p, q, a, b), orientation(p, q, b, c), orientation(p, q, c, a)];
  if (turns.includes(1) && turns.includes(-1)) return 0;
  if (turns.includes(0) || from === 0) return null;
  return from === to ? 0 : from;
}
