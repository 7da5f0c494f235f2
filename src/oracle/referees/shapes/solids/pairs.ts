import { withContainment } from '../../../answers/text.js';
import { HULL_SIZE, POINTS_OF_HULL } from '../../../cases/hulls.js';
import { POLYHEDRON_SIZE, polyhedronOf } from '../../../cases/polyhedra.js';
import { pointOf } from '../../../cases/shapes.js';
import { type PairKind, pairKindAt, SOLID_OF_PAIR } from '../../../cases/solid-pairs.js';
import { exactPlane } from '../boxes/pairs.js';
import { exactBox, exactOrientedBox } from '../boxes/shapes.js';
import { cornersOf, cut } from '../clip.js';
import { contact, dimensionOf, exactContactText } from '../contact.js';
import { containment, solidLocation } from '../containment.js';
import { hullShape } from '../enclosing/convex-hull.js';
import { type Halfspace, sideOf } from '../halfspace.js';
import { convexHull } from '../polytope.js';
import { featureAt, polygonShape, type Shape, scaledShape, tetrahedronShape } from '../shape.js';
import { type Exact, exact, pointsAt, rational, vectorAt } from '../vectors.js';
import {
  enclosedVolume,
  exactFace,
  exactVertices,
  isConvexOrFlat,
  polyhedronShape,
  rankOf,
} from './polyhedra.js';

/** Relation, containment and contact: by clipping, and by the points of each in the hull of the other. */
export function exactContainedText(a: Shape, b: Shape): string {
  const exact = contact(a, b);
  return withContainment(exactContactText(exact), exact.relation === 'disjoint' ? 'none' : containment(a, b));
}

/**
 * Pairs of solids with vertices: the rational hulls clipped by each other's planes, features and containment by
 * membership. The kernel collects the vertices and edges of each inside the other's walls by signs.
 */

/** Relation, containment, and the contact sorted. */
function exactPairText(a: Shape, b: Shape): string {
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

/** Two hulls of points. */
export function hullHullReferee(v: Float64Array): string {
  const values = exact(v);
  return exactPairText(hullAt(values, 0), hullAt(values, HULL_SIZE));
}

const hullAt = (values: Exact, at: number): Shape => hullShape(pointsAt(values, 3, at, POINTS_OF_HULL));

/** Two solids of any kind: the rational hull of one clipped by the planes of the other. */

function vertexShape(kind: PairKind, values: Exact, at: number): Shape {
  if (kind === 'hull') return hullAt(values, at);
  return kind === 'box' ? exactBox(values, at) : tetrahedronShape(pointsAt(values, 3, at, 4));
}

function shapeAt(v: ArrayLike<number>, values: Exact, at: number): Shape {
  const { kind, place } = pairKindAt(v, at);
  if (kind === 'oriented-box') return exactOrientedBox(values, place);
  const shape = vertexShape(kind, values, place);
  // Half sizes times axes have the unit squared; the rest is brought there.
  return scaledShape(shape, values.one);
}

/** Relation, containment and contact of two solids. */
export function convexConvexReferee(v: Float64Array): string {
  const values = exact(v);
  return exactPairText(shapeAt(v, values, 0), shapeAt(v, values, SOLID_OF_PAIR));
}

/**
 * Planes against solids with vertices: the section of the rational hull, whose dimension decides, and the features that
 * hold its corners. The kernel asks for the sides of vertices, and crosses edges only between them.
 */

/** By the section of the hull, whose dimension decides, and the listed features at its corners. */
export function planeShapeText(by: Halfspace, shape: Shape): string {
  const sides = shape.points.map((p) => sideOf(by, p));
  const hull = convexHull(shape.points);
  const section = cut(cornersOf(hull), by, 'equation').map(({ at }) => at);
  const side = sides.every((s) => s >= 0) ? 1 : sides.every((s) => s <= 0) ? -1 : 0;
  const flat = sides.every((s) => s === 0);
  const pairs = section.map((at) => `f0/${featureAt(shape, at)}`).sort();
  const rest = [flat ? 0 : side, ...pairs].join(' ');
  if (section.length === 0) return `disjoint ${rest}`;
  if (!flat && side !== 0) return `touching ${rest}`;
  return `${dimensionOf(section) < Math.min(2, hull.dimension) ? 'crossing' : 'overlapping'} ${rest}`;
}

/** A plane and a tetrahedron. */
export function planeTetrahedronReferee(v: Float64Array): string {
  const values = exact(v);
  return planeShapeText(exactPlane(values, 0), tetrahedronShape(pointsAt(values, 3, 4, 4)));
}

/** A plane and a hull of points. */
export function planeHullReferee(v: Float64Array): string {
  const values = exact(v);
  return planeShapeText(exactPlane(values, 0), hullAt(values, 4));
}

/** A plane and a convex polyhedron; `rejected` where it is none. */
export function planeConvexPolyhedronReferee(v: Float64Array): string {
  const { vertices, faces } = polyhedronOf(v, 4);
  const { points, values } = exactVertices(vertices, v.subarray(0, 4));
  if (!isConvexOrFlat(points, faces)) return 'rejected';
  return planeShapeText(exactPlane(values, 0), polyhedronShape(points, faces));
}

/**
 * Triangles against solids with vertices: the hulls of both clipped by each other's planes over the rationals, features
 * by membership. The kernel walks around the triangle's edges and asks for signs.
 */

/** A triangle and a tetrahedron. */
export function triangleTetrahedronReferee(v: Float64Array): string {
  const values = exact(v);
  const triangle = polygonShape(pointsAt(values, 3, 0, 3));
  return exactContainedText(triangle, tetrahedronShape(pointsAt(values, 3, 9, 4)));
}

/** A triangle and a hull of points. */
export function triangleHullReferee(v: Float64Array): string {
  const values = exact(v);
  return exactContainedText(polygonShape(pointsAt(values, 3, 0, 3)), hullAt(values, 9));
}

/** A triangle and a convex polyhedron; `rejected` where it is none. */
export function triangleConvexPolyhedronReferee(v: Float64Array): string {
  const { vertices, faces } = polyhedronOf(v, 9);
  const { points: corners, values } = exactVertices(vertices, v.subarray(0, 9));
  if (!isConvexOrFlat(corners, faces)) return 'rejected';
  return exactContainedText(polygonShape(pointsAt(values, 3, 0, 3)), polyhedronShape(corners, faces));
}

/**
 * Points and polyhedra: membership of every feature over the rationals (is the point in the hull of the feature's
 * vertices?), and convexity by area vectors, heights, turns and the enclosed volume. The kernel asks for the sides of
 * the faces' planes.
 */

/** A point and a tetrahedron. */
export function pointTetrahedronReferee(v: Float64Array): string {
  const values = exact(v);
  return solidLocation(tetrahedronShape(pointsAt(values, 3, 3, 4)), rational(vectorAt(values, 0, 3)));
}

/** A point and a hull of points. */
export function pointHullReferee(v: Float64Array): string {
  const values = exact(v);
  return solidLocation(hullAt(values, 3), rational(vectorAt(values, 0, 3)));
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
