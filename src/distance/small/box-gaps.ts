import {
  addWords,
  multiplyWords,
  roundedWordQuotient,
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
    if (a.max[k]! < b.min[k]!) setWordDifference(GAP, b.min[k]!, a.max[k]!);
    else if (b.max[k]! < a.min[k]!) setWordDifference(GAP, a.min[k]!, b.max[k]!);
    else continue;
    multiplyWords(PRODUCT, GAP, GAP);
    addWords(SUM, SUM, PRODUCT);
  }
  return roundedWordQuotient(SUM, SQUARE, ONE, 0);
}
