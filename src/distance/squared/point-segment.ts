import { loadPoint3, loadSegment3, requireFinite, requireVertices } from '../../core/arguments/index.js';
import { copiedPoint3 } from '../../core/copies.js';
import type { Coordinates, Point3, Segment } from '../../core/shapes.js';
import { beginLoad, isOwnLoad, setCorner, setPoint, X } from '../point-triangle/question.js';
import { exactSegmentSquare, segmentSquare } from '../point-triangle/squared-distance.js';

/**
 * The square of the distance from a point to a segment, rounded to the nearest double (ties to even; Infinity only
 * beyond the largest): that number and nothing else, for inner loops.
 *
 * What doubles cannot decide goes to double-words, then to big integers.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * pointSegmentSquaredDistance([0, 0, 0], { start: [3, 0, 4], end: [6, 0, 8] }); // 25
 */
export function pointSegmentSquaredDistance(point: Point3, segment: Segment): number {
  const load = beginLoad();
  loadPoint3('pointSegmentSquaredDistance', 'point', X, 0, point);
  loadSegment3('pointSegmentSquaredDistance', 'segment', X, 3, segment);
  if (!isOwnLoad(load)) {
    const { start, end } = segment;
    return pointSegmentSquaredDistance(copiedPoint3(point), {
      start: copiedPoint3(start),
      end: copiedPoint3(end),
    });
  }
  const square = segmentSquare();
  return Number.isNaN(square) ? exactSegmentSquare() : square;
}

/**
 * {@link pointSegmentSquaredDistance} of the point (x, y, z) and vertices of a buffer.
 *
 * @param positions 3 coordinates for each vertex
 * @param a number of the segment's first vertex; b is that of the other
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer or the coordinate, if
 *   it is no finite number
 * @example
 * pointSegmentSquaredDistanceAt([0, 0, 0, 3, 0, 0], 0, 1, 1, 0, 2); // 4
 */
export function pointSegmentSquaredDistanceAt(
  positions: Coordinates,
  a: number,
  b: number,
  x: number,
  y: number,
  z: number,
): number {
  if (positions == null || (a | 0) !== a || (b | 0) !== b) {
    requireVertices('pointSegmentSquaredDistanceAt', 'positions', positions, 3, 'a b', [a, b]);
  }
  if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') {
    requireFinite('pointSegmentSquaredDistanceAt', 'x y z', [x, y, z]);
  }
  setPoint(0, x, y, z);
  setCorner(3, positions, a);
  setCorner(6, positions, b);
  const square = segmentSquare();
  if (!Number.isNaN(square)) return square;
  requireFinite('pointSegmentSquaredDistanceAt', 'x y z', [x, y, z]);
  requireVertices('pointSegmentSquaredDistanceAt', 'positions', positions, 3, 'a b', [a, b]);
  return exactSegmentSquare();
}
