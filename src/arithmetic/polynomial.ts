/**
 * Polynomials in one variable with dyadic coefficients: sums, products, values, divisors, numbers of roots. Everything
 * is exact; their real roots are in `algebraic`.
 *
 * Source: Knuth, TAOCP 2, section 4.6; Basu, Pollack, Roy 2006, "Algorithms in Real Algebraic Geometry".
 */
import { reject, rejectWords } from '../core/arguments/errors.js';
import { requireList } from '../core/arguments/lists.js';
import { requireBigInt, requireInteger, requireNumber, requireOneOf } from '../core/arguments/numbers.js';
import type { Sign, Undecided } from '../core/sign.js';
import { bernsteinFilter } from './bernstein-filter.js';
import type { Dyadic } from './dyadic.js';
import { compare as compareDyadics, fromParts as dyadicFromParts } from './dyadic.js';
import type { Coefficients } from './integer-polynomials.js';
import {
  commonDivisor,
  derivativeOf,
  factorsByMultiplicity,
  primitive,
  productOf,
  pseudoQuotient,
  squareFree,
  trimmed,
} from './integer-polynomials.js';
import { trailingZeros } from './integers.js';
import { changesBetween, numeratorAt, valueAt } from './polynomial-values.js';
import type { Rational } from './rational.js';
import { compare as compareRationals, fromParts as rationalFromParts } from './rational.js';
import { integerSign } from './root-signs.js';
import { commonExponent, scaledIntegers } from './scaled-integers.js';
import { changesAt, sturmChain } from './sturm.js';

/**
 * 2^exponent (c₀ + c₁ x + c₂ x² + ...), lowest power first, in normal form: the last coefficient is not 0, one at least
 * is odd; 0 has no coefficients. Equal polynomials have equal fields. Make one with `fromNumbers` or `fromIntegers`.
 */
export interface Polynomial {
  readonly type: 'polynomial';
  readonly coefficients: readonly bigint[];
  readonly exponent: number;
}

/** In normal form. */
function make(list: Coefficients, exponent: number): Polynomial {
  const coefficients = trimmed(list);
  if (coefficients.length === 0) return { type: 'polynomial', coefficients, exponent: 0 };
  const zeros = trailingZeros(coefficients.reduce((bits, c) => bits | c));
  const shift = BigInt(zeros);
  const odd = zeros === 0 ? coefficients : coefficients.map((c) => c >> shift);
  return { type: 'polynomial', coefficients: odd, exponent: exponent + zeros };
}

function requireNumbers(where: string, coefficients: ArrayLike<number>): void {
  requireList(where, 'coefficients', 'a list of numbers', coefficients);
  for (let i = 0; i < coefficients.length; i++) {
    if (!Number.isFinite(coefficients[i])) requireNumber(where, `coefficients[${i}]`, coefficients[i]!);
  }
}

/**
 * c₀ + c₁ x + c₂ x² + ..., exactly.
 *
 * @throws RangeError if a coefficient is not finite
 * @example
 * polynomial.fromNumbers([-0.5, 0, 1]); // { type: 'polynomial', coefficients: [-1n, 0n, 2n], exponent: -1 }
 */
export function fromNumbers(coefficients: ArrayLike<number>): Polynomial {
  requireNumbers('polynomial.fromNumbers', coefficients);
  const numbers = Array.from(coefficients);
  const exponent = commonExponent(numbers);
  return make(scaledIntegers(numbers, exponent), exponent);
}

/**
 * 2^exponent (c₀ + c₁ x + c₂ x² + ...).
 *
 * @throws RangeError if a coefficient is no bigint, or the exponent no integer
 * @example
 * polynomial.fromIntegers([4n, 2n, 0n]); // { type: 'polynomial', coefficients: [2n, 1n], exponent: 1 }
 */
export function fromIntegers(coefficients: readonly bigint[], exponent = 0): Polynomial {
  requireList('polynomial.fromIntegers', 'coefficients', 'a list of bigints', coefficients);
  for (const [i, c] of coefficients.entries())
    requireBigInt('polynomial.fromIntegers', `coefficients[${i}]`, c);
  requireInteger('polynomial.fromIntegers', 'exponent', exponent);
  return make(coefficients, exponent);
}

/** The highest power of x; -1 for 0. @example polynomial.degree(fromIntegers([1n, 2n])); // 1 */
export function degree(p: Polynomial): number {
  return p.coefficients.length - 1;
}

/** p + q. @example polynomial.add(fromIntegers([1n, 2n]), fromIntegers([1n])); // fromIntegers([2n, 2n]) */
export function add(p: Polynomial, q: Polynomial): Polynomial {
  const exponent = Math.min(p.exponent, q.exponent);
  const [first, second] = [p, q].map((r) => r.coefficients.map((c) => c << BigInt(r.exponent - exponent)));
  const length = Math.max(first!.length, second!.length);
  return make(
    Array.from({ length }, (_, i) => (first![i] ?? 0n) + (second![i] ?? 0n)),
    exponent,
  );
}

