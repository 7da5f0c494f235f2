import { dot, type Vector } from '../../distance/engine/vectors.js';
import type { AboutAxis } from './about-axis.js';
import type { RootQuotient } from './round-distance.js';

/**
 * The square of the distance from a circle about the axis, d² + r² - 2 r ρ, with d to the center, at a height that is a
 * multiple of the axis: over the root of X = (W ρ)², ρ = √X / W.
 */
export function squaredFromRim(toCenter: Vector, radius: bigint, { size }: AboutAxis): RootQuotient {
  return {
    whole: size * (dot(toCenter, toCenter) + radius * radius),
    part: -2n * radius,
    below: size,
  };
}

/**
 * The closest point of a circle about the axis, center + r m / |m|, with the way m from the axis, over the root of X =
 * m · m, which is not 0 unless r is.
 */
export function pointOfRim(center: Vector, radius: bigint, out: Vector, radicand: bigint): RootQuotient[] {
  if (radius === 0n) return center.map((x) => ({ whole: x, part: 0n, below: 1n }));
  return center.map((x, i) => ({ whole: x * radicand, part: radius * out[i]!, below: radicand }));
}
