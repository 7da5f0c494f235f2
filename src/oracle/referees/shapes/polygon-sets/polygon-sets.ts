/**
 * Booleans of polygons by trapezoids (de Berg et al., Computational Geometry, section 6.1, without the search): the
 * plane is cut at the x of all ends and crossings, edges are sorted between two of them, and windings say which parts
 * are inside. The boundary of their union is traced. All numbers are rational.
 */
import { polygonSetText } from '../../../answers/polygon-sets.js';
import {
  COMBINED,
  type OperandValues,
  pairOf,
  type SetOperation,
} from '../../../cases/polygon-sets/operands.js';
import { boundaryOf } from './boundary.js';
import { type Fraction, levelsOf } from './levels.js';
import { type Region, regionOf } from './region.js';
import { polygonsOf } from './rings.js';
import { type Slab, slabsOf } from './slabs.js';

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
