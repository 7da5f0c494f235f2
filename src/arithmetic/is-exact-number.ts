/** Is what was passed as an exact number one in each of its parts? It may come from elsewhere than from here. */
import { compare } from './dyadic.js';

type Parts = Readonly<Record<string, unknown>>;

const isWhole = (value: unknown): value is bigint => typeof value === 'bigint';

/**
 * Is a value a number a + b√c? That it is in lowest terms is left to who made it.
 *
 * @example
 * isSurd(surd.fromNumber(0.5)); // true
 * isSurd({ ...surd.fromNumber(0.5), denominator: 2 }); // false
 */
export function isSurd(value: object): boolean {
  const { rational, coefficient, radicand, denominator } = value as Parts;
  return (
    isWhole(rational) &&
    isWhole(coefficient) &&
    isWhole(radicand) &&
    radicand >= 0n &&
    isWhole(denominator) &&
    denominator > 0n
  );
}

/**
 * Is a value a polynomial with an interval? That it has one root there is left to who made it.
 *
 * @example
 * isAlgebraic(algebraic.fromNumber(0.5)); // true
 * isAlgebraic({ ...algebraic.fromNumber(0.5), polynomial: polynomial.fromIntegers([1n]) }); // false
 */
export function isAlgebraic(value: object): boolean {
  const { polynomial, lower, upper } = value as Parts;
  return isPolynomial(polynomial) && isDyadic(lower) && isDyadic(upper) && compare(lower, upper) <= 0;
}

function isPolynomial(value: unknown): boolean {
  const { coefficients, exponent } = (value ?? {}) as Parts;
  if (!Array.isArray(coefficients) || !coefficients.every(isWhole)) return false;
  const hasDegree = coefficients.length > 1 && coefficients.at(-1) !== 0n;
  return hasDegree && Number.isSafeInteger(exponent);
}

function isDyadic(value: unknown): value is { readonly mantissa: bigint; readonly exponent: number } {
  const { mantissa, exponent } = (value ?? {}) as Parts;
  return isWhole(mantissa) && Number.isSafeInteger(exponent);
}
