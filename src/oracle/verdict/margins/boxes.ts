import * as rational from '../../../arithmetic/rational.js';
import type { Square } from './distances.js';

const greatest = (a: bigint, b: bigint) => (a > b ? a : b);

/** From a point to the surface of a box: from inside to the nearest face. */
export function pointToBoxSurface(
  p: readonly bigint[],
  min: readonly bigint[],
  max: readonly bigint[],
): Square {
  // Along each axis how far outside the point is; negative inside.
  const outside = p.map((x, j) => greatest(min[j]! - x, x - max[j]!));
  const beyond = outside.filter((x) => x > 0n);
  if (beyond.length > 0)
    return rational.fromParts(
      beyond.reduce((sum, x) => sum + x * x, 0n),
      1n,
    );
  return rational.fromParts(outside.reduce(greatest) ** 2n, 1n);
}
