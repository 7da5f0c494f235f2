import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import {
  corners,
  FIRST,
  FIRST_OF_TRIANGLE,
  fillCorners,
  isInside,
  norm,
  radius,
  reachOf,
  SECOND,
  SECOND_OF_TRIANGLE,
} from './oriented-box-filter.js';
import { MEETING, SEPARATED, type Separation, separationOf, TOUCHING } from './separation.js';

/** What the tier returns for boxes that do not lie on a coarse grid. */
export const OFF_GRID = -1;

/**
 * Bits of the axes and of the lengths: the axes are multiples of α = A · 2^-bits, A a power of two above all their
 * norms; centers, and half sizes times axes, are multiples of λ = S · 2^-bits, S a power of two above the sum of all
 * lengths.
 */
const GRIDS: readonly (readonly [axisBits: number, lengthBits: number])[] = [
  [1, 49],
  [6, 39],
  [12, 27],
];

/**
 * The undecided axes of two oriented boxes in plain doubles, where nothing rounds: boxes of a grid. Every product is a
 * multiple of α²λ, and the sum of the absolute values of all products of an axis is at most A²S = 2^(2 axisBits +
 * lengthBits) α²λ = 2^51 of them (L · u, a multiple of α³, is at most 2^(3 axisBits) of these): everything is exact.
 * A center between -2^52 λ and -2^51 λ passes the test of the grid if it is a multiple of λ/2; the factor of 4 below
 * 2^53 covers that and the rounding of the sum. The window of the filter keeps A, S and all products clear of
 * underflow and overflow.
 */
export function gridSeparation(
  a: ArrayLike<number>,
  i: number,
  b: ArrayLike<number>,
  j: number,
  undecided: number,
): Separation | typeof OFF_GRID {
  const [dx, dy, dz] = [b[j]! - a[i]!, b[j + 1]! - a[i + 1]!, b[j + 2]! - a[i + 2]!];
  const sum = Math.abs(dx) + Math.abs(dy) + Math.abs(dz) + reachOf(a, i) + reachOf(b, j);
  if (!isInside(sum) || !lieOnGrid(a, i, b, j, sum)) return OFF_GRID;
  let code: Separation = MEETING;
  for (let axis = 0; axis < 15; axis++) {
    if ((undecided & (1 << axis)) === 0) continue;
    const p = axis < 3 || axis > 5 ? a : b;
    const q = axis < 3 ? a : b;
    const k = (axis < 3 || axis > 5 ? i : j) + FIRST[axis]!;
    const l = (axis < 3 ? i : j) + SECOND[axis]!;
    const lx = p[k + 1]! * q[l + 2]! - p[k + 2]! * q[l + 1]!;
    const ly = p[k + 2]! * q[l]! - p[k]! * q[l + 2]!;
    const lz = p[k]! * q[l + 1]! - p[k + 1]! * q[l]!;
    const reach = radius(a, i, lx, ly, lz) + radius(b, j, lx, ly, lz);
    const gap = Math.abs(lx * dx + ly * dy + lz * dz) - reach;
    if (gap > 0) return SEPARATED;
    if (gap === 0 && reach > 0) code = TOUCHING;
  }
  return code;
}

/** As GRIDS, for a triangle and a box. */
const TRIANGLE_AXIS_BITS = 6;
const TRIANGLE_LENGTH_BITS = 16;

/**
 * The undecided axes of an oriented box and a triangle in plain doubles, where nothing rounds. Edges are at most 2S
 * long, so that the largest sum of products, of the triangle's normal with a length, is at most 4S³ = 2^50 λ³; those of
 * an axis of the box and an edge, 2AS² and 2A²S, are smaller. Corners between -2^52 λ and -2^51 λ may be multiples of
 * λ/2: that is 2^53 of (λ/2)³ at most.
 */
