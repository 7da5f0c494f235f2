/** What of a frustum a round shape can see, as a polytope: all of it, if it is bounded, else its part in a cube around the round shape. */
import { absolute } from '../../arithmetic/integers.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { ScaledCells } from '../../distance/engine/cells.js';
import type { Vector } from '../../distance/engine/vectors.js';
import { type Frustum, frustumSet, requireFrustum } from '../../spatial/convex/frustum.js';
import type { HalfSpaceCells } from '../engine/half-spaces.js';
import { polytopeCells } from '../engine/polytope-cells.js';
import { frustumSpaces } from './frustum-spaces.js';

/** The polytopes of bounded frusta, which are the same for all shapes. */
const bounded = /* @__PURE__ */ new WeakMap<Frustum, { readonly cells: ScaledCells | null }>();

/**
 * The polytope that stands for a frustum P beside a bounded convex shape K, checked; `null` if it is empty. It is P itself, or of an unbounded P its part in a
 * cube Q with K in its inside. All answers about K and P are those about K and P ∩ Q:
 *
 * - K ∩ P = K ∩ (P ∩ Q), so that both are empty or none; and K is in P exactly if it is in P ∩ Q.
 * - Points of K have a neighbourhood in Q, where P and P ∩ Q are equal: such a point is in the relative interior of both or of neither, and if there is
 *   a common one, both have one dimension. So the insides meet, and have so many dimensions in common, for P as for P ∩ Q.
 * - An unbounded P is not in K. Nor is P ∩ Q, unless it is empty: from each of its points, a ray in P leaves the cube through its boundary, where no point of K is.
 *
 * @param numbers all numbers of K, of whose points no coordinate is greater than the sum of their magnitudes
 */
export function frustumCells(
  where: string,
  frustum: Frustum,
  numbers: readonly number[],
): ScaledCells | null {
  requireFrustum(where, 'frustum', frustum);
  if (!frustumSet(frustum).isBounded) {
    return polytopeCells([...frustumSpaces(where, frustum, 0), ...cubeAround(numbers)]);
  }
  const known = bounded.get(frustum) ?? { cells: polytopeCells(frustumSpaces(where, frustum, 0)) };
  bounded.set(frustum, known);
  return known.cells;
}

const UNITS: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

/** The cube about the origin in which no coordinate is greater than the sum of the magnitudes of numbers, and a little more, in units of 1. */
function cubeAround(numbers: readonly number[]): HalfSpaceCells[] {
  const exponent = commonExponent(numbers);
  const integers = scaledIntegers(numbers, exponent) as bigint[];
  const half = integers.reduce((sum, x) => sum + absolute(x), 1n);
  const constant = exponent > 0 ? half << BigInt(exponent) : half;
  const size = exponent < 0 ? 1n << BigInt(-exponent) : 1n;
  return UNITS.flatMap(([x, y, z]): HalfSpaceCells[] => [
    { normal: [x * size, y * size, z * size], constant },
    { normal: [-x * size, -y * size, -z * size], constant },
  ]);
}
