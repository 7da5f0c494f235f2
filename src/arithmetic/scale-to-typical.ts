import { exponentOf } from './float64.js';
import { scaledExactly } from './scaled-exactly.js';

/** Sizes up to 2^60 and down to 2^-60 are left: squares of squares of them are far from the ends of the doubles. */
const FAR = 60;
const [LEAST, MOST] = [2 ** -60, 2 ** 60];

/** Are all numbers 0, or so near to 1 that their mean exponent is? */
function areTypical(values: Float64Array): boolean {
  for (let i = 0; i < values.length; i++) {
    const size = Math.abs(values[i]!);
    if (!(size < MOST && (size >= LEAST || size === 0))) return false;
  }
  return true;
}

/** The mean exponent of the numbers that are not zero; a few that are far from all others hardly change it. */
function meanExponent(values: Float64Array): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < values.length; i++) {
    if (values[i] === 0) continue;
    sum += exponentOf(values[i]!);
    count++;
  }
  return count === 0 ? 0 : Math.round(sum / count);
}

/**
 * Brings numbers most of which are very large or very small, by a power of two, to where products of four neither
 * overflow nor underflow, so that filters decide. Nothing is done if a digit would be lost: no answer depends on it.
 *
 * @returns the values, or others in their place
 * @example
 * scaleToTypical(Float64Array.of(2 ** 1000, 3 * 2 ** 1000)); // new Float64Array([0.5, 1.5])
 */
export function scaleToTypical(values: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  if (areTypical(values)) return values;
  const shift = -meanExponent(values);
  if (Math.abs(shift) <= FAR) return values;
  return scaledExactly(values, shift);
}
