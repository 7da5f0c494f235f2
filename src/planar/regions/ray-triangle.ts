import { requireRay2, requireTriangle2 } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Ray, Triangle } from '../../core/shapes.js';
import { RAY } from '../linear/linear.js';
import { linearRegionContact } from './linear-region.js';
import { triangleRegion } from './region.js';
import { linearMeetsTriangle } from './triangle-meets.js';

/**
 * Do a ray and a triangle of the plane have a common point? The boundary counts. The triangle may be clockwise, or
 * flat: a segment or a point.
 *
 * Source: Eberly, 3D Game Engine Design, 5.7 (coplanar cases).
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const triangle = { a: [0, 0], b: [4, 0], c: [0, 4] };
 * rayIntersectsTriangle2d({ origin: [1, 1], direction: [2, 0] }, triangle); // true
 * rayIntersectsTriangle2d({ origin: [9, 1], direction: [2, 0] }, triangle); // false
 */
export function rayIntersectsTriangle2d(ray: Ray, triangle: Triangle): boolean {
  requireRay2('rayIntersectsTriangle2d', 'ray', ray);
  requireTriangle2('rayIntersectsTriangle2d', 'triangle', triangle);
  return linearMeetsTriangle(RAY, ray.origin, ray.direction, triangle.a, triangle.b, triangle.c);
}

/**
 * How a ray and a triangle of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in a vertex, an edge or a part of one, and not inside, or in an end on the boundary;
 * - `overlapping`: a part of the ray lies inside;
 * - `crossing`: only where the triangle is flat: in one point inside both.
 *
 * The contact is the first and the last common point along the ray, or the only one. On the ray,
 * `{ type: 'vertex', index: 0 }` is the origin and `{ type: 'edge', index: 0 }` the rest. Edge i of the triangle runs
 * from vertex i to the next; face 0 is its inside.
 *
 * Source: Eberly, 3D Game Engine Design, 5.7 (coplanar cases).
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const triangle = { a: [0, 0], b: [4, 0], c: [0, 4] };
 * rayTriangle2d({ origin: [1, 1], direction: [2, 0] }, triangle).contact; // [{ a: { type: 'vertex', index: 0 }, b: { type: 'face', index: 0 } }, { a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 1 } }]
 * rayTriangle2d({ origin: [2, 2], direction: [2, 0] }, triangle); // { relation: 'touching', contact: [{ a: { type: 'vertex', index: 0 }, b: { type: 'edge', index: 1 } }] }
 */
export function rayTriangle2d(ray: Ray, triangle: Triangle): Contact {
  requireRay2('rayTriangle2d', 'ray', ray);
  requireTriangle2('rayTriangle2d', 'triangle', triangle);
  return linearRegionContact(RAY, ray.origin, ray.direction, triangleRegion(triangle));
}
