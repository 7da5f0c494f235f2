import { loadTriangle3, loadVertices3 } from '../../core/arguments/index.js';
import type { Coordinates, Triangle } from '../../core/shapes.js';
import { P, SECOND } from '../small/arena.js';
import { squaredDistanceOf } from '../small/nearest-pair.js';

/**
 * The square of the distance between two triangles, rounded to the nearest double (ties to even); 0 if they meet. The
 * fast form of `triangleTriangleDistance`, for when only the number is asked for.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.11.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite
 * @example
 * triangleTriangleSquaredDistance({ a: [0, 0, 0], b: [0, 4, 0], c: [0, 0, 4] }, { a: [3, 0, 4], b: [5, 0, 4], c: [5, 2, 6] }); // 9
 */
export function triangleTriangleSquaredDistance(a: Triangle, b: Triangle): number {
  loadTriangle3('triangleTriangleSquaredDistance', 'a', P, 0, a);
  loadTriangle3('triangleTriangleSquaredDistance', 'b', P, 3 * SECOND, b);
  return squaredDistanceOf(3, 3);
}

/**
 * {@link triangleTriangleSquaredDistance} for triangles of indexed meshes: the vertices i, j, k of one buffer of
 * positions (three numbers per vertex) against l, m, n of another, which may be the same.
 *
 * @throws RangeError if a number is not that of a vertex, or a coordinate is not finite
 * @example
 * const positions = new Float64Array([0, 0, 0, 0, 4, 0, 0, 0, 4, 3, 0, 4, 5, 0, 4, 5, 2, 6]);
 * triangleTriangleSquaredDistanceAt(positions, 0, 1, 2, positions, 3, 4, 5); // 9
 */
export function triangleTriangleSquaredDistanceAt(
  positions: Coordinates,
  i: number,
  j: number,
  k: number,
  positionsB: Coordinates,
  l: number,
  m: number,
  n: number,
): number {
  loadVertices3('triangleTriangleSquaredDistanceAt', 'positions', P, 0, positions, 'i j k', i, j, k);
  loadVertices3(
    'triangleTriangleSquaredDistanceAt',
    'positionsB',
    P,
    3 * SECOND,
    positionsB,
    'l m n',
    l,
    m,
    n,
  );
  return squaredDistanceOf(3, 3);
}
