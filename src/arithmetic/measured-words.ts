/**
 * Double-words with magnitudes: beside every number (double-words.ts), the sum of the absolute values of all that was
 * added up in it. At the end the magnitude bounds the error, by a constant that is derived for each polynomial
 * (src/formulas/generator/implicit-error.ts), and a quotient is rounded correctly wherever that bound leaves no doubt.
 *
 * Numbers are kept in places 0, 2, 4, ... of arrays, so that no call passes more than a place.
 */

import { add, D, multiply } from './double-words.js';
import { twoDifferenceTail, twoProductTail, twoSumTail } from './error-free.js';
import { allocateScratch } from './scratch.js';

/** The magnitude of number i, at i. It is 0 only if the number is known to be 0. */
export const M: Float64Array = /* @__PURE__ */ allocateScratch(256);

/** Covers what a product loses to underflow, and is far above where doubles end. */
const MARGIN = 2 ** -900;

/** k := x, a double. */
export function setWord(k: number, x: number): void {
  D[k] = x;
  D[k + 1] = 0;
  M[k] = Math.abs(x);
}

/** k := x - y, of doubles, without error. */
export function setWordDifference(k: number, x: number, y: number): void {
  const difference = x - y;
  D[k] = difference;
  D[k + 1] = twoDifferenceTail(x, y, difference);
  M[k] = Math.abs(difference);
}

/** k := x + y, of doubles, without error. */
export function setWordSum(k: number, x: number, y: number): void {
  const sum = x + y;
  D[k] = sum;
  D[k + 1] = twoSumTail(x, y, sum);
  M[k] = Math.abs(sum);
}

/** The four numbers i to i + 6 as they are: what {@link restoreWords} puts back. */
export function savedWords(i: number): readonly number[] {
  // Not in a loop: a list that grows takes twice as long.
  return [
    D[i]!,
    D[i + 1]!,
    D[i + 2]!,
    D[i + 3]!,
    D[i + 4]!,
    D[i + 5]!,
    D[i + 6]!,
    D[i + 7]!,
    M[i]!,
    M[i + 2]!,
    M[i + 4]!,
    M[i + 6]!,
  ];
}

/** i to i + 6 := what was saved. */
export function restoreWords(i: number, saved: readonly number[]): void {
  for (let k = 0; k < 8; k++) D[i + k] = saved[k]!;
  for (let k = 0; k < 4; k++) M[i + 2 * k] = saved[k + 8]!;
}

/** k := i. */
export function copyWord(k: number, i: number): void {
  D[k] = D[i]!;
  D[k + 1] = D[i + 1]!;
  M[k] = M[i]!;
}

/** k := -k. */
export function negateWord(k: number): void {
  D[k] = -D[k]!;
  D[k + 1] = -D[k + 1]!;
}

/** k := i + j. */
export function addWords(k: number, i: number, j: number): void {
  add(k, i, j, 1);
  M[k] = M[i]! + M[j]!;
}

/** k := i - j. */
export function subtractWords(k: number, i: number, j: number): void {
  add(k, i, j, -1);
  M[k] = M[i]! + M[j]!;
}

/** k := i · j. */
export function multiplyWords(k: number, i: number, j: number): void {
  multiply(k, i, j);
  const p = M[i]!;
  const q = M[j]!;
  M[k] = p === 0 || q === 0 ? 0 : p * q + MARGIN;
}

/**
 * k := i², where i is off by at most e · M[i]: M[k] is such that the square is off by at most (e + 5u²) M[k], however
 * many digits of i have cancelled.
 *
 * |(i + d)² - i²| <= (2|i| + |d|) |d|. The product itself is off by 9u² i² <= 4.5u² · 2|i| M[i].
 */
export function squareWord(k: number, i: number, e: number): void {
  const magnitude = M[i]!;
  const size = Math.abs(D[i]!);
  multiply(k, i, i);
  M[k] = magnitude === 0 ? 0 : (2 * size + e * magnitude) * magnitude * (1 + 2 ** -50) + MARGIN;
}

/** Quotients, dividends and divisors within these limits lose nothing to underflow, and overflow nowhere. */
const LEAST = 2 ** -900;
const MOST = 2 ** 900;

/** 16u², as a double: what the division below errs by, relative to the quotient. */
const DIVISION = 2 ** -102;

/** A quotient: the true one is within Q[2] of Q[0] + Q[1]. */
const Q = /* @__PURE__ */ allocateScratch(3);

