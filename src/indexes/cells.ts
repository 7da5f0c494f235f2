/**
 * Cells of grids, exactly. A cell of level k is half-open, [c · 2^k, (c + 1) · 2^k) on each axis, for an integer c, and
 * the cell of a coordinate x is c = floor(x / 2^k): one of them, also on borders and left of zero.
 *
 * Because the size is a power of two, no rounding can move a point over a border:
 *
 * - |x| < 2^k: the quotient lies in (-1, 1), so c is -1 or 0 by the sign of x, and nothing is computed. (The product
 *   x · 2^-k could lose bits here: it may be subnormal.)
 * - otherwise |x · 2^-k| >= 1: the product has the significand of x, or is an infinity. It is exact, and floor is.
 *
 * A quotient may be as large as 2^2044, and an infinity then. Indexes choose levels so that |c| <= 2^51: numbers of
 * cells are integers in doubles, on which + 1, - 1 and 2 c + 3 are exact.
 */
import { exponentOf, powerOfTwo } from '../arithmetic/float64.js';

/** The finest level. Its half and its inverse are normal doubles, as those of all levels below the coarsest are. */
export const FINEST_LEVEL = -1020;
/** The coarsest level: 2^1024 is more than any double, so that there are two cells per axis, -1 and 0. */
export const COARSEST_LEVEL = 1024;
/** The greatest absolute value of a cell that indexes use. */
export const MAX_CELL = 2 ** 51;
/** Coordinates below 2^(e + 1) have cells of at most 2^51 from level e - 50 on. */
const CELL_BITS = 50;

const SIZES = /* @__PURE__ */ doublings(FINEST_LEVEL, 2);
const INVERSES = /* @__PURE__ */ doublings(-FINEST_LEVEL, 0.5);

/** 2^first · factor^i: powers of two, so every product is exact, up to the last, which is an infinity or subnormal. */
function doublings(first: number, factor: number): Float64Array {
  const powers = new Float64Array(COARSEST_LEVEL - FINEST_LEVEL + 1);
  powers[0] = powerOfTwo(first);
  for (let i = 1; i < powers.length; i++) powers[i] = powers[i - 1]! * factor;
  return powers;
}

/**
 * The size of the cells of a level, 2^level; Infinity for the coarsest.
 *
 * @param level an integer from FINEST_LEVEL to COARSEST_LEVEL, unchecked
 * @example
 * cellSize(-1); // 0.5
 */
export function cellSize(level: number): number {
  return SIZES[level - FINEST_LEVEL]!;
}

/**
 * The greatest cell of a level, 2^51 and less where cells are so large that its upper border would be above 2^1023: all
 * borders up to there, and those of its mirror image, are doubles.
 *
 * @param level an integer from FINEST_LEVEL to COARSEST_LEVEL - 1, unchecked
 * @example
 * lastCell(1023); // 0
 */
export function lastCell(level: number): number {
  return Math.min(MAX_CELL, powerOfTwo(Math.min(1023 - level, 51))) - 1;
}

/**
 * The cell of a coordinate: floor(x / 2^level), exactly, or an infinity if that is not below 2^1024. Never -0.
 *
 * @param x     a finite number
 * @param level an integer from FINEST_LEVEL to COARSEST_LEVEL, unchecked
 * @example
 * cellOf(-5e-324, 0); // -1
 * cellOf(3, 0); // 3
 * cellOf(-1.7e308, 1024); // -1
 */
export function cellOf(x: number, level: number): number {
  const i = level - FINEST_LEVEL;
  if (Math.abs(x) < SIZES[i]!) return x < 0 ? -1 : 0;
  return Math.floor(x * INVERSES[i]!);
}

/**
 * The cell, `by` levels coarser, that contains a cell: floor(cell / 2^by).
 *
 * @param cell an integer of at most 2^51 in absolute value
 * @param by   an integer, at least 0
 * @example
 * coarserCell(-3, 1); // -2
 * coarserCell(7, 2000); // 0
 */
