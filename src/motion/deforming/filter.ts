/**
 * Contacts of two moving features in doubles, where bounds of all roundings prove them.
 *
 * A vertex v is in a triangle a, b, c where 0 is in the triangle of the differences a - v, b - v, c - v. Two edges meet
 * where 0 is in the parallelogram of the differences of their ends, in order: a0 - b0, a1 - b0, a1 - b1, a0 - b1. So
 * both are one question: is 0 in a polygon D0, D1, ... of 3 or 4 corners that move linearly, and that is flat? With
 *
 *   f = det(D0, D1, Dlast), which is 0 where 0 is in the plane (cubic in time), and
 *   g_i = the component of D_i × D_(i+1) along one axis (quadratic in time):
 *
 * - where all f are of one sign, there is no contact;
 * - where g_i > 0 and g_j < 0 there is none: the projection of 0 is outside of that of the polygon, or if this is a
 *   segment, not on its line (else all g would be 0);
 * - where all g are positive, or all negative, 0 is inside of the projection, whose area is not 0 (it is half their
 *   sum). So there is a contact at every root of f, strictly inside of the polygon.
 *
 * All are kept as Bernstein coefficients of an interval of time, between which their values are; an interval that
 * decides nothing is halved.
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
 * rounded: 2u m; their sum, at most m: u m). A coefficient takes three means at most: 9u m. E + 10u m is enough.
 */
import { allocateScratch } from '../../arithmetic/scratch.js';
import { X } from './workspace.js';

/** In units of M M' and of M_x M_y M_z: see above. */
const QUADRATIC_BOUND = 12 * 2 ** -53;
const CUBIC_BOUND = 72 * 2 ** -53;
const DIVISION_BOUND = 10 * 2 ** -53;
const LEAST = 2 ** -200;
const GREATEST = 2 ** 200;

/** The first division is not in the middle, nor are those after it at times that people choose. */
const FIRST_DIVISION = 7 / 16;

/** Ends of intervals are multiples of 2^-40. */
const LEAST_WIDTH = 2 ** -36;
const MOST_INTERVALS = 40;

/** Corners at time 0 from place 0 on, three numbers each; at time 1 from 12 on. */
const D: Float64Array = /* @__PURE__ */ allocateScratch(24);
const M: Float64Array = /* @__PURE__ */ allocateScratch(4);

/**
 * What is known in an interval of time: four coefficients of f, three each of four g, the bounds of f and of g, the
 * interval's start and its width.
 */
const ROW = 20;
const QUADRATICS = 4;
const F_BOUND = 16;
const G_BOUND = 17;
const FROM = 18;
const WIDTH = 19;
const ROWS: Float64Array = /* @__PURE__ */ allocateScratch(ROW * 48);

/** What the doubles say: how many contacts there are, or that this is not certain. */
export const UNCERTAIN = -1;

/** Up to three intervals, start and end, each of which has one root of f, a contact. */
export const INTERVALS: Float64Array = /* @__PURE__ */ allocateScratch(6);

/** The differences of triangle and vertex, which are at 0. */
export function placeTriangle(): void {
  for (let from = 0; from < 24; from += 12) {
    for (let k = 0; k < 9; k++) D[from + k] = X[from + 3 + k]! - X[from + (k % 3)]!;
  }
}

/** The differences of the ends of an edge and a point, which are at 0. */
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
  for (let from = 0; from < 24; from += 12) {
    for (let k = 0; k < 3; k++) {
      const a0 = X[from + k]!;
      const a1 = X[from + 3 + k]!;
      const b0 = X[from + 6 + k]!;
      const b1 = X[from + 9 + k]!;
      D[from + k] = a0 - b0;
      D[from + 3 + k] = a1 - b0;
      D[from + 6 + k] = a1 - b1;
      D[from + 9 + k] = a0 - b1;
    }
  }
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

const isModerate = (m: number): boolean => m === 0 || (m >= LEAST && m <= GREATEST);

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

