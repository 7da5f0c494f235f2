import { mortonText } from '../../answers/boxes.js';
import { exact } from './vectors.js';

/**
 * Morton keys by all bits: coordinates as integers of one unit, moved up so that none is negative (which is what two's
 * complements are), as texts of bits, of which one bit after the other is taken from each. The kernel makes no keys of
 * points, and keys of cells by shifts.
 */

/** One bit after the other of each number, those of the last one first. */
function interleaved(numbers: readonly bigint[], bits: number): bigint {
  const texts = numbers.map((x) => x.toString(2).padStart(bits, '0')).reverse();
  let key = '';
  for (let i = 0; i < bits; i++) for (const text of texts) key += text[i];
  return BigInt(`0b${key}`);
}

/** The order of two points along the curve, and the key of a cell. */
export function mortonReferee(v: Float64Array, dimension: 2 | 3): string {
  const { numerators } = exact(v.subarray(0, 2 * dimension));
  // All bits that any of them has.
  const all = numerators.reduce((some, x) => some | (x < 0n ? -x : x), 1n);
  const bits = all.toString(2).length + 1;
  const up = 1n << BigInt(bits - 1);
  const keyOf = (from: number) =>
    interleaved(
      numerators.slice(from, from + dimension).map((x) => x + up),
      bits,
    );
  const [a, b] = [keyOf(0), keyOf(dimension)];
  const cell = Array.from(v.subarray(2 * dimension), BigInt);
  return mortonText(a < b ? -1 : a > b ? 1 : 0, interleaved(cell, 26));
}
