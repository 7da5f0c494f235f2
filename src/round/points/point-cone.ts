import type { PointLocation } from '../../core/location.js';
import type { Cone, Point3 } from '../../core/shapes.js';
import { coneSolid } from '../hits/solids.js';
import { locate } from './locate.js';

/**
 * Where does a point lie to a cone, and on which feature?
 * Face 0 is the side, face 1 the base, edge 0 its rim, vertex 0 the apex.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative or the center is the apex
 * @example
 * pointCone([3, 4, 0], { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 }).location; // 'boundary'
 * pointCone([3, 4, 0], { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 }).feature; // { type: 'face', index: 0 }
 */
export function pointCone(point: Point3, cone: Cone): PointLocation {
  return locate('pointCone', point, coneSolid('pointCone', cone));
}

/**
 * Does a cone contain a point? The boundary counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative or the center is the apex
 * @example
 * coneContainsPoint({ apex: [0, 0, 5], center: [0, 0, -5], radius: 10 }, [3, 4, 0]); // true
 */
export function coneContainsPoint(cone: Cone, point: Point3): boolean {
  return locate('coneContainsPoint', point, coneSolid('coneContainsPoint', cone)).location !== 'outside';
}
