import type { PolygonWithHoles, Ring } from '../../core/shapes.js';
import type { FillRule } from '../../planar/polygons/point-polygon.js';
import { type PolygonDistance2d, polygonDistance } from './closest.js';
import { polygonSide } from './side.js';

/**
 * The distance between two polygons: 0 if they meet, be it that one is within the other; in a hole it is not. The
 * closest points, with the rings and the vertices or edges that they lie on, are those of all pairs of edges that are
 * closest; of polygons that meet, the corners of what they have in common. What is inside is decided as by
 * `pointPolygon2d`, with the same rule for both. Near to linear for polygons that are apart: a tree of boxes over the
 * edges leaves most pairs out.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.9, for pairs of edges, and 6.3.2 (descent of two trees).
 *
 * @throws RangeError naming the argument, if a number is not finite, a ring has no points, or the rule is none
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * const apart = polygonPolygonDistance2d(square, [[7, 1], [9, 1], [9, 9], [7, 9]]);
 * apart.distance; // 3
 * apart.closest.map(({ rounded }) => [rounded.pointA, rounded.pointB]); // [[[4, 1], [7, 1]], [[4, 4], [7, 4]]]
 * polygonPolygonDistance2d(square, [[1, 1], [2, 1], [1, 2]]).closest.map(({ a, b }) => `${a.type} ${b.type} ${b.index}`); // ['face vertex 0', 'face vertex 2', 'face vertex 1']
 */
export function polygonPolygonDistance2d(
  a: Ring | PolygonWithHoles,
  b: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): PolygonDistance2d {
  return polygonDistance(
    polygonSide('polygonPolygonDistance2d', 'a', a, rule),
    polygonSide('polygonPolygonDistance2d', 'b', b, rule),
  );
}
