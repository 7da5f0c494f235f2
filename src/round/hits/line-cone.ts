import type { Cone, Line } from '../../core/shapes.js';
import { hasHit, hitsOf } from './find-hits.js';
import type { RoundHits } from './hit.js';
import { lineOf } from './linear.js';
import { coneSolid } from './solids.js';

/**
 * Where does a line meet a cone? The first and the last common point, each with its exact parameter, the point, and the
 * feature on which it lies. Face 0 is the side, face 1 the base, edge 0 its rim, vertex 0 the apex.
 *
 * Source: Eberly, 3D Game Engine Design, 5.5, of a radius that shrinks.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative or
 *   the center is the apex
 * @example
 * const { relation, entry, exit } = lineCone({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function lineCone(line: Line, cone: Cone): RoundHits {
  return hitsOf(lineOf('lineCone', line), coneSolid('lineCone', cone));
}

/**
 * Have a line and a cone a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 5.5, of a radius that shrinks.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative or
 *   the center is the apex
 * @example
 * lineIntersectsCone({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 }); // true
 * lineIntersectsCone({ origin: [-8, 6, 0], direction: [4, 0, 0] }, { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 }); // false
 */
export function lineIntersectsCone(line: Line, cone: Cone): boolean {
  return hasHit(lineOf('lineIntersectsCone', line), coneSolid('lineIntersectsCone', cone));
}
