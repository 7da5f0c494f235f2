import { nearestDouble } from '../nearest-double.js';
import type { Fraction } from './levels.js';

/** The whole part of the root: Newton's steps from above (Cohen, A Course in Computational Number Theory, 1.7.1). */
function rootOf(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(16).length * 4 + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/**
 * The double nearest to the sum of the roots of fractions: with ever more binary places, until the lower and the upper
 * bound have the same nearest double. A sum that is halfway between doubles, or a double, is one of rational roots.
 */
export function perimeterOf(squares: readonly Fraction[]): number {
  for (let places = 1200n; ; places *= 2n) {
    let [low, high] = [0n, 0n];
    for (const { numerator, denominator } of squares) {
      const scaled = numerator << (2n * places);
      const root = rootOf(scaled / denominator);
      low += root;
      high += root * root * denominator === scaled ? root : root + 1n;
    }
    const [least, most] = [nearestDouble(low, 1n << places), nearestDouble(high, 1n << places)];
    if (least === most) return least;
  }
}
