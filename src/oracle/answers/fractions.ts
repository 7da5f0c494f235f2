import { absolute, greatestCommonDivisor } from '../../arithmetic/integers.js';

/** A fraction in lowest terms, as text; the denominator is positive. */
export function fractionText(numerator: bigint, denominator: bigint): string {
  const common = greatestCommonDivisor(absolute(numerator), denominator);
  return `${numerator / common}/${denominator / common}`;
}
