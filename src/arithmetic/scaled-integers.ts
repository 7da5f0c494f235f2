/**
 * Doubles as integers over a common power of two: the entry to the tier that is right for every finite
 * input, whatever its exponents.
 */
import { requireFinite } from '../core/arguments/errors.js';

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);
/** Index of the word with sign, exponent and upper mantissa: 1 on little-endian machines. */
const HIGH = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 1 : 0;

/** The exponent of the last mantissa bit of x: x is an integer times 2^unitExponent(x). 0 is -1074. */
function unitExponent(x: number): number {
  float[0] = x;
  const biased = (words[HIGH]! >>> 20) & 0x7ff;
  return biased === 0 ? -1074 : biased - 1075;
}

/**
 * An exponent e such that every value is an integer times 2^e: the smallest of the values' unit exponents,
 * zeros left out. 0 if all values are zero.
 *
 * @example
 * commonExponent([1, 0, 2 ** 60]); // -52
 */
export function commonExponent(values: readonly number[]): number {
  let lowest = Infinity;
  for (const value of values) if (value !== 0) lowest = Math.min(lowest, unitExponent(value));
  return lowest === Infinity ? 0 : lowest;
}

/**
 * The values divided by 2^exponent, as BigInts. Exact for finite values; the exponent must be at most the
 * unit exponent of each value that is not zero.
 *
 * @example
 * scaledIntegers([1.5, -0.25], -2); // [6n, -1n]
 */
export function scaledIntegers<Values extends readonly number[]>(
  values: readonly [...Values],
  exponent: number,
): { [Index in keyof Values]: bigint } {
  return values.map((value) => scaledInteger(value, exponent)) as { [Index in keyof Values]: bigint };
}

/**
 * The values as BigInts over their common power of two.
 *
 * @param where The function that was called
 * @param names The arguments' names in order, separated by spaces
 * @throws RangeError naming the first argument that is not a finite number
 * @example
 * finiteIntegers('f', 'a b', [1.5, -0.25]); // [27021597764222976n, -4503599627370496n]
 */
export function finiteIntegers<Values extends readonly number[]>(
  where: string,
  names: string,
  values: readonly [...Values],
): { [Index in keyof Values]: bigint } {
  requireFinite(where, names, values);
  return scaledIntegers(values, commonExponent(values));
}

function scaledInteger(x: number, exponent: number): bigint {
  if (x === 0) return 0n;
  const unit = unitExponent(x);
  const high = words[HIGH]!;
  // The mantissa as an integer below 2^53, read from the bits; only normal numbers have the hidden one.
  const hidden = (high & 0x7ff00000) === 0 ? 0 : 0x100000;
  const mantissa = ((high & 0xfffff) | hidden) * 2 ** 32 + words[1 - HIGH]!;
  return BigInt(x < 0 ? -mantissa : mantissa) << BigInt(unit - exponent);
}
