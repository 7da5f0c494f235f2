import { allocateScratch } from '../../arithmetic/scratch.js';
import { beginReading, endReading, resumeReading } from '../../core/arguments/reading.js';
import type { Sign, Undecided } from '../../core/sign.js';
import { UNDECIDED } from '../../core/sign.js';
import { DOT_BOUND, DOT_TINY, LENGTH_BOUND, LENGTH_TINY, REACH_BOUND } from './bounds.js';

/**
 * Up to four vectors, each the rounded difference of two points, whose hull is asked for, and a weight for each. Loaded
 * anew for every question.
 */
export const V: Float64Array = /* @__PURE__ */ allocateScratch(12);
export const WEIGHTS: Float64Array = /* @__PURE__ */ allocateScratch(4);

/** Puts the difference of two points in the place of a vector. */
export function setDifference(i: number, p: ArrayLike<number>, q: ArrayLike<number>): void {
  beginReading(V);
  const x = p[0]! - q[0]!;
  const y = p[1]! - q[1]!;
  const z = p[2]! - q[2]!;
  resumeReading();
  endReading();
  V[3 * i] = x;
  V[3 * i + 1] = y;
  V[3 * i + 2] = z;
}

/**
 * The sign of the distance of the origin from the hull of the first vectors, less the radius (rounded once), or 2. The
 * weights, none negative, are a guess of the nearest point s, and whatever they are, they prove what is said:
 *
 * - s / (sum of the weights) is a point of the hull: if it is nearer than the radius, the hull is;
 * - if all vectors have v · s > r |s|, the hull lies beyond a plane that is farther than the radius.
 */
export function hullFilter(count: number, radius: number): Sign | Undecided {
  let x = 0;
  let y = 0;
  let z = 0;
  let size = 0;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const w = WEIGHTS[i]!;
    const vx = V[3 * i]!;
    const vy = V[3 * i + 1]!;
    const vz = V[3 * i + 2]!;
    x += w * vx;
    y += w * vy;
    z += w * vz;
    size += w * (Math.abs(vx) + Math.abs(vy) + Math.abs(vz));
    sum += w;
  }
  const length = Math.sqrt(x * x + y * y + z * z);
  if (isNear(length, size, radius * sum)) return -1;
  if (!(length > LENGTH_TINY)) return UNDECIDED;
  return isBeyond(count, x, y, z, levelOf(radius * length)) ? 1 : UNDECIDED;
}

/** Is a sum of vectors, of this rounded length and size, nearer than the reach, for certain? */
export function isNear(length: number, size: number, reach: number): boolean {
  return length + LENGTH_BOUND * size + LENGTH_TINY < reach * (1 - REACH_BOUND);
}

/** What products with (x, y, z) have to exceed. */
export function levelOf(limit: number): number {
  return limit * (1 + REACH_BOUND) + DOT_TINY;
}

/** Do all vectors have a product with (x, y, z) above a level, for certain? */
export function isBeyond(count: number, x: number, y: number, z: number, level: number): boolean {
  for (let i = 0; i < count; i++) {
    const p = x * V[3 * i]!;
    const q = y * V[3 * i + 1]!;
    const r = z * V[3 * i + 2]!;
    if (!(p + q + r - DOT_BOUND * (Math.abs(p) + Math.abs(q) + Math.abs(r)) > level)) return false;
  }
  return true;
}
