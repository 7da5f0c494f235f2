import type { PolygonWithHoles, Ray, Ring } from '../../core/shapes.js';
import type { FillRule } from '../../planar/polygons/point-polygon.js';
import { ray2dCells } from '../shapes/planar.js';
import { type PolygonDistance2d, polygonDistance } from './closest.js';
import { convexSide, polygonSide } from './side.js';

/**
 * The distance from a ray to a polygon: 0 if they meet, be it within the polygon; in a hole they do not. The closest
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
 * rayPolygonDistance2d({ origin: [7, 8], direction: [1, 0] }, square).distance; // 5
 * rayPolygonDistance2d({ origin: [1, 1], direction: [1, 0] }, square).closest.map(({ rounded }) => rounded.pointB); // [[1, 1], [4, 1]]
 */
export function rayPolygonDistance2d(
  ray: Ray,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): PolygonDistance2d {
  const cells = ray2dCells('rayPolygonDistance2d', 'ray', ray);
  return polygonDistance(
    convexSide(cells, [ray.origin], false),
    polygonSide('rayPolygonDistance2d', 'polygon', polygon, rule),
  );
}
