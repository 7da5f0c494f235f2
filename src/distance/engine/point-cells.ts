/** Shapes of which only the points matter: neither edges nor faces are looked at. */
import type { FeatureType } from '../../core/feature.js';
import type { Cells } from './cells.js';
import { listed } from './point-list.js';
import { type Vector, ZERO } from './vectors.js';

/** The hull of points. */
export function hullOfPoints(points: readonly Vector[], inside: FeatureType = 'interior'): Cells {
  return { points: listed(points), directions: [], vertices: points.length, edges: [], faces: [], inside };
}

/** The origin. */
export const ORIGIN_CELLS: Cells = /* @__PURE__ */ hullOfPoints([ZERO], 'vertex');
