import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { FIRST, isInside, norm, radius, reachOf, SECOND } from './oriented-box-filter.js';
import { MEETING, SEPARATED, type Separation, TOUCHING } from './separation.js';

/** What the tier returns for boxes that do not lie on a coarse grid. */
export const OFF_GRID = -1;

/**
 * Bits of the axes and of the lengths: the axes are multiples of α = A · 2^-bits, A a power of two above all their norms;
 * centers, and half sizes times axes, are multiples of λ = S · 2^-bits, S a power of two above the sum of all lengths.
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
