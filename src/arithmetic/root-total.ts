/**
 * Sums of square roots with positive coefficients, as areas in space are: exact decisions for any number of roots.
 *
 * Such a sum is rational only if each of its roots is. For the roots of integers of which no two have a square as their
 * product are linearly independent over the rational numbers (Besicovitch 1940, "On the linear independence of
 * fractional powers of integers"); terms with a common root have positive coefficients and cannot cancel, so that a
 * root that is irrational stays in the sum. So there are two cases: all radicands are squares, and the sum is a
 * fraction that is rounded and compared as such; or it is irrational, neither a double, nor in the middle between two,
 * nor any fraction, and bounds that are close enough decide. No two radicands are ever compared with each other.
 */
import type { Sign } from '../core/sign.js';
import { bitLength, exactSquareRoot, integerSquareRoot } from './integers.js';
import type { Rational } from './rational.js';
import { roundQuotient, roundScaled } from './rounding.js';

/** √radicand · 2^exponent / denominator; the radicand is not negative, the denominator positive. */
export interface PositiveRoot {
  readonly radicand: bigint;
  readonly exponent: number;
  readonly denominator: bigint;
}

/** How many bits of the sum are looked at first, besides those that count its terms. */
const FIRST_BITS = 80;

/**
 * The double nearest to the sum of the roots, ties to even; Infinity beyond the largest.
 *
 * @example
 * roundRootTotal([{ radicand: 2n, exponent: 0, denominator: 1n }, { radicand: 9n, exponent: 0, denominator: 1n }]);
 * // 3 + Math.SQRT2
 */
export function roundRootTotal(roots: readonly PositiveRoot[]): number {
  const terms = roots.filter(({ radicand }) => radicand > 0n);
  if (terms.length === 0) return 0;
  const count = BigInt(terms.length);
  const least = -leadingExponent(terms);
  for (let bits = FIRST_BITS + bitLength(count); ; bits *= 2) {
    const scale = bits + least;
    const lower = lowerBound(terms, scale);
    const nearest = roundScaled(lower, -scale);
    if (nearest === roundScaled(lower + count, -scale)) return nearest;
    const exact = rationalTotal(terms);
    if (exact !== null) return roundQuotient(exact.numerator, exact.denominator);
  }
}

/**
 * The sign of the sum of the roots less x.
 *
 * @example
 * compareRootTotal([{ radicand: 2n, exponent: 0, denominator: 1n }], { numerator: 3n, denominator: 2n }); // -1
 */
export function compareRootTotal(roots: readonly PositiveRoot[], x: Rational): Sign {
  const terms = roots.filter(({ radicand }) => radicand > 0n);
  if (terms.length === 0 || x.numerator <= 0n) return terms.length > 0 ? 1 : signOf(-x.numerator);
  const count = BigInt(terms.length);
  const least = -leadingExponent(terms);
  for (let bits = FIRST_BITS + bitLength(count); ; bits *= 2) {
    const scale = bits + least;
    const lower = lowerBound(terms, scale);
    const [p, q] = shifted(x, scale);
    if (lower * q > p) return 1;
    if ((lower + count) * q < p) return -1;
    const exact = rationalTotal(terms);
    if (exact !== null) {
      return signOf(exact.numerator * x.denominator - x.numerator * exact.denominator);
    }
  }
}

const signOf = (n: bigint): Sign => (n > 0n ? 1 : n < 0n ? -1 : 0);

/** x · 2^scale as a numerator and a denominator. */
function shifted({ numerator, denominator }: Rational, scale: number): readonly [bigint, bigint] {
  return scale >= 0 ? [numerator << BigInt(scale), denominator] : [numerator, denominator << BigInt(-scale)];
}

/** A number e such that the greatest term is above 2^(e - 2). */
function leadingExponent(terms: readonly PositiveRoot[]): number {
  let most = -Infinity;
  for (const { radicand, exponent, denominator } of terms) {
    most = Math.max(most, Math.ceil(bitLength(radicand) / 2) + exponent - bitLength(denominator) + 1);
  }
  return most;
}

/** The sum of all terms times 2^scale, each rounded down: less than 1 below for each term. */
function lowerBound(terms: readonly PositiveRoot[], scale: number): bigint {
  let sum = 0n;
  for (const { radicand, exponent, denominator } of terms) {
    const shift = 2 * (exponent + scale);
    const scaled = shift >= 0 ? radicand << BigInt(shift) : radicand >> BigInt(-shift);
    const root = integerSquareRoot(scaled);
    sum += denominator === 1n ? root : root / denominator;
  }
  return sum;
}

/** The sum as a fraction in whatever terms if all radicands are squares, else null. */
function rationalTotal(terms: readonly PositiveRoot[]): Rational | null {
  const roots: bigint[] = [];
  for (const { radicand } of terms) {
    const root = exactSquareRoot(radicand);
    if (root === null) return null;
    roots.push(root);
  }
  const exponent = terms.reduce((least, term) => Math.min(least, term.exponent), 0);
  let [numerator, denominator] = [0n, 1n];
  terms.forEach((term, i) => {
    const share = roots[i]! << BigInt(term.exponent - exponent);
    if (term.denominator === denominator) numerator += share;
    else {
      numerator = numerator * term.denominator + share * denominator;
      denominator *= term.denominator;
    }
  });
  return { numerator, denominator: denominator << BigInt(-exponent) };
}
