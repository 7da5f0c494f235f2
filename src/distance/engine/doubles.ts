import { exponentOf, powerOfTwo } from '../../arithmetic/float64.js';

/**
 * Points as doubles: for what only proposes, and for filters that know the errors.
 *
 * Where the reach is finite, coordinates are zero or between 2^-852 and 2^802, and the reach is zero or at least
 * 2^-800: either they are modest (see below), or sums of a modest number and of three products of two such (oriented
 * boxes), which are less than 4 · 2^800, and multiples of the last bit of the least product, 2^(-800 - 52).
 */
export interface Doubles {
  /** Three coordinates for each point, off by at most 4.1 · 2^-53 of the reach. */
  readonly coordinates: Float64Array;
  /** No coordinate on that axis is greater in magnitude. Infinity: nothing is known of the errors. */
  readonly reach: readonly [number, number, number];
}

/** Numbers of a magnitude from here to its inverse, and zero, have products that neither underflow nor overflow. */
const LEAST = powerOfTwo(-400);
const GREATEST = powerOfTwo(400);

/** Are products of two such numbers safe? */
export function isModest(x: number): boolean {
  const size = Math.abs(x);
  return size === 0 || (size >= LEAST && size <= GREATEST);
}

/** Doubles as they are, three for each point. */
export function exactDoubles(numbers: ArrayLike<number>): Doubles {
  const reach: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < numbers.length; i++) {
    const size = isModest(numbers[i]!) ? Math.abs(numbers[i]!) : Infinity;
    if (size > reach[i % 3]!) reach[i % 3] = size;
  }
  return { coordinates: new Float64Array(numbers), reach };
}

/** The doubles of one of the points. */
export function doublesOfPoint({ coordinates, reach }: Doubles, i: number): Doubles {
  return { coordinates: coordinates.subarray(3 * i, 3 * i + 3), reach };
}

/** All of the points but one. */
export function withoutPoint({ coordinates, reach }: Doubles, i: number): Doubles {
  const left = new Float64Array(coordinates.length - 3);
  left.set(coordinates.subarray(0, 3 * i));
  left.set(coordinates.subarray(3 * i + 3), 3 * i);
  return { coordinates: left, reach };
}

/** A power of two that brings all coordinates to at most 1; 0 if they are not modest, or all are 0. */
export function scaleToOne(a: Doubles, b: Doubles): number {
  const largest = Math.max(...a.reach, ...b.reach);
  return largest === 0 || largest === Infinity ? 0 : powerOfTwo(-1 - exponentOf(largest));
}
