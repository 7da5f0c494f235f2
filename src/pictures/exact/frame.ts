import { bitLength } from '../../arithmetic/integers.js';
import type { Vector } from '../../oracle/referees/shapes/vectors.js';
import { extremes } from './extremes.js';
import type { Homogeneous } from './homogeneous.js';

/**
 * What a picture shows: the square or cube with a center and half of its side, as fractions of the scene's integers. It
 * is drawn from -1 to 1: a point moves by minus the center and is divided by the half side, exactly, and is rounded
 * only when it is written down.
 */
export interface Frame {
  readonly center: Vector;
  /** The denominator of the center, > 0. */
  readonly over: bigint;
  readonly half: { readonly numerator: bigint; readonly denominator: bigint };
}

/** A point of the scene, or p / w, as it is drawn. */
export function placed({ center, over, half }: Frame, p: Vector, w = 1n): Homogeneous {
  const at = (i: 0 | 1 | 2) => (p[i] * over - center[i] * w) * half.denominator;
  return { at: [at(0), at(1), at(2)], w: over * half.numerator * w };
}

/**
 * The smallest frame around points, with room at its border for what goes on; around one point half of its side is
 * `least`.
 */
export function frameAround(points: readonly Vector[], least: bigint): Frame {
  const ranges = [0, 1, 2].map((i) => extremes(points.map((p) => p[i]!)));
  const extent = extremes(ranges.map(({ low, high }) => high - low)).high;
  const [x, y, z] = ranges.map(({ low, high }) => low + high) as [bigint, bigint, bigint];
  const half = extent === 0n ? { numerator: least, denominator: 1n } : { numerator: extent, denominator: 2n };
  return { center: [x, y, z], over: 2n, half };
}

/** A power of two as a fraction. */
function power(k: number): Frame['half'] {
  return k >= 0
    ? { numerator: 1n << BigInt(k), denominator: 1n }
    : { numerator: 1n, denominator: 1n << BigInt(-k) };
}

/**
 * The frame around a point, center / over, in which a distance, given as its square, is between an eighth and a half of
 * what is seen to one side.
 */
export function frameFor(
  center: Vector,
  square: { numerator: bigint; denominator: bigint },
  over = 1n,
): Frame {
  const bits = bitLength(square.numerator) - bitLength(square.denominator);
  return { center, over, half: power(Math.ceil(bits / 2) + 2) };
}

/** How many times larger things are in the second frame, as a fraction. */
export function magnification(from: Frame, to: Frame): { numerator: bigint; denominator: bigint } {
  return {
    numerator: from.half.numerator * to.half.denominator,
    denominator: from.half.denominator * to.half.numerator,
  };
}
