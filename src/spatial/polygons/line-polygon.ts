import { requireLine3 } from '../../core/arguments/linear.js';
import { requireRing3 } from '../../core/arguments/rings.js';
import { copiedPoint3 } from '../../core/copies.js';
import type { Line, Ring } from '../../core/shapes.js';
import { loadLine } from '../triangles/linear-workspace.js';
import { type LinearPolygon, linearPolygon } from './linear-polygon.js';

/**
 * How does a line meet a polygon in space? As in `segmentPolygon`.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example linePolygon({ origin: [4, 1, 9], direction: [0, 0, 1] }, [[0, 0, 0], [4, 0, 0], [4, 4, 0], [0, 4, 0]]).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 1 } }]
 */
export function linePolygon(line: Line, polygon: Ring): LinearPolygon {
  requireLine3('linePolygon', 'line', line);
  requireRing3('linePolygon', 'polygon', polygon);
  // The list may ask other questions when it is read: it is, before anything is loaded.
  const own = Array.from(polygon, copiedPoint3);
  loadLine('linePolygon', 'line', line);
  return linearPolygon('line', own);
}
