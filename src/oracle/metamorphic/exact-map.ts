import { twoSumTail } from '../../arithmetic/error-free.js';
import { powerOfTwo } from '../cases/doubles.js';
import type { Random } from '../cases/random.js';

/** What a map made of the points of a case. */
export interface MappedCase {
  readonly values: Float64Array;
  /** The factor of oriented areas (in space: volumes), a power of two or its negative. */
  readonly determinant: number;
  /** For each point, the index that it had before; -1 for a point that was inserted. */
  readonly origins: readonly number[];
}

/** A map of points that rounds nothing: what it makes is what the map is on the numbers themselves. */
export interface ExactMap {
  readonly name: string;
  /** `undefined` where the map says nothing about these values, because it would have to round. */
  apply(values: Float64Array, random: Random): MappedCase | undefined;
}

/** Of the plane or of space. */
export type Dimension = 2 | 3;

const indices = (values: Float64Array, dimension: Dimension): number[] =>
  Array.from({ length: values.length / dimension }, (_, i) => i);

/** Exact: nothing is computed, numbers are copied. */
function taken(values: Float64Array, dimension: Dimension, origins: readonly number[]): MappedCase {
  const out = new Float64Array(origins.length * dimension);
  for (const [i, from] of origins.entries()) {
    out.set(values.subarray(from * dimension, (from + 1) * dimension), i * dimension);
  }
  return { values: out, determinant: 1, origins };
}

/**
 * The points in another order: point i is what point `order[i]` was. Exact, because nothing is computed. A case of
 * another number of points is passed over.
 *
 * @example permutedPoints(2, [1, 0]).name; // 'points 1 0'
 */
export function permutedPoints(dimension: Dimension, order: readonly number[]): ExactMap {
  return {
    name: `points ${order.join(' ')}`,
    apply: (values) =>
      values.length === order.length * dimension ? taken(values, dimension, order) : undefined,
  };
}

/**
 * The points from the last to the first. Exact, because nothing is computed.
 *
 * @example reversedPoints(2).name; // 'reversal'
 */
export function reversedPoints(dimension: Dimension): ExactMap {
  return {
    name: 'reversal',
    apply: (values) => taken(values, dimension, indices(values, dimension).reverse()),
  };
}

/**
 * One point of a chain or ring twice, one behind the other. Exact, because nothing is computed.
 *
 * @example repeatedPoint(2).name; // 'repeated point'
 */
export function repeatedPoint(dimension: Dimension): ExactMap {
  return {
    name: 'repeated point',
    apply(values, random) {
      const origins = indices(values, dimension);
      if (origins.length === 0) return undefined;
      const i = random.below(origins.length);
      origins.splice(i, 0, i);
      return taken(values, dimension, origins);
    },
  };
}

/**
 * All coordinates times one power of two, from 2^-60 to 2^60. A product that overflows is infinite. One that loses bits
 * among the subnormals is another number than x·2^k, and dividing it by 2^k again, which rounds nothing or overflows,
 * does not give x. So whatever comes back as it was is exact.
 *
 * @example scaledPoints(2).name; // 'scaling'
 */
export function scaledPoints(dimension: Dimension): ExactMap {
  return {
    name: 'scaling',
    apply(values, random) {
      const factor = powerOfTwo(random.between(-60, 60));
      const scaled = values.map((x) => x * factor);
      if (scaled.some((x, i) => !Number.isFinite(x) || x / factor !== values[i])) return undefined;
      return {
        values: scaled,
        determinant: dimension === 2 ? factor * factor : factor * factor * factor,
        origins: indices(values, dimension),
      };
    },
  };
}

/**
 * A unimodular map of points with integer coordinates: three shears, each adding up to four times one coordinate to
 * another, and then, every second time, the exchange of the first two axes; the determinant is 1 or -1. Exact: all
 * numbers and products are safe integers, or the map says nothing. An integer result of 2^53 or more does not round to
 * less than 2^53, so that a rounded result that is a safe integer was one before it was rounded, and is a double:
 * nothing was rounded.
 *
 * @example unimodular(2).name; // 'unimodular'
 */
export function unimodular(dimension: Dimension): ExactMap {
  return {
    name: 'unimodular',
    apply(values, random) {
      const out = Float64Array.from(values);
      if (!out.every(Number.isSafeInteger)) return undefined;
      for (let shear = 0; shear < 3; shear++) if (!sheared(out, dimension, random)) return undefined;
      const mirrored = random.below(2) === 1;
      for (let at = 0; mirrored && at < out.length; at += dimension) {
        [out[at], out[at + 1]] = [out[at + 1]!, out[at]!];
      }
      return { values: out, determinant: mirrored ? -1 : 1, origins: indices(values, dimension) };
    },
  };
}

/** Whether it went without rounding. */
function sheared(out: Float64Array, dimension: Dimension, random: Random): boolean {
  const to = random.below(dimension);
  const from = (to + 1 + random.below(dimension - 1)) % dimension;
  const times = random.between(-4, 4);
  for (let at = 0; at < out.length; at += dimension) {
    const product = times * out[at + from]!;
    out[at + to] = out[at + to]! + product;
    if (!Number.isSafeInteger(product) || !Number.isSafeInteger(out[at + to])) return false;
  }
  return true;
}

/**
 * The middle of an edge of a ring between its ends; the last point is joined to the first. Exact: the map says nothing
 * unless the sum of the coordinates has no rounding error (the tail of Knuth's two-sum is that error) and its half,
 * doubled, is the sum again.
 *
 * @example insertedMidpoint(2).name; // 'inserted midpoint'
 */
export function insertedMidpoint(dimension: Dimension): ExactMap {
  return {
    name: 'inserted midpoint',
    apply(values, random) {
      const origins = indices(values, dimension);
      if (origins.length < 2) return undefined;
      const edge = random.below(origins.length);
      const next = (edge + 1) % origins.length;
      const middle = Array.from({ length: dimension }, (_, k) =>
        exactMiddle(values[edge * dimension + k]!, values[next * dimension + k]!),
      );
      if (middle.includes(undefined)) return undefined;
      const out = Array.from(values);
      out.splice((edge + 1) * dimension, 0, ...(middle as number[]));
      origins.splice(edge + 1, 0, -1);
      return { values: Float64Array.from(out), determinant: 1, origins };
    },
  };
}

function exactMiddle(a: number, b: number): number | undefined {
  const sum = a + b;
  if (!Number.isFinite(sum) || twoSumTail(a, b, sum) !== 0) return undefined;
  const half = sum / 2;
  return half * 2 === sum ? half : undefined;
}
