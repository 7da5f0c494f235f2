import type { Ray, Triangle } from '../../core/shapes.js';
import { type LinearTriangle, linearTriangle } from './linear-triangle.js';
import { loadRay } from './linear-workspace.js';
import { FIRST, loadTriangle } from './workspace.js';

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
