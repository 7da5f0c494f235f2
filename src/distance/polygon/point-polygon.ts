import { loadPolygon2, requirePoint2 } from '../../core/arguments/index.js';
import type { Point2, PolygonWithHoles, Ring } from '../../core/shapes.js';
import { type FillRule, requireRule } from '../../planar/polygons/point-polygon.js';
import { ringOf } from '../../planar/polygons/ring.js';
import { laterDistance } from '../lazy/later-distance.js';
import { point2dCells } from '../shapes/planar.js';
import { exactDistance, type PolygonDistance2d } from './closest.js';
import { pointRingsDistance } from './point-nearly.js';
import { convexSide, sideOfRings } from './side.js';

/**
 * The distance from a point to a polygon: 0 inside, where the point is its own closest one. Outside, all points of the
 * rings that are closest, in lexicographic order, with the ring, and the vertex or else the edge that they lie on. What
 * is inside is decided as by `pointPolygon2d`, with the same rule. O(n) for n vertices.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2, for every edge.
 *
 * @throws RangeError naming the argument, if a number is not finite, a ring has no points, or the rule is none
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * pointPolygonDistance2d([1, 1], square).distance; // 0
 * pointPolygonDistance2d([7, 8], square).closest[0]!.b; // { type: 'vertex', index: 2, ring: 0 }
 * const hole = [[1, 1], [3, 1], [3, 3], [1, 3]];
 * pointPolygonDistance2d([2, 2], { outer: square, holes: [hole] }).closest.map(({ rounded }) => rounded.pointB); // [[1, 2], [2, 1], [2, 3], [3, 2]]
 */
export function pointPolygonDistance2d(
  point: Point2,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): PolygonDistance2d {
  requirePoint2('pointPolygonDistance2d', 'point', point);
  const at = [point[0]!, point[1]!] as const;
  const rings = loadPolygon2('pointPolygonDistance2d', 'polygon', polygon).map(opened);
  requireRule('pointPolygonDistance2d', rule);
  const exactly = () =>
    exactDistance(
      convexSide(point2dCells('pointPolygonDistance2d', 'point', at), [at]),
      sideOfRings(rings.map(ringOf), rule),
    );
  return laterDistance(exactly, () => pointRingsDistance(at, rings, rule)) as PolygonDistance2d;
}

/** The numbers of a ring without its last point, if that is the first one. */
function opened(numbers: readonly number[]): readonly number[] {
  const last = numbers.length - 2;
  const isClosed = last > 0 && numbers[last] === numbers[0] && numbers[last + 1] === numbers[1];
  return isClosed ? numbers.slice(0, last) : numbers;
}