export function coarserCell(cell: number, by: number): number {
  // 2^52 is more than any cell. Below, the product is exact: it keeps the significand and is not subnormal.
  if (by > 51) return cell < 0 ? -1 : 0;
  return Math.floor(cell * INVERSES[by - FINEST_LEVEL]!);
}

/**
 * The cell of the middle of two coordinates: floor((min + max) / 2 / 2^level), exactly, although the sum of two doubles
 * is seldom a double.
 *
 * Let s be the rounded sum and e its error, so that min + max = s + e. With the size d = 2^(level + 1) the answer is
 * floor((s + e) / d). Rounding is monotone and the multiples of d around s are doubles (they are of at most 2^52), so
 * s > c d implies s + e >= c d, and s < c d implies s + e <= c d, and s + e = c d only if s is. Hence the answer is
 * floor(s / d) except where s is a multiple of d and e < 0: then it is one less. The error is found by Dekker's fast
 * two-sum. If the sum overflows, both numbers are large and of one sign, and their halves are exact.
 *
 * Source of the fast two-sum: Dekker, "A floating-point technique for extending the available precision", 1971.
 *
 * @param min   a finite number
 * @param max   a finite number
 * @param level an integer from FINEST_LEVEL to COARSEST_LEVEL, so coarse that the cells of both are at most 2^51
 * @example
 * cellOfMiddle(1, 3, 1); // 1
 * cellOfMiddle(-5e-324, 0, 0); // -1
 * cellOfMiddle(2, 2 - 2 ** -52, 1); // 0: the sum 4 - 2^-52 rounds to 4
 */
export function cellOfMiddle(min: number, max: number, level: number): number {
  const sum = min + max;
  // The sign of a rounded sum is that of the sum, even if it overflows.
  if (level === COARSEST_LEVEL) return sum < 0 ? -1 : 0;
  if (sum - sum !== 0) return cellOfMiddle(min / 2, max / 2, level - 1);
  const c = cellOf(sum, level + 1);
  if (!isMultiple(sum, c, level + 1)) return c;
  const minIsLarger = Math.abs(min) > Math.abs(max);
  const error = minIsLarger ? max - (sum - min) : min - (sum - max);
  return error < 0 ? c - 1 : c;
}

/** Is x equal to c · 2^level, for its cell c? The product is a double, or an infinity: c has at most 53 bits. */
function isMultiple(x: number, c: number, level: number): boolean {
  return c * SIZES[level - FINEST_LEVEL]! === x;
}

/**
 * The level of a box: the finest whose cells are at least as large as the box and whose numbers stay below 2^51, but
 * none finer than asked for. On each axis the box lies in its min's cell and at most the next one.
 *
 * The extent is a rounded difference. It may only be compared so: by monotone rounding, a rounded extent below 2^k
 * shows that the true one is below 2^k. With max < min + 2^k, floor(max / 2^k) <= floor(min / 2^k) + 1.
 *
 * @example
 * levelOfBox(new Float64Array([0, 0, 0, 1, 3, 2]), 0, FINEST_LEVEL); // 2
 * levelOfBox(new Float64Array(6).fill(2 ** 60), 0, FINEST_LEVEL); // 10
 */
export function levelOfBox(boxes: Float64Array, i: number, finest: number): number {
  const at = 6 * i;
  let extent = 0;
  let reach = 0;
  for (let k = at; k < at + 3; k++) {
    const min = boxes[k]!;
    const max = boxes[k + 3]!;
    extent = Math.max(extent, max - min);
    reach = Math.max(reach, -min, max);
  }
  let level = finest;
  if (reach > 0) level = Math.max(level, exponentOf(reach) - CELL_BITS);
  if (extent === Infinity) return COARSEST_LEVEL;
  return extent > 0 ? Math.max(level, exponentOf(extent) + 1) : level;
}
