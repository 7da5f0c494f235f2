/**
 * Three questions of one kind at once, over points in a buffer: what triangles ask of each other. The normal of the
 * plane (the direction of the line) is computed once, and no double is passed, which would be allocated for each call.
 *
 * The filters are those of orient3d and orient2d with the determinants expanded along another row: the formula has
 * the same shape (a sum of three products of a leaf and a difference of two products of leaves; a difference of two
 * products of leaves), hence the same roundings n and k and the same constants by docs/bounds.md, section 1. A test
 * derives them again. What a filter leaves undecided is asked of orient3d or orient2d, which are exact.
 */
import { powerOfTwoAbove } from '../arithmetic/power-of-two.js';
import { orient2d } from './generated/orient2d.js';
import { orient3d } from './generated/orient3d.js';

const abs = Math.abs;

/** Of orient3d: the relative constant, the margin of a difference of products, the margin of the whole. */
export const PLANE_CONSTANT = 8.881784197001268e-16;
export const PLANE_INNER_MARGIN = 2.0522684006491881e-289;
export const PLANE_MARGIN = 3.078402600973782e-289;

/** Of orient2d: the relative constant, the absolute term. */
export const LINE_CONSTANT = 4.44089209850063e-16;
export const LINE_MARGIN = 9.332636185032189e-302;

/**
 * Behind the filter: if every coordinate is a multiple of g and every difference is below 2^PLANE_BITS g (2^LINE_BITS g),
 * then nothing rounds, by docs/bounds.md, section 5. (Its test lets through multiples of g/2; in those units differences
 * are below 2^16 and the determinant below 6 · 2^48, or differences below 2^26 and the value at most 2^53.) The window
 * is that of the generated grids.
 */
export const PLANE_BITS = 15;
export const LINE_BITS = 25;
const PLANE_FACTOR = 1.5 * 2 ** (52 - PLANE_BITS);
const LINE_FACTOR = 1.5 * 2 ** (52 - LINE_BITS);
const LOWEST_SCALE = 7.006492321624085e-46;
const HIGHEST_SCALE = 1.42724769270596e45;

/** What is added and subtracted to round to multiples of 2^-bits times the scale, given 1.5 · 2^(52 - bits); NaN outside the window. */
function gridRounder(size: number, factor: number): number {
  const scale = powerOfTwoAbove(size);
  return scale >= LOWEST_SCALE && scale <= HIGHEST_SCALE ? factor * scale : Number.NaN;
}

/** Three signs as one number from 0 to 26: the digits of base 3 are the signs plus one. */
function packSigns(a: number, b: number, c: number): number {
  return 9 * +(a > 0) + 9 * +(a >= 0) + 3 * +(b > 0) + 3 * +(b >= 0) + +(c > 0) + +(c >= 0);
}

/**
 * On which sides of the plane through the points at i, i + 3, i + 6 of the buffer do the points at j, j + 3, j + 6 lie?
 *
 * @param x coordinates, all finite; three for each point
 * @returns 9 s0 + 3 s1 + s2 + 13 for the signs of orient3d
 * @example
 * threeSidesOfPlane(new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, -1, 5, 5, 0, 5, 5, 1]), 0, 9); // 5
 */
export function threeSidesOfPlane(x: Float64Array, i: number, j: number): number {
  const ax = x[i]!;
  const ay = x[i + 1]!;
  const az = x[i + 2]!;
  const abx = x[i + 3]! - ax;
  const aby = x[i + 4]! - ay;
  const abz = x[i + 5]! - az;
  const acx = x[i + 6]! - ax;
  const acy = x[i + 7]! - ay;
  const acz = x[i + 8]! - az;
  const x0 = aby * acz;
  const x1 = abz * acy;
  const y0 = abz * acx;
  const y1 = abx * acz;
  const z0 = abx * acy;
  const z1 = aby * acx;
  const nx = x0 - x1;
  const ny = y0 - y1;
  const nz = z0 - z1;
  const mx = abs(x0) + abs(x1) + PLANE_INNER_MARGIN;
  const my = abs(y0) + abs(y1) + PLANE_INNER_MARGIN;
  const mz = abs(z0) + abs(z1) + PLANE_INNER_MARGIN;
  const dx = x[j]! - ax;
  const dy = x[j + 1]! - ay;
  const dz = x[j + 2]! - az;
  const ex = x[j + 3]! - ax;
  const ey = x[j + 4]! - ay;
  const ez = x[j + 5]! - az;
  const fx = x[j + 6]! - ax;
  const fy = x[j + 7]! - ay;
  const fz = x[j + 8]! - az;
  const d = nx * dx + ny * dy + nz * dz;
  const e = nx * ex + ny * ey + nz * ez;
  const f = nx * fx + ny * fy + nz * fz;
  const dBound = PLANE_CONSTANT * (mx * abs(dx) + my * abs(dy) + mz * abs(dz) + PLANE_MARGIN);
  const eBound = PLANE_CONSTANT * (mx * abs(ex) + my * abs(ey) + mz * abs(ez) + PLANE_MARGIN);
  const fBound = PLANE_CONSTANT * (mx * abs(fx) + my * abs(fy) + mz * abs(fz) + PLANE_MARGIN);
  if (abs(d) > dBound && abs(e) > eBound && abs(f) > fBound) return packSigns(d, e, f);
  if (trianglesOnGrid(x, i, j)) return packSigns(d, e, f);
  return 9 * planeSide(x, i, j) + 3 * planeSide(x, i, j + 3) + planeSide(x, i, j + 6) + 13;
}

