import { SPACE_RING } from '../../../cases/shapes.js';
import { areaVector } from '../shape.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  isZero,
  multiply,
  orientation2,
  sameVector,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../vectors.js';
import { featureOf, inPlane, type Kind } from './polygon-plane.js';

/** Whether a point of the line through p and q lies between them, the ends included. */
function isBetween(p: Vector, q: Vector, x: Vector): boolean {
  return [0, 1].every((i) => (p[i]! <= x[i]! && x[i]! <= q[i]!) || (q[i]! <= x[i]! && x[i]! <= p[i]!));
}

/** Whether the segments from p to q and from r to s of the plane have a common point. */
function meet(p: Vector, q: Vector, r: Vector, s: Vector): boolean {
  const [atR, atS] = [orientation2(p, q, r), orientation2(p, q, s)];
  const [atP, atQ] = [orientation2(r, s, p), orientation2(r, s, q)];
  if (atR * atS < 0 && atP * atQ < 0) return true;
  return (
    (atR === 0 && isBetween(p, q, r)) ||
    (atS === 0 && isBetween(p, q, s)) ||
    (atP === 0 && isBetween(r, s, p)) ||
    (atQ === 0 && isBetween(r, s, q))
  );
}

/** Whether an edge from p to q and the next one to r have more than q in common, or are none. */
function turnsBack(p: Vector, q: Vector, r: Vector): boolean {
  return orientation2(p, q, r) === 0 && (isBetween(p, q, r) || isBetween(q, r, p));
}

/**
 * Whether the ring of n points of space from value `at` on has no point twice and does not touch itself, seen along an
 * axis of which its area has a part: each two edges over the integers.
 */
export function isSimpleRing(values: Float64Array, at: number, n: number): boolean {
  const numbers = exact(values);
  const ring = Array.from({ length: n }, (_, i) => vectorAt(numbers, at + 3 * i, 3));
  const axis = areaVector(ring).findIndex((part) => part !== 0n);
  if (axis < 0) return false;
  const flat = ring.map((p): Vector => [p[(axis + 1) % 3]!, p[(axis + 2) % 3]!, 0n]);
  const vertexAt = (i: number) => flat[i % n]!;
  for (let i = 0; i < n; i++) {
    if (turnsBack(vertexAt(i), vertexAt(i + 1), vertexAt(i + 2))) return false;
    for (let k = i + 2; k < (i === 0 ? n - 1 : n); k++) {
      if (meet(vertexAt(i), vertexAt(i + 1), vertexAt(k), vertexAt(k + 1))) return false;
    }
  }
  return true;
}

/**
 * Segments, rays and lines against a polygon of space by the rational point where they pass through its plane, and
 * convexity by its halfplanes. The kernel never makes that point: it asks how the edges turn around the line; and it
 * follows the directions of the edges in a projection.
 */

function exactRing(values: Exact, n: number, from: number): Vector[] {
  return Array.from({ length: n }, (_, i) => vectorAt(values, from + 3 * i, 3));
}

/** A normal of the ring's plane by the first corner that is one; zero if all are collinear. */
function normalOf(ring: readonly Vector[]): Vector {
  const p = ring[0]!;
  for (const q of ring) {
    for (const r of ring) {
      const normal = cross(subtract(q, p), subtract(r, p));
      if (!isZero(normal)) return normal;
    }
  }
  return [0n, 0n, 0n];
}

function dimensionOf(ring: readonly Vector[]): number {
  const p = ring[0]!;
  const normal = normalOf(ring);
  if (isZero(normal)) return ring.every((q) => sameVector(p, q)) ? 0 : 1;
  return ring.every((q) => dot(normal, subtract(q, p)) === 0n) ? 2 : 3;
}

/** By the rational point where the line passes through the plane, and the area vector of the ring. */
function refereeOf(kind: Kind): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    const ring = exactRing(values, v[0]!, SPACE_RING.vertices);
    const dimension = dimensionOf(ring);
    if (dimension !== 2) return dimension === 3 ? 'not-planar 0' : 'degenerate 0';
    const normal = normalOf(ring);
    const origin = vectorAt(values, SPACE_RING.shape, 3);
    const second = vectorAt(values, SPACE_RING.shape + 3, 3);
    const along = kind === 'segment' ? subtract(second, origin) : second;
    const height = dot(normal, subtract(ring[0]!, origin));
    const rate = dot(normal, along);
    if (rate === 0n) return height === 0n ? inPlane(kind, ring, normal, origin, along) : 'disjoint 0';
    const [n, d] = rate > 0n ? [height, rate] : [-height, -rate];
    if ((kind !== 'line' && n < 0n) || (kind === 'segment' && n > d)) return 'disjoint 0';
    const [x, y, z] = multiply(origin, d).map((part, i) => part + n * along[i]!) as [bigint, bigint, bigint];
    const feature = featureOf(ring, { x, y, z, w: d }, normal);
    if (feature === undefined) return 'disjoint 0';
    const own = kind !== 'line' && n === 0n ? 'v0' : kind === 'segment' && n === d ? 'v1' : 'e0';
    const relation = own === 'e0' && feature === 'f0' ? 'crossing' : 'touching';
    return `${relation} ${own}/${feature} ${signOf(dot(areaVector(ring), multiply(along, -1n)))}`;
  };
}

/** A segment and a polygon. */
export const segmentPolygonReferee = refereeOf('segment');

/** A ray and a polygon. */
export const rayPolygonReferee = refereeOf('ray');

/** A line and a polygon. */
export const linePolygonReferee = refereeOf('line');

/** Convex by its halfplanes: everything on one side of every edge, no point twice, no turning back. */
function convexity(given: readonly Vector[], normal: Vector): string {
  // A ring that says its first vertex again at the end is closed; that is no vertex of its own.
  const isClosed = given.length > 1 && sameVector(given[0]!, given.at(-1)!);
  const ring = isClosed ? given.slice(0, -1) : given;
  const kept = ring.filter((p, i) => !sameVector(p, ring[(i + ring.length - 1) % ring.length]!));
  const repeats = kept.some((p, i) => kept.some((q, k) => k < i && sameVector(p, q)));
  if (repeats) return 'not-convex';
  let straight = kept.length < ring.length;
  const sides = new Set<number>();
  for (const [i, p] of kept.entries()) {
    const [q, r] = [kept[(i + 1) % kept.length]!, kept[(i + 2) % kept.length]!];
    const along = subtract(q, p);
    for (const x of kept) sides.add(signOf(dot(cross(along, subtract(x, p)), normal)));
    if (!isZero(cross(along, subtract(r, q)))) continue;
    straight = true;
    if (dot(along, subtract(r, q)) < 0n) return 'not-convex';
  }
  if (sides.has(1) && sides.has(-1)) return 'not-convex';
  return straight ? 'convex' : 'strictly-convex';
}

/** The first vertices none of which lies in what those before it span. */
function firstIndependent(ring: readonly Vector[]): number[] {
  const found: number[] = [];
  ring.forEach((_, i) => {
    const points = [...found, i].map((k) => ring[k]!);
    const spans = found.length === 0 ? 0 : dimensionOf(points);
    if (spans === found.length && found.length < 4) found.push(i);
  });
  return found;
}

/** Planarity and convexity of a ring. */
export function polygonConvexityReferee(v: Float64Array): string {
  const ring = exactRing(exact(v), v[0]!, 1);
  const dimension = dimensionOf(ring);
  const word =
    dimension === 3 ? 'not-planar' : dimension < 2 ? 'degenerate' : convexity(ring, normalOf(ring));
  return `${word} ${dimension} ${firstIndependent(ring).join(',')}`;
}
