/**
 * The differences that tell whether two features meet, in doubles. A vertex v is in a triangle a, b, c where 0 is in
 * the triangle of a - v, b - v, c - v. Two edges meet where 0 is in the parallelogram of the differences of their ends,
 * in order: a0 - b0, a1 - b0, a1 - b1, a0 - b1. So both are one question: is 0 in a flat polygon whose corners move
 * linearly?
 */
import { allocateScratch } from '../../arithmetic/scratch.js';
import { AT_END, X } from './workspace.js';

/** Corners at time 0 from place 0 on, three numbers each; at time 1 from 12 on. */
export const D: Float64Array = /* @__PURE__ */ allocateScratch(24);

/** The greatest magnitudes of the differences along the axes: left by {@link areApart}. */
export const M: Float64Array = /* @__PURE__ */ allocateScratch(3);

/** The differences of a triangle and a vertex, at one time; offsets in the lists of coordinates. */
function placeThree(
  to: number,
  p: Float64Array,
  v: number,
  q: Float64Array,
  a: number,
  b: number,
  c: number,
): void {
  const x = p[v]!;
  const y = p[v + 1]!;
  const z = p[v + 2]!;
  D[to] = q[a]! - x;
  D[to + 1] = q[a + 1]! - y;
  D[to + 2] = q[a + 2]! - z;
  D[to + 3] = q[b]! - x;
  D[to + 4] = q[b + 1]! - y;
  D[to + 5] = q[b + 2]! - z;
  D[to + 6] = q[c]! - x;
  D[to + 7] = q[c + 1]! - y;
  D[to + 8] = q[c + 2]! - z;
}

/** The differences of the ends of two edges, at one time. */
function placeFour(
  to: number,
  p: Float64Array,
  i: number,
  j: number,
  q: Float64Array,
  k: number,
  l: number,
): void {
  for (let axis = 0; axis < 3; axis++) {
    const a0 = p[i + axis]!;
    const a1 = p[j + axis]!;
    const b0 = q[k + axis]!;
    const b1 = q[l + axis]!;
    D[to + axis] = a0 - b0;
    D[to + 3 + axis] = a1 - b0;
    D[to + 6 + axis] = a1 - b1;
    D[to + 9 + axis] = a0 - b1;
  }
}

/** A vertex, and a triangle, of buffers at both times: where their coordinates begin. */
export function placeVertexFace(
  start: Float64Array,
  end: Float64Array,
  v: number,
  otherStart: Float64Array,
  otherEnd: Float64Array,
  a: number,
  b: number,
  c: number,
): void {
  placeThree(0, start, v, otherStart, a, b, c);
  placeThree(12, end, v, otherEnd, a, b, c);
}

/** Two edges, from i to j and from k to l, of buffers at both times: where their coordinates begin. */
export function placeEdgeEdge(
  start: Float64Array,
  end: Float64Array,
  i: number,
  j: number,
  otherStart: Float64Array,
  otherEnd: Float64Array,
  k: number,
  l: number,
): void {
  placeFour(0, start, i, j, otherStart, k, l);
  placeFour(12, end, i, j, otherEnd, k, l);
}

/** The differences of triangle and vertex, which are in the workspace. */
export function placeTriangle(): void {
  placeThree(0, X, 0, X, 3, 6, 9);
  placeThree(12, X, AT_END, X, AT_END + 3, AT_END + 6, AT_END + 9);
}

/** The differences of the ends of an edge and a point. */
export function placeEdge(): void {
  for (let from = 0; from < 24; from += 12) {
    for (let k = 0; k < 6; k++) D[from + k] = X[from + 3 + k]! - X[from + (k % 3)]!;
  }
}

/** The difference of two points. */
export function placePoint(): void {
  for (let from = 0; from < 24; from += 12) {
    for (let k = 0; k < 3; k++) D[from + k] = X[from + 3 + k]! - X[from + k]!;
  }
}

/** The differences of the ends of two edges. */
export function placeParallelogram(): void {
  placeFour(0, X, 0, 3, X, 6, 9);
  placeFour(12, X, AT_END, AT_END + 3, X, AT_END + 6, AT_END + 9);
}

/**
 * Whether all corners stay on one side of 0 along an axis: then there is no contact. Signs of differences of doubles
 * are right. The greatest magnitudes are left in M.
 */
export function areApart(corners: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    let least = Infinity;
    let greatest = -Infinity;
    for (let k = axis; k < 3 * corners; k += 3) {
      const start = D[k]!;
      const end = D[k + 12]!;
      if (start < least) least = start;
      if (end < least) least = end;
      if (start > greatest) greatest = start;
      if (end > greatest) greatest = end;
    }
    if (least > 0 || greatest < 0) return true;
    M[axis] = Math.max(greatest, -least);
  }
  return false;
}

/**
 * A dot product with a direction n, in units of |n_x| M_x + |n_y| M_y + |n_z| M_z: each term is off by a factor of (1 +
 * u)^4, of the difference, the product and two additions. 6u leave room for terms in u², for the roundings of the
 * bound, and for underflows, three times 2^-1075 at most, where the bound is not below 2^-1000. n may be rounded as it
 * likes.
 */
const DIRECTION_BOUND = 6 * 2 ** -53;
const LEAST_DIRECTION_BOUND = 2 ** -1000;

/**
 * Whether all corners stay before 0 along the way to their mean, at time 0 and at time 1, and so at all times between.
 * Only where the magnitudes in M are moderate.
 */
export function areBeyondMean(corners: number): boolean {
  let x = D[0]! + D[6]! + D[12]! + D[18]!;
  let y = D[1]! + D[7]! + D[13]! + D[19]!;
  let z = D[2]! + D[8]! + D[14]! + D[20]!;
  if (corners === 3) {
    // The opposite corners of a parallelogram have its mean.
    x += D[3]! + D[15]!;
    y += D[4]! + D[16]!;
    z += D[5]! + D[17]!;
  }
  const bound = DIRECTION_BOUND * (Math.abs(x) * M[0]! + Math.abs(y) * M[1]! + Math.abs(z) * M[2]!);
  if (!(bound >= LEAST_DIRECTION_BOUND)) return false;
  for (let k = 0; k < 3 * corners; k += 3) {
    if (!(x * D[k]! + y * D[k + 1]! + z * D[k + 2]! > bound)) return false;
    if (!(x * D[k + 12]! + y * D[k + 13]! + z * D[k + 14]! > bound)) return false;
  }
  return true;
}
