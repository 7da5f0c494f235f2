import { edge, vertex } from '../../core/feature.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { Point3, Ray } from '../../core/shapes.js';
import { comesBefore, loadRay } from './linear-workspace.js';
import { isOnCarrier } from './on-carrier.js';
import { FIRST, loadPoint, ORIGIN, same } from './workspace.js';

/**
 * Where does a point lie to a ray of space? `boundary` at the origin (vertex 0), `inside` on its edge 0, or `outside`.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * pointRay([5, 5, 5], { origin: [1, 1, 1], direction: [1, 1, 1] }); // { location: 'inside', feature: { type: 'edge', index: 0 } }
 * pointRay([0, 0, 0], { origin: [1, 1, 1], direction: [1, 1, 1] }).location; // 'outside'
 */
export function pointRay(point: Point3, ray: Ray): PointLocation {
  loadPoint('pointRay', 'point', FIRST, point);
  loadRay('pointRay', 'ray', ray);
  if (same(FIRST, ORIGIN)) return locationAt(vertex(0), 'edge');
  return locationAt(isAhead() ? edge(0) : null, 'edge');
}

/**
 * Does a ray of space contain a point? The origin counts.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example rayContainsPoint({ origin: [1, 1, 1], direction: [1, 0, 0] }, [9, 1, 1]); // true
 */
export function rayContainsPoint(ray: Ray, point: Point3): boolean {
  loadRay('rayContainsPoint', 'ray', ray);
  loadPoint('rayContainsPoint', 'point', FIRST, point);
  return same(FIRST, ORIGIN) || isAhead();
}

function isAhead(): boolean {
  return isOnCarrier('ray') && comesBefore('ray', ORIGIN, FIRST);
}
