/**
 * Lines, rays and segments against solids with vertices: cut by all planes of the hull of the rational vertices, with
 * the solid's feature at the ends found by membership. The kernel compares crossings with the solid's walls by signs.
 */
import { polyhedronOf } from '../../../cases/polyhedra.js';
import type { LinearType } from '../../../cases/shapes.js';
import { exactBox, exactOrientedBox } from '../boxes/shapes.js';
import { tetrahedronShape } from '../shape.js';
import { exact, pointsAt } from '../vectors.js';
import { exactHitsText } from './hits.js';
import { exactVertices, isConvexOrFlat, polyhedronShape } from './polyhedra.js';

/** The referee of a kind of solid, whose values start at `at`. */
export type LinearReferee = (type: LinearType, v: ArrayLike<number>, at: number) => string;

export const linearTetrahedronReferee: LinearReferee = (type, v, at) => {
  const values = exact(v);
  return exactHitsText(type, values, tetrahedronShape(pointsAt(values, 3, at, 4)));
};

export const linearBoxReferee: LinearReferee = (type, v, at) => {
  const values = exact(v);
  return exactHitsText(type, values, exactBox(values, at));
};

export const linearOrientedBoxReferee: LinearReferee = (type, v, at) => {
  const values = exact(v);
  // Half sizes times axes have the unit squared; the rest is brought there.
  const component = {
    numerators: values.numerators.map((n) => n * values.one),
    one: values.one * values.one,
  };
  return exactHitsText(type, component, exactOrientedBox(values, at));
};

/** `rejected` where the solid is none. */
export const linearConvexPolyhedronReferee: LinearReferee = (type, v, at) => {
  const { vertices, faces } = polyhedronOf(v, at);
  const { points: corners, values } = exactVertices(vertices, Array.from(v).slice(0, 6));
  if (!isConvexOrFlat(corners, faces)) return 'rejected';
  return exactHitsText(type, values, polyhedronShape(corners, faces));
};
