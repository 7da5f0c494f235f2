import { allocateScratch } from '../../arithmetic/scratch.js';

/**
 * The filter of separating axes for oriented boxes: plain doubles with one error bound per axis.
 *
 * An axis is L = p × q, with p and q axes of the boxes or edges of the triangle. What is compared is Σ L·d_k, where the
 * d_k are differences of points and half sizes times axes. As computed every term p_i q_j d_k goes through at most 16
 * roundings: one each in p and q where they are differences, two in L, one or two in d (a half size of an axis-aligned
 * box is rounded, then multiplied), three in the scalar product, at most seven in the last sums. So the error is below
 * γ_16 Σ|p_i q_j d_k| <= γ_16 |p| |q| S, with |.| the sum of the absolute coordinates and S = Σ|d_k|. (The center of an
 * axis-aligned box is rounded: that error is relative to the center itself, whose |.| is added to S.) The norms and S
 * as computed are too small by a factor of (1 - u)^18 at most. ERROR = 24u > γ_16 (1 - u)^-22 leaves 7u|p||q|S for
 * underflow, by 2^-1075 at a time, in the window below: six products p_i q_j, multiplied by S at most, are less than
 * 2^-1072 S, and 7u|p||q|S is at least 2^-551 S; 21 products of L with d or with an axis, multiplied by a half size of
 * 2^250 at most, are less than 2^-820, and 7u|p||q|S is at least 2^-801; products with half sizes are not multiplied
 * any more.
 *
 * Window: the norms of all vectors and S between 2^-250 and 2^250, and all half sizes at most 2^250, so that no product
 * exceeds 2^1000. NaN and Infinity are outside.
 */
export const ERROR = 24 * 2 ** -53;
const LEAST = 2 ** -250;
const MOST = 2 ** 250;

const abs = Math.abs;

/** What the filter returns if an axis separates the sets. */
export const PROVEN_SEPARATED = -1;
const ALL_FIFTEEN = 2 ** 15 - 1;
const ALL_THIRTEEN = 2 ** 13 - 1;

export function norm(v: ArrayLike<number>, i: number): number {
  return abs(v[i]!) + abs(v[i + 1]!) + abs(v[i + 2]!);
}

export function isInside(x: number): boolean {
  return x >= LEAST && x <= MOST;
}

/** The sum of half sizes times axes, as norms; NaN outside the window. */
export function reachOf(box: ArrayLike<number>, i: number): number {
  const h0 = box[i + 12]!;
  const h1 = box[i + 13]!;
  const h2 = box[i + 14]!;
  const n0 = norm(box, i + 3);
  const n1 = norm(box, i + 6);
  const n2 = norm(box, i + 9);
  const inside = isInside(n0) && isInside(n1) && isInside(n2) && h0 + h1 + h2 <= MOST;
  return inside ? h0 * n0 + h1 * n1 + h2 * n2 : Number.NaN;
}

/**
 * Two oriented boxes, 15 numbers each. Returns PROVEN_SEPARATED, or a bit for each axis that is undecided, in the
 * numbering of `exactSeparation`; on the other axes the boxes overlap properly. `slack` is added to S.
 */
