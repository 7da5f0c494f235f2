import type { ConvexPolyhedron, Lozenge } from '../../core/shapes.js';
import { convexPolyhedronCells } from '../../distance/shapes/solids.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { flat, lozengeShape } from '../shapes/swept.js';

/**
 * How do a lozenge and a convex polyhedron meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the
 * distance of the cores and that of the radius (the sum of both) are compared as the fractions that they are. A lozenge
 * whose edges are zero or parallel is a capsule or a sphere. Of radius 0 a round shape is its core, which may be
 * `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the polyhedron is not
 *   closed and convex
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengeConvexPolyhedron(one, { vertices: [[3, 4, 0], [9, 4, 0], [9, 9, 0], [9, 9, 9]], faces: [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]] }); // { relation: 'touching', containment: 'none' }
 */
export function lozengeConvexPolyhedron(lozenge: Lozenge, convexPolyhedron: ConvexPolyhedron): RoundRelation {
  return relationOf(
    lozengeShape('lozengeConvexPolyhedron', 'lozenge', lozenge),
    flat(convexPolyhedronCells('lozengeConvexPolyhedron', 'convexPolyhedron', convexPolyhedron)),
  );
}

/**
 * Have a lozenge and a convex polyhedron a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the polyhedron is not
 *   closed and convex
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengeIntersectsConvexPolyhedron(one, { vertices: [[3, 4, 0], [9, 4, 0], [9, 9, 0], [9, 9, 9]], faces: [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]] }); // true
 */
export function lozengeIntersectsConvexPolyhedron(
  lozenge: Lozenge,
  convexPolyhedron: ConvexPolyhedron,
): boolean {
  return doMeet(
    lozengeShape('lozengeIntersectsConvexPolyhedron', 'lozenge', lozenge),
    flat(convexPolyhedronCells('lozengeIntersectsConvexPolyhedron', 'convexPolyhedron', convexPolyhedron)),
  );
}
