import { locationAt, type PointLocation } from '../../core/location.js';
import type { Coordinates, Point3, Triangle } from '../../core/shapes.js';
import { featureOf, OUTSIDE } from './feature-codes.js';
import { featureAtPoint } from './linear-triangle.js';
import { FIRST, loadPoint, loadTriangle, loadVertexAt, loadVerticesAt, ORIGIN } from './workspace.js';

/**
 * Where does a point lie to a triangle of space? `inside` on the face, `boundary` on an edge or a vertex, or `outside`.
 *
 * The feature is the first vertex equal to the point, else the first edge that contains it, else the face. The point
 * has to be exactly in the triangle's plane; degenerate triangles are the segments or points that they are, and have
 * only a boundary.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.4 and 5.4.2.
 *
 * @throws RangeError naming the argument, if a point has not three finite coordinates
 * @example
 * const wall = { a: [0, 0, 0], b: [4, 0, 4], c: [0, 4, 0] };
 * pointTriangle([1, 1, 1], wall); // { location: 'inside', feature: { type: 'face', index: 0 } }
 * pointTriangle([2, 0, 2], wall); // { location: 'boundary', feature: { type: 'edge', index: 0 } }
 * pointTriangle([1, 1, 1.0000000000000002], wall); // { location: 'outside', feature: null }
 */
export function pointTriangle(point: Point3, triangle: Triangle): PointLocation {
  loadPoint('pointTriangle', 'point', ORIGIN, point);
  loadTriangle('pointTriangle', 'triangle', FIRST, triangle);
  const code = featureAtPoint(FIRST, ORIGIN);
  return locationAt(code === OUTSIDE ? null : featureOf(code), 'face');
}

/**
 * Does a triangle of space contain a point? The boundary counts.
 *
 * @throws RangeError naming the argument, if a point has not three finite coordinates
 * @example
 * triangleContainsPoint({ a: [0, 0, 0], b: [4, 0, 4], c: [0, 4, 0] }, [1, 1, 1]); // true
 * triangleContainsPoint({ a: [0, 0, 0], b: [4, 0, 4], c: [0, 4, 0] }, [1, 1, 0]); // false
 */
export function triangleContainsPoint(triangle: Triangle, point: Point3): boolean {
  loadTriangle('triangleContainsPoint', 'triangle', FIRST, triangle);
  loadPoint('triangleContainsPoint', 'point', ORIGIN, point);
  return featureAtPoint(FIRST, ORIGIN) !== OUTSIDE;
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
  return featureAtPoint(FIRST, ORIGIN) !== OUTSIDE;
}