export function filterOrientedBoxes(
  a: ArrayLike<number>,
  i: number,
  b: ArrayLike<number>,
  j: number,
  slack: number,
): number {
  const dx = b[j]! - a[i]!;
  const dy = b[j + 1]! - a[i + 1]!;
  const dz = b[j + 2]! - a[i + 2]!;
  const sum = abs(dx) + abs(dy) + abs(dz) + reachOf(a, i) + reachOf(b, j) + slack;
  if (!isInside(sum)) return ALL_FIFTEEN;
  let undecided = 0;
  for (let axis = 0; axis < 15; axis++) {
    // The places of p and q: two axes of a, two of b, or one of each.
    const first = FIRST[axis]!;
    const second = SECOND[axis]!;
    const p = axis < 3 || axis > 5 ? a : b;
    const q = axis < 3 ? a : b;
    const k = (axis < 3 || axis > 5 ? i : j) + first;
    const l = (axis < 3 ? i : j) + second;
    const lx = p[k + 1]! * q[l + 2]! - p[k + 2]! * q[l + 1]!;
    const ly = p[k + 2]! * q[l]! - p[k]! * q[l + 2]!;
    const lz = p[k]! * q[l + 1]! - p[k + 1]! * q[l]!;
    const gap = abs(lx * dx + ly * dy + lz * dz) - (radius(a, i, lx, ly, lz) + radius(b, j, lx, ly, lz));
    const bound = ERROR * norm(p, k) * norm(q, l) * sum;
    if (gap > bound) return PROVEN_SEPARATED;
    if (!(gap < -bound) && !isParallel(p, k, q, l) && !isVoid(p, k, q, l)) undecided |= 1 << axis;
  }
  return undecided;
}

/** Where p and q stand among the 15 numbers, axis by axis. */
export const FIRST = new Uint8Array([6, 9, 3, 6, 9, 3, 3, 3, 3, 6, 6, 6, 9, 9, 9]);
export const SECOND = new Uint8Array([9, 3, 6, 9, 3, 6, 3, 6, 9, 3, 6, 9, 3, 6, 9]);

/** Half the extent of an oriented box along L. */
export function radius(box: ArrayLike<number>, i: number, lx: number, ly: number, lz: number): number {
  return (
    box[i + 12]! * abs(lx * box[i + 3]! + ly * box[i + 4]! + lz * box[i + 5]!) +
    box[i + 13]! * abs(lx * box[i + 6]! + ly * box[i + 7]! + lz * box[i + 8]!) +
    box[i + 14]! * abs(lx * box[i + 9]! + ly * box[i + 10]! + lz * box[i + 11]!)
  );
}

/** Whether p = ±q: boxes with the same orientation. (For rounded differences that would prove nothing.) */
export function isParallel(p: ArrayLike<number>, k: number, q: ArrayLike<number>, l: number): boolean {
  const px = p[k]!;
  const py = p[k + 1]!;
  const pz = p[k + 2]!;
  const qx = q[l]!;
  const qy = q[l + 1]!;
  const qz = q[l + 2]!;
  if (px === qx && py === qy && pz === qz) return true;
  return px === -qx && py === -qy && pz === -qz;
}

/** Whether each of the six products in p × q has a factor of zero: a difference is rounded to zero only if it is. */
function isVoid(p: ArrayLike<number>, k: number, q: ArrayLike<number>, l: number): boolean {
  const px = p[k]!;
  const py = p[k + 1]!;
  const pz = p[k + 2]!;
  const qx = q[l]!;
  const qy = q[l + 1]!;
  const qz = q[l + 2]!;
  return (
    (px === 0 || (qy === 0 && qz === 0)) &&
    (py === 0 || (qx === 0 && qz === 0)) &&
    (pz === 0 || (qx === 0 && qy === 0))
  );
}

/**
 * Does the first oriented box contain the second? 1: yes, -1: no, 0: undecided. The second lies in the first iff it
 * does so along the three face normals of the first.
 */
export function filterContainment(
  a: ArrayLike<number>,
  i: number,
  b: ArrayLike<number>,
  j: number,
  slack: number,
): -1 | 0 | 1 {
  const dx = b[j]! - a[i]!;
  const dy = b[j + 1]! - a[i + 1]!;
  const dz = b[j + 2]! - a[i + 2]!;
  const sum = abs(dx) + abs(dy) + abs(dz) + reachOf(a, i) + reachOf(b, j) + slack;
  if (!isInside(sum)) return 0;
  let known: 0 | 1 = 1;
  for (let axis = 0; axis < 3; axis++) {
    const k = i + FIRST[axis]!;
    const l = i + SECOND[axis]!;
    const lx = a[k + 1]! * a[l + 2]! - a[k + 2]! * a[l + 1]!;
    const ly = a[k + 2]! * a[l]! - a[k]! * a[l + 2]!;
    const lz = a[k]! * a[l + 1]! - a[k + 1]! * a[l]!;
    const excess = abs(lx * dx + ly * dy + lz * dz) + radius(b, j, lx, ly, lz) - radius(a, i, lx, ly, lz);
    const bound = ERROR * norm(a, k) * norm(a, l) * sum;
    if (excess > bound) return -1;
    if (!(excess < -bound)) known = 0;
  }
  return known;
}

