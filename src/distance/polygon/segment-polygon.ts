import type { PolygonWithHoles, Ring, Segment } from '../../core/shapes.js';
import type { FillRule } from '../../planar/polygons/point-polygon.js';
import { segment2dCells } from '../shapes/planar.js';
import { type PolygonDistance2d, polygonDistance } from './closest.js';
import { convexSide, polygonSide } from './side.js';

/**
 * The distance from a segment to a polygon: 0 if they meet, be it within the polygon; in a hole they do not. The
 * closest points, with the ring and the vertex or edge that they lie on, are those of all edges that are closest; of
 * shapes that meet, the corners of what they have in common. What is inside is decided as by `pointPolygon2d`, with the
 * same rule. O(n) for n vertices.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2 and 5.1.9, for every edge.
 *
 * @throws RangeError naming the argument, if a number is not finite, a ring has no points, or the rule is none
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * const hole = [[1, 1], [3, 1], [3, 3], [1, 3]];
 * segmentPolygonDistance2d({ start: [2, 2], end: [2, 2.5] }, { outer: square, holes: [hole] }).distance; // 0.5
 * segmentPolygonDistance2d({ start: [2, 2], end: [2, 2.5] }, square).distance; // 0
 * segmentPolygonDistance2d({ start: [7, 8], end: [9, 8] }, square).closest[0]!.b; // { type: 'vertex', index: 2, ring: 0 }
 */
export function segmentPolygonDistance2d(
  segment: Segment,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): PolygonDistance2d {
  const cells = segment2dCells('segmentPolygonDistance2d', 'segment', segment);
  return polygonDistance(
    convexSide(cells, [segment.start, segment.end]),
    polygonSide('segmentPolygonDistance2d', 'polygon', polygon, rule),
  );
}
