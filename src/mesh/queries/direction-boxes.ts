import { allocateScratch } from '../../arithmetic/scratch.js';

/**
 * Boxes around the directions in which triangles lie, seen from a corner that all of them have. Two triangles with a
 * point in common other than that corner lie in one direction from it, so that their boxes overlap: boxes of space all
 * contain the corner and say nothing.
 *
 * A direction is a point of the cube max(|x|, |y|, |z|) = 1. Let p and q be those of the other two corners a and b,
 * each (a - v) / m with m = max |a - v|. A point of the triangle lies in the direction x / max |x| of some x = s p + t
 * q, s, t >= 0, s + t = 1. Each coordinate of x is between those of p and q, and max |x| is at most 1 and at least the
 * greatest of the numbers min(|p_k|, |q_k|) over the axes k on which p and q have one sign: call it `nearness`. So a
 * coordinate of the direction is between those of p and q where these are of the sign towards 0, and at most 1 /
 * nearness times as far from 0. If p and q are on one side of the cube, nearness is 1; where it is below 1/16 (a
 * triangle of more than a right angle, nearly), the box is all.
 *
 * Rounding: a difference of doubles has a relative error of u = 2^-53 at most (it does not underflow), a quotient is
 * rounded, so p and q are computed with an error of less than 4 u. With nearness >= 1/16 the quotients change by less
 * than (4 u + 64 u) · 16 + u < 2^-40, by which every box is enlarged. A difference that overflows gives infinities or
 * NaN, and the box is all.
 */
const ENLARGED = 2 ** -40;
/** A triangle is too flat for a direction from its edge if its height is less than this part of a side. */
const LEAST_HEIGHT = 2 ** -16;
/** See {@link writePageBox}. */
const PAGE_ENLARGED = 2 ** -28;
const LEAST_NEARNESS = 2 ** -4;

/** The directions of two corners, written before every read. */
const p = /* @__PURE__ */ allocateScratch(3);
const q = /* @__PURE__ */ allocateScratch(3);

/** Writes the direction from v to w; false if w is at v. */
function toDirection(to: Float64Array, x: Float64Array, v: number, w: number): boolean {
  to[0] = x[3 * w]! - x[3 * v]!;
  to[1] = x[3 * w + 1]! - x[3 * v + 1]!;
  to[2] = x[3 * w + 2]! - x[3 * v + 2]!;
  const size = Math.max(Math.abs(to[0]!), Math.abs(to[1]!), Math.abs(to[2]!));
  if (size === 0) return false;
  for (let k = 0; k < 3; k++) to[k] = to[k]! / size;
  return true;
}

/** A lower bound of max |x| for x between p and q; NaN if one of them is unknown. */
function nearnessOf(): number {
  let nearness = 0;
  for (let k = 0; k < 3; k++) {
    if (p[k]! * q[k]! <= 0) continue;
    nearness = Math.max(nearness, Math.min(Math.abs(p[k]!), Math.abs(q[k]!)));
  }
  return nearness;
}

/**
 * Writes the box around the directions of triangle (v, a, b) from v to the six places of `boxes` at `at`. A corner at v
 * has no direction; a triangle that is the point v gets a box apart from all others.
 *
 * @param x three finite coordinates for each vertex
 */
export function writeDirectionBox(
  boxes: Float64Array,
  at: number,
  x: Float64Array,
  v: number,
  a: number,
  b: number,
): void {
  const hasA = toDirection(p, x, v, a);
  const hasB = toDirection(q, x, v, b);
  if (!hasA && !hasB) {
    boxes.fill(2, at, at + 6);
    return;
  }
  if (!hasA) p.set(q);
  if (!hasB) q.set(p);
  const nearness = nearnessOf();
  if (!(nearness >= LEAST_NEARNESS)) {
    boxes.fill(-1, at, at + 3);
    boxes.fill(1, at + 3, at + 6);
    return;
  }
  for (let k = 0; k < 3; k++) {
    const low = Math.min(p[k]!, q[k]!);
    const high = Math.max(p[k]!, q[k]!);
    boxes[at + k] = Math.max(-1, (low < 0 ? low / nearness : low) - ENLARGED);
    boxes[at + k + 3] = Math.min(1, (high > 0 ? high / nearness : high) + ENLARGED);
  }
}

/**
 * Writes the box around the direction in which triangle (v, w, far) lies from its edge (v, w): that of a perpendicular
 * from the edge to the far corner, or rather of its computed value, enlarged. Triangles on that edge in one half-plane
 * have one direction. Two that are in different half-planes have nothing in common but the edge, if their far corners
 * are not on its line.
 *
 * Rounding: with e = (w - v) / |w - v| and q = far - v, the perpendicular r = q - (q · e) e is right to less than 2^-47
 * |q|. If its greatest coordinate is at least 2^-16 that of q, r divided by it is right to 2^-29, less than what the
 * box is enlarged by; else, or if something overflows or has no direction, the box is all.
 */
export function writePageBox(
  boxes: Float64Array,
  at: number,
  x: Float64Array,
  v: number,
  w: number,
  far: number,
): void {
  boxes.fill(-1, at, at + 3);
  boxes.fill(1, at + 3, at + 6);
  if (!toDirection(p, x, v, w) || !toDirection(q, x, v, far)) return;
  const length = Math.sqrt(p[0]! * p[0]! + p[1]! * p[1]! + p[2]! * p[2]!);
  for (let k = 0; k < 3; k++) p[k] = p[k]! / length;
  const along = p[0]! * q[0]! + p[1]! * q[1]! + p[2]! * q[2]!;
  for (let k = 0; k < 3; k++) q[k] = q[k]! - along * p[k]!;
  const height = Math.max(Math.abs(q[0]!), Math.abs(q[1]!), Math.abs(q[2]!));
  // The greatest coordinate of what q was is 1. NaN is not at least anything.
  if (!(height >= LEAST_HEIGHT)) return;
  for (let k = 0; k < 3; k++) {
    boxes[at + k] = q[k]! / height - PAGE_ENLARGED;
    boxes[at + k + 3] = q[k]! / height + PAGE_ENLARGED;
  }
}