/**
 * An oriented box and a triangle (three places in `positions`). Returns as `filterOrientedBoxes` does, the axes
 * numbered: three faces of the box, the triangle's normal, then axis m of the box times edge n of the triangle.
 */
export function filterTriangleOrientedBox(
  box: ArrayLike<number>,
  i: number,
  positions: ArrayLike<number>,
  a: number,
  b: number,
  c: number,
): number {
  fillCorners(box, i, positions, a, b, c);
  const t = corners;
  const sum = norm(t, 0) + norm(t, 3) + norm(t, 6) + reachOf(box, i);
  if (!isInside(sum)) return ALL_THIRTEEN;
  let undecided = 0;
  for (let axis = 0; axis < 13; axis++) {
    const p = axis === 3 ? t : box;
    const q = axis < 3 ? box : t;
    const k = axis === 3 ? 9 : i + FIRST_OF_TRIANGLE[axis]!;
    const l = axis < 3 ? i + SECOND_OF_TRIANGLE[axis]! : SECOND_OF_TRIANGLE[axis]!;
    const size = norm(p, k) * norm(q, l);
    if (size === 0) continue; // an edge of length zero: a void axis
    if (!(size >= LEAST * LEAST)) {
      undecided |= 1 << axis;
      continue;
    }
    const lx = p[k + 1]! * q[l + 2]! - p[k + 2]! * q[l + 1]!;
    const ly = p[k + 2]! * q[l]! - p[k]! * q[l + 2]!;
    const lz = p[k]! * q[l + 1]! - p[k + 1]! * q[l]!;
    const u = lx * t[0]! + ly * t[1]! + lz * t[2]!;
    const v = lx * t[3]! + ly * t[4]! + lz * t[5]!;
    const w = lx * t[6]! + ly * t[7]! + lz * t[8]!;
    const reach = radius(box, i, lx, ly, lz);
    const low = Math.min(u, v, w) - reach;
    const high = Math.max(u, v, w) + reach;
    const bound = ERROR * size * sum;
    if (low > bound || high < -bound) return PROVEN_SEPARATED;
    if (!(low < -bound && high > bound) && !isVoid(p, k, q, l)) undecided |= 1 << axis;
  }
  return undecided;
}

/** The triangle's corners from the box's center, then its edges. */
export function fillCorners(
  box: ArrayLike<number>,
  i: number,
  positions: ArrayLike<number>,
  a: number,
  b: number,
  c: number,
): void {
  for (let n = 0; n < 3; n++) {
    const at = n === 0 ? a : n === 1 ? b : c;
    const next = n === 0 ? b : n === 1 ? c : a;
    for (let k = 0; k < 3; k++) {
      corners[3 * n + k] = positions[at + k]! - box[i + k]!;
      corners[9 + 3 * n + k] = positions[next + k]! - positions[at + k]!;
    }
  }
}

/** Written before it is read in every call. */
export const corners = /* @__PURE__ */ allocateScratch(18);
export const FIRST_OF_TRIANGLE = new Uint8Array([6, 9, 3, 9, 3, 3, 3, 6, 6, 6, 9, 9, 9]);
export const SECOND_OF_TRIANGLE = new Uint8Array([9, 3, 6, 12, 9, 12, 15, 9, 12, 15, 9, 12, 15]);
