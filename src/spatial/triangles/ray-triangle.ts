import { DIRECTION3, refuse } from '../../core/arguments/kinds.js';
import type { Coordinates, Ray, Triangle } from '../../core/shapes.js';
import { rayMeets } from './linear-intersects-triangle.js';
import { hitOnTriangle } from './linear-points.js';
import { type LinearTriangle, type LinearTrianglePoints, linearTriangle } from './linear-triangle.js';
import { loadRay } from './linear-workspace.js';
import { FIRST, loadTriangle, loadVertexAt, loadVerticesAt, ORIGIN, TARGET, X } from './workspace.js';

/**
 * How does a ray of space meet a triangle, where, and from which side?
 *
 * The relations are those of `segmentTriangle`; the ray begins at its origin, vertex 0, which belongs to it, and all
 * other points are its edge 0. The contact is a point, or two in the order of the ray. Neighbouring triangles leave
 * no gap: what passes their common edge meets both, with that edge named. `facing` tells the back from the front.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.4-5.3.6; Möller, Trumbore 1997, "Fast, Minimum Storage
 * Ray/Triangle Intersection", of which only the signs are needed.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * rayTriangle({ origin: [1, 1, 9], direction: [0, 0, -2] }, floor).facing; // 1
 * rayTriangle({ origin: [1, 1, -9], direction: [0, 0, 2] }, floor).facing; // -1
 * rayTriangle({ origin: [2, 2, 1], direction: [0, 0, -1] }, floor).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 1 } }]
 * rayTriangle({ origin: [1, 1, 1], direction: [0, 0, 1] }, floor).relation; // 'disjoint'
 */
export function rayTriangle(ray: Ray, triangle: Triangle): LinearTriangle {
  loadRay('rayTriangle', 'ray', ray);
  loadTriangle('rayTriangle', 'triangle', FIRST, triangle);
  return linearTriangle('ray');
}

/**
 * {@link rayTriangle} with the points: each contact has its exact `parameter` along the ray, by which
 * `compareParameters` sorts hits on many triangles, and the exact `point`.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * rayTrianglePoints({ origin: [1, 1, 3], direction: [0, 0, -2] }, floor).contact[0].parameter.toNumber(); // 1.5
 */
export function rayTrianglePoints(ray: Ray, triangle: Triangle): LinearTrianglePoints {
  loadRay('rayTrianglePoints', 'ray', ray);
  loadTriangle('rayTrianglePoints', 'triangle', FIRST, triangle);
  const found = linearTriangle('ray');
  const linear = { kind: 'ray', from: ray.origin, to: ray.direction } as const;
  return { ...found, contact: found.contact.map((at) => hitOnTriangle(linear, triangle, at)) };
}

/**
 * Do a ray and a triangle of space have a point in common? The ray's origin and the triangle's boundary count, on both
 * sides of the triangle; nothing is allocated unless the ray lies in the triangle's plane.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.6; Möller, Trumbore 1997.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * rayIntersectsTriangle({ origin: [1, 1, 9], direction: [0, 0, -1] }, floor); // true
 * rayIntersectsTriangle({ origin: [1, 1, 9], direction: [0, 0, 1] }, floor); // false
 */
export function rayIntersectsTriangle(ray: Ray, triangle: Triangle): boolean {
  loadRay('rayIntersectsTriangle', 'ray', ray);
  loadTriangle('rayIntersectsTriangle', 'triangle', FIRST, triangle);
  return rayMeets('ray');
}

/**
 * {@link rayIntersectsTriangle} over flat buffers, three numbers each: the origin is number `origin` of `origins`, the
 * direction number `direction` of `directions`, and the corners are the vertices i, j, k of `positions`.
 *
 * @throws RangeError if a number is not that of three coordinates, one is not finite, or the direction is zero
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]);
 * rayIntersectsTriangleAt(new Float64Array([1, 1, 9]), 0, new Float64Array([0, 0, -1]), 0, positions, 0, 1, 2); // true
 */
export function rayIntersectsTriangleAt(
  origins: Coordinates,
  origin: number,
  directions: Coordinates,
  direction: number,
  positions: Coordinates,
  i: number,
  j: number,
  k: number,
): boolean {
  loadVertexAt('rayIntersectsTriangleAt', 'origins', ORIGIN, origins, 'origin', origin);
  loadVertexAt('rayIntersectsTriangleAt', 'directions', TARGET, directions, 'direction', direction);
  if (X[TARGET] === 0 && X[TARGET + 1] === 0 && X[TARGET + 2] === 0) {
    refuse('rayIntersectsTriangleAt', `directions[${direction}]`, DIRECTION3, [0, 0, 0]);
  }
  loadVerticesAt('rayIntersectsTriangleAt', 'positions', FIRST, positions, 'i j k', i, j, k);
  return rayMeets('ray');
}
