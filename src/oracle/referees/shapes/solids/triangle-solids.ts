/**
 * Triangles against solids with vertices: the hulls of both clipped by each other's planes over the rationals, features
 * by membership. The kernel walks around the triangle's edges and asks for signs.
 */
import { polyhedronOf } from '../../../cases/polyhedra.js';
import { polygonShape, tetrahedronShape } from '../shape.js';
import { exact, pointsAt } from '../vectors.js';
import { exactContainedText } from './contained.js';
import { exactVertices, isConvexOrFlat, polyhedronShape } from './polyhedra.js';

/** A triangle and a tetrahedron. */
export function triangleTetrahedronReferee(v: Float64Array): string {
  const values = exact(v);
  const triangle = polygonShape(pointsAt(values, 3, 0, 3));
  return exactContainedText(triangle, tetrahedronShape(pointsAt(values, 3, 9, 4)));
}

/** A triangle and a convex polyhedron; `rejected` where it is none. */
export function triangleConvexPolyhedronReferee(v: Float64Array): string {
  const { vertices, faces } = polyhedronOf(v, 9);
  const { points: corners, values } = exactVertices(vertices, v.subarray(0, 9));
  if (!isConvexOrFlat(corners, faces)) return 'rejected';
  return exactContainedText(polygonShape(pointsAt(values, 3, 0, 3)), polyhedronShape(corners, faces));
}
