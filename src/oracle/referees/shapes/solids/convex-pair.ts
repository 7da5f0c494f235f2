/** Two solids of any kind: the rational hull of one clipped by the planes of the other. */
import { pairKindAt, SOLID_OF_PAIR } from '../../../cases/solid-pairs.js';
import { exactBox, exactOrientedBox } from '../boxes/shapes.js';
import { type Shape, scaledShape, tetrahedronShape } from '../shape.js';
import { type Exact, exact, pointsAt } from '../vectors.js';
import { exactPairText } from './polyhedron-pair.js';

function shapeAt(v: ArrayLike<number>, values: Exact, at: number): Shape {
  const { kind, place } = pairKindAt(v, at);
  if (kind === 'oriented-box') return exactOrientedBox(values, place);
  const shape = kind === 'box' ? exactBox(values, place) : tetrahedronShape(pointsAt(values, 3, place, 4));
  // Half sizes times axes have the unit squared; the rest is brought there.
  return scaledShape(shape, values.one);
}

/** Relation, containment and contact of two solids. */
export function convexConvexReferee(v: Float64Array): string {
  const values = exact(v);
  return exactPairText(shapeAt(v, values, 0), shapeAt(v, values, SOLID_OF_PAIR));
}
