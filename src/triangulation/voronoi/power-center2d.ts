/** Centres of circles through three sites, or orthogonal to the circles of three weighted sites, exactly. */
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';

/** The point (x / w, y / w) · 2^exponent; w is positive. */
export interface CenterForm {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
  readonly exponent: number;
}

/** Numbers as integers: coordinates in units of 2^exponent, weights, which are squares, in units of its square. */
export function integersOfSites(
  coordinates: readonly number[],
  weights: readonly number[],
): { readonly xy: readonly bigint[]; readonly weights: readonly bigint[]; readonly exponent: number } {
  const isWeighted = weights.some((weight) => weight !== weights[0]);
  const exponent = isWeighted
    ? Math.min(commonExponent(coordinates), Math.floor(commonExponent(weights) / 2))
    : commonExponent(coordinates);
  // Equal weights cancel.
  return {
    xy: scaledIntegers(coordinates, exponent),
    weights: isWeighted ? scaledIntegers(weights, 2 * exponent) : weights.map(() => 0n),
    exponent,
  };
}

/**
 * The centre, which has the same power to three sites that are counterclockwise: 2 (b - a) · u = |b - a|² - (bw -
 * aw), and the same for c, are solved for u = x - a by Cramer's rule.
 *
 * @param xy six integers
 */
export function centerOf(xy: readonly bigint[], weights: readonly bigint[]): Omit<CenterForm, 'exponent'> {
  const [ax, ay, bx, by, cx, cy] = xy as [bigint, bigint, bigint, bigint, bigint, bigint];
  const [aw, bw, cw] = weights as [bigint, bigint, bigint];
  const [px, py, qx, qy] = [bx - ax, by - ay, cx - ax, cy - ay];
  const p = px * px + py * py - bw + aw;
  const q = qx * qx + qy * qy - cw + aw;
  const w = 2n * (px * qy - py * qx);
  return { x: ax * w + p * qy - q * py, y: ay * w + px * q - qx * p, w };
}
