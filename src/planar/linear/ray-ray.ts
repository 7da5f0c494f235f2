import { requireNoMore, requireRay2 } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Ray } from '../../core/shapes.js';
import { linearsMeet, RAY } from './linear.js';
import { linearContact } from './linear-pair.js';

/**
 * Do two rays of the plane have a common point? Ends count.
 *
 * @throws RangeError naming the argument, if a number is not finite or a direction is zero
 * @example
 * raysIntersect2d({ origin: [0, 0], direction: [1, 1] }, { origin: [4, 0], direction: [-1, 1] }); // true
 * raysIntersect2d({ origin: [0, 0], direction: [1, 1] }, { origin: [4, 0], direction: [1, -1] }); // false
 */
export function raysIntersect2d(a: Ray, b: Ray): boolean {
  if (arguments.length > 2) requireNoMore('raysIntersect2d', 2, arguments[2]);
  requireRay2('raysIntersect2d', 'a', a);
  requireRay2('raysIntersect2d', 'b', b);
  return linearsMeet(RAY, a.origin, a.direction, RAY, b.origin, b.direction);
}

/**
 * How two rays of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in one point, which is the origin of at least one of them (the features say which);
 * - `crossing`: in one point behind both origins;
 * - `overlapping`: in a ray or a segment, given by its extreme points: the origin that lies in the other ray, or both
 *   origins where the rays face each other, in order along a.
 *
 * On a ray, `{ type: 'vertex', index: 0 }` is the origin and `{ type: 'edge', index: 0 }` the rest.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.15.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or a direction is zero
 * @example
 * const a = { origin: [0, 0], direction: [1, 0] };
 * rayRay2d(a, { origin: [4, -1], direction: [0, 1] }); // { relation: 'crossing', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 0 } }] }
 * rayRay2d(a, { origin: [0, 0], direction: [-1, 0] }); // { relation: 'touching', contact: [{ a: { type: 'vertex', index: 0 }, b: { type: 'vertex', index: 0 } }] }
 * rayRay2d(a, { origin: [4, 0], direction: [2, 0] }); // { relation: 'overlapping', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 0 } }] }
 * rayRay2d(a, { origin: [4, 0], direction: [-2, 0] }).contact; // [{ a: { type: 'vertex', index: 0 }, b: { type: 'edge', index: 0 } }, { a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 0 } }]
 */
export function rayRay2d(a: Ray, b: Ray): Contact {
  requireRay2('rayRay2d', 'a', a);
  requireRay2('rayRay2d', 'b', b);
  return linearContact(RAY, a.origin, a.direction, RAY, b.origin, b.direction);
}
