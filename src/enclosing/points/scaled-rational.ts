import { absolute } from '../../arithmetic/integers.js';
import { fromParts, type Rational } from '../../arithmetic/rational.js';

/** A numerator over a denominator times 2^exponent. */
export function scaledRational(numerator: bigint, denominator: bigint, exponent: number): Rational {
  const power = 1n << absolute(BigInt(exponent));
  return exponent < 0 ? fromParts(numerator, denominator * power) : fromParts(numerator * power, denominator);
}
