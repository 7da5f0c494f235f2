import type { Point3, Ring } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { DOT_BOUND, LENGTH_TINY } from './bounds.js';
import { levelOf } from './hull.js';
import { ballTriangleFilter } from './triangle.js';

/** Where a shape is for certain. */
export interface Bounds {
  readonly from: Point3;
  readonly to: Point3;
  /** It is in the box of the two points, grown by this on all sides. */
  readonly reach: number;
  /** It is in the hull of two balls of this radius about the points. */
  readonly ball: number;
}

/** Is a shape apart from the polygon of a ring for certain? */
export function isApart(bounds: Bounds, ring: Ring): boolean {
  return isBeside(bounds, ring) || isBeyondPlane(bounds, ring);
}

/**
 * Is a ring beside the box? What a difference of doubles is rounded to lies on the same side of every double, or on it.
 */
function isBeside({ from, to, reach }: Bounds, ring: Ring): boolean {
  for (let k = 0; k < 3; k++) {
    const low = Math.min(from[k]!, to[k]!) - reach;
    const high = Math.max(from[k]!, to[k]!) + reach;
    let isBelow = true;
    let isAbove = true;
    for (const p of ring) {
      const x = p[k]!;
      if (x >= low) isBelow = false;
      if (x <= high) isAbove = false;
      if (!isBelow && !isAbove) break;
    }
    if (isBelow || isAbove) return true;
  }
  return false;
}

/**
 * Is the whole ring farther than the radius in a direction, from both points? If for a vector x all differences v from
 * one of these to a vertex have v · x > r |x|, a plane is between. As in hull.ts, the vector may be any: here a guess
 * of the normal, that towards the ring.
 */
function isBeyondPlane({ from, to, ball }: Bounds, ring: Ring): boolean {
  const first = ring[0];
  if (first === undefined) return false;
  const ox = first[0]!;
  const oy = first[1]!;
  const oz = first[2]!;
  let x = 0;
  let y = 0;
  let z = 0;
  let px = 0;
  let py = 0;
  let pz = 0;
  for (const p of ring) {
    const qx = p[0]! - ox;
    const qy = p[1]! - oy;
    const qz = p[2]! - oz;
    x += py * qz - pz * qy;
    y += pz * qx - px * qz;
    z += px * qy - py * qx;
    px = qx;
    py = qy;
    pz = qz;
  }
  const length = Math.sqrt(x * x + y * y + z * z);
  if (!(length > LENGTH_TINY)) return false;
  const level = levelOf(ball * length);
  const side = x * (ox - from[0]!) + y * (oy - from[1]!) + z * (oz - from[2]!) < 0 ? -1 : 1;
  for (const p of ring) {
    if (!isAbove(side * x, side * y, side * z, from, p, level)) return false;
    if (!isAbove(side * x, side * y, side * z, to, p, level)) return false;
  }
  return true;
}

/** Is the product of a vector with the difference from one point to another above a level, for certain? */
function isAbove(x: number, y: number, z: number, from: Point3, to: Point3, level: number): boolean {
  const p = x * (to[0]! - from[0]!);
  const q = y * (to[1]! - from[1]!);
  const r = z * (to[2]! - from[2]!);
  return p + q + r - DOT_BOUND * (Math.abs(p) + Math.abs(q) + Math.abs(r)) > level;
}

/**
 * No less than the sum of up to four lengths: those that are rounded, three times, are so by less than 4 u; what is
 * subnormal is not.
 */
export function sumAbove(a: number, b: number, c: number, d = 0): number {
  return (a + b + c + d) * (1 + 2 ** -50);
}

/** The largest magnitude of the coordinates. */
export function largest(v: Point3): number {
  return Math.max(Math.abs(v[0]!), Math.abs(v[1]!), Math.abs(v[2]!));
}

/** No less than the length. */
export function lengthAbove(v: Point3): number {
  return sumAbove(Math.abs(v[0]!), Math.abs(v[1]!), Math.abs(v[2]!));
}

/**
 * A ball and the polygon of a ring of at least three points: 1: they have no common point; -1: they have one, if the
 * ring spans a plane; 0: they have one if it spans a plane and is convex; or 2.
 *
 * The triangles of the first vertex and any two that follow each other cover the polygon, whatever ring it is: each
 * edge is a side of one, and a point off the edges that an odd number of edges goes around is in one, if not on a side
 * of two. Where the ball meets one of them and none of the others, the common points are on the side of none of these:
 * they are on an edge, or in an odd number of triangles, which is one.
 */
export function fanFilter(center: Point3, radius: number, ring: Ring): Sign | Undecided {
  let near = 0;
  let undecided = 0;
  for (let i = 1; i + 1 < ring.length; i++) {
    const sign = ballTriangleFilter(center, radius, ring[0]!, ring[i]!, ring[i + 1]!);
    if (sign === -1) near++;
    else if (sign !== 1) undecided++;
  }
  if (near + undecided === 0) return 1;
  if (near === 0) return UNDECIDED;
  if (near + undecided === 1) return -1;
  let from = ring[ring.length - 1]!;
  for (const to of ring) {
    if (ballTriangleFilter(center, radius, from, to, to) === -1) return -1;
    from = to;
  }
  return 0;
}