/**
 * Whether the coordinates of the two triangles at i and j are multiples of a number so great that no sign of theirs
 * rounds, in space or in a projection.
 */
export function trianglesOnGrid(x: Float64Array, i: number, j: number): boolean {
  let size = 0;
  for (let k = 0; k < 3; k++) {
    const a = x[i + k]!;
    size += abs(x[i + k + 3]! - a) + abs(x[i + k + 6]! - a);
    size += abs(x[j + k]! - a) + abs(x[j + k + 3]! - a) + abs(x[j + k + 6]! - a);
  }
  const rounder = gridRounder(size, PLANE_FACTOR);
  for (let k = 0; k < 9; k++) {
    const first = x[i + k]!;
    const second = x[j + k]!;
    if (first + rounder - rounder !== first || second + rounder - rounder !== second) return false;
  }
  return true;
}

function samePoint(x: Float64Array, i: number, j: number): boolean {
  return x[i] === x[j] && x[i + 1] === x[j + 1] && x[i + 2] === x[j + 2];
}

/** One of the three, exactly. Triangles of a mesh share vertices: those need no arithmetic. */
function planeSide(x: Float64Array, i: number, j: number): number {
  if (samePoint(x, i, j) || samePoint(x, i + 3, j) || samePoint(x, i + 6, j)) return 0;
  return orient3d(
    x[i]!,
    x[i + 1]!,
    x[i + 2]!,
    x[i + 3]!,
    x[i + 4]!,
    x[i + 5]!,
    x[i + 6]!,
    x[i + 7]!,
    x[i + 8]!,
    x[j]!,
    x[j + 1]!,
    x[j + 2]!,
  );
}

/**
 * On which sides of the line from the point at p to that at q do the points at j, j + 3, j + 6 lie, looking at the
 * coordinates u and v (0, 1 or 2) only?
 *
 * @param x coordinates, all finite; three for each point
 * @param exact whether `trianglesOnGrid` holds for the points, so that nothing rounds
 * @returns 9 s0 + 3 s1 + s2 + 13 for the signs of orient2d
 * @example
 * threeSidesOfLine(new Float64Array([0, 0, 9, 1, 0, 9, 5, 5, 9, 5, 0, 9, 5, -5, 9]), 0, 1, 0, 3, 6); // 21
 */
export function threeSidesOfLine(
  x: Float64Array,
  u: number,
  v: number,
  p: number,
  q: number,
  j: number,
  exact = false,
): number {
  const pu = x[p + u]!;
  const pv = x[p + v]!;
  const eu = x[q + u]! - pu;
  const ev = x[q + v]! - pv;
  const a0 = eu * (x[j + v]! - pv);
  const a1 = ev * (x[j + u]! - pu);
  const b0 = eu * (x[j + v + 3]! - pv);
  const b1 = ev * (x[j + u + 3]! - pu);
  const c0 = eu * (x[j + v + 6]! - pv);
  const c1 = ev * (x[j + u + 6]! - pu);
  const a = a0 - a1;
  const b = b0 - b1;
  const c = c0 - c1;
  if (exact) return packSigns(a, b, c);
  const aBound = LINE_CONSTANT * abs(a0 + a1) + LINE_MARGIN;
  const bBound = LINE_CONSTANT * abs(b0 + b1) + LINE_MARGIN;
  const cBound = LINE_CONSTANT * abs(c0 + c1) + LINE_MARGIN;
  if (abs(a) > aBound && abs(b) > bBound && abs(c) > cBound) return packSigns(a, b, c);
  if (lineOnGrid(x, u, v, p, q, j)) return packSigns(a, b, c);
  return (
    9 * lineSide(x, u, v, p, q, j) + 3 * lineSide(x, u, v, p, q, j + 3) + lineSide(x, u, v, p, q, j + 6) + 13
  );
}

function lineSide(x: Float64Array, u: number, v: number, p: number, q: number, j: number): number {
  return orient2d(x[p + u]!, x[p + v]!, x[q + u]!, x[q + v]!, x[j + u]!, x[j + v]!);
}

function lineOnGrid(x: Float64Array, u: number, v: number, p: number, q: number, j: number): boolean {
  const a = x[p + u]!;
  const b = x[p + v]!;
  let size = abs(x[q + u]! - a) + abs(x[q + v]! - b);
  for (let k = j; k < j + 9; k += 3) size += abs(x[k + u]! - a) + abs(x[k + v]! - b);
  const rounder = gridRounder(size, LINE_FACTOR);
  if (a + rounder - rounder !== a || b + rounder - rounder !== b) return false;
  if (x[q + u]! + rounder - rounder !== x[q + u]! || x[q + v]! + rounder - rounder !== x[q + v]!)
    return false;
  for (let k = j; k < j + 9; k += 3) {
    const first = x[k + u]!;
    const second = x[k + v]!;
    if (first + rounder - rounder !== first || second + rounder - rounder !== second) return false;
  }
  return true;
}
