import { requireRay3 } from '../../core/arguments/linear.js';
import { requireRing3 } from '../../core/arguments/rings.js';
import { copiedPoint3 } from '../../core/copies.js';
import type { Ray, Ring } from '../../core/shapes.js';
import { loadRay } from '../triangles/linear-workspace.js';
import { type LinearPolygon, linearPolygon } from './linear-polygon.js';

/**
 * How does a ray meet a polygon in space? As in `segmentPolygon`.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example rayPolygon({ origin: [1, 1, 1], direction: [0, 0, -1] }, [[0, 0, 0], [4, 0, 0], [4, 4, 0], [0, 4, 0]]).facing; // 1
 */
export function rayPolygon(ray: Ray, polygon: Ring): LinearPolygon {
  requireRay3('rayPolygon', 'ray', ray);
  requireRing3('rayPolygon', 'polygon', polygon);
  // The list may ask other questions when it is read: it is, before anything is loaded.
  const own = Array.from(polygon, copiedPoint3);
  loadRay('rayPolygon', 'ray', ray);
  return linearPolygon('ray', own);
}
