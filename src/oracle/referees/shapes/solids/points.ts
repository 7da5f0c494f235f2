/**
 * Points and polyhedra: membership of every feature over the rationals (is the point in the hull of the feature's
 * vertices?), and convexity by area vectors, heights, turns and the enclosed volume. The kernel asks for the sides of
 * the faces' planes.
 */
import { polyhedronOf } from '../../../cases/polyhedra.js';
import { pointOf } from '../../../cases/shapes.js';
import { solidLocation } from '../location.js';
import { tetrahedronShape } from '../shape.js';
import { exact, pointsAt, rational, vectorAt } from '../vectors.js';
import {
  enclosedVolume,
  exactFace,
  exactVertices,
  isConvexOrFlat,
  polyhedronShape,
  rankOf,
} from './polyhedra.js';

/** A point and a tetrahedron. */
export function pointTetrahedronReferee(v: Float64Array): string {
  const values = exact(v);
  return solidLocation(tetrahedronShape(pointsAt(values, 3, 3, 4)), rational(vectorAt(values, 0, 3)));
}

/** A point and a convex polyhedron; `rejected` where it is none. */
export function pointConvexPolyhedronReferee(v: Float64Array): string {
  const { vertices, faces } = polyhedronOf(v, 3);
  const { points: corners, values } = exactVertices(vertices, pointOf(v, 0));
  if (!isConvexOrFlat(corners, faces)) return 'rejected';
  return solidLocation(polyhedronShape(corners, faces), rational(vectorAt(values, 0, 3)));
}

/** What a polyhedron is, and the first face that speaks against it. */
export function polyhedronConvexityReferee(v: Float64Array): string {
  const { vertices, faces } = polyhedronOf(v, 0);
  const all = exactVertices(vertices, []).points;
  if (rankOf(all) < 3) return 'flat -';
  const directed = faces.map((face) => face.map((from, i) => `${from}>${face[(i + 1) % face.length]}`));
  const open = directed.findIndex((edges) =>
    edges.some((edge) => !directed.flat().includes(edge.split('>').reverse().join('>'))),
  );
  if (open >= 0) return `not-closed ${open}`;
  const found = faces.map((face) => exactFace(all, face));
  const wrong = found.findIndex((shape) => shape.startsWith('not'));
  if (wrong >= 0) return `${found[wrong]} ${wrong}`;
  if (enclosedVolume(all, faces) === 0n) return 'not-closed -';
  return found.every((shape) => shape === 'strictly-convex') ? 'strictly-convex -' : 'convex -';
}
