import type { Capsule, Line } from '../../core/shapes.js';
import { capsuleHits, meetsCapsule } from './capsule-hits.js';
import type { RoundHits } from './hit.js';
import { lineOf } from './linear.js';

/**
 * Where does a line meet a capsule? The first and the last common point, each with its exact parameter, the point, and
 * the feature on which it lies. Face 0 is the side, faces 1 and 2 are the half spheres about `start` and `end`, edges 0
 * and 1 where these join it; of two equal ends, all is face 1.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.7; Eberly, 3D Game Engine Design, 5.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * const { relation, entry, exit } = lineCapsule({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { start: [0, 0, 0], end: [0, 0, 9], radius: 5 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function lineCapsule(line: Line, capsule: Capsule): RoundHits {
  return capsuleHits(lineOf('lineCapsule', line), 'lineCapsule', capsule);
}

/**
 * Have a line and a capsule a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.7; Eberly, 3D Game Engine Design, 5.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * lineIntersectsCapsule({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { start: [0, 0, 0], end: [0, 0, 9], radius: 5 }); // true
 * lineIntersectsCapsule({ origin: [-8, 6, 0], direction: [4, 0, 0] }, { start: [0, 0, 0], end: [0, 0, 9], radius: 5 }); // false
 */
export function lineIntersectsCapsule(line: Line, capsule: Capsule): boolean {
  return meetsCapsule(lineOf('lineIntersectsCapsule', line), 'lineIntersectsCapsule', capsule);
}
