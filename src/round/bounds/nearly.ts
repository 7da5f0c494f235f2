/**
 * How far shapes reach along the axes, by doubles that know their errors, and rounded outward where these leave no
 * doubt.
 */
import { sumUp } from '../../arithmetic/directed.js';
import { twoDifferenceTail, twoProductTail, twoSumTail } from '../../arithmetic/error-free.js';
import { estimateExpansion, expansionSign } from '../../arithmetic/expansion.js';
import { growExpansion } from '../../arithmetic/expansion-sum.js';
import { nextDown, nextUp } from '../../arithmetic/float64.js';

/** A number that is within a margin of high + low. */
export type Nearly = readonly [high: number, low: number, margin: number];

/** A vector, each coordinate a sum of two doubles, exactly; what overflows is not finite. */
export interface WordVector {
  readonly high: ArrayLike<number>;
  readonly low: ArrayLike<number>;
}

/** Squares and products of what is between these lose nothing to underflow that counts, and overflow nowhere. */
const LEAST = 2 ** -150;
const MOST = 2 ** 150;

/** Sums of a few numbers that are at most that large do not overflow. */
const LARGEST = 2 ** 1000;

/** More than all of the errors below, relative to the result: they are less than 2^-94. */
export const MARGIN = 2 ** -90;

/** Exactly zero. */
export const NOTHING: Nearly = [0, 0, 0];

export const isModerate = (x: number): boolean => x === 0 || (Math.abs(x) >= LEAST && Math.abs(x) <= MOST);

/** A vector of doubles. */
export const wordVector = (v: ArrayLike<number>): WordVector => ({ high: v, low: [0, 0, 0] });

/** a - b, exactly. */
export function wordDifference(a: ArrayLike<number>, b: ArrayLike<number>): WordVector {
  const high = [0, 1, 2].map((k) => a[k]! - b[k]!);
  return { high, low: high.map((x, k) => twoDifferenceTail(a[k]!, b[k]!, x)) };
}

/**
 * The sum of the squares of high + low, for numbers that are moderate.
 *
 * With |low| <= u |high|, u = 2^-53: the square of low that is left out is at most u² high², what is rounded of the
 * other parts at most 6u² high². Each addition rounds low words of at most 4u times the sum, twice. All is positive, so
 * that the sum of three is off by less than 30u² = 2^-101 of it; the low word is at most 2^-50 of it.
 */
export function squaresSum(high: readonly number[], low: readonly number[]): readonly [number, number] {
  let sum = 0;
  let rest = 0;
  high.forEach((x, i) => {
    const square = x * x;
    const part = twoProductTail(x, x, square) + 2 * x * low[i]!;
    const next = sum + square;
    rest += twoSumTail(sum, square, next) + part;
    sum = next;
  });
  return [sum, rest];
}

/**
 * The root of high + low times a factor, for |low| <= 2^-48 high.
 *
 * For s = fl(√high) and y = high + low, √y - s = (y - s²) / 2s but for (y - s²)² / 8s³, less than 2^-97 s; y - s² is at
 * most 2^-47 high, and its parts are rounded with less than 2^-98 high. Multiplied, the low word is rounded with less
 * than 2^-98 of the result. An error e of y, relative to it, is one of e / 2.
 */
export function rootTimes(factor: number, high: number, low: number): Nearly {
  const s = Math.sqrt(high);
  const square = s * s;
  const rest = (high - square - twoProductTail(s, s, square) + low) / (2 * s);
  const product = factor * s;
  return [product, twoProductTail(factor, s, product) + factor * rest, MARGIN * product];
}

/**
 * The root of X / W times a factor, for X and W as sums of doubles that are off by 2^-101 of them, the low ones at most
 * 2^-50 of the high ones.
 *
 * The quotient q = fl(X / W) of high words is off by (X - qW) / W, of which what is computed is at most 2^-49 X,
 * rounded with less than 2^-99 X; its division by the high word of W is off by 2^-99 q. With the errors of X and W that
 * is less than 2^-96 q.
 */
