/** Roots of numbers a + b√c: lengths whose squares are such numbers. */
import { bitLength, integerSquareRoot } from './integers.js';
import { roundQuotient, roundSqrt } from './rounding.js';
import type { Surd } from './surd.js';
import { floor, isRational } from './surd.js';

/**
 * More bits than a double has: enough to round at once but where the number is next to the middle between two doubles.
 */
const FIRST_BITS = 80;

/**
 * The double nearest to √a, ties to even, for a number a that is not negative; Infinity beyond the largest, never -0
 * (see rounding.ts).
 *
 * Where a is rational its root is rounded by squares. Where it is not, its root is irrational, so neither a double nor
 * in the middle between two: with f = ⌊a 4^k⌋ it lies between ⌊√f⌋ and ⌊√f⌋ + 1 over 2^k, which round to one double for
 * large k.
 *
 * @example
 * roundRootOfSurd(surd.sqrt(rational.fromNumber(2))); // 1.189207115002721
 */
export function roundRootOfSurd(a: Surd): number {
  if (isRational(a)) return roundSqrt(a.rational, a.denominator);
  for (let bits = Math.max(FIRST_BITS - (wholeBits(a) >> 1), 2); ; bits *= 2) {
    const shift = 2n * BigInt(bits);
    const scaled = { ...a, rational: a.rational << shift, coefficient: a.coefficient << shift };
    const root = integerSquareRoot(floor(scaled));
    const one = 1n << BigInt(bits);
    const nearest = roundQuotient(root, one);
    if (nearest === roundQuotient(root + 1n, one)) return nearest;
  }
}

/** About how many bits the integer part of the larger one of the two terms has. */
function wholeBits({ rational, coefficient, radicand, denominator }: Surd): number {
  const size = Math.max(bitLength(rational), bitLength(coefficient) + (bitLength(radicand) >> 1));
  return size - bitLength(denominator);
}
