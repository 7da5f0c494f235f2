import type { Box2, PolygonWithHoles, Ring } from '../../core/shapes.js';
import type { FillRule } from '../../planar/polygons/point-polygon.js';
import { box2dCells } from '../shapes/planar.js';
import { type PolygonDistance2d, polygonDistance } from './closest.js';
import { convexSide, polygonSide } from './side.js';

/**
 * The distance from a box to a polygon: 0 if they meet, be it within the polygon; in a hole they do not. The closest
 * points, with the ring and the vertex or edge that they lie on, are those of all edges that are closest; of shapes
 * that meet, the corners of what they have in common. What is inside is decided as by `pointPolygon2d`, with the same
 * rule. O(n) for n vertices.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2 and 5.1.9, for every edge.
 *
 * @throws RangeError naming the argument, if a number is not finite, min > max in a coordinate, a ring has no points,
 *   or the rule is none
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * boxPolygonDistance2d({ min: [7, 8], max: [9, 9] }, square).closest[0]!.a; // { type: 'vertex', index: 0 }
 * boxPolygonDistance2d({ min: [4, 4], max: [9, 9] }, square).unique; // true
 */
export function boxPolygonDistance2d(
  box: Box2,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): PolygonDistance2d {
  const cells = box2dCells('boxPolygonDistance2d', 'box', box);
  return polygonDistance(
    convexSide(cells, [box.min, [box.max[0]!, box.min[1]!], box.max, [box.min[0]!, box.max[1]!]]),
    polygonSide('boxPolygonDistance2d', 'polygon', polygon, rule),
  );
}
