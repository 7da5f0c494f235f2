/**
 * Sine and cosine of an angle times a time, in doubles, each off by at most 2^-51 (u = 2^-53): no function of the
 * machine's, whose errors nobody promises.
 *
 * The angle: a · t is a double and its tail, exactly. k quarter turns are subtracted (Cody, Waite 1980): the first two
 * parts of π/2 have 33 bits, so that k times each is exact for k < 2^20; the first difference is exact (Sterbenz), the
 * second one is taken with its tail; the parts are together off by less than 2^-122. What is rounded is the last sum: r
 * with |r| < 0.7855 is off by u |r| and a little, less than 0.8u.
 *
 * The series, by Horner's rule, with z = r², |z| < 0.62. Sine: r + r p, |p| < 0.103, where p is off by 5u of itself, so
 * that r p is off by 0.5u; the sum by u/2; what is left out is less than r^19/19! < 2^-63. Cosine: (1 - z/2) + z² q: z
 * is off by 0.62u, the first difference rounds by u/2, z² q < 0.017 is off by 0.2u, the sum rounds by u/2; what is left
 * out is less than r^18/18! < 2^-58. With the angle: less than 0.8u + 0.5u + 0.5u + u/2, and 0.6u + 0.4u + 1.2u: 4u is
 * enough.
 */
import { twoDifferenceTail, twoProductTail } from '../../../arithmetic/error-free.js';
import { allocateScratch } from '../../../arithmetic/scratch.js';

/** Where sine and cosine are put. */
export const TURN: Float64Array = /* @__PURE__ */ allocateScratch(2);
export const SINE = 0;
export const COSINE = 1;
/** What both are off by, at most. */
export const TURN_ERROR = 2 ** -51;
/** Angles beyond it have no sine here. */
export const GREATEST_ANGLE = 2 ** 20;

/** π/2: 33 bits, 33 bits and 53 bits. */
export const HALF_PI_PARTS = [
  6746518852 * 2 ** -32,
  4484108710 * 2 ** -66,
  5376105825661043 * 2 ** -121,
] as const;
const TWO_OVER_PI = 0.6366197723675814;

/** Below, the tail of a product may be lost, and is nothing. */
const SMALL = 2 ** -900;

/** Puts sine and cosine of angle · time in their places. @returns whether the angle is small enough */
export function turnBy(angle: number, time: number): boolean {
  const high = angle * time;
  if (!(Math.abs(high) <= GREATEST_ANGLE)) return false;
  const low = Math.abs(high) < SMALL ? 0 : twoProductTail(angle, time, high);
  const quarters = Math.round(high * TWO_OVER_PI);
  const [first, second, third] = HALF_PI_PARTS;
  const rest = high - quarters * first;
  const part = quarters * second;
  const reduced = rest - part;
  const r = reduced + (twoDifferenceTail(rest, part, reduced) - quarters * third + low);
  const z = r * r;
  const sine = r + r * sineTail(z);
  const cosine = 1 - 0.5 * z + z * z * cosineTail(z);
  const turn = quarters & 3;
  const isOdd = (turn & 1) === 1;
  TURN[SINE] = (turn & 2 ? -1 : 1) * (isOdd ? cosine : sine);
  TURN[COSINE] = (turn === 1 || turn === 2 ? -1 : 1) * (isOdd ? sine : cosine);
  return true;
}

/** sin r / r - 1. */
function sineTail(z: number): number {
  const high =
    1 / 362880 + z * (-1 / 39916800 + z * (1 / 6227020800 + z * (-1 / 1307674368000 + z / 355687428096000)));
  return z * (-1 / 6 + z * (1 / 120 + z * (-1 / 5040 + z * high)));
}

/** (cos r - 1 + r²/2) / r⁴. */
function cosineTail(z: number): number {
  const high =
    1 / 40320 + z * (-1 / 3628800 + z * (1 / 479001600 + z * (-1 / 87178291200 + z / 20922789888000)));
  return 1 / 24 + z * (-1 / 720 + z * high);
}
