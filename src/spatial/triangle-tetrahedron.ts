import type { Contact } from '../core/contact.js';
import type { Point3, Tetrahedron, Triangle } from '../core/shapes.js';
import { orientation3d, type PointLike3 } from '../points/index.js';
import { type AffineDimension, affineBasis, complementOf, sideOfThree } from './affine-hull.js';
import { hullWalls } from './hull-walls.js';
import { Solid } from './solid.js';
import { checkPoint } from './solid-arguments.js';
import { aroundPolygon, contactOf, type Extreme, extremePoints, relationOfSolids } from './solid-contact.js';
import { tetrahedronSolid } from './tetrahedron-solid.js';

/** A triangle as a flat solid: vertices a, b, c, edge i from vertex i to the next, face 0. Degenerate ones, too. */
export function triangleSolid(where: string, { a, b, c }: Triangle): Solid {
  checkPoint(where, 'triangle.a', a);
  checkPoint(where, 'triangle.b', b);
  checkPoint(where, 'triangle.c', c);
  const vertices = [a, b, c];
  return new Solid({
    vertices,
    edges: [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    faces: [[0, 1, 2]],
    walls: hullWalls(vertices),
    dimension: (affineBasis(vertices).length - 1) as AffineDimension,
  });
}

/** A polygon's points counterclockwise, seen from where a, b, c are. */
function counterclockwise(points: readonly Extreme[], a: Point3, b: Point3, c: Point3): Extreme[] {
  const ordered = aroundPolygon(points);
  const [apex] = complementOf([a, b, c]);
  const [p, q, r] = ordered.map(({ point }) => point) as [PointLike3, PointLike3, PointLike3];
  return orientation3d(p, q, r, apex!) === sideOfThree(a, b, c, apex!) ? ordered : ordered.reverse();
}

/**
 * How do a triangle (`a`) and a tetrahedron (`b`) meet? `contact` has the extreme points of the common part, each with
 * the feature of both: one point, two, or a polygon, counterclockwise seen from the front of the triangle. Degenerate
 * triangles and flat tetrahedra are the convex hulls of their corners.
 *
 * Source: Ericson, Real-Time Collision Detection, 9.1 (boundary test), in exact arithmetic.
 *
 * @throws RangeError if a corner has not three finite coordinates
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * triangleTetrahedron({ a: [1, 1, 1], b: [1, 1, 9], c: [9, 9, 9] }, t).relation; // 'overlapping'
 * triangleTetrahedron({ a: [0, 0, 4], b: [1, 0, 4], c: [0, 1, 4] }, t).contact.map(({ b }) => b); // [{ type: 'vertex', index: 3 }]
 */
export function triangleTetrahedron(triangle: Triangle, tetrahedron: Tetrahedron): Contact {
  const a = triangleSolid('triangleTetrahedron', triangle);
  const b = tetrahedronSolid(tetrahedron);
  const points = extremePoints(a, b);
  const relation = relationOfSolids(a, b, points);
  const ordered = points.length < 3 ? points : counterclockwise(points, triangle.a, triangle.b, triangle.c);
  return { relation, contact: contactOf(a, b, ordered) };
}

/**
 * Have a triangle and a tetrahedron a common point? Touching counts.
 *
 * @throws RangeError if a corner has not three finite coordinates
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * triangleIntersectsTetrahedron({ a: [2, 2, 2], b: [1, 1, 9], c: [9, 9, 9] }, t); // false
 */
export function triangleIntersectsTetrahedron(triangle: Triangle, tetrahedron: Tetrahedron): boolean {
  const a = triangleSolid('triangleIntersectsTetrahedron', triangle);
  return extremePoints(a, tetrahedronSolid(tetrahedron)).length > 0;
}
