/**
 * What is known of two features in an interval of time, in doubles. With the corners D0, D1, ... of the polygon of
 * their differences (differences.ts):
 *
 *   f = det(D0, D1, Dlast), which is 0 where 0 is in the plane (cubic in time), and
 *   g_i = the component of D_i × D_(i+1) along one axis (quadratic in time).
 *
 * They are kept as Bernstein coefficients, between which their values are, with a bound of their errors: f in each
 * interval, the g in all of the time.
 *
 * **The bounds**, with u = 2^-53 and M_x, M_y, M_z the greatest magnitudes of the differences as computed. A difference
 * of doubles is off by a factor (1 + u)^1, also where it is subnormal.
 *
 * - g at the ends: two products of an entry of each of two axes, each off by (1 + u)^4 (two differences, product,
 *   subtraction): 8u M M'. In the middle: four such products, with one addition more, halved: 10u M M'.
 * - f at the ends: six products, (1 + u)^8 (three differences, two products, a subtraction, two additions): 48u M_x M_y
 *   M_z. Between: 18 products, (1 + u)^10 (the sum of two components, and that of two dot products, more), a third of
 *   which is 60u, and the division by 3: 6u more.
 *
 * 12u and 72u leave room for terms in u², for the roundings of the bounds, and for underflows: every M is 0 or from
 * 2^-200 to 2^200. Where it is 0, products with it are exact. Else what is left, at least 2u 2^-600, is more than
 * hundreds of times 2^-1075 times two factors of at most 2^201.
 *
 * Dividing an interval takes means of coefficients, which keep the bound E of their errors, by roundings of at most 3u
 * m each, m the greatest magnitude of the coefficients (a difference, at most 2m, times a factor of at most 1/2, both
 * rounded: 2u m; their sum, at most m: u m). A coefficient takes three means at most: 9u m. E + 10u m is enough. Values
 * at a fraction above 1/2 are means of 5u m each: E + 16u m.
 */
import { allocateScratch } from '../../arithmetic/scratch.js';
import { D, M } from './differences.js';

/** In units of M M' and of M_x M_y M_z: see above. */
const QUADRATIC_BOUND = 12 * 2 ** -53;
const CUBIC_BOUND = 72 * 2 ** -53;
const DIVISION_BOUND = 10 * 2 ** -53;
const VALUE_BOUND = 16 * 2 ** -53;

/** What is known of f in an interval of time: four coefficients, their bound, the interval's start and its width. */
export const ROW = 8;
export const F_BOUND = 4;
export const FROM = 5;
export const WIDTH = 6;
export const ROWS: Float64Array = /* @__PURE__ */ allocateScratch(ROW * 48);

/** The coefficients of the g in all of the time, three each, and the bound of errors of their values. */
const G: Float64Array = /* @__PURE__ */ allocateScratch(13);
const G_BOUND = 12;

/** The axis along which the polygon is seen largest in the middle of the time. */
function widestAxis(corners: number): number {
  const last = 3 * (corners - 1);
  const ax = D[3]! + D[15]! - D[0]! - D[12]!;
  const ay = D[4]! + D[16]! - D[1]! - D[13]!;
  const az = D[5]! + D[17]! - D[2]! - D[14]!;
  const bx = D[last]! + D[last + 12]! - D[0]! - D[12]!;
  const by = D[last + 1]! + D[last + 13]! - D[1]! - D[13]!;
  const bz = D[last + 2]! + D[last + 14]! - D[2]! - D[14]!;
  const x = Math.abs(ay * bz - az * by);
  const y = Math.abs(az * bx - ax * bz);
  const z = Math.abs(ax * by - ay * bx);
  return x >= y && x >= z ? 0 : y >= z ? 1 : 2;
}

/** g of corners at i and j, from a place on; y and z are the axes that stay. */
function writeQuadratic(at: number, i: number, j: number, y: number, z: number): void {
  const iy = D[i + y]!;
  const iz = D[i + z]!;
  const jy = D[j + y]!;
  const jz = D[j + z]!;
  const iyEnd = D[i + 12 + y]!;
  const izEnd = D[i + 12 + z]!;
  const jyEnd = D[j + 12 + y]!;
  const jzEnd = D[j + 12 + z]!;
  G[at] = iy * jz - iz * jy;
  G[at + 1] = (iy * jzEnd - iz * jyEnd + (iyEnd * jz - izEnd * jy)) / 2;
  G[at + 2] = iyEnd * jzEnd - izEnd * jyEnd;
}

/** Adds the terms of f with the entries along one axis of D0. */
function addCubicTerms(last: number, x: number, y: number, z: number): void {
  const by = D[3 + y]!;
  const bz = D[3 + z]!;
  const cy = D[last + y]!;
  const cz = D[last + z]!;
  const byEnd = D[15 + y]!;
  const bzEnd = D[15 + z]!;
  const cyEnd = D[last + 12 + y]!;
  const czEnd = D[last + 12 + z]!;
  const start = by * cz - bz * cy;
  const between = by * czEnd - bz * cyEnd + (byEnd * cz - bzEnd * cy);
  const end = byEnd * czEnd - bzEnd * cyEnd;
  const a = D[x]!;
  const aEnd = D[x + 12]!;
  ROWS[0]! += a * start;
  ROWS[1]! += aEnd * start + a * between;
  ROWS[2]! += a * end + aEnd * between;
  ROWS[3]! += aEnd * end;
}

