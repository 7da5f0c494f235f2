import { requireOptions } from '../../core/arguments/index.js';
import type { PolygonOperand } from '../operand.js';
import { type PolygonProgressOptions, PROGRESS, watchBy } from '../progress.js';
import { convexPartsOf, opposite, requireFiniteSums } from './convex-parts.js';
import { unionSides } from './pair-coverage.js';
import { type Placements, placementsOf } from './placements.js';
import { coverageOfSums } from './tree-of-sums.js';

/**
 * The no-fit polygon of one polygon around another, exactly: by which vectors `moving` overlaps `fixed`, which stays
 * where it is. Inside of `region` they have inside points in common, but where `segments` and `points` say otherwise;
 * on its boundary, and on these, they touch; outside they have nothing in common.
 *
 * The region is the Minkowski sum of `fixed` and of `moving` with opposite coordinates. A hole of it is where `moving`
 * fits into a hole or a bay of `fixed`. Where it fits exactly, there are no holes, but segments along which it slides,
 * or points.
 *
 * Source: Art 1966; Burke et al. 2007, "Complete and robust no-fit polygon generation"; Bennell, Oliveira 2008.
 *
 * @throws RangeError naming the part that is wrong; also if an operand encloses nothing, has corners that are no
 *   doubles, or differences are beyond the largest double
 * @example
 * const box = (x, y, w, h) => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
 * noFitPolygon2d(box(0, 0, 4, 2), box(0, 0, 1, 1)).region.vertices; // [[-1, -1], [-1, 2], [4, -1], [4, 2]]
 * const slot = [box(0, 0, 6, 2), box(0, 3, 6, 2)];
 * noFitPolygon2d({ type: 'MultiPolygon', coordinates: slot.map((ring) => [ring]) }, box(0, 0, 1, 1)).segments;
 * // [[[-1, 2], [6, 2]]]
 */
export function noFitPolygon2d(
  fixed: PolygonOperand,
  moving: PolygonOperand,
  options?: PolygonProgressOptions,
): Placements {
  requireOptions('noFitPolygon2d', 'options', options, PROGRESS);
  const watch = watchBy('noFitPolygon2d', options);
  const p = convexPartsOf('noFitPolygon2d', 'fixed', fixed);
  const q = opposite(convexPartsOf('noFitPolygon2d', 'moving', moving));
  requireFiniteSums('noFitPolygon2d', p, q, 'moving');
  const sums = coverageOfSums({ a: p.parts, b: q.parts }, watch, { slots: true });
  return placementsOf(sums, unionSides(sums.coverage), watch);
}
