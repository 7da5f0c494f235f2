import {
  loadPoints,
  type PointList,
  reject,
  requireIndex,
  requireNoMore,
  requireObject,
} from '../core/arguments/index.js';
import { edge, type Feature, face, INTERIOR, vertex } from '../core/feature.js';
import type { ConvexPolyhedron } from '../core/shapes.js';
import { EDGE, FACE, VERTEX } from './feature-codes.js';
import type { ConvexHull } from './hull.js';
import { edgeNumbers } from './numbered-hull.js';

const HULL = 'a hull as convexHull returns it';

function requireHull(where: string, hull: ConvexHull): void {
  requireObject(where, 'hull', HULL, hull);
  const { vertices, faceStarts, corners, featureTypes, featureIndices } = hull;
  const isHull = [vertices, faceStarts, corners, featureTypes, featureIndices].every(ArrayBuffer.isView);
  if (!isHull) reject(where, 'hull', HULL, hull);
}

function requireSolid(where: string, hull: ConvexHull): void {
  requireHull(where, hull);
  if (hull.dimension < 3) reject(where, 'hull.dimension', '3, that of a solid', hull.dimension);
}

/**
 * The faces of a hull as lists of point numbers, each counterclockwise from outside.
 *
 * @throws RangeError if the hull is none
 * @example
 * convexHullFaces(convexHull([[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]])); // [[0, 1, 2, 3]]
 */
export function convexHullFaces(hull: ConvexHull): number[][] {
  if (arguments.length > 1) requireNoMore('convexHullFaces', 1, arguments[1]);
  requireHull('convexHullFaces', hull);
  const { faceStarts, corners } = hull;
  return Array.from({ length: faceStarts.length - 1 }, (_, i) => [
    ...corners.subarray(faceStarts[i]!, faceStarts[i + 1]!),
  ]);
}

/**
 * The faces of a hull cut into triangles, three point numbers for each: those of a mesh whose positions are the points.
 * Each face is cut from its first corner, so that no triangle is flat.
 *
 * @throws RangeError if the hull is none
 * @example
 * [...convexHullTriangles(convexHull([[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]]))]; // [0, 1, 2, 0, 2, 3]
 */
export function convexHullTriangles(hull: ConvexHull): Uint32Array {
  if (arguments.length > 1) requireNoMore('convexHullTriangles', 1, arguments[1]);
  requireHull('convexHullTriangles', hull);
  const { faceStarts, corners } = hull;
  const faces = faceStarts.length - 1;
  const triangles = new Uint32Array(3 * (corners.length - 2 * faces));
  let to = 0;
  for (let i = 0; i < faces; i++) {
    const from = faceStarts[i]!;
    for (let at = from + 2; at < faceStarts[i + 1]!; at++) {
      triangles[to++] = corners[from]!;
      triangles[to++] = corners[at - 1]!;
      triangles[to++] = corners[at]!;
    }
  }
  return triangles;
}

/**
 * The edges of a hull, two point numbers for each: in the order in which the faces have them, from the corner that
 * comes first there. Points on a line have one edge.
 *
 * @throws RangeError if the hull is none
 * @example
 * [...convexHullEdges(convexHull([[0, 0, 0], [1, 0, 0], [1, 1, 0]]))]; // [0, 1, 1, 2, 2, 0]
 */
export function convexHullEdges(hull: ConvexHull): Uint32Array {
  if (arguments.length > 1) requireNoMore('convexHullEdges', 1, arguments[1]);
  requireHull('convexHullEdges', hull);
  if (hull.dimension < 2) return hull.dimension === 1 ? hull.vertices.slice() : new Uint32Array(0);
  return edgeNumbers(hull.faceStarts, hull.corners).ends();
}

/**
 * On which part of its hull a point lies: vertex number `index` of `hull.vertices`, edge number `index` of
 * `convexHullEdges`, face number `index`, or the interior. A point that is on a vertex without being that vertex is
 * equal to it.
 *
 * @param i the number of the point, as it was given
 * @throws RangeError if the hull is none, or the number none of its points
 * @example
 * const hull = convexHull([[0, 0, 0], [2, 0, 0], [0, 2, 0], [1, 1, 0], [2, 0, 0]]);
 * convexHullFeature(hull, 3); // { type: 'edge', index: 1 }
 * convexHullFeature(hull, 4); // { type: 'vertex', index: 1 }
 */
export function convexHullFeature(hull: ConvexHull, i: number): Feature {
  requireHull('convexHullFeature', hull);
  requireIndex('convexHullFeature', 'i', i, hull.featureTypes.length);
  const index = hull.featureIndices[i]!;
  switch (hull.featureTypes[i]) {
    case VERTEX:
      return vertex(index);
    case EDGE:
      return edge(index);
    case FACE:
      return face(index);
    default:
      return INTERIOR;
  }
}

/**
 * A hull that is a solid as a convex polyhedron, for the queries of `unerring/spatial`: its vertices are those of the
 * hull, in that order, and so are its faces.
 *
 * @param points those that the hull was made of
 * @throws RangeError if the hull is none, or no solid, or the points are not as many as it has
 * @example
 * const points = [[0, 0, 0], [9, 0, 0], [0, 9, 0], [0, 0, 9], [1, 1, 1]];
 * convexHullPolyhedron(points, convexHull(points)).vertices.length; // 4
 */
export function convexHullPolyhedron(points: PointList, hull: ConvexHull): ConvexPolyhedron {
  const where = 'convexHullPolyhedron';
  const positions = loadPoints(where, 'points', points, 3);
  requireSolid(where, hull);
  const count = hull.featureTypes.length;
  if (positions.length !== 3 * count) {
    reject(where, 'points', `the ${count} points of the hull`, positions.length / 3);
  }
  const vertices = Array.from(hull.vertices, (i) => [...positions.subarray(3 * i, 3 * i + 3)]);
  const faces = convexHullFaces(hull).map((corners) => corners.map((i) => hull.featureIndices[i]!));
  return { vertices, faces };
}
