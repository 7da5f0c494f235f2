import { requirePoint3 } from '../../core/arguments/index.js';
import type { PointLocation } from '../../core/location.js';
import type { Point3 } from '../../core/shapes.js';
import { contains, locate } from './engine/located.js';
import { type Frustum, frustumSet, requireFrustum } from './frustum.js';

/**
 * Where does a point lie to a frustum, and on which feature, numbered as {@link Frustum} says?
 *
 * @throws RangeError if a coordinate is not finite, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * pointFrustum([1, 0, 0], cube); // { location: 'boundary', feature: { type: 'face', index: 1 } }
 * pointFrustum([0.5, 0, 0], cube).location; // 'inside'
 */
export function pointFrustum(point: Point3, frustum: Frustum): PointLocation {
  requirePoint3('pointFrustum', 'point', point);
  requireFrustum('pointFrustum', 'frustum', frustum);
  return locate(point, frustumSet(frustum));
}

/**
 * Does a frustum contain a point? The boundary counts.
 *
 * @throws RangeError if a coordinate is not finite, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumContainsPoint(cube, [1, -1, 0]); // true
 */
export function frustumContainsPoint(frustum: Frustum, point: Point3): boolean {
  requireFrustum('frustumContainsPoint', 'frustum', frustum);
  requirePoint3('frustumContainsPoint', 'point', point);
  return contains(frustumSet(frustum), point);
}
