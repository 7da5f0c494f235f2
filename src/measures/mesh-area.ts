import { add, D, multiply, setDifference } from '../arithmetic/double-words.js';
import { twoProductTail } from '../arithmetic/error-free.js';
import { exponentOf, scaleByPowerOfTwo } from '../arithmetic/float64.js';
import { roundedWithin } from '../arithmetic/measured-words.js';
import * as rational from '../arithmetic/rational.js';
import { compareRootTotal, type PositiveRoot, roundRootTotal } from '../arithmetic/root-total.js';
import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import type { Sign } from '../core/sign.js';

/** Places of double-words: the two edges, the normal, products, the length, the running sum. */
const [U, V, NORMAL, P, Q, SQUARE, LENGTH, SUM] = [0, 6, 12, 18, 20, 22, 24, 26] as const;

/** u² = 2^-106. */
const UNIT_ROUNDOFF_SQUARED = 2 ** -106;
/** The window of coordinates in which nothing overflows, and underflow costs next to nothing. */
const MOST = 2 ** 200;
const LEAST = 2 ** -100;
/** Where the square of a length is below this, its products may have lost digits. */
const SMALL_SQUARE = 2 ** -900;
/** More than the root of that. */
const SMALL_LENGTH = 2 ** -449;
/** What the normal of a triangle may lose to underflow, with much to spare. */
const UNDERFLOW = 2 ** -600;

/** Twice the area in doubles: off from high + low by at most the margin. Scaled by 2^(2 shift). */
interface AreaBounds {
  readonly high: number;
  readonly low: number;
  readonly margin: number;
  readonly shift: number;
}

/**
 * Twice the area of a mesh in double-words, with a bound of the error; null where doubles overflow.
 *
 * Let P be the sum of the magnitudes of all products in the normal of a triangle. With exact differences a product has
 * an error of at most 9u² of it and their difference another 5u² (double-words.ts), so that the three components are
 * off by at most 14u² P (1 + 9u²) in all: that bounds the length of the error, and so the error of the length, however
 * much cancels. The square of the length of the computed normal has a relative error of at most 9u² + 5u² + 5u², its
 * root half of that, and taking the root costs 32u² (measured-words.ts, `roundedWordQuotientRoot`): less than 42u² of
 * the length. The n additions cost 5u² of at most the sum each. All in all 14u² ΣP + (42 + 5n) u² S; ΣP and S are
 * computed in doubles with relative errors of at most (n + 9) u, less than a thousandth for n < 2^32: 16u² ΣP + (48 +
 * 6n) u² S is more. A triangle whose squared length is below 2^-900 is left out: that costs less than 2^-449. In all
 * others underflow costs the components of the normal less than 2^-1067, the square less than 2^-1068 beside 2^-900,
 * and ΣP next to nothing: 2^-600 for each triangle covers that.
 */
function areaBounds(positions: ArrayLike<number>, indices: ArrayLike<number>): AreaBounds | null {
  let largest = 0;
  for (let i = 0; i < positions.length; i++) largest = Math.max(largest, Math.abs(positions[i]!));
  if (largest > MOST) return null;
  // Scaled up nothing is rounded.
  const shift = largest > 0 && largest < LEAST ? -exponentOf(largest) : 0;
  const scaled = shift === 0 ? positions : Float64Array.from(positions, (x) => scaleByPowerOfTwo(x, shift));
  let [products, small] = [0, 0];
  D[SUM] = 0;
  D[SUM + 1] = 0;
  const n = indices.length / 3;
  for (let t = 0; t < n; t++) {
    const a = 3 * indices[3 * t]!;
    for (let axis = 0; axis < 3; axis++) {
      setDifference(U + 2 * axis, scaled, 3 * indices[3 * t + 1]! + axis, a + axis);
      setDifference(V + 2 * axis, scaled, 3 * indices[3 * t + 2]! + axis, a + axis);
    }
    products += component(NORMAL, 2, 4) + component(NORMAL + 2, 4, 0) + component(NORMAL + 4, 0, 2);
    if (setLength()) add(SUM, SUM, LENGTH, 1);
    else small++;
  }
  const [high, low] = [D[SUM]!, D[SUM + 1]!];
  const margin =
    UNIT_ROUNDOFF_SQUARED * (16 * products + (48 + 6 * n) * high) + (small > 0 ? n : 0) * SMALL_LENGTH;
  return { high, low, margin: margin + n * UNDERFLOW, shift };
}

