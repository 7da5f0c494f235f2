import type { Line, PolygonWithHoles, Ring } from '../../core/shapes.js';
import type { FillRule } from '../../planar/polygons/point-polygon.js';
import { line2dCells } from '../shapes/planar.js';
import { type PolygonDistance2d, polygonDistance } from './closest.js';
import { convexSide, polygonSide } from './side.js';

/**
 * The distance from a line to a polygon: 0 if they meet, be it within the polygon; in a hole they do not. The closest
 * points, with the ring and the vertex or edge that they lie on, are those of all edges that are closest; of shapes
 * that meet, the corners of what they have in common. What is inside is decided as by `pointPolygon2d`, with the same
 * rule. O(n) for n vertices.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2 and 5.1.9, for every edge.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero, a ring has no points, or
 *   the rule is none
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * linePolygonDistance2d({ origin: [7, 0], direction: [0, 1] }, square).closest.map(({ rounded }) => rounded.pointB); // [[4, 0], [4, 4]]
 * linePolygonDistance2d({ origin: [2, 9], direction: [0, 1] }, square).closest.map(({ b }) => b); // [{ type: 'edge', index: 0, ring: 0 }, { type: 'edge', index: 2, ring: 0 }]
 */
export function linePolygonDistance2d(
  line: Line,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): PolygonDistance2d {
  const cells = line2dCells('linePolygonDistance2d', 'line', line);
  return polygonDistance(
    convexSide(cells, [], false),
    polygonSide('linePolygonDistance2d', 'polygon', polygon, rule),
  );
}
