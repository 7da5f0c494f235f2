import type { PolygonWithHoles, Ring, Triangle } from '../../core/shapes.js';
import type { FillRule } from '../../planar/polygons/point-polygon.js';
import { triangle2dCells } from '../shapes/planar.js';
import { type PolygonDistance2d, polygonDistance } from './closest.js';
import { convexSide, polygonSide } from './side.js';

/**
 * The distance from a triangle to a polygon: 0 if they meet, be it within the polygon; in a hole they do not. The
 * closest points, with the ring and the vertex or edge that they lie on, are those of all edges that are closest; of
 * shapes that meet, the corners of what they have in common. What is inside is decided as by `pointPolygon2d`, with the
 * same rule. O(n) for n vertices.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2 and 5.1.9, for every edge.
 *
 * @throws RangeError naming the argument, if a number is not finite, a ring has no points, or the rule is none
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * trianglePolygonDistance2d({ a: [7, 8], b: [9, 8], c: [7, 9] }, square).distance; // 5
 * trianglePolygonDistance2d({ a: [-9, -9], b: [99, -9], c: [-9, 99] }, square).closest.length; // 4
 */
export function trianglePolygonDistance2d(
  triangle: Triangle,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): PolygonDistance2d {
  const cells = triangle2dCells('trianglePolygonDistance2d', 'triangle', triangle);
  return polygonDistance(
    convexSide(cells, [triangle.a, triangle.b, triangle.c]),
    polygonSide('trianglePolygonDistance2d', 'polygon', polygon, rule),
  );
}
