import type { PointLocation } from '../../core/location.js';
import type { Capsule, Point3 } from '../../core/shapes.js';
import { capsuleLocation } from './locate.js';

/**
 * Where does a point lie to a capsule, and on which feature? Face 0 is the side, faces 1 and 2 are the half spheres
 * about `start` and `end`, edges 0 and 1 where these join it; of two equal ends, all is face 1.
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.3.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * pointCapsule([3, 4, 0], { start: [0, 0, 0], end: [0, 0, 9], radius: 5 }).location; // 'boundary'
 * pointCapsule([3, 4, 0], { start: [0, 0, 0], end: [0, 0, 9], radius: 5 }).feature; // { type: 'edge', index: 0 }
 */
export function pointCapsule(point: Point3, capsule: Capsule): PointLocation {
  return capsuleLocation('pointCapsule', point, capsule);
}

/**
 * Does a capsule contain a point? The boundary counts.
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.3.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * capsuleContainsPoint({ start: [0, 0, 0], end: [0, 0, 9], radius: 5 }, [3, 4, 0]); // true
 */
export function capsuleContainsPoint(capsule: Capsule, point: Point3): boolean {
  return capsuleLocation('capsuleContainsPoint', point, capsule).location !== 'outside';
}
