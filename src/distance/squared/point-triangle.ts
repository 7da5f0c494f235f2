import { loadPoint3, loadTriangle3, requireFinite, requireVertices } from '../../core/arguments/index.js';
import { copiedPoint3 } from '../../core/copies.js';
import type { Coordinates, Point3, Triangle } from '../../core/shapes.js';
import { beginLoad, isOwnLoad, setCorner, setPoint, X } from '../point-triangle/question.js';
import { exactTriangleSquare, triangleSquare } from '../point-triangle/squared-distance.js';

/**
 * The square of the distance from a point to a triangle, rounded to the nearest double (ties to even; Infinity only
 * beyond the largest): that number and nothing else, for inner loops.
 *
 * What doubles cannot decide goes to double-words and expansions, then to big integers.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.5.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * pointTriangleSquaredDistance([1, 1, 1], { a: [0, 0, 0], b: [3, 0, 0], c: [0, 3, 0] }); // 1
 */
export function pointTriangleSquaredDistance(point: Point3, triangle: Triangle): number {
  const load = beginLoad();
  loadPoint3('pointTriangleSquaredDistance', 'point', X, 0, point);
  loadTriangle3('pointTriangleSquaredDistance', 'triangle', X, 3, triangle);
  if (!isOwnLoad(load)) {
    const { a, b, c } = triangle;
    return pointTriangleSquaredDistance(copiedPoint3(point), {
      a: copiedPoint3(a),
      b: copiedPoint3(b),
      c: copiedPoint3(c),
    });
  }
  const square = triangleSquare();
  return Number.isNaN(square) ? exactTriangleSquare() : square;
}

/**
 * {@link pointTriangleSquaredDistance} of the point (x, y, z) and vertices of a buffer.
 *
 * @param positions 3 coordinates for each vertex
 * @param a number of the triangle's first vertex; b and c are those of the others
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer or the coordinate, if
 *   it is no finite number
 * @example
 * pointTriangleSquaredDistanceAt([0, 0, 0, 3, 0, 0, 0, 3, 0], 0, 1, 2, 1, 1, 1); // 1
 */
export function pointTriangleSquaredDistanceAt(
  positions: Coordinates,
  a: number,
  b: number,
  c: number,
  x: number,
  y: number,
  z: number,
): number {
  if (positions == null || (a | 0) !== a || (b | 0) !== b || (c | 0) !== c) {
    requireVertices('pointTriangleSquaredDistanceAt', 'positions', positions, 3, 'a b c', [a, b, c]);
  }
  if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') {
    requireFinite('pointTriangleSquaredDistanceAt', 'x y z', [x, y, z]);
  }
  setPoint(0, x, y, z);
  setCorner(3, positions, a);
  setCorner(6, positions, b);
  setCorner(9, positions, c);
  const square = triangleSquare();
  if (!Number.isNaN(square)) return square;
  requireFinite('pointTriangleSquaredDistanceAt', 'x y z', [x, y, z]);
  requireVertices('pointTriangleSquaredDistanceAt', 'positions', positions, 3, 'a b c', [a, b, c]);
  return exactTriangleSquare();
}
