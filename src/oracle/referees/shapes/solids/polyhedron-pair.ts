/**
 * Pairs of solids with vertices: the rational hulls clipped by each other's planes, features and containment by
 * membership. The kernel collects the vertices and edges of each inside the other's walls by signs.
 */
import { POLYHEDRON_SIZE, polyhedronOf } from '../../../cases/polyhedra.js';
import { contact } from '../contact.js';
import { containment } from '../containment.js';
import { type Shape, tetrahedronShape } from '../shape.js';
import { exact, pointsAt } from '../vectors.js';
import { exactVertices, isConvexOrFlat, polyhedronShape } from './polyhedra.js';

/** Relation, containment, and the contact sorted. */
export function exactPairText(a: Shape, b: Shape): string {
  const { relation, points: corners } = contact(a, b);
  return [
    relation,
    relation === 'disjoint' ? 'none' : containment(a, b),
    ...corners.map((corner) => `${corner.a}/${corner.b}`).sort(),
  ].join(' ');
}

/** Two tetrahedra. */
export function tetrahedronTetrahedronReferee(v: Float64Array): string {
  const all = pointsAt(exact(v), 3, 0, 8);
  return exactPairText(tetrahedronShape(all.slice(0, 4)), tetrahedronShape(all.slice(4)));
}

/** Two convex polyhedra; `rejected` where one is none. */
export function convexPolyhedronConvexPolyhedronReferee(v: Float64Array): string {
  const [a, b] = [polyhedronOf(v, 0), polyhedronOf(v, POLYHEDRON_SIZE)];
  const all = exactVertices([...a.vertices, ...b.vertices], []).points;
  const [pointsA, pointsB] = [all.slice(0, a.vertices.length), all.slice(a.vertices.length)];
  if (!isConvexOrFlat(pointsA, a.faces) || !isConvexOrFlat(pointsB, b.faces)) return 'rejected';
  return exactPairText(polyhedronShape(pointsA, a.faces), polyhedronShape(pointsB, b.faces));
}
