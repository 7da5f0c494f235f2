import { requirePoint3 } from '../../core/arguments/index.js';
import type { PointLocation } from '../../core/location.js';
import type { Point3 } from '../../core/shapes.js';
import { type Convex, requireConvex, setOf } from './convex.js';
import { contains, locate } from './engine/located.js';

/**
 * Where does a point lie to a prepared convex shape: inside, outside or on its boundary, and on which feature? The
 * first vertex, edge or face that contains it, or the interior.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7 (point against half-spaces).
 *
 * @throws RangeError if the point has not three finite coordinates
 * @example
 * const cube = convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] });
 * pointConvex([1, 0.5, 1], cube); // { location: 'boundary', feature: { type: 'edge', index: 7 } }
 * pointConvex([1, 0.5, 2], cube); // { location: 'outside', feature: null }
 */
export function pointConvex(point: Point3, convex: Convex): PointLocation {
  requirePoint3('pointConvex', 'point', point);
  requireConvex('pointConvex', 'convex', convex);
  return locate(point, setOf(convex));
}

/**
 * Does a prepared convex shape contain a point? The boundary counts.
 *
 * @throws RangeError if the point has not three finite coordinates
 * @example
 * convexContainsPoint(convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] }), [1, 0.5, 1]); // true
 */
export function convexContainsPoint(convex: Convex, point: Point3): boolean {
  requireConvex('convexContainsPoint', 'convex', convex);
  requirePoint3('convexContainsPoint', 'point', point);
  return contains(setOf(convex), point);
}
