import type { Circle, Line } from '../../core/shapes.js';
import { hasHit } from '../hits/find-hits.js';
import type { RoundHits } from '../hits/hit.js';
import { lineOf2d } from '../hits/linear.js';
import { circleSolid } from '../hits/solids.js';
import { hitsOf2d } from './hits-2d.js';

/**
 * Where does a line meet a circle? The first and the last common point, each with its exact parameter, the point, and
 * the feature on which it lies. The circle is the closed disk; its boundary is edge 0, what lies inside face 0.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.1 (a line and a quadratic curve).
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * const { relation, entry, exit } = lineCircle2d({ origin: [-8, 3], direction: [4, 0] }, { center: [0, 0], radius: 5 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 * entry!.coordinates; // [-4, 3]
 */
export function lineCircle2d(line: Line, circle: Circle): RoundHits {
  return hitsOf2d(lineOf2d('lineCircle2d', line), circleSolid('lineCircle2d', circle));
}

/**
 * Have a line and a circle a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.1 (a line and a quadratic curve).
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * lineIntersectsCircle2d({ origin: [-8, 3], direction: [4, 0] }, { center: [0, 0], radius: 5 }); // true
 * lineIntersectsCircle2d({ origin: [-8, 6], direction: [4, 0] }, { center: [0, 0], radius: 5 }); // false
 */
export function lineIntersectsCircle2d(line: Line, circle: Circle): boolean {
  return hasHit(lineOf2d('lineIntersectsCircle2d', line), circleSolid('lineIntersectsCircle2d', circle));
}
