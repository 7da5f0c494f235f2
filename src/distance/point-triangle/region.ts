/**
 * On which feature of a triangle, or of a segment, the point nearest to a given one lies: by signs, each of which is
 * certain.
 *
 * Codes: 0 to 2 the corners, 3 to 5 the edges from one corner to the next, 6 the face.
 *
 * Corner a is nearest if the point is behind it along both edges from it, (p - a) · (b - a) <= 0 and (p - a) · (c -
 * a) <= 0; edge ab, without its ends, if the foot on its line is within it and the point is not on the inner side of
 * the plane through the edge along the normal; the face if the point is on the inner side of all three.
 *
 * Errors, u = 2^-53: each difference is off by u relative to itself. A dot product of differences is off by less than
 * 5u (1 + 8u) times the sum of the magnitudes of its terms (two differences, the product, two sums) and 2^-1073; 5.01
 * leaves room for the roundings of that sum. A component of a cross product is off by at most 4u (1 + 8u) m, m the sum
 * of the magnitudes of its two terms, and 2^-1073; with 2^-1000 added to m it is off by no more than 4.01u m. A dot
 * product of two such vectors is off by less than 11.1u (4 + 4 + 1 + 2) times the sum of the magnitudes, the products
 * of the m, and 2^-1073; 11.2u and 2^-1060 leave room. Where something overflows no comparison holds.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.5.
 */

import { gridRounder } from '../../arithmetic/power-of-two.js';
import { allocateScratch } from '../../arithmetic/scratch.js';
import { X } from './question.js';

/** No sign tells. */
export const UNKNOWN = -1;

const abs = Math.abs;
const U = 2 ** -53;
const DOT = 5.01 * U;
const DOT_TINY = 2 ** -1070;
const SIDE = 11.2 * U;
const SIDE_TINY = 2 ** -1060;
const CROSS_TINY = 2 ** -1000;

/** The feature of the triangle of the question, or UNKNOWN. */
export function triangleRegion(): number {
  if (isAt(A)) return 0;
  if (isAt(B)) return 1;
  if (isAt(C)) return 2;
  const region = regionWithin(1);
  return region === UNKNOWN && isOnGrid(12) ? regionWithin(0) : region;
}

/** The feature of the segment of the question: 0 and 1 the ends, 3 what is between; or UNKNOWN. */
export function segmentRegion(): number {
  if (isAt(A)) return 0;
  if (isAt(B)) return 1;
  const region = segmentRegionWithin(1);
  return region === UNKNOWN && isOnGrid(9) ? segmentRegionWithin(0) : region;
}

/** The places of the corners. */
const A = 3;
const B = 6;
const C = 9;

/** Is the point the corner at a place? */
function isAt(i: number): boolean {
  return X[0] === X[i] && X[1] === X[i + 1] && X[2] === X[i + 2];
}

/** 1 or -1 as the value is beyond its bound, 0 if both are zero; NaN otherwise. */
function sideOf(value: number, bound: number): number {
  if (value > bound) return 1;
  if (value < -bound) return -1;
  return value === 0 && bound === 0 ? 0 : Number.NaN;
}

/** The sign of (p - x_i) · (x_j - x_i), for corners at places. `errors` is 1, or 0 where nothing rounds. */
function along(i: number, j: number, errors: number): number {
  const s = (X[0]! - X[i]!) * (X[j]! - X[i]!);
  const t = (X[1]! - X[i + 1]!) * (X[j + 1]! - X[i + 1]!);
  const r = (X[2]! - X[i + 2]!) * (X[j + 2]! - X[i + 2]!);
  return sideOf(s + t + r, errors * (DOT * (abs(s) + abs(t) + abs(r)) + DOT_TINY));
}

/** Components of the normal, and the sums of the magnitudes of their terms. */
const N: Float64Array = /* @__PURE__ */ allocateScratch(6);