export function quotientRootTimes(
  factor: number,
  [x, xLow]: readonly [number, number],
  [w, wLow]: readonly [number, number],
): Nearly {
  const q = x / w;
  const p = q * w;
  return rootTimes(factor, q, (x - p - twoProductTail(q, w, p) + xLow - q * wLow) / w);
}

/** How far a disk across d reaches along axis k, r √((d² - d_k²) / d²); `null` for numbers too small or too large. */
export function diskNearly({ high, low }: WordVector, radius: number, k: number): Nearly | null {
  if (radius === 0) return NOTHING;
  if (![high[0]!, high[1]!, high[2]!, radius].every(isModerate)) return null;
  // Along the axes nothing is rounded.
  if (high[k] === 0) return [radius, 0, 0];
  const others = [0, 1, 2].filter((i) => i !== k && high[i] !== 0);
  if (others.length === 0) return NOTHING;
  const words = (places: readonly number[]) =>
    squaresSum(
      places.map((i) => high[i]!),
      places.map((i) => low[i]!),
    );
  return quotientRootTimes(radius, words(others), words([...others, k]));
}

/** How far the ball of axes reaches along axis k, the root of the sum of squares; `null` as in {@link diskNearly}. */
export function ballNearly(axes: readonly ArrayLike<number>[], k: number): Nearly | null {
  const parts = axes.map((axis) => axis[k]!).filter((x) => x !== 0);
  if (parts.length === 0) return NOTHING;
  if (!parts.every(isModerate)) return null;
  if (parts.length === 1) return [Math.abs(parts[0]!), 0, 0];
  const [sum, rest] = squaresSum(
    parts,
    parts.map(() => 0),
  );
  return rootTimes(1, sum, rest);
}

/**
 * The least double that is not below the sum of at most three numbers; NaN if that is not certain. Rounding up is
 * monotonic: where both ends of what is possible are rounded to one double, it is that. Less than seven sums of low
 * words are rounded.
 */
export function nearlyUp(parts: readonly Nearly[]): number {
  let sum = 0;
  let rest = 0;
  let margin = 0;
  let size = 0;
  let count = 0;
  for (const [high, low, more] of parts) {
    const next = sum + high;
    const tail = twoSumTail(sum, high, next);
    rest += tail + low;
    margin += more;
    size += Math.abs(tail) + Math.abs(low);
    count += Number(tail !== 0) + Number(low !== 0);
    sum = next;
  }
  if (!Number.isFinite(sum)) return NaN;
  // One low word, or none, is added without rounding.
  const error = margin === 0 && count < 2 ? 0 : (margin + 2 ** -49 * size) * (1 + 2 ** -30);
  const least = sumUp(sum, rest - error);
  return least === sumUp(sum, rest + error) ? least : NaN;
}

/** The same number with the other sign. */
export const negated = ([high, low, margin]: Nearly): Nearly => [-high, -low, margin];

/** The products of doubles as sums, exactly, each without its sign; `null` where one may not be exact. */
export function productTerms(a: readonly number[], b: ArrayLike<number>): number[] | null {
  const terms: number[] = [];
  for (const [i, x] of a.entries()) {
    const y = b[i]!;
    if (!isModerate(x) || !isModerate(y)) return null;
    const product = x * y;
    const sign = product < 0 ? -1 : 1;
    terms.push(sign * product, sign * twoProductTail(x, y, product));
  }
  return terms;
}

/** The least double that is not below the sum of doubles, which are compared exactly; NaN if they are very large. */
export function sumOfAllUp(terms: readonly number[]): number {
  if (!terms.every((x) => Math.abs(x) <= LARGEST)) return NaN;
  const sum = new Float64Array(terms.length + 1);
  const length = terms.reduce((known, x) => growExpansion(known, sum, x), 0);
  const above = (x: number): number => {
    const copy = sum.slice();
    return expansionSign(growExpansion(length, copy, -x), copy);
  };
  let up = estimateExpansion(length, sum);
  // The estimate is a neighbour at worst.
  while (above(up) > 0) up = nextUp(up);
  for (let below = nextDown(up); above(below) <= 0; below = nextDown(below)) up = below;
  return up;
}
