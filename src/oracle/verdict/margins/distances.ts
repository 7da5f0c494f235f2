import * as rational from '../../../arithmetic/rational.js';
import { cross, dot, isZero, subtract, type Vector } from '../../referees/shapes/vectors.js';

/** A squared distance between integer points and shapes; the plane is the part of space with z = 0. */
export type Square = rational.Rational;

const whole = (n: bigint): Square => rational.fromParts(n, 1n);
const lengthSquared = (v: Vector): bigint => dot(v, v);

/** The smallest of some. */
export function least(squares: readonly Square[]): Square {
  return squares.reduce((a, b) => (rational.compare(b, a) < 0 ? b : a));
}

/** From p to q. */
export function pointToPoint(p: Vector, q: Vector): Square {
  return whole(lengthSquared(subtract(p, q)));
}

/** From p to the line through a along u, which is not zero. */
export function pointToLine(p: Vector, a: Vector, u: Vector): Square {
  return rational.fromParts(lengthSquared(cross(u, subtract(p, a))), lengthSquared(u));
}

/** From p to the ray from a along u. */
export function pointToRay(p: Vector, a: Vector, u: Vector): Square {
  return dot(subtract(p, a), u) <= 0n ? pointToPoint(p, a) : pointToLine(p, a, u);
}

/** From p to the segment from a to b, which may be one point. */
export function pointToSegment(p: Vector, a: Vector, b: Vector): Square {
  const u = subtract(b, a);
  return dot(subtract(p, b), u) >= 0n ? pointToPoint(p, b) : pointToRay(p, a, u);
}

/** From p to the nearest edge of a ring of points, at least one. */
export function pointToRing(p: Vector, ring: readonly Vector[]): Square {
  return least(ring.map((a, i) => pointToSegment(p, a, ring[(i + 1) % ring.length]!)));
}

/** From p to the plane through a with the normal n, which is not zero. */
export function pointToPlane(p: Vector, a: Vector, n: Vector): Square {
  return rational.fromParts(dot(n, subtract(p, a)) ** 2n, lengthSquared(n));
}

/** From p to a triangle in space, which may be a segment or a point. */
export function pointToTriangle(p: Vector, corners: readonly [Vector, Vector, Vector]): Square {
  const [a, b, c] = corners;
  const n = cross(subtract(b, a), subtract(c, a));
  const isBeside = (from: Vector, to: Vector) => dot(cross(subtract(to, from), subtract(p, from)), n) < 0n;
  if (isZero(n) || isBeside(a, b) || isBeside(b, c) || isBeside(c, a)) return pointToRing(p, corners);
  return pointToPlane(p, a, n);
}

/** From the ray from o along u, not zero, to the segment from a to b. */
export function rayToSegment(o: Vector, u: Vector, a: Vector, b: Vector): Square {
  const ends = [pointToRay(a, o, u), pointToRay(b, o, u), pointToSegment(o, a, b)];
  const v = subtract(b, a);
  const n = cross(u, v);
  if (isZero(n)) return least(ends);
  const w = subtract(a, o);
  // The nearest points of the two lines are o + s u and a + t v.
  const square = lengthSquared(n);
  const s = dot(cross(w, v), n);
  const t = dot(cross(w, u), n);
  const between = s >= 0n && t >= 0n && t <= square;
  return between ? rational.fromParts(dot(w, n) ** 2n, square) : least(ends);
}