function setNormal(): void {
  const ux = X[6]! - X[3]!;
  const uy = X[7]! - X[4]!;
  const uz = X[8]! - X[5]!;
  const vx = X[9]! - X[3]!;
  const vy = X[10]! - X[4]!;
  const vz = X[11]! - X[5]!;
  N[0] = uy * vz - uz * vy;
  N[1] = uz * vx - ux * vz;
  N[2] = ux * vy - uy * vx;
  N[3] = abs(uy * vz) + abs(uz * vy) + CROSS_TINY;
  N[4] = abs(uz * vx) + abs(ux * vz) + CROSS_TINY;
  N[5] = abs(ux * vy) + abs(uy * vx) + CROSS_TINY;
}

/** The sign of normal · ((x_j - x_i) × (p - x_i)): 1 on the inner side of an edge. */
function inner(i: number, j: number, errors: number): number {
  const ux = X[j]! - X[i]!;
  const uy = X[j + 1]! - X[i + 1]!;
  const uz = X[j + 2]! - X[i + 2]!;
  const vx = X[0]! - X[i]!;
  const vy = X[1]! - X[i + 1]!;
  const vz = X[2]! - X[i + 2]!;
  const value = N[0]! * (uy * vz - uz * vy) + N[1]! * (uz * vx - ux * vz) + N[2]! * (ux * vy - uy * vx);
  const size =
    N[3]! * (abs(uy * vz) + abs(uz * vy) + CROSS_TINY) +
    N[4]! * (abs(uz * vx) + abs(ux * vz) + CROSS_TINY) +
    N[5]! * (abs(ux * vy) + abs(uy * vx) + CROSS_TINY);
  return sideOf(value, errors * (SIDE * size + SIDE_TINY));
}

function regionWithin(errors: number): number {
  const ab = along(A, B, errors);
  const ac = along(A, C, errors);
  if (ab <= 0 && ac <= 0) return 0;
  const ba = along(B, A, errors);
  const bc = along(B, C, errors);
  if (ba <= 0 && bc <= 0) return 1;
  const ca = along(C, A, errors);
  const cb = along(C, B, errors);
  if (ca <= 0 && cb <= 0) return 2;
  setNormal();
  const isFlat = errors === 0 && N[0] === 0 && N[1] === 0 && N[2] === 0;
  if (isFlat) return UNKNOWN;
  const first = inner(A, B, errors);
  if (first <= 0 && ab > 0 && ba > 0) return 3;
  const second = inner(B, C, errors);
  if (second <= 0 && bc > 0 && cb > 0) return 4;
  const third = inner(C, A, errors);
  if (third <= 0 && ca > 0 && ac > 0) return 5;
  return first > 0 && second > 0 && third > 0 ? 6 : UNKNOWN;
}

function segmentRegionWithin(errors: number): number {
  const ab = along(A, B, errors);
  if (ab <= 0) return 0;
  const ba = along(B, A, errors);
  if (ba <= 0) return 1;
  return ab > 0 && ba > 0 ? 3 : UNKNOWN;
}

/**
 * Whether the first numbers of the question are so short that no sum or product above rounds: multiples of a unit that
 * is at least 2^-12 times their largest difference from the point.
 *
 * Let P be a power of two greater than the largest difference m, at most 2m. All numbers are multiples of 2^-11 P that
 * are below 2^40 P (then adding and subtracting R = 1.5 · 2^41 P, whose last bit is 2^-11 P, changes only what is
 * none). So in units of 2^-11 P differences from the point are at most 2^11, those of corners at most 2^12, terms of
 * cross products at most 2^24, their components 2^25, and the sum of three products of those at most 3 · 2^50 < 2^53;
 * all are integers.
 */
function isOnGrid(numbers: number): boolean {
  let most = 0;
  let size = 0;
  for (let i = 0; i < numbers; i++) {
    most = Math.max(most, abs(X[i]! - X[i % 3]!));
    size = Math.max(size, abs(X[i]!));
  }
  const rounder = gridRounder(most, 1.5 * 2 ** 41);
  // 2^40 P is less than R and more than R / 4.
  if (!(size <= rounder / 4)) return false;
  for (let i = 0; i < numbers; i++) if (X[i]! + rounder - rounder !== X[i]) return false;
  return true;
}
