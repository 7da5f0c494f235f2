import type { ConvexPolyhedron, Sphere } from '../../core/shapes.js';
import { convexPolyhedronCells } from '../../distance/shapes/solids.js';
import { type BoundaryRelation, ballRelationOf } from '../engine/boundary-relation.js';
import { doMeet } from '../engine/relation.js';
import { flat, sphereShape } from '../shapes/swept.js';

/**
 * How do a sphere and a convex polyhedron meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the
 * distance of the cores and that of the radius (the sum of both) are compared as the fractions that they are. Of radius
 * 0 a sphere is a point. `boundaries` says how the surfaces meet: what is asked of hollow shapes.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the polyhedron is not
 *   closed and convex
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereConvexPolyhedron(one, { vertices: [[3, 4, 0], [9, 4, 0], [9, 9, 0], [9, 9, 9]], faces: [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]] }); // { relation: 'touching', containment: 'none', boundaries: 'touching' }
 */
export function sphereConvexPolyhedron(sphere: Sphere, convexPolyhedron: ConvexPolyhedron): BoundaryRelation {
  return ballRelationOf(
    sphereShape('sphereConvexPolyhedron', 'sphere', sphere),
    flat(convexPolyhedronCells('sphereConvexPolyhedron', 'convexPolyhedron', convexPolyhedron)),
  );
}

/**
 * Have a sphere and a convex polyhedron a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the polyhedron is not
 *   closed and convex
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereIntersectsConvexPolyhedron(one, { vertices: [[3, 4, 0], [9, 4, 0], [9, 9, 0], [9, 9, 9]], faces: [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]] }); // true
 */
export function sphereIntersectsConvexPolyhedron(
  sphere: Sphere,
  convexPolyhedron: ConvexPolyhedron,
): boolean {
  return doMeet(
    sphereShape('sphereIntersectsConvexPolyhedron', 'sphere', sphere),
    flat(convexPolyhedronCells('sphereIntersectsConvexPolyhedron', 'convexPolyhedron', convexPolyhedron)),
  );
}
