/**
 * Where a line meets the plane of a triangle, as a quotient of two rounded doubles with bounds of their errors: to
 * compare such places, and to bound a search by one, without exact numbers where that is certain.
 *
 * The number is N / W with N = -n · (o - a), W = n · d, n = (b - a) × (c - a), for the line o + t d; with the sign of
 * both changed where W < 0. `estimateCrossing` writes N, W and bounds of their errors.
 *
 * Error of N (that of W is the same with d in place of o - a): differences have a relative error of u = 2^-53 at most.
 * A term u_i v_j r_k of the determinant is a product of three such, rounded twice, and takes part in one difference and
 * two sums: its factor is at most (1 + u)^8. With S, the sum of the absolute values of the terms, the error is less
 * than 8.1 u S; the computed S is at least (1 - 8.1 u) S, so that 16 u S leaves half of it. Underflow: each of the six
 * products of two factors loses 2^-1075 at most, times |r_k|, each of the three of n_k r_k as much: together less than
 * 2^-1073 (R + 1), R the sum of |r_k|; 2^-1070 (R + 1) is more, its own rounding included. What overflows makes bounds
 * of Infinity or NaN, and nothing is certain.
 */
import { type Sign, UNDECIDED } from '../core/sign.js';

const abs = Math.abs;

/** Of the sum of the absolute values of a determinant's terms. */
export const ESTIMATE_CONSTANT = 2 ** -49;
/** Against underflow. */
export const ESTIMATE_MARGIN = 2 ** -1070;
/** More than the roundings of a sum of eight positive terms. */
const ROUNDED_UP = 1 + 2 ** -45;

/** How many numbers an estimate takes. */
export const ESTIMATE = 4;

/**
 * Writes N, W and bounds of their errors for a line and the plane of a triangle that it passes through.
 *
 * @param into    four places from `at` on
 * @param x       coordinates, three finite ones for each point
 * @param a       place of the triangle's first corner; the others are three and six places behind
 * @param origin  place of a point of the line
 * @param target  place of its direction, or of another point of it
 * @param isPoint whether there is a point at `target`
 * @param rise    the sign of W, which is not 0
 * @example
 * const into = new Float64Array(4);
 * estimateCrossing(into, 0, new Float64Array([0, 0, 1, 4, 0, 1, 0, 4, 1, 0, 0, 0, 0, 0, 4]), 0, 9, 12, false, 1);
 * into[0] / into[1]; // 0.25
 */
export function estimateCrossing(
  into: Float64Array,
  at: number,
  x: Float64Array,
  a: number,
  origin: number,
  target: number,
  isPoint: boolean,
  rise: Sign,
): void {
  const ax = x[a]!;
  const ay = x[a + 1]!;
  const az = x[a + 2]!;
  const ux = x[a + 3]! - ax;
  const uy = x[a + 4]! - ay;
  const uz = x[a + 5]! - az;
  const vx = x[a + 6]! - ax;
  const vy = x[a + 7]! - ay;
  const vz = x[a + 8]! - az;
  const ox = x[origin]!;
  const oy = x[origin + 1]!;
  const oz = x[origin + 2]!;
  const rx = ax - ox;
  const ry = ay - oy;
  const rz = az - oz;
  const dx = isPoint ? x[target]! - ox : x[target]!;
  const dy = isPoint ? x[target + 1]! - oy : x[target + 1]!;
  const dz = isPoint ? x[target + 2]! - oz : x[target + 2]!;
  const x0 = uy * vz;
  const x1 = uz * vy;
  const y0 = uz * vx;
  const y1 = ux * vz;
  const z0 = ux * vy;
  const z1 = uy * vx;
  const nx = x0 - x1;
  const ny = y0 - y1;
  const nz = z0 - z1;
  const sx = abs(x0) + abs(x1);
  const sy = abs(y0) + abs(y1);
  const sz = abs(z0) + abs(z1);
  into[at] = rise * (nx * rx + ny * ry + nz * rz);
  into[at + 1] = rise * (nx * dx + ny * dy + nz * dz);
  into[at + 2] =
    ESTIMATE_CONSTANT * (sx * abs(rx) + sy * abs(ry) + sz * abs(rz)) +
    ESTIMATE_MARGIN * (abs(rx) + abs(ry) + abs(rz) + 1);
  into[at + 3] =
    ESTIMATE_CONSTANT * (sx * abs(dx) + sy * abs(dy) + sz * abs(dz)) +
    ESTIMATE_MARGIN * (abs(dx) + abs(dy) + abs(dz) + 1);
}

/**
 * The order of two numbers by their estimates, if that is certain.
 *
 * With bounds e, f of the errors of N, W the error of N1 W2 is at most |N1| f2 + |W2| e1 + e1 f2 and a rounding; the
 * difference is rounded once more. All of it is positive, so that ROUNDED_UP makes up for the roundings of the bound.
 *
 * @returns 1 if the first is greater; UNDECIDED if it is not certain
 * @example compareEstimates(new Float64Array([1, 3, 0, 0]), 0, new Float64Array([1, 2, 0, 0]), 0); // -1
 */
export function compareEstimates(
  first: Float64Array,
  i: number,
  second: Float64Array,
  j: number,
): -1 | 1 | typeof UNDECIDED {
  const p = first[i]! * second[j + 1]!;
  const q = second[j]! * first[i + 1]!;
  const bound =
    (abs(first[i]!) * second[j + 3]! +
      abs(second[j + 1]!) * first[i + 2]! +
      first[i + 2]! * second[j + 3]! +
      (abs(second[j]!) * first[i + 3]! +
        abs(first[i + 1]!) * second[j + 2]! +
        second[j + 2]! * first[i + 3]!) +
      2 ** -52 * (abs(p) + abs(q))) *
      ROUNDED_UP +
    ESTIMATE_MARGIN;
  const difference = p - q;
  if (difference > bound) return 1;
  return -difference > bound ? -1 : UNDECIDED;
}

/**
 * A double that is not less than a number that is not negative, and little more than it; NaN if its estimate does not
 * tell. The quotient of the bounds has three roundings; it must be neither so small that it underflows nor so large
 * that it overflows.
 *
 * @example estimateAbove(new Float64Array([1, 4, 0, 0]), 0) >= 0.25; // true
 */
export function estimateAbove(estimate: Float64Array, i: number): number {
  const least = estimate[i + 1]! - estimate[i + 3]!;
  const bound = ((estimate[i]! + estimate[i + 2]!) / least) * (1 + 2 ** -48);
  const isCertain = least > 0.5 * estimate[i + 1]! && bound > 2 ** -1000 && bound < Number.POSITIVE_INFINITY;
  return isCertain ? bound : Number.NaN;
}
