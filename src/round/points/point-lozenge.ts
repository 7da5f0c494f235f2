import type { PointLocation } from '../../core/location.js';
import type { Lozenge, Point3 } from '../../core/shapes.js';
import { lozengeLocation } from './locate.js';

/**
 * Where does a point lie to a lozenge, and on which feature?
 * All of the boundary is face 0.
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.4.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * pointLozenge([3, 4, 0], { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 }).location; // 'boundary'
 * pointLozenge([3, 4, 0], { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 }).feature; // { type: 'face', index: 0 }
 */
export function pointLozenge(point: Point3, lozenge: Lozenge): PointLocation {
  return lozengeLocation('pointLozenge', point, lozenge);
}

/**
 * Does a lozenge contain a point? The boundary counts.
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.4.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * lozengeContainsPoint({ origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 }, [3, 4, 0]); // true
 */
export function lozengeContainsPoint(lozenge: Lozenge, point: Point3): boolean {
  return lozengeLocation('lozengeContainsPoint', point, lozenge).location !== 'outside';
}