/**
 * Q := x / w for numbers in places, with errors of at most `xError` and `wError` times their magnitudes; false if
 * numbers are too small or too large.
 *
 * With X = xh + xl and W = wh + wl in places: q = fl(xh / wh), and X / W - q = N / W for N = (xh - q wh) + xl - q wl.
 * Let p = fl(q wh) with tail t: xh - p is exact (Sterbenz), xh - q wh = (xh - p) - t is at most u(1 + 2u)|xh|, and
 * rounded with u² |xh|; its sum with xl, |xl| <= u|xh|, with 2u² |xh|, the product q wl with u² |xh| and the last
 * difference with 3u² |xh|, all up to a factor 1 + 8u: together at most 8u² |xh|. |N| <= 3u(1 + 8u)|xh|, so that
 * dividing by wh instead of W costs another 3.1u² |xh / wh| and the rounding of that quotient 3.1u² |xh / wh|. In all
 * q + l is off from X / W by less than 15u² |q| (1 + 8u) < 16u² |q|, u = 2^-53. Underflow of l or of q wl costs at most
 * 2^-1075 / 2^-900 or 2^-1075, both far below what is to spare, because |q|, |xh| and |wh| are at least 2^-900.
 *
 * x and w are off from X and W by Ex and Ew: |x / w - X / W| <= (Ex + |X / W| Ew) / |w| and |w| >= |W| - Ew. All bounds
 * are computed with a few roundings, made up for by 2^-40 of them.
 */
function divideWords(x: number, xError: number, w: number, wError: number): boolean {
  const xh = D[x]!;
  const wh = D[w]!;
  const q = xh / wh;
  const aq = Math.abs(q);
  const ax = Math.abs(xh);
  const aw = Math.abs(wh);
  if (!(aq > LEAST && aq < MOST && ax > LEAST && ax < MOST && aw > LEAST && aw < MOST)) return false;
  const p = q * wh;
  const l = (xh - p - twoProductTail(q, wh, p) + D[x + 1]! - q * D[w + 1]!) / wh;
  const ew = wError * M[w]!;
  const least = aw * (1 - 2 ** -50) - ew;
  if (!(least > aw / 2)) return false;
  const error = (xError * M[x]! + aq * ew) / least + DIVISION * aq;
  Q[0] = q;
  Q[1] = l;
  Q[2] = error * (1 + 2 ** -40) + 2 ** -52 * Math.abs(l);
  return true;
}

/**
 * x / w as the nearest double, or NaN if that is not certain: for numbers in places, with errors of at most `xError`
 * and `wError` times their magnitudes.
 *
 * The true quotient is between q + (l - E) and q + (l + E), as computed with E a little more. Rounding is monotonic: if
 * both sums give the same double, it is the nearest to the true quotient (Ziv 1991). A tie is never certain, unless E
 * is 0.
 */
export function roundedWordQuotient(x: number, xError: number, w: number, wError: number): number {
  // Known to be 0.
  if (M[x] === 0) return 0;
  return divideWords(x, xError, w, wError) ? roundedWithin(Q[0]!, Q[1]!, Q[2]!) : NaN;
}

/** How all that is within a margin of high + low is rounded, for low at most half a unit in the last place of high. */
export type RoundingWithin = (high: number, low: number, margin: number) => number;

/** The double nearest to all numbers within a margin of high + low; NaN if there is none. */
export function roundedWithin(high: number, low: number, margin: number): number {
  const least = high + (low - margin);
  // False for NaN, too.
  return least === high + (low + margin) ? least : NaN;
}

/**
 * √(x / w) as the nearest double, or NaN if that is not certain: see {@link roundedWordQuotient}. A quotient that may
 * be negative is not certain.
 *
 * Let s = fl(√q), p = fl(s²) with tail t. For y = q + l: √y = s + (y - s²) / (√y + s), and y - s² = (q - p) - t + l,
 * whose first difference is exact (Sterbenz) and at most 4u q, the others rounded with at most 12u² q in all. √y + s is
 * off from 2s by at most 4u s, so that r = (y - s²) / 2s is off from √y - s by less than 6u² s + 12u² s + 6u² s < 32u²
 * s. And the true quotient Y, within E <= q / 2 of y, has a root within E / (√Y + √y) < E / s of √y.
 */
export function roundedWordQuotientRoot(x: number, xError: number, w: number, wError: number): number {
  if (M[x] === 0) return 0;
  return divideWords(x, xError, w, wError) ? rootWithin(Q[0]!, Q[1]!, Q[2]!) : NaN;
}

/** The double nearest to the roots of all numbers within a margin E of q + l; NaN if there is none. */
export function rootWithin(q: number, l: number, margin: number): number {
  if (!(margin <= q / 2)) return NaN;
  const s = Math.sqrt(q);
  const p = s * s;
  const r = (q - p - twoProductTail(s, s, p) + l) / (2 * s);
  return roundedWithin(s, r, (margin / s) * (1 + 2 ** -40) + ROOT * s + 2 ** -52 * Math.abs(r));
}

/** 32u², as a double: what the root above errs by, relative to it. */
const ROOT = 2 ** -101;
