import type { Rational } from '../../arithmetic/index.js';
import { bitLength, greatestCommonDivisor, trailingZeros } from '../../arithmetic/integers.js';
import * as rational from '../../arithmetic/rational.js';

/** numerator / denominator · 2^exponent, in whatever terms; the denominator is positive and, if it can be, odd. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly exponent: number;
}

const ZERO: Fraction = { numerator: 0n, denominator: 1n, exponent: 0 };
/**
 * Denominators up to so many bits are searched for common factors when they are added up: that costs less than it
 * saves.
 */
const SMALL = 1 << 12;

/** The sum of fractions in lowest terms: halves of the list are added up on their own, so that few numbers are long. */
export function sumOfFractions(fractions: readonly Fraction[]): Rational {
  const { numerator, denominator, exponent } = sumBetween(fractions, 0, fractions.length);
  return exponent >= 0
    ? rational.fromParts(numerator << BigInt(exponent), denominator)
    : rational.fromParts(numerator, denominator << BigInt(-exponent));
}

function sumBetween(fractions: readonly Fraction[], from: number, to: number): Fraction {
  if (to - from === 0) return ZERO;
  if (to - from === 1) return withOddDenominator(fractions[from]!);
  const middle = (from + to) >>> 1;
  return sumOfTwo(sumBetween(fractions, from, middle), sumBetween(fractions, middle, to));
}

function sumOfTwo(a: Fraction, b: Fraction): Fraction {
  if (a.numerator === 0n) return b;
  if (b.numerator === 0n) return a;
  const exponent = Math.min(a.exponent, b.exponent);
  const p = a.numerator << BigInt(a.exponent - exponent);
  const q = b.numerator << BigInt(b.exponent - exponent);
  if (a.denominator === b.denominator) return { numerator: p + q, denominator: a.denominator, exponent };
  const common = commonFactor(a.denominator, b.denominator);
  const [r, s] = [a.denominator / common, b.denominator / common];
  return { numerator: p * s + q * r, denominator: r * b.denominator, exponent };
}

function commonFactor(a: bigint, b: bigint): bigint {
  if (a === 1n || b === 1n) return 1n;
  return bitLength(a) + bitLength(b) > SMALL ? 1n : greatestCommonDivisor(a, b);
}

function withOddDenominator({ numerator, denominator, exponent }: Fraction): Fraction {
  const zeros = trailingZeros(denominator);
  return { numerator, denominator: denominator >> BigInt(zeros), exponent: exponent - zeros };
}
