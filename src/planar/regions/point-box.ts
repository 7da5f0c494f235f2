import { requireBox2, requirePoint2 } from '../../core/arguments/index.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { Box2, Point2 } from '../../core/shapes.js';
import { boxRegion, regionFeature } from './region.js';

/**
 * Does a box of the plane contain a point? The boundary counts.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * boxContainsPoint2d({ min: [0, 0], max: [2, 1] }, [2, 0.5]); // true
 * boxContainsPoint2d({ min: [0, 0], max: [2, 1] }, [2, 1.5]); // false
 */
export function boxContainsPoint2d(box: Box2, point: Point2): boolean {
  requireBox2('boxContainsPoint2d', 'box', box);
  requirePoint2('boxContainsPoint2d', 'point', point);
  const [x, y] = [point[0]!, point[1]!];
  return x >= box.min[0]! && x <= box.max[0]! && y >= box.min[1]! && y <= box.max[1]!;
}

/**
 * Where does a point lie in relation to a box of the plane: on a vertex or else an edge (`boundary`), else `inside`
 * (`{ type: 'face', index: 0 }`), or `outside`? A box that is a segment or a point is all boundary.
 *
 * Features of a box: vertex 0 is min, the others follow counterclockwise ((max, min), max, (min, max)); edge i runs
 * from vertex i to the next; face 0 is the inside.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * const box = { min: [0, 0], max: [2, 1] };
 * pointBox2d([1, 0.5], box); // { location: 'inside', feature: { type: 'face', index: 0 } }
 * pointBox2d([2, 0.5], box); // { location: 'boundary', feature: { type: 'edge', index: 1 } }
 * pointBox2d([2, 1], box).feature; // { type: 'vertex', index: 2 }
 * pointBox2d([2, 1.5], box); // { location: 'outside', feature: null }
 */
export function pointBox2d(point: Point2, box: Box2): PointLocation {
  requirePoint2('pointBox2d', 'point', point);
  requireBox2('pointBox2d', 'box', box);
  return locationAt(regionFeature(boxRegion(box), point), 'face');
}
