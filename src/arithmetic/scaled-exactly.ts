import { powerOfTwo } from './float64.js';

/**
 * Numbers times a power of two, if no digit is lost by that; else the numbers as they are.
 *
 * @param exponent from -1100 to 1100
 * @example
 * scaledExactly(Float64Array.of(3, 0.5), 2); // new Float64Array([12, 2])
 * scaledExactly(Float64Array.of(1, 2 ** -1074), -1); // new Float64Array([1, 2 ** -1074])
 */
export function scaledExactly(
  values: Float64Array<ArrayBuffer>,
  exponent: number,
): Float64Array<ArrayBuffer> {
  // In two steps, because 2^1074 is no double.
  const half = exponent >> 1;
  const [first, second] = [powerOfTwo(half), powerOfTwo(exponent - half)];
  const [back, again] = [powerOfTwo(-half), powerOfTwo(half - exponent)];
  const scaled = values.map((x) => x * first * second);
  return scaled.every((x, i) => x * again * back === values[i]) ? scaled : values;
}
