import type { Point3, Ring } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { triangleFilter } from './triangle.js';

/** A box: that of two points, grown by a length on all sides. */
export interface GrownBox {
  readonly from: Point3;
  readonly to: Point3;
  readonly reach: number;
}

/** Is a ring beside a box for certain? What a difference of doubles is rounded to lies on the same side of every double, or on it. */
export function isBeside({ from, to, reach }: GrownBox, ring: Ring): boolean {
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

/** No less than the sum of up to four lengths: those that are rounded, three times, are so by less than 4 u; what is subnormal is not. */
export function sumAbove(a: number, b: number, c: number, d = 0): number {
  return (a + b + c + d) * (1 + 2 ** -50);
}

/** The largest magnitude of the coordinates. */
export function largest(v: Point3): number {
  return Math.max(Math.abs(v[0]!), Math.abs(v[1]!), Math.abs(v[2]!));
}

/**
 * A ball and the polygon of a ring of at least three points: 1: they have no common point; -1: they have one, if the ring spans a plane; 0: they have one if it spans a plane and is convex; or 2.
 *
 * The triangles of the first vertex and any two that follow each other cover the polygon, whatever ring it is: each edge is a side of one, and a point off the edges that an odd number of edges goes around is in
 * one, if not on a side of two. Where the ball meets one of them and none of the others, the common points are on the side of none of these: they are on an edge, or in an odd number of triangles, which is one.
 */
export function fanFilter(center: Point3, radius: number, ring: Ring): Sign | Undecided {
  let near = 0;
  let undecided = 0;
  for (let i = 1; i + 1 < ring.length; i++) {
    const sign = triangleSign(center, radius, ring[0]!, ring[i]!, ring[i + 1]!);
    if (sign === -1) near++;
    else if (sign !== 1) undecided++;
  }
  if (near + undecided === 0) return 1;
  if (near === 0) return UNDECIDED;
  if (near + undecided === 1) return -1;
  let from = ring[ring.length - 1]!;
  for (const to of ring) {
    if (triangleSign(center, radius, from, to, to) === -1) return -1;
    from = to;
  }
  return 0;
}

/** The sign of the distance of a point from a triangle less a radius, if doubles tell. */
function triangleSign(center: Point3, radius: number, a: Point3, b: Point3, c: Point3): Sign | Undecided {
  const x = center[0]!;
  const y = center[1]!;
  const z = center[2]!;
  return triangleFilter(
    a[0]! - x,
    a[1]! - y,
    a[2]! - z,
    b[0]! - x,
    b[1]! - y,
    b[2]! - z,
    c[0]! - x,
    c[1]! - y,
    c[2]! - z,
    radius,
  );
}
