import type { Capsule, Ray } from '../../core/shapes.js';
import { capsuleHits, meetsCapsule } from './capsule-hits.js';
import type { RoundHits } from './hit.js';
import { rayOf } from './linear.js';

/**
 * Where does a ray meet a capsule? The first and the last common point, each with its exact parameter, the point, and
 * the feature on which it lies. Face 0 is the side, faces 1 and 2 are the half spheres about `start` and `end`, edges 0
 * and 1 where these join it; of two equal ends, all is face 1.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.7; Eberly, 3D Game Engine Design, 5.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * const { relation, entry, exit } = rayCapsule({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { start: [0, 0, 0], end: [0, 0, 9], radius: 5 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function rayCapsule(ray: Ray, capsule: Capsule): RoundHits {
  return capsuleHits(rayOf('rayCapsule', ray), 'rayCapsule', capsule);
}

/**
 * Have a ray and a capsule a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.7; Eberly, 3D Game Engine Design, 5.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * rayIntersectsCapsule({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { start: [0, 0, 0], end: [0, 0, 9], radius: 5 }); // true
 * rayIntersectsCapsule({ origin: [-8, 6, 0], direction: [4, 0, 0] }, { start: [0, 0, 0], end: [0, 0, 9], radius: 5 }); // false
 */
export function rayIntersectsCapsule(ray: Ray, capsule: Capsule): boolean {
  return meetsCapsule(rayOf('rayIntersectsCapsule', ray), 'rayIntersectsCapsule', capsule);
}
