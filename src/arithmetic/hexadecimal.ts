/**
 * Doubles as hexadecimal floating-point numbers, exactly, and back: `-0x1.8p-3` is -1.5 · 2^-3. Every double is short
 * in this form and reads back to the same bits, in C, Java, Python and here; records of failures use it.
 *
 * The one place where the sign of a zero is kept: a record must give back what a program was fed.
 *
 * Source: ISO C99, sections 6.4.4.2 and 7.19.6.1 (conversion %a); IEEE 754-2019, section 5.12.3.
 */
import { reject } from '../core/arguments/errors.js';
import { requireString } from '../core/arguments/numbers.js';
import { decompose, requireFiniteNumber } from './float64.js';
import { absolute, bitLength } from './integers.js';
import { roundScaled } from './rounding.js';

/**
 * x as a hexadecimal floating-point number: a leading 1, no trailing zeros, the exponent with its sign. Zeros are
 * `0x0p+0` and `-0x0p+0`; subnormal numbers have a leading 1 too.
 *
 * @throws RangeError if x is not finite
 * @example
 * toHexadecimal(0.1); // '0x1.999999999999ap-4'
 */
export function toHexadecimal(x: number): string {
  requireFiniteNumber('toHexadecimal', x);
  const sign = x < 0 || Object.is(x, -0) ? '-' : '';
  const { mantissa, exponent } = decompose(x);
  if (mantissa === 0n) return `${sign}0x0p+0`;
  const magnitude = absolute(mantissa);
  const bits = bitLength(magnitude);
  // Leading bit moved to place 52: one digit 1 and 13 digits of 4 bits behind it.
  const digits = (magnitude << BigInt(53 - bits)).toString(16);
  const fraction = digits.slice(1).replace(/0+$/, '');
  const power = exponent + bits - 1;
  return `${sign}0x1${fraction && '.'}${fraction}p${power < 0 ? '-' : '+'}${Math.abs(power)}`;
}

/** Sign, hexadecimal digits with an optional point, the power of two in decimal. */
const HEXADECIMAL = /^([+-]?)0x(?:([\da-f]+)(?:\.([\da-f]*))?|\.([\da-f]+))p([+-]?\d+)$/i;

/**
 * The double nearest to a hexadecimal floating-point number, ties to even (exactly that number if it is a double, as
 * all output of toHexadecimal is); Infinity beyond the largest. A minus sign before a zero, or before a number that
 * rounds to zero, gives -0.
 *
 * @param text such as `0x1.8p-3`, `-0X.8P+1`, `0x10p0`; the exponent is not optional
 * @throws RangeError if text is not of this form
 * @example
 * fromHexadecimal('0x1.8p-3'); // 0.1875
 */
export function fromHexadecimal(text: string): number {
  requireString('fromHexadecimal', 'text', text);
  const match = HEXADECIMAL.exec(text);
  if (match === null) reject('fromHexadecimal', 'text', 'a hexadecimal floating-point number', text);
  const [, sign, whole = '', wholeFraction = '', bareFraction = '', exponentText] = match;
  const fraction = wholeFraction + bareFraction;
  const integer = BigInt(`0x${whole}${fraction}`);
  // Clamped, because a text can have more digits than a safe integer, and BigInt(Infinity) does not exist.
  const power = Math.max(-MAX_POWER, Math.min(MAX_POWER, Number(exponentText)));
  const magnitude = roundScaled(integer, power - 4 * fraction.length);
  return sign === '-' ? -magnitude : magnitude;
}

/** Beyond this no text that fits into memory can make up for the power: 2^40 hexadecimal digits would be needed. */
const MAX_POWER = 2 ** 42;