/** k := u_i v_j - u_j v_i; returns the sum of the magnitudes. */
function component(k: number, i: number, j: number): number {
  multiply(P, U + i, V + j);
  multiply(Q, U + j, V + i);
  add(k, P, Q, -1);
  return Math.abs(D[P]!) + Math.abs(D[Q]!);
}

/** The length of the normal, unless it is so small that digits may have been lost. */
function setLength(): boolean {
  multiply(SQUARE, NORMAL, NORMAL);
  multiply(P, NORMAL + 2, NORMAL + 2);
  add(SQUARE, SQUARE, P, 1);
  multiply(P, NORMAL + 4, NORMAL + 4);
  add(SQUARE, SQUARE, P, 1);
  const q = D[SQUARE]!;
  if (!(q >= SMALL_SQUARE)) return false;
  const root = Math.sqrt(q);
  const square = root * root;
  const rest = (q - square - twoProductTail(root, root, square) + D[SQUARE + 1]!) / (2 * root);
  const length = root + rest;
  D[LENGTH] = length;
  D[LENGTH + 1] = rest - (length - root);
  return true;
}

/** The area of each triangle as half a root, exactly. */
function areaRoots(positions: ArrayLike<number>, indices: ArrayLike<number>): PositiveRoot[] {
  const roots: PositiveRoot[] = [];
  const corners = new Array<number>(9).fill(0);
  for (let t = 0; 3 * t < indices.length; t++) {
    for (let k = 0; k < 9; k++) {
      corners[k] = positions[3 * indices[3 * t + Math.floor(k / 3)]! + (k % 3)]!;
    }
    const exponent = commonExponent(corners);
    const [ax, ay, az, bx, by, bz, cx, cy, cz] = scaledIntegers(corners, exponent) as bigint[];
    const [ux, uy, uz] = [bx! - ax!, by! - ay!, bz! - az!];
    const [vx, vy, vz] = [cx! - ax!, cy! - ay!, cz! - az!];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    roots.push({ radicand: x * x + y * y + z * z, exponent: 2 * exponent - 1, denominator: 1n });
  }
  return roots;
}

/** The area of all triangles, rounded to the nearest double. */
export function meshArea(positions: ArrayLike<number>, indices: ArrayLike<number>): number {
  const bounds = areaBounds(positions, indices);
  const rounded = bounds === null ? Number.NaN : roundedArea(bounds);
  return Number.isNaN(rounded) ? roundRootTotal(areaRoots(positions, indices)) : rounded;
}

/** The nearest double, or NaN if that is not certain. */
function roundedArea({ high, low, margin, shift }: AreaBounds): number {
  const twice = roundedWithin(high, low, margin + 2 ** -52 * Math.abs(low));
  if (Number.isNaN(twice) || twice === 0) return Number.NaN;
  // Halving and scaling back a number that stays normal rounds nothing.
  const exponent = -2 * shift - 1;
  const isNormal = exponentOf(twice) + exponent > -1000;
  return isNormal ? scaleByPowerOfTwo(twice, exponent) : Number.NaN;
}

/** The sign of the area less x, which is a finite number. */
export function compareMeshArea(positions: ArrayLike<number>, indices: ArrayLike<number>, x: number): Sign {
  const bounds = areaBounds(positions, indices);
  if (bounds !== null && bounds.shift === 0) {
    const rest = bounds.high - 2 * x + bounds.low;
    // The difference is rounded once, the sum of it and the low word once more.
    const doubt = bounds.margin + 2 ** -51 * (Math.abs(bounds.high - 2 * x) + Math.abs(bounds.low));
    if (rest > doubt) return 1;
    if (-rest > doubt) return -1;
  }
  return compareRootTotal(areaRoots(positions, indices), rational.fromNumber(x));
}