/** p - q. @example polynomial.subtract(fromIntegers([1n, 2n]), fromIntegers([1n])); // fromIntegers([0n, 2n]) */
export function subtract(p: Polynomial, q: Polynomial): Polynomial {
  return add(p, negate(q));
}

/**
 * p · q.
 *
 * @example
 * polynomial.multiply(fromIntegers([1n, 1n]), fromIntegers([-1n, 1n])); // fromIntegers([-1n, 0n, 1n])
 */
export function multiply(p: Polynomial, q: Polynomial): Polynomial {
  return make(productOf(p.coefficients, q.coefficients), p.exponent + q.exponent);
}

/** -p. @example polynomial.negate(fromIntegers([1n, 2n])); // fromIntegers([-1n, -2n]) */
export function negate(p: Polynomial): Polynomial {
  return { ...p, coefficients: p.coefficients.map((c) => -c) };
}

/** The derivative of p. @example polynomial.derivative(fromIntegers([5n, 1n, 3n])); // fromIntegers([1n, 6n]) */
export function derivative(p: Polynomial): Polynomial {
  return make(derivativeOf(p.coefficients), p.exponent);
}

/** Are p and q the same? @example polynomial.equals(fromIntegers([2n, 4n]), fromIntegers([1n, 2n], 1)); // true */
export function equals(p: Polynomial, q: Polynomial): boolean {
  const isSame = p.exponent === q.exponent && p.coefficients.length === q.coefficients.length;
  return isSame && p.coefficients.every((c, i) => c === q.coefficients[i]);
}

/**
 * p(x).
 *
 * @example
 * polynomial.evaluate(fromIntegers([-2n, 0n, 1n]), dyadic.fromNumber(1.5)); // dyadic.fromNumber(0.25)
 */
export function evaluate(p: Polynomial, x: Dyadic): Dyadic {
  const { mantissa, exponent } = valueAt(p.coefficients, x);
  return dyadicFromParts(mantissa, mantissa === 0n ? 0 : exponent + p.exponent);
}

/**
 * p(x) at a rational number.
 *
 * @example
 * polynomial.evaluateRational(fromIntegers([-2n, 0n, 1n]), rational.fromParts(4n, 3n)); // rational.fromParts(-2n, 9n)
 */
export function evaluateRational(p: Polynomial, x: Rational): Rational {
  if (p.coefficients.length === 0) return rationalFromParts(0n, 1n);
  const above = numeratorAt(p.coefficients, x);
  const below = x.denominator ** BigInt(degree(p));
  const shift = BigInt(Math.abs(p.exponent));
  return p.exponent < 0 ? rationalFromParts(above, below << shift) : rationalFromParts(above << shift, below);
}

/** The sign of p(x). @example polynomial.signAt(fromIntegers([-2n, 0n, 1n]), rational.fromParts(4n, 3n)); // -1 */
export function signAt(p: Polynomial, x: Rational): Sign {
  return integerSign(numeratorAt(p.coefficients, x));
}

function requireDivisor(where: string, q: Polynomial): void {
  if (q.coefficients.length === 0) reject(where, 'q', 'other than zero', 0);
}

/** What a pseudo-division gives: multiplier · p = quotient · q + remainder. */
export interface PseudoDivision {
  readonly quotient: Polynomial;
  /** Of a lower degree than q. */
  readonly remainder: Polynomial;
  /** Positive. */
  readonly multiplier: bigint;
}

/**
 * p divided by q without fractions: multiplier · p = quotient · q + remainder.
 *
 * @throws RangeError if q is 0
 * @example
 * polynomial.pseudoDivide(fromIntegers([1n, 0n, 1n]), fromIntegers([1n, 3n])).remainder; // fromIntegers([10n])
 */
export function pseudoDivide(p: Polynomial, q: Polynomial): PseudoDivision {
  requireDivisor('polynomial.pseudoDivide', q);
  const { quotient, remainder, multiplier } = pseudoQuotient(p.coefficients, q.coefficients);
  return {
    quotient: make(quotient, p.exponent - q.exponent),
    remainder: make(remainder, p.exponent),
    multiplier,
  };
}

/**
 * p divided by the greatest common divisor of its coefficients: integers without a common factor, and the signs of p
 * everywhere.
 *
 * @example
 * polynomial.primitivePart(fromIntegers([-6n, 3n], -2)); // fromIntegers([-2n, 1n])
 */
export function primitivePart(p: Polynomial): Polynomial {
  return make(primitive(p.coefficients), 0);
}

/**
 * The greatest common divisor: integers without a common factor, the leading one positive; 1 where p and q have none; 0
 * if both are 0.
 *
 * @example
 * polynomial.gcd(fromIntegers([-1n, 0n, 1n]), fromIntegers([2n, 4n, 2n])); // fromIntegers([1n, 1n])
 */
export function gcd(p: Polynomial, q: Polynomial): Polynomial {
  return make(commonDivisor(p.coefficients, q.coefficients), 0);
}

function requireNotZero(where: string, p: Polynomial): void {
  if (p.coefficients.length === 0) reject(where, 'p', 'other than zero', 0);
}

