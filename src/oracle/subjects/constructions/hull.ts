import { convexHull2d } from '../../../planar/polygons/convex-hull.js';
import { ringAt } from '../../cases/planar/rings.js';

/** The kernel's hull: corners only. */
export function hullSubject(values: Float64Array): string {
  return JSON.stringify(convexHull2d(ringAt(values, 0)));
}
