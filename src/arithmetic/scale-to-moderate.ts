import { exponentOf, powerOfTwo } from './float64.js';

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
 * underflow, so that filters decide; in place. Nothing is done if a digit would be lost: no answer depends on it.
 *
 * @returns the values
 */
export function scaleToModerate(values: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const most = greatest(values);
  if (most === 0 || (most <= LARGE && most >= SMALL)) return values;
  // In two steps, because 2^1074 is no double.
  const shift = -exponentOf(most);
  const [first, second] = [powerOfTwo(shift >> 1), powerOfTwo(shift - (shift >> 1))];
  const [back, again] = [powerOfTwo(-(shift >> 1)), powerOfTwo((shift >> 1) - shift)];
  const scaled = values.map((x) => x * first * second);
  return scaled.every((x, i) => x * again * back === values[i]) ? scaled : values;
}
