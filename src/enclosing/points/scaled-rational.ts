import { absolute } from '../../arithmetic/integers.js';
import { fromParts, type Rational } from '../../arithmetic/rational.js';

/** A fraction, in lowest terms or not; the denominator is positive. */
export interface Quotient {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A numerator over a positive denominator times 2^exponent, as it is: for what is only rounded or compared. */
export function scaledQuotient(numerator: bigint, denominator: bigint, exponent: number): Quotient {
  const shift = absolute(BigInt(exponent));
  return exponent < 0
    ? { numerator, denominator: denominator << shift }
    : { numerator: numerator << shift, denominator };
}

/** A numerator over a denominator times 2^exponent. */
export function scaledRational(numerator: bigint, denominator: bigint, exponent: number): Rational {
  const quotient = scaledQuotient(numerator, denominator, exponent);
  return fromParts(quotient.numerator, quotient.denominator);
}
