/** The quadratic form of the side of a cylinder, cone or truncated cone, at points between the caps. */
import { integerSign } from '../../arithmetic/root-signs.js';
import type { Sign } from '../../core/sign.js';
import { cross, dot, minus, plus, times, type Vector } from '../../distance/engine/vectors.js';
import type { ConeIntegers } from './cone-shapes.js';

/**
 * A point as the side sees it, times a positive weight: with p from the start and the axis w, p × w, and W times the
 * solid's radius at the point's height, r W + (s - r) p · w, for W = w · w. Both are linear in the weighted point, so
 * that those of a sum are the sums.
 */
export interface SidePoint {
  readonly across: Vector;
  readonly level: bigint;
}

/**
 * A point with its weight, and its height over the start, times the length of the axis and the weight: from 0 to W
 * times the weight between the caps.
 */
export interface HighPoint extends SidePoint {
  readonly height: bigint;
  readonly weight: bigint;
}

/** A point over the integers of a solid, times a weight: its denominator, if it is a fraction. */
export function highPoint(
  { start, axis, size, radii }: ConeIntegers,
  at: Vector,
  weight: bigint = 1n,
): HighPoint {
  const p = minus(at, weight === 1n ? start : times(start, weight));
  const height = dot(p, axis);
  const level = radii[0] * size * weight + (radii[1] - radii[0]) * height;
  return { across: cross(p, axis), level, height, weight };
}

/** u A + v B. */
export function combined(a: SidePoint, u: bigint, b: SidePoint, v: bigint): SidePoint {
  return { across: plus(times(a.across, u), times(b.across, v)), level: u * a.level + v * b.level };
}

/**
 * The polar form of q, which has the sign of the distance from the axis minus the radius: that distance is |p × w| /
 * √W, and the radius is level / W, so that q = W |p × w|² - level².
 */
export function polar(size: bigint, a: SidePoint, b: SidePoint): bigint {
  return size * dot(a.across, b.across) - a.level * b.level;
}

/** Is a point between the caps in the solid? -1 within its side, 0 on it, 1 outside. */
export function sideSign(size: bigint, p: SidePoint): Sign {
  return integerSign(polar(size, p, p));
}

/**
 * The least sign of q on the segment from A to B. Its points are multiples of s A + t B for s, t >= 0 that are not both
 * 0, at which q is s² q(A) + 2 s t b + t² q(B) with the polar form b: where that has no sign but those of its ends, b
 * is not negative, or b² less than their product.
 */
export function leastSideSign(size: bigint, a: SidePoint, b: SidePoint): Sign {
  const [first, last] = [polar(size, a, a), polar(size, b, b)];
  const ends = Math.min(integerSign(first), integerSign(last)) as Sign;
  if (ends < 0) return ends;
  const middle = polar(size, a, b);
  return middle < 0n ? (Math.min(ends, integerSign(first * last - middle * middle)) as Sign) : ends;
}
