import {
  addWords,
  multiplyWords,
  roundedWordQuotient,
  roundedWordQuotientRoot,
  setWord,
  setWordDifference,
} from '../../arithmetic/measured-words.js';
import type { Box3 } from '../../core/shapes.js';

/**
 * Three squares of differences: products 9, two sums 10, in units of u² of the magnitude (double-words.ts). Sums that
 * are not between 2^-900 and 2^900 are refused by the quotient (measured-words.ts), and with them squares that lose to
 * underflow what counts, or overflow.
 */
const SQUARE = 20 * 2 ** -106;

/** Places of the gap along an axis, of its square, of the sum and of 1. */
const GAP = 0;
const PRODUCT = 2;
const SUM = 4;
const ONE = 6;

/**
 * The square of the distance of two boxes, rounded to the nearest double, by the gaps along the axes; NaN where
 * double-words cannot tell.
 */
export function squaredGaps(a: Box3, b: Box3): number {
  setWord(SUM, 0);
  setWord(ONE, 1);
  for (let k = 0; k < 3; k++) {
    if (a.max[k]! < b.min[k]!) addSquare(b.min[k]!, a.max[k]!);
    else if (b.max[k]! < a.min[k]!) addSquare(a.min[k]!, b.max[k]!);
  }
  return roundedWordQuotient(SUM, SQUARE, ONE, 0);
}

/**
 * The distance of two boxes, or points, rounded to the nearest double; NaN where double-words cannot tell. The
 * least coordinates of each stand in three places of an array, and the greatest ones in three.
 */
export function rootOfGaps(
  a: ArrayLike<number>,
  leastA: number,
  mostA: number,
  b: ArrayLike<number>,
  leastB: number,
  mostB: number,
): number {
  setWord(SUM, 0);
  setWord(ONE, 1);
  for (let k = 0; k < 3; k++) {
    if (a[mostA + k]! < b[leastB + k]!) addSquare(b[leastB + k]!, a[mostA + k]!);
    else if (b[mostB + k]! < a[leastA + k]!) addSquare(a[leastA + k]!, b[mostB + k]!);
  }
  return roundedWordQuotientRoot(SUM, SQUARE, ONE, 0);
}

/** SUM := SUM + (high - low)². */
function addSquare(high: number, low: number): void {
  setWordDifference(GAP, high, low);
  multiplyWords(PRODUCT, GAP, GAP);
  addWords(SUM, SUM, PRODUCT);
}