/** g of corners at i and j, from a place of the first row on; y and z are the axes that stay. */
function writeQuadratic(at: number, i: number, j: number, y: number, z: number): void {
  const iy = D[i + y]!;
  const iz = D[i + z]!;
  const jy = D[j + y]!;
  const jz = D[j + z]!;
  const iyEnd = D[i + 12 + y]!;
  const izEnd = D[i + 12 + z]!;
  const jyEnd = D[j + 12 + y]!;
  const jzEnd = D[j + 12 + z]!;
  ROWS[at] = iy * jz - iz * jy;
  ROWS[at + 1] = (iy * jzEnd - iz * jyEnd + (iyEnd * jz - izEnd * jy)) / 2;
  ROWS[at + 2] = iyEnd * jzEnd - izEnd * jyEnd;
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

/** The first row of a point and an edge: all of the time. */
function writeEdgeRow(): void {
  for (let k = 0; k < QUADRATICS; k++) ROWS[k] = 0;
  writeQuadratic(QUADRATICS, 0, 3, 1, 2);
  writeQuadratic(QUADRATICS + 3, 0, 3, 2, 0);
  writeQuadratic(QUADRATICS + 6, 0, 3, 0, 1);
  const greatest = Math.max(M[0]! * M[1]!, M[1]! * M[2]!, M[2]! * M[0]!);
  ROWS[F_BOUND] = 0;
  ROWS[G_BOUND] = QUADRATIC_BOUND * greatest;
  ROWS[FROM] = 0;
  ROWS[WIDTH] = 1;
}

/** The first row of a polygon: all of the time. */
function writeFirstRow(corners: number): void {
  const last = 3 * (corners - 1);
  ROWS[0] = 0;
  ROWS[1] = 0;
  ROWS[2] = 0;
  ROWS[3] = 0;
  addCubicTerms(last, 0, 1, 2);
  addCubicTerms(last, 1, 2, 0);
  addCubicTerms(last, 2, 0, 1);
  ROWS[1]! /= 3;
  ROWS[2]! /= 3;
  const axis = widestAxis(corners);
  const y = axis === 2 ? 0 : axis + 1;
  const z = axis === 0 ? 2 : axis - 1;
  for (let i = 0; i < corners; i++) {
    writeQuadratic(QUADRATICS + 3 * i, 3 * i, i === corners - 1 ? 0 : 3 * (i + 1), y, z);
  }
  ROWS[F_BOUND] = CUBIC_BOUND * (M[0]! * M[1]! * M[2]!);
  ROWS[G_BOUND] = QUADRATIC_BOUND * (M[y]! * M[z]!);
  ROWS[FROM] = 0;
  ROWS[WIDTH] = 1;
}

/** The greatest magnitude of coefficients from a place on. */
function greatestOf(at: number, count: number): number {
  let m = 0;
  for (let k = at; k < at + count; k++) {
    const size = Math.abs(ROWS[k]!);
    if (size > m) m = size;
  }
  return m;
}

/**
 * Divides a row: the part of it behind the given fraction stays there, that before it goes to the next row (de
 * Casteljau's algorithm), as the earlier part is looked at first.
 */
function divide(row: number, quadratics: number, fraction: number): void {
  const next = row + ROW;
  const bound = ROWS[row + F_BOUND]! + DIVISION_BOUND * greatestOf(row, QUADRATICS);
  divideCubic(row, fraction);
  ROWS[row + F_BOUND] = bound;
  ROWS[next + F_BOUND] = bound;
  const count = 3 * quadratics;
  const boundOfG = ROWS[row + G_BOUND]! + DIVISION_BOUND * greatestOf(row + QUADRATICS, count);
  for (let k = QUADRATICS; k < QUADRATICS + count; k += 3) divideQuadratic(row + k, fraction);
  ROWS[row + G_BOUND] = boundOfG;
  ROWS[next + G_BOUND] = boundOfG;
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

function divideQuadratic(at: number, fraction: number): void {
  const a = ROWS[at]!;
  const b = ROWS[at + 1]!;
  const c = ROWS[at + 2]!;
  const ab = a + (b - a) * fraction;
  const bc = b + (c - b) * fraction;
  const middle = ab + (bc - ab) * fraction;
  ROWS[at + ROW] = a;
  ROWS[at + ROW + 1] = ab;
  ROWS[at + ROW + 2] = middle;
  ROWS[at] = middle;
  ROWS[at + 1] = bc;
}

/** Whether f has one sign in the whole interval. */
function hasNoRoot(row: number): boolean {
  const bound = ROWS[row + F_BOUND]!;
  const first = ROWS[row]!;
  if (first > bound) return ROWS[row + 1]! > bound && ROWS[row + 2]! > bound && ROWS[row + 3]! > bound;
  if (first < -bound) return ROWS[row + 1]! < -bound && ROWS[row + 2]! < -bound && ROWS[row + 3]! < -bound;
  return false;
}

/**
 * Whether the signs of f's coefficients change once, so that it has one root there (Descartes' rule in the Bernstein
 * basis), at no end: they differ at the ends, and the second is that of the first, or the third that of the last.
 */
function hasOneRoot(row: number): boolean {
  const bound = ROWS[row + F_BOUND]!;
  const first = ROWS[row]!;
  const last = ROWS[row + 3]!;
  if (first > bound && last < -bound) return ROWS[row + 1]! > bound || ROWS[row + 2]! < -bound;
  if (first < -bound && last > bound) return ROWS[row + 1]! < -bound || ROWS[row + 2]! > bound;
  return false;
}

/** Where 0 is to the projected polygon in the whole interval: 1 inside, -1 outside, 0 if that is not known. */
function placeIn(row: number, corners: number): number {
  const bound = ROWS[row + G_BOUND]!;
  let positive = 0;
  let negative = 0;
  const end = row + QUADRATICS + 3 * corners;
  for (let k = row + QUADRATICS; k < end; k += 3) {
    const a = ROWS[k]!;
    const b = ROWS[k + 1]!;
    const c = ROWS[k + 2]!;
    if (a > bound && b > bound && c > bound) positive++;
    else if (a < -bound && b < -bound && c < -bound) negative++;
  }
  if (positive > 0 && negative > 0) return -1;
  return positive === corners || negative === corners ? 1 : 0;
}

/** -1 where a point is not on an edge's line in the whole interval: one component of a cross product is never 0. */
function placeOnLine(row: number): number {
  const bound = ROWS[row + G_BOUND]!;
  for (let k = row + QUADRATICS; k < row + QUADRATICS + 9; k += 3) {
    const a = ROWS[k]!;
    const b = ROWS[k + 1]!;
    const c = ROWS[k + 2]!;
    if (a > bound && b > bound && c > bound) return -1;
    if (a < -bound && b < -bound && c < -bound) return -1;
  }
  return 0;
}

/** Notes an interval with one contact. */
function noteInterval(index: number, row: number): void {
  INTERVALS[2 * index] = ROWS[row + FROM]!;
  INTERVALS[2 * index + 1] = ROWS[row + FROM]! + ROWS[row + WIDTH]!;
}

/**
 * How many contacts there are, all of them inside of the polygon, or UNCERTAIN. Their times are left in INTERVALS.
 *
 * @param corners which have been placed: 3 or 4; 2 of an edge, whose contacts with a point are never certain
 * @param enough the search may end at that many
 */
export function countContacts(corners: number, enough: number): number {
  if (areApart(corners)) return 0;
  if (!(isModerate(M[0]!) && isModerate(M[1]!) && isModerate(M[2]!))) return UNCERTAIN;
  if (corners === 2) writeEdgeRow();
  else writeFirstRow(corners);
  const quadratics = corners === 2 ? 3 : corners;
  let found = 0;
  let isCertain = true;
  let fraction = FIRST_DIVISION;
  let row = 0;
  for (let count = 0; row >= 0; count++) {
    const place = hasNoRoot(row) ? -1 : corners === 2 ? placeOnLine(row) : placeIn(row, corners);
    const isContact = place > 0 && hasOneRoot(row);
    if (isContact) noteInterval(found++, row);
    if (found === enough) return found;
    if (count === MOST_INTERVALS) return UNCERTAIN;
    const isTooSmall = ROWS[row + WIDTH]! < LEAST_WIDTH;
    if (place < 0 || isContact || isTooSmall) {
      isCertain &&= place < 0 || isContact;
      row -= ROW;
    } else {
      divide(row, quadratics, fraction);
      row += ROW;
      fraction = 1 / 2;
    }
  }
  return isCertain ? found : UNCERTAIN;
}