export function gridTriangleSeparation(
  box: ArrayLike<number>,
  i: number,
  positions: ArrayLike<number>,
  a: number,
  b: number,
  c: number,
  undecided: number,
): Separation | typeof OFF_GRID {
  fillCorners(box, i, positions, a, b, c);
  const t = corners;
  const sum = norm(t, 0) + norm(t, 3) + norm(t, 6) + reachOf(box, i);
  if (!isInside(sum)) return OFF_GRID;
  const lengthUnit = powerOfTwoAbove(sum) * 2 ** -TRIANGLE_LENGTH_BITS;
  const norms = Math.max(norm(box, i + 3), norm(box, i + 6), norm(box, i + 9));
  const axisUnit = powerOfTwoAbove(norms) * 2 ** -TRIANGLE_AXIS_BITS;
  if (!isOnGrid(box, i, axisUnit, lengthUnit)) return OFF_GRID;
  for (const at of [a, b, c]) if (!areMultiples(positions, at, 3, lengthUnit)) return OFF_GRID;
  let code: Separation = MEETING;
  for (let axis = 0; axis < 13; axis++) {
    if ((undecided & (1 << axis)) === 0) continue;
    const p = axis === 3 ? t : box;
    const q = axis < 3 ? box : t;
    const k = axis === 3 ? 9 : i + FIRST_OF_TRIANGLE[axis]!;
    const l = axis < 3 ? i + SECOND_OF_TRIANGLE[axis]! : SECOND_OF_TRIANGLE[axis]!;
    const found = alongExactAxis(box, i, p, k, q, l);
    if (found === SEPARATED) return SEPARATED;
    if (found > code) code = found;
  }
  return code;
}

/** The axis p × q of the box and the triangle in `corners`. */
function alongExactAxis(
  box: ArrayLike<number>,
  i: number,
  p: ArrayLike<number>,
  k: number,
  q: ArrayLike<number>,
  l: number,
): Separation {
  const t = corners;
  const lx = p[k + 1]! * q[l + 2]! - p[k + 2]! * q[l + 1]!;
  const ly = p[k + 2]! * q[l]! - p[k]! * q[l + 2]!;
  const lz = p[k]! * q[l + 1]! - p[k + 1]! * q[l]!;
  const u = lx * t[0]! + ly * t[1]! + lz * t[2]!;
  const v = lx * t[3]! + ly * t[4]! + lz * t[5]!;
  const w = lx * t[6]! + ly * t[7]! + lz * t[8]!;
  const reach = radius(box, i, lx, ly, lz);
  return separationOf(Math.min(u, v, w) - reach, Math.max(u, v, w) + reach);
}

/** Whether the numbers of both boxes are multiples of the units of one of the grids. */
function lieOnGrid(a: ArrayLike<number>, i: number, b: ArrayLike<number>, j: number, sum: number): boolean {
  let norms = 0;
  for (let k = 3; k < 12; k += 3) norms = Math.max(norms, norm(a, i + k), norm(b, j + k));
  const [axisScale, lengthScale] = [powerOfTwoAbove(norms), powerOfTwoAbove(sum)];
  return GRIDS.some(([axisBits, lengthBits]) => {
    const axisUnit = axisScale * 2 ** -axisBits;
    const lengthUnit = lengthScale * 2 ** -lengthBits;
    return isOnGrid(a, i, axisUnit, lengthUnit) && isOnGrid(b, j, axisUnit, lengthUnit);
  });
}

function isOnGrid(box: ArrayLike<number>, at: number, axisUnit: number, lengthUnit: number): boolean {
  return (
    areMultiples(box, at, 3, lengthUnit) &&
    areMultiples(box, at + 3, 9, axisUnit) &&
    areMultiples(box, at + 12, 3, lengthUnit / axisUnit)
  );
}

function areMultiples(values: ArrayLike<number>, from: number, count: number, unit: number): boolean {
  const rounder = 1.5 * 2 ** 52 * unit;
  for (let k = from; k < from + count; k++) {
    if (values[k]! + rounder - rounder !== values[k]!) return false;
  }
  return true;
}
