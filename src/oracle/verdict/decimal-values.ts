import { toDecimal } from '../cases/doubles.js';
import type { Exact } from '../referees/shapes/vectors.js';

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** A shortest decimal as an integer and the power of ten it is times. */
function decimalOf(x: number): { readonly digits: bigint; readonly exponent: number } {
  const [, sign, whole, fraction = '', exponent = '0'] = DECIMAL.exec(toDecimal(x))!;
  const digits = BigInt(whole! + fraction);
  return { digits: sign === '-' ? -digits : digits, exponent: Number(exponent) - fraction.length };
}

/**
 * The numbers that somebody wrote who has these doubles: of each the shortest decimal that reads back as it, exactly,
 * over one power of ten.
 *
 * @example decimalValues([0.1, 2]); // { numerators: [1n, 20n], one: 10n }
 */
export function decimalValues(values: ArrayLike<number>): Exact {
  const decimals = Array.from(values, decimalOf);
  const lowest = Math.min(0, ...decimals.map(({ exponent }) => exponent));
  return {
    numerators: decimals.map(({ digits, exponent }) => digits * 10n ** BigInt(exponent - lowest)),
    one: 10n ** BigInt(-lowest),
  };
}
