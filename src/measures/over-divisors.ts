/** Fractions whose denominators are products of many numbers: kept as lists of these until they are asked for. */
import { greatestCommonDivisor, trailingZeros } from '../arithmetic/integers.js';
import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';

/** numerator · 2^exponent over the product of all divisors, in whatever terms. */
export interface OverDivisors {
  readonly numerator: bigint;
  readonly exponent: number;
  /** Odd, positive. */
  readonly divisors: readonly bigint[];
}

/** The product of numbers; halves of the list are multiplied on their own, so that few factors are long. */
export function productOf(factors: readonly bigint[], from = 0, to = factors.length): bigint {
  if (to - from <= 2) return factors.slice(from, to).reduce((a, b) => a * b, 1n);
  const middle = (from + to) >>> 1;
  return productOf(factors, from, middle) * productOf(factors, middle, to);
}

/** As a quotient, in whatever terms. */
export function quotientOf({ numerator, exponent, divisors }: OverDivisors): Rational {
  const denominator = productOf(divisors);
  return exponent >= 0
    ? { numerator: numerator << BigInt(exponent), denominator }
    : { numerator, denominator: denominator << BigInt(-exponent) };
}

/**
 * The remainders of n by each of the factors: by products of halves of the list first, so that few divisions are long.
 */
function remainders(n: bigint, factors: readonly bigint[]): readonly bigint[] {
  if (factors.length <= 4) return factors.map((factor) => n % factor);
  const halves = [factors.slice(0, factors.length >>> 1), factors.slice(factors.length >>> 1)];
  return halves.flatMap((half) => remainders(n % productOf(half), half));
}

/**
 * In lowest terms. With g_i = gcd(n, w_i), which is that of w_i and a short remainder, gcd(n, w_1 w_2 ...) = gcd(n, g_1
 * g_2 ...): a prime that divides n v times and w_i u_i times divides both sides min(v, u_1 + u_2 + ...) times. The g_i
 * are nearly all 1, or small.
 */
export function inLowestTerms({ numerator, exponent, divisors }: OverDivisors): Rational {
  if (numerator === 0n) return rational.fromNumber(0);
  const shared = remainders(numerator, divisors).map((rest, i) => greatestCommonDivisor(rest, divisors[i]!));
  const factors = productOf(shared.filter((factor) => factor !== 1n));
  const common = greatestCommonDivisor(numerator % factors, factors);
  const zeros = trailingZeros(numerator);
  return quotientOf({
    numerator: (numerator >> BigInt(zeros)) / common,
    exponent: exponent + zeros,
    divisors: [productOf(divisors) / common],
  });
}
