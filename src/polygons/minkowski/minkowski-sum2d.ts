import { requireOptions } from '../../core/arguments/index.js';
import { canonicalSet } from '../canonical-set.js';
import { markAsMade } from '../made-sets.js';
import type { PolygonOperand } from '../operand.js';
import type { PolygonSet } from '../polygon-set.js';
import { type PolygonProgressOptions, PROGRESS, watchBy } from '../progress.js';
import { convexPartsOf, requireFiniteSums } from './convex-parts.js';
import { unionSides } from './pair-coverage.js';
import { coverageOfSums } from './tree-of-sums.js';

/**
 * The Minkowski sum of polygons, exactly: all points p + q for p in a and q in b. That is what b covers as its origin
 * goes through all of a.
 *
 * Corners are sums of two doubles, which are not rounded: they are vertices as all of polygon sets. Both operands are
 * cut into convex parts, and the sums of all pairs of these are united, so that holes of either are right.
 *
 * Source: de Berg et al., Computational Geometry, 13.3 and 13.4; Ericson, Real-Time Collision Detection, 3.11.
 *
 * @throws RangeError naming the part that is wrong; also if an operand encloses nothing, has corners that are no
 *   doubles, or sums are beyond the largest double
 * @example
 * const square = [[0, 0], [2, 0], [2, 2], [0, 2]];
 * const triangle = [[0, 0], [1, 0], [0, 1]];
 * minkowskiSum2d(square, triangle).vertices; // [[0, 0], [0, 3], [2, 3], [3, 0], [3, 2]]
 */
export function minkowskiSum2d(
  a: PolygonOperand,
  b: PolygonOperand,
  options?: PolygonProgressOptions,
): PolygonSet {
  requireOptions('minkowskiSum2d', 'options', options, PROGRESS);
  const watch = watchBy('minkowskiSum2d', options);
  const p = convexPartsOf('minkowskiSum2d', 'a', a);
  const q = convexPartsOf('minkowskiSum2d', 'b', b);
  requireFiniteSums('minkowskiSum2d', p, q, 'b');
  const { coverage } = coverageOfSums({ a: p.parts, b: q.parts }, watch);
  watch?.report('rings', 0, 1);
  const set = markAsMade(canonicalSet(coverage.subdivision, unionSides(coverage)).set);
  watch?.report('rings', 1, 1);
  return set;
}