/**
 * The polynomial with the roots of p, each once.
 *
 * @throws RangeError if p is 0
 * @example
 * polynomial.squareFreePart(fromIntegers([1n, 2n, 1n])); // fromIntegers([1n, 1n])
 */
export function squareFreePart(p: Polynomial): Polynomial {
  requireNotZero('polynomial.squareFreePart', p);
  return make(squareFree(p.coefficients), 0);
}

/** A factor without multiple roots, and the multiplicity of its roots. */
export interface Factor {
  readonly factor: Polynomial;
  readonly multiplicity: number;
}

/**
 * The factors of p by the multiplicity of their roots, in its order; constants are left out.
 *
 * @throws RangeError if p is 0
 * @example
 * polynomial.squareFreeFactors(fromIntegers([0n, 1n, 2n, 1n])); // [{ factor: fromIntegers([0n, 1n]), multiplicity: 1 }, { factor: fromIntegers([1n, 1n]), multiplicity: 2 }]
 */
export function squareFreeFactors(p: Polynomial): Factor[] {
  requireNotZero('polynomial.squareFreeFactors', p);
  return factorsByMultiplicity(p.coefficients).map(({ factor, multiplicity }) => ({
    factor: make(factor, 0),
    multiplicity,
  }));
}

/**
 * The Sturm sequence of p: p, its derivative, and negative remainders, divided by what p and its derivative have in
 * common, up to positive factors.
 *
 * @throws RangeError if p is 0
 * @example
 * polynomial.sturmSequence(fromIntegers([-2n, 0n, 1n])); // [fromIntegers([-2n, 0n, 1n]), fromIntegers([0n, 1n]), fromIntegers([1n])]
 */
export function sturmSequence(p: Polynomial): Polynomial[] {
  requireNotZero('polynomial.sturmSequence', p);
  return sturmChain(p.coefficients).map((q) => make(q, 0));
}

/** Which ends of an interval belong to it, as in [0, 1) for 0 <= x < 1. */
export type Ends = '[]' | '[)' | '(]' | '()';
const ENDS: readonly Ends[] = ['[]', '[)', '(]', '()'];

/**
 * How many different real roots p has between `from` and `to` (`null`: no end), by Sturm's theorem.
 *
 * @throws RangeError if p is 0, or from > to
 * @example
 * polynomial.countRoots(fromIntegers([-2n, 0n, 1n]), null, null); // 2
 * polynomial.countRoots(fromIntegers([0n, -1n, 1n]), rational.fromNumber(0), rational.fromNumber(1), '[)'); // 1
 */
export function countRoots(
  p: Polynomial,
  from: Rational | null,
  to: Rational | null,
  ends: Ends = '[]',
): number {
  requireNotZero('polynomial.countRoots', p);
  requireOneOf('polynomial.countRoots', 'ends', ends, ENDS);
  const isEmpty = from !== null && to !== null && compareRationals(from, to) > 0;
  if (isEmpty) rejectWords('polynomial.countRoots', 'from', 'at most to', 'more');
  const chain = sturmChain(p.coefficients);
  // What follows counts the roots with from < x <= to.
  const count = changesAt(chain, from ?? -Infinity) - changesAt(chain, to ?? Infinity);
  const atFrom = from !== null && signAt(p, from) === 0 ? 1 : 0;
  const atTo = to !== null && signAt(p, to) === 0 ? 1 : 0;
  // Of one place without one of its ends nothing is left.
  if (from !== null && to !== null && compareRationals(from, to) === 0) return ends === '[]' ? atFrom : 0;
  return count + (ends.startsWith('[') ? atFrom : 0) - (ends.endsWith(')') ? atTo : 0);
}

/**
 * How often the signs of p's Bernstein coefficients change between two numbers: at least as often as p has roots there,
 * ends not counted, with multiplicities, and by an even number more. 0 and 1 are the number of roots.
 *
 * @throws RangeError if p is 0, or from >= to
 * @example
 * polynomial.signChanges(fromIntegers([-2n, 0n, 1n]), dyadic.fromNumber(1), dyadic.fromNumber(2)); // 1
 */
export function signChanges(p: Polynomial, from: Dyadic, to: Dyadic): number {
  requireNotZero('polynomial.signChanges', p);
  if (compareDyadics(from, to) >= 0)
    rejectWords('polynomial.signChanges', 'from', 'less than to', 'not less');
  return changesBetween(p.coefficients, from, to);
}

/**
 * The sign that c₀ + c₁ t + c₂ t² + ... has everywhere from t = 0 to 1, both included, if doubles can tell; 2 if not:
 * it may change, or be 0, or be too near to it.
 *
 * @throws RangeError if a coefficient is not finite
 * @example
 * polynomial.signOnUnitInterval([1, -1, 0.5]); // 1
 * polynomial.signOnUnitInterval([1, -2, 0.5]); // 2
 */
export function signOnUnitInterval(coefficients: ArrayLike<number>): Sign | Undecided {
  requireNumbers('polynomial.signOnUnitInterval', coefficients);
  return bernsteinFilter(coefficients);
}