/** The g of a point and an edge: all three components. f is 0. */
export function writeEdgePlaces(): void {
  writeQuadratic(0, 0, 3, 1, 2);
  writeQuadratic(3, 0, 3, 2, 0);
  writeQuadratic(6, 0, 3, 0, 1);
  setBoundOfPlaces(3, Math.max(M[0]! * M[1]!, M[1]! * M[2]!, M[2]! * M[0]!));
}

/** The g of a polygon. */
export function writePlaces(corners: number): void {
  const axis = widestAxis(corners);
  const y = axis === 2 ? 0 : axis + 1;
  const z = axis === 0 ? 2 : axis - 1;
  for (let i = 0; i < corners; i++) writeQuadratic(3 * i, 3 * i, i === corners - 1 ? 0 : 3 * (i + 1), y, z);
  setBoundOfPlaces(corners, M[y]! * M[z]!);
}

function setBoundOfPlaces(count: number, product: number): void {
  G[G_BOUND] = QUADRATIC_BOUND * product + VALUE_BOUND * greatestOf(G, 0, 3 * count);
}

/** f in all of the time: of a point and an edge it is 0. */
export function writeFirstRow(corners: number): void {
  const last = 3 * (corners - 1);
  for (let k = 0; k < 4; k++) ROWS[k] = 0;
  if (corners > 2) {
    addCubicTerms(last, 0, 1, 2);
    addCubicTerms(last, 1, 2, 0);
    addCubicTerms(last, 2, 0, 1);
    ROWS[1]! /= 3;
    ROWS[2]! /= 3;
  }
  ROWS[F_BOUND] = corners > 2 ? CUBIC_BOUND * (M[0]! * M[1]! * M[2]!) : 0;
  ROWS[FROM] = 0;
  ROWS[WIDTH] = 1;
}

/** The greatest magnitude of coefficients from a place on. */
function greatestOf(of: Float64Array, at: number, count: number): number {
  let m = 0;
  for (let k = at; k < at + count; k++) {
    const size = Math.abs(of[k]!);
    if (size > m) m = size;
  }
  return m;
}

/**
 * Divides a row: the part of it behind the given fraction stays there, that before it goes to the next row (de
 * Casteljau's algorithm), as the earlier part is looked at first.
 */
export function divide(row: number, fraction: number): void {
  const next = row + ROW;
  const bound = ROWS[row + F_BOUND]! + DIVISION_BOUND * greatestOf(ROWS, row, 4);
  divideCubic(row, fraction);
  ROWS[row + F_BOUND] = bound;
  ROWS[next + F_BOUND] = bound;
  const width = ROWS[row + WIDTH]! * fraction;
  ROWS[next + FROM] = ROWS[row + FROM]!;
  ROWS[next + WIDTH] = width;
  ROWS[row + FROM]! += width;
  ROWS[row + WIDTH]! -= width;
}

function divideCubic(at: number, fraction: number): void {
  const a = ROWS[at]!;
  const b = ROWS[at + 1]!;
  const c = ROWS[at + 2]!;
  const d = ROWS[at + 3]!;
  const ab = a + (b - a) * fraction;
  const bc = b + (c - b) * fraction;
  const cd = c + (d - c) * fraction;
  const abc = ab + (bc - ab) * fraction;
  const bcd = bc + (cd - bc) * fraction;
  const middle = abc + (bcd - abc) * fraction;
  ROWS[at + ROW] = a;
  ROWS[at + ROW + 1] = ab;
  ROWS[at + ROW + 2] = abc;
  ROWS[at + ROW + 3] = middle;
  ROWS[at] = middle;
  ROWS[at + 1] = bcd;
  ROWS[at + 2] = cd;
}

/** The bound of the errors of f's values. */
export const boundOfValues = (row: number): number =>
  ROWS[row + F_BOUND]! + VALUE_BOUND * greatestOf(ROWS, row, 4);

/** The value of f at a fraction of the interval. */
export function valueAt(row: number, t: number): number {
  const a = ROWS[row]!;
  const b = ROWS[row + 1]!;
  const c = ROWS[row + 2]!;
  const d = ROWS[row + 3]!;
  const ab = a + (b - a) * t;
  const bc = b + (c - b) * t;
  const cd = c + (d - c) * t;
  const abc = ab + (bc - ab) * t;
  return abc + (bc + (cd - bc) * t - abc) * t;
}

/**
 * Whether the coefficients of a g from `low` to `high` are all positive (1), all negative (-1), or neither for certain
 * (0): values of its polar form.
 */
export function signOfPlace(at: number, low: number, high: number): number {
  const bound = G[G_BOUND]!;
  const a = G[at]!;
  const b = G[at + 1]!;
  const c = G[at + 2]!;
  const abLow = a + (b - a) * low;
  const bcLow = b + (c - b) * low;
  const first = abLow + (bcLow - abLow) * low;
  const middle = abLow + (bcLow - abLow) * high;
  const abHigh = a + (b - a) * high;
  const last = abHigh + (b + (c - b) * high - abHigh) * high;
  if (first > bound && middle > bound && last > bound) return 1;
  return first < -bound && middle < -bound && last < -bound ? -1 : 0;
}
