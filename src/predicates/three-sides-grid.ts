/**
 * What the filters of three sides at once (generated/kernels/three-sides.ts) leave: coordinates on a grid so coarse
 * that no sign rounds, and points one by one. No double is passed, which would be allocated for each call.
 */
import { gridRounder } from '../arithmetic/power-of-two.js';
import { orient2d } from './generated/orient2d.js';
import { orient3d } from './generated/orient3d.js';

const abs = Math.abs;

/**
 * If every coordinate is a multiple of g and every difference is below 2^PLANE_BITS g (2^LINE_BITS g), then nothing
 * rounds, by docs/bounds.md, section 5. (Its test lets through multiples of g/2; in those units differences are below
 * 2^16 and the determinant below 6 · 2^48, or differences below 2^26 and the value at most 2^53.) The window is that of
 * the generated grids.
 */
export const PLANE_BITS = 15;
export const LINE_BITS = 25;
const PLANE_FACTOR = 1.5 * 2 ** (52 - PLANE_BITS);
const LINE_FACTOR = 1.5 * 2 ** (52 - LINE_BITS);

/**
 * Three signs as one number from 0 to 26: the digits of base 3 are the signs plus one.
 *
 * @example packSigns(-1, 0, 1); // 5
 */
export function packSigns(a: number, b: number, c: number): number {
  return 9 * +(a > 0) + 9 * +(a >= 0) + 3 * +(b > 0) + 3 * +(b >= 0) + +(c > 0) + +(c >= 0);
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

/** The side of one of the three points. Triangles of a mesh share vertices: those need no arithmetic. */
export function planeSide(x: Float64Array, i: number, j: number): number {
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

/** The side of one of the three points, looking along an axis. */
export function lineSide(x: Float64Array, u: number, v: number, p: number, q: number, j: number): number {
  return orient2d(x[p + u]!, x[p + v]!, x[q + u]!, x[q + v]!, x[j + u]!, x[j + v]!);
}

/** Whether the five points of a line's question are on a grid so coarse that the three signs do not round. */
export function lineOnGrid(x: Float64Array, u: number, v: number, p: number, q: number, j: number): boolean {
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
