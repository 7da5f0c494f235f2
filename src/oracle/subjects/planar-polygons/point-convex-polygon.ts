import {
  convexPolygonContainsPoint2d,
  pointConvexPolygon2d,
} from '../../../planar/polygons/point-convex-polygon.js';
import { locationText } from '../../answers/text.js';
import { pointAndConvexRing } from '../../cases/planar/convex-rings.js';

/** The kernel's location, and whether the boolean says the same. */
export function subject(values: Float64Array): string {
  const [p, ring] = pointAndConvexRing(values);
  const answer = pointConvexPolygon2d(p, ring);
  const holds = convexPolygonContainsPoint2d(ring, p) === (answer.location !== 'outside');
  return locationText(answer) + (holds ? '' : ' BOOLEAN DIFFERS');
}
