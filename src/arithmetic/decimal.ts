/**
 * Doubles as decimal numbers, exactly, and back.
 *
 * 2^-k = 5^k · 10^-k, so every finite double has a finite decimal expansion, of up to 1074 places. `String(x)` gives
 * the shortest decimal that rounds to x, which is a different number: 0.1 is
 * 0.1000000000000000055511151231257827021181583404541015625.
 */
import { reject } from '../core/arguments/errors.js';
import { requireString } from '../core/arguments/numbers.js';
import { decompose, requireFiniteNumber } from './float64.js';
import { absolute } from './integers.js';
import { roundQuotient, roundScaled } from './rounding.js';

/**
 * The exact decimal expansion of x, without an exponent, with no more digits than it takes. Zero of either sign is
 * `0`.
 *
 * @throws RangeError if x is not finite
 * @example
 * toDecimal(0.1); // '0.1000000000000000055511151231257827021181583404541015625'
 */
export function toDecimal(x: number): string {
  requireFiniteNumber('toDecimal', x);
  const { mantissa, exponent } = decompose(x);
  const sign = mantissa < 0n ? '-' : '';
  const magnitude = absolute(mantissa);
  if (exponent >= 0) return `${sign}${magnitude << BigInt(exponent)}`;
  const places = -exponent;
  const digits = (magnitude * 5n ** BigInt(places)).toString().padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  const whole = digits.slice(0, -places);
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}

/** Sign, digits with an optional point, optional exponent. No two parts can match the same text, so it is linear. */
const DECIMAL = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:e([+-]?\d+))?$/i;

/**
 * Numbers 0.ddd·10^p with p outside are certain to round to Infinity or 0: the largest double is below 10^309 and half
 * the smallest above 10^-324. Sorting them out first keeps `1e999999999` cheap.
 */
const MAX_MAGNITUDE = 309;
const MIN_MAGNITUDE = -323;

/**
 * The double nearest to a decimal number, ties to even; Infinity beyond the largest, never -0 (see rounding.ts).
 *
 * @param text such as `-12.5`, `.5`, `1.`, `6.02e+23`; no spaces, no separators, no `Infinity`
 * @throws RangeError if text is not of this form
 * @example
 * fromDecimal('0.1'); // 0.1
 */
export function fromDecimal(text: string): number {
  requireString('fromDecimal', 'text', text);
  const match = DECIMAL.exec(text);
  if (match === null) reject('fromDecimal', 'text', 'a decimal number', text);
  const [, sign, whole = '', wholeFraction = '', bareFraction = '', exponentText = '0'] = match;
  const fraction = wholeFraction + bareFraction;
  const digits = (whole + fraction).replace(/^0+/, '');
  if (digits === '') return 0;
  const exponent = Number(exponentText) - fraction.length;
  const magnitude = digits.length + exponent;
  if (magnitude < MIN_MAGNITUDE) return 0;
  if (magnitude > MAX_MAGNITUDE) return sign === '-' ? -Infinity : Infinity;
  const integer = BigInt(`${sign}${digits}`);
  if (exponent >= 0) return roundScaled(integer * 10n ** BigInt(exponent), 0);
  return roundQuotient(integer, 10n ** BigInt(-exponent));
}
