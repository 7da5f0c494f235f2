import { requireBox2, requireRay2 } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Box2, Ray } from '../../core/shapes.js';
import { RAY } from '../linear/linear.js';
import { linearMeetsBox } from './box-meets.js';
import { linearRegionContact } from './linear-region.js';
import { boxRegion } from './region.js';

/**
 * Do a ray and a box of the plane have a common point? The boundary counts. The box may be a segment or a point.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3; Eberly, 3D Game Engine Design, 5.2.2 (separating axes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero, or min > max
 * @example
 * const box = { min: [0, 0], max: [2, 1] };
 * rayIntersectsBox2d({ origin: [1, 0.5], direction: [1, 0] }, box); // true
 * rayIntersectsBox2d({ origin: [3, 0.5], direction: [1, 0] }, box); // false
 */
export function rayIntersectsBox2d(ray: Ray, box: Box2): boolean {
  requireRay2('rayIntersectsBox2d', 'ray', ray);
  requireBox2('rayIntersectsBox2d', 'box', box);
  return linearMeetsBox(RAY, ray.origin, ray.direction, box.min, box.max);
}

/**
 * How a ray and a box of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in a vertex, an edge or a part of one, and not inside, or in an end on the boundary;
 * - `overlapping`: a part of the ray lies inside;
 * - `crossing`: only where the box is flat: in one point inside both.
 *
 * The contact is the first and the last common point along the ray, or the only one. On the ray,
 * `{ type: 'vertex', index: 0 }` is the origin and `{ type: 'edge', index: 0 }` the rest. Features of a box: vertex 0
 * is min, the others follow counterclockwise ((max, min), max, (min, max)); edge i runs from vertex i to the next; face
 * 0 is the inside.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3; Eberly, 3D Game Engine Design, 5.2.2.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero, or min > max
 * @example
 * const box = { min: [0, 0], max: [2, 1] };
 * rayBox2d({ origin: [1, 0.5], direction: [1, 0] }, box).contact; // [{ a: { type: 'vertex', index: 0 }, b: { type: 'face', index: 0 } }, { a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 1 } }]
 * rayBox2d({ origin: [2, 0.5], direction: [1, 0] }, box); // { relation: 'touching', contact: [{ a: { type: 'vertex', index: 0 }, b: { type: 'edge', index: 1 } }] }
 */
export function rayBox2d(ray: Ray, box: Box2): Contact {
  requireRay2('rayBox2d', 'ray', ray);
  requireBox2('rayBox2d', 'box', box);
  return linearRegionContact(RAY, ray.origin, ray.direction, boxRegion(box));
}
