import type { Ellipse, Ray } from '../../core/shapes.js';
import { hasHit } from '../hits/find-hits.js';
import type { RoundHits } from '../hits/hit.js';
import { rayOf2d } from '../hits/linear.js';
import { ellipseSolid } from '../hits/solids.js';
import { hitsOf2d } from './hits-2d.js';

/**
 * Where does a ray meet an ellipse? The first and the last common point, each with its exact parameter, the point, and
 * the feature on which it lies. The ellipse is the closed region; its boundary is edge 0, what lies inside face 0.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.1 (a line and a quadratic curve).
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the axes are linearly
 *   dependent
 * @example
 * const { relation, entry, exit } = rayEllipse2d({ origin: [-8, 3], direction: [4, 0] }, { center: [0, 0], axes: [[5, 0], [0, 5]] });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 * entry!.coordinates; // [-4, 3]
 */
export function rayEllipse2d(ray: Ray, ellipse: Ellipse): RoundHits {
  return hitsOf2d(rayOf2d('rayEllipse2d', ray), ellipseSolid('rayEllipse2d', ellipse));
}

/**
 * Have a ray and an ellipse a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.1 (a line and a quadratic curve).
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the axes are linearly
 *   dependent
 * @example
 * rayIntersectsEllipse2d({ origin: [-8, 3], direction: [4, 0] }, { center: [0, 0], axes: [[5, 0], [0, 5]] }); // true
 * rayIntersectsEllipse2d({ origin: [-8, 6], direction: [4, 0] }, { center: [0, 0], axes: [[5, 0], [0, 5]] }); // false
 */
export function rayIntersectsEllipse2d(ray: Ray, ellipse: Ellipse): boolean {
  return hasHit(rayOf2d('rayIntersectsEllipse2d', ray), ellipseSolid('rayIntersectsEllipse2d', ellipse));
}
