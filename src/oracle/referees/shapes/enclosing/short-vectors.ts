import { absolute } from '../../../../arithmetic/integers.js';
import { greater, subtract, type Vector } from '../vectors.js';

/**
 * Vectors from a first point, divided by the greatest power of two that all their coordinates, and some lengths, have
 * in common.
 */
export interface ShortVectors {
  readonly vectors: readonly Vector[];
  readonly lengths: readonly bigint[];
  /** What they were divided by. */
  readonly unit: bigint;
}

/**
 * What does not change where things are moved and scaled is asked of these: their numbers are as short as the points
 * are near to each other.
 */
export function shortVectors(points: readonly Vector[], lengths: readonly bigint[] = []): ShortVectors {
  const from = points.map((p) => subtract(p, points[0]!));
  const all = [...from.flat(), ...lengths].reduce((bits, x) => bits | x, 0n);
  const unit = all === 0n ? 1n : all & -all;
  if (unit === 1n) return { vectors: from, lengths, unit };
  const shift = BigInt(unit.toString(2).length - 1);
  return {
    vectors: from.map(([x, y, z]) => [x >> shift, y >> shift, z >> shift]),
    lengths: lengths.map((x) => x >> shift),
    unit,
  };
}

/** More digits, to the base 16, than a double has, and less than what is too great for one. */
const LEADING_DIGITS = 200;

/**
 * Integers divided by about the greatest size among them, as doubles that are 1 in size at most: each is off by 2^-52
 * at most.
 */
export function asDoubles(integers: readonly bigint[]): Float64Array {
  const greatest = integers.map(absolute).reduce(greater, 1n);
  const digits = greatest.toString(16).length - LEADING_DIGITS;
  const shift = digits > 0 ? BigInt(4 * digits) : 0n;
  const size = Number(greatest >> shift);
  return Float64Array.from(integers, (x) => Number(x >> shift) / size);
}
