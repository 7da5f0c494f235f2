/** Booleans over flat buffers: segments, rays, points and triangles by the numbers of their vertices. */
import { DIRECTION3, refuse } from '../../core/arguments/kinds.js';
import type { Coordinates } from '../../core/shapes.js';
import { linearMeetsSegment, rayMeets, repeatEnd, segmentMeets } from './linear-meets.js';
import { triangleHolds } from './points.js';
import { loadedTrianglesMeet } from './triangles-intersect.js';
import { FIRST, loadVertexAt, loadVerticesAt, ORIGIN, SECOND, TARGET, X } from './workspace.js';

/**
 * {@link trianglesIntersect} for triangles of indexed meshes: the vertices i, j, k of one buffer of positions (three
 * numbers per vertex) against l, m, n of another, which may be the same.
 *
 * @throws RangeError if a number is not that of a vertex, or a coordinate is not finite
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1]);
 * trianglesIntersectAt(positions, 0, 1, 2, positions, 3, 4, 5); // true
 */
export function trianglesIntersectAt(
  positions: Coordinates,
  i: number,
  j: number,
  k: number,
  positionsB: Coordinates,
  l: number,
  m: number,
  n: number,
): boolean {
  loadVerticesAt('trianglesIntersectAt', 'positions', FIRST, positions, 'i j k', i, j, k);
  loadVerticesAt('trianglesIntersectAt', 'positionsB', SECOND, positionsB, 'l m n', l, m, n);
  return loadedTrianglesMeet();
}

/**
 * {@link segmentIntersectsTriangle} for the vertices `start` and `end` of one buffer of positions (three numbers per
 * vertex) and i, j, k of another, which may be the same.
 *
 * @throws RangeError if a number is not that of a vertex, or a coordinate is not finite
 * @example
 * const positions = new Float64Array([1, 1, 1, 1, 1, -1, 0, 0, 0, 4, 0, 0, 0, 4, 0]);
 * segmentIntersectsTriangleAt(positions, 0, 1, positions, 2, 3, 4); // true
 */
export function segmentIntersectsTriangleAt(
  ends: Coordinates,
  start: number,
  end: number,
  positions: Coordinates,
  i: number,
  j: number,
  k: number,
): boolean {
  loadVertexAt('segmentIntersectsTriangleAt', 'ends', ORIGIN, ends, 'start', start);
  loadVertexAt('segmentIntersectsTriangleAt', 'ends', TARGET, ends, 'end', end);
  loadVerticesAt('segmentIntersectsTriangleAt', 'positions', FIRST, positions, 'i j k', i, j, k);
  return segmentMeets();
}

/**
 * {@link rayIntersectsTriangle} over flat buffers, three numbers each: the origin is number `origin` of `origins`, the
 * direction number `direction` of `directions`, and the corners are the vertices i, j, k of `positions`.
 *
 * @throws RangeError if a number is not that of three coordinates, one is not finite, or the direction is zero
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]);
 * rayIntersectsTriangleAt(new Float64Array([1, 1, 9]), 0, new Float64Array([0, 0, -1]), 0, positions, 0, 1, 2); // true
 */
export function rayIntersectsTriangleAt(
  origins: Coordinates,
  origin: number,
  directions: Coordinates,
  direction: number,
  positions: Coordinates,
  i: number,
  j: number,
  k: number,
): boolean {
  loadVertexAt('rayIntersectsTriangleAt', 'origins', ORIGIN, origins, 'origin', origin);
  loadVertexAt('rayIntersectsTriangleAt', 'directions', TARGET, directions, 'direction', direction);
  if (X[TARGET] === 0 && X[TARGET + 1] === 0 && X[TARGET + 2] === 0) {
    refuse('rayIntersectsTriangleAt', `directions[${direction}]`, DIRECTION3, [0, 0, 0]);
  }
  loadVerticesAt('rayIntersectsTriangleAt', 'positions', FIRST, positions, 'i j k', i, j, k);
  return rayMeets('ray');
}

/**
 * {@link segmentsIntersect} over flat buffers, three numbers for each vertex: from vertex i to vertex j of `positions`,
 * and from k to l of `positionsB`, which may be the same. Allocates nothing unless the segments lie in one plane.
 *
 * @throws RangeError if a number is not that of a vertex, or a coordinate is not finite
 * @example
 * const positions = new Float64Array([0, 0, 0, 2, 2, 2, 2, 0, 2, 0, 2, 0]);
 * segmentsIntersectAt(positions, 0, 1, positions, 2, 3); // true
 */
export function segmentsIntersectAt(
  positions: Coordinates,
  i: number,
  j: number,
  positionsB: Coordinates,
  k: number,
  l: number,
): boolean {
  loadVertexAt('segmentsIntersectAt', 'positions', ORIGIN, positions, 'i', i);
  loadVertexAt('segmentsIntersectAt', 'positions', TARGET, positions, 'j', j);
  loadVertexAt('segmentsIntersectAt', 'positionsB', FIRST, positionsB, 'k', k);
  loadVertexAt('segmentsIntersectAt', 'positionsB', FIRST + 3, positionsB, 'l', l);
  repeatEnd();
  return linearMeetsSegment('segment');
}

/**
 * {@link triangleContainsPoint} over flat buffers, three numbers for each vertex: the vertices i, j, k of `positions`,
 * and point number `p` of `points`. Allocates nothing.
 *
 * @throws RangeError if a number is not that of a vertex, or a coordinate is not finite
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 4, 0, 4, 0, 1, 1, 1]);
 * triangleContainsPointAt(positions, 0, 1, 2, positions, 3); // true
 */
export function triangleContainsPointAt(
  positions: Coordinates,
  i: number,
  j: number,
  k: number,
  points: Coordinates,
  p: number,
): boolean {
  loadVerticesAt('triangleContainsPointAt', 'positions', FIRST, positions, 'i j k', i, j, k);
  loadVertexAt('triangleContainsPointAt', 'points', ORIGIN, points, 'p', p);
  return triangleHolds();
}
