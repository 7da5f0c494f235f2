/**
 * Booleans of polygons by trapezoids (de Berg et al., Computational Geometry, section 6.1, without the search): the
 * plane is cut at the x of all ends and crossings, edges are sorted between two of them, and windings say which parts
 * are inside. The boundary of their union is traced. All numbers are rational.
 */
import { polygonSetText } from '../../../answers/polygon-sets.js';
import { chainOf, resultOf } from '../../../cases/polygon-sets/chains.js';
import { manyCaseOf } from '../../../cases/polygon-sets/many.js';
import {
  ALONE,
  COMBINED,
  type OperandValues,
  operandAt,
  pairOf,
  probesOf,
  type SetOperation,
} from '../../../cases/polygon-sets/operands.js';
import { boundaryOf } from './boundary.js';
import { type Fraction, levelsOf } from './levels.js';
import { type Region, regionOf } from './region.js';
import { polygonsOf } from './rings.js';
import { locate, type Slab, slabsOf } from './slabs.js';

/** The levels and the slabs of a region. */
export function cut(region: Region): {
  readonly levels: readonly Fraction[];
  readonly slabs: readonly Slab[];
} {
  const levels = levelsOf(
    region.edges,
    region.others.map(([x]) => x),
  );
  return { levels, slabs: slabsOf(region.edges, levels, region.groups, region.isInside) };
}

/** What a region is, as text. */
export function regionText(region: Region): string {
  const { levels, slabs } = cut(region);
  const boundary = boundaryOf(slabs, levels);
  const over = ({ numerator, denominator }: Fraction): Fraction => ({
    numerator,
    denominator: denominator * region.one,
  });
  return polygonSetText({
    vertices: boundary.vertices.map(([x, y]) => [over(x), over(y)]),
    polygons: polygonsOf(boundary),
  });
}

/** Operands combined, as text. */
export function combinedReferee(
  operands: readonly OperandValues[],
  contains: (isIn: readonly boolean[]) => boolean,
): string {
  return regionText(regionOf(operands, contains));
}

/** Two operands combined. */
export function pairReferee(operation: SetOperation): (values: Float64Array) => string {
  return (values) => combinedReferee(pairOf(values), COMBINED[operation]);
}

/** One operand. */
export function operandReferee(values: Float64Array): string {
  return combinedReferee([operandAt(values, 0, ALONE)], COMBINED.union);
}

/** Operands combined step by step. */
export function chainReferee(values: Float64Array): string {
  const { operands, steps } = chainOf(values);
  const contains = (isIn: readonly boolean[]) =>
    resultOf({ operands: isIn, steps }, (operation, a, b) => COMBINED[operation]([a, b]));
  return combinedReferee(operands, contains);
}

/** Where points are to an operand. */
export function locationsReferee(values: Float64Array): string {
  const region = regionOf([operandAt(values, 0, ALONE)], COMBINED.union, probesOf(values));
  const { levels, slabs } = cut(region);
  const whole = (numerator: bigint): Fraction => ({ numerator, denominator: 1n });
  return region.others.map(([x, y]) => locate(slabs, levels, [whole(x), whole(y)])).join(' ');
}

/** Many polygons combined. */
export function manyReferee(values: Float64Array): string {
  const { operation, operands } = manyCaseOf(values);
  return combinedReferee(operands, COMBINED[operation]);
}
