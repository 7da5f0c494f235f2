import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Cells, Scale, ScaledCells } from '../../distance/engine/cells.js';
import { overScale } from '../../distance/engine/common-scale.js';

/**
 * All points at a distance of at most `radius` from a convex core: a sphere of a point, a capsule of a segment. Of
 * radius 0, the core.
 */
export interface Rounded {
  readonly core: ScaledCells;
  readonly radius: number;
}

/** The same over integers whose scale the context knows. */
export interface RoundedCells {
  readonly core: Cells;
  readonly radius: bigint;
}

/** Two shapes whose integers have one scale. */
export interface RoundedPair {
  readonly a: RoundedCells;
  readonly b: RoundedCells;
}

/** The same, with that scale. */
export interface ScaledPair extends RoundedPair {
  readonly scale: Scale;
}

/** Two shapes over one scale: the smallest exponent and the product of the denominators. */
export function roundedPair(a: Rounded, b: Rounded): ScaledPair {
  const exponents = [a.core.scale.exponent, b.core.scale.exponent];
  for (const { radius } of [a, b]) if (radius !== 0) exponents.push(commonExponent([radius]));
  const exponent = Math.min(...exponents);
  const denominator = a.core.scale.denominator * b.core.scale.denominator;
  const scale = { exponent, denominator };
  const over = ({ core, radius }: Rounded): RoundedCells => {
    const [integer] = scaledIntegers([radius], exponent);
    return { core: overScale(core, scale), radius: integer * denominator };
  };
  return { a: over(a), b: over(b), scale };
}
