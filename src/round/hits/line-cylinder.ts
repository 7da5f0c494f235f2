import type { Cylinder, Line } from '../../core/shapes.js';
import { hasHit, hitsOf } from './find-hits.js';
import type { RoundHits } from './hit.js';
import { lineOf } from './linear.js';
import { cylinderSolid } from './solids.js';

/**
 * Where does a line meet a cylinder? The first and the last common point, each with its exact parameter, the point, and
 * the feature on which it lies. Face 0 is the side, faces 1 and 2 are the caps at `start` and `end`, edges 0 and 1
 * their rims (of radius 0, vertices 0 and 1).
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.7; Eberly, 3D Game Engine Design, 5.5.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative or
 *   the ends are equal
 * @example
 * const { relation, entry, exit } = lineCylinder({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { start: [0, 0, -1], end: [0, 0, 9], radius: 5 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function lineCylinder(line: Line, cylinder: Cylinder): RoundHits {
  return hitsOf(lineOf('lineCylinder', line), cylinderSolid('lineCylinder', cylinder));
}

/**
 * Have a line and a cylinder a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.7; Eberly, 3D Game Engine Design, 5.5.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative or
 *   the ends are equal
 * @example
 * lineIntersectsCylinder({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { start: [0, 0, -1], end: [0, 0, 9], radius: 5 }); // true
 * lineIntersectsCylinder({ origin: [-8, 6, 0], direction: [4, 0, 0] }, { start: [0, 0, -1], end: [0, 0, 9], radius: 5 }); // false
 */
export function lineIntersectsCylinder(line: Line, cylinder: Cylinder): boolean {
  return hasHit(lineOf('lineIntersectsCylinder', line), cylinderSolid('lineIntersectsCylinder', cylinder));
}
