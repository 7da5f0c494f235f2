import { convexHull2d } from '../../../planar/polygons/convex-hull.js';
import { hullText } from '../../answers/polygons.js';
import { ringAt } from '../../cases/planar/rings.js';
import { POLICIES } from '../../cases/planar/shapes.js';

/** The kernel's lists under all policies. */
export function subject(values: Float64Array): string {
  const points = ringAt(values, 0);
  return hullText(POLICIES.map((policy) => convexHull2d(points, policy)));
}
