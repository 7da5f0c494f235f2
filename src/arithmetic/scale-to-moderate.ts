import { exponentOf } from './float64.js';
import { scaledExactly } from './scaled-exactly.js';

/** Magnitudes that filters in doubles are made for. */
const LARGE = 2 ** 200;
const SMALL = 2 ** -200;

/** The greatest magnitude of some numbers. */
function greatest(values: Float64Array): number {
  let most = 0;
  for (let i = 0; i < values.length; i++) most = Math.max(most, Math.abs(values[i]!));
  return most;
}

/**
 * Brings numbers that are very large or very small, by a power of two, to where products neither overflow nor
 * underflow, so that filters decide. Nothing is done if a digit would be lost: no answer depends on it.
 *
 * @returns the values, or others in their place
 * @example
 * scaleToModerate(Float64Array.of(2 ** 1000, 3 * 2 ** 999)); // new Float64Array([1, 1.5])
 * scaleToModerate(Float64Array.of(2 ** 1000, 2 ** -1000)); // new Float64Array([2 ** 1000, 2 ** -1000])
 */
export function scaleToModerate(values: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const most = greatest(values);
  if (most === 0 || (most <= LARGE && most >= SMALL)) return values;
  return scaledExactly(values, -exponentOf(most));
}
