import { requirePoint2, requireRay2 } from '../../core/arguments/index.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { Point2, Ray } from '../../core/shapes.js';
import { holds, linearFeature, RAY } from './linear.js';

/**
 * Does a ray of the plane contain a point? Its origin counts.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * rayContainsPoint2d({ origin: [0, 0], direction: [1, 2] }, [3, 6]); // true
 * rayContainsPoint2d({ origin: [0, 0], direction: [1, 2] }, [-1, -2]); // false
 */
export function rayContainsPoint2d(ray: Ray, point: Point2): boolean {
  requireRay2('rayContainsPoint2d', 'ray', ray);
  requirePoint2('rayContainsPoint2d', 'point', point);
  return holds(RAY, ray.origin, ray.direction, point);
}

/**
 * Where does a point lie in relation to a ray of the plane: at its origin (`boundary`, `{ type: 'vertex', index: 0 }`),
 * behind that (`inside`, `{ type: 'edge', index: 0 }`), or `outside`?
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const ray = { origin: [0, 0], direction: [1, 2] };
 * pointRay2d([3, 6], ray); // { location: 'inside', feature: { type: 'edge', index: 0 } }
 * pointRay2d([0, 0], ray); // { location: 'boundary', feature: { type: 'vertex', index: 0 } }
 * pointRay2d([-1, -2], ray); // { location: 'outside', feature: null }
 */
export function pointRay2d(point: Point2, ray: Ray): PointLocation {
  requirePoint2('pointRay2d', 'point', point);
  requireRay2('pointRay2d', 'ray', ray);
  const { origin, direction } = ray;
  const feature = holds(RAY, origin, direction, point) ? linearFeature(RAY, origin, direction, point) : null;
  return locationAt(feature, 'edge');
}
