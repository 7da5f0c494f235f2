import { requirePoint2, requireTriangle2 } from '../../core/arguments/index.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { Point2, Triangle } from '../../core/shapes.js';
import { SEGMENT } from '../linear/linear.js';
import { regionFeature, triangleRegion } from './region.js';
import { linearMeetsTriangle } from './triangle-meets.js';

/**
 * Does a triangle of the plane contain a point? The boundary counts. The triangle may be clockwise, or flat: a segment
 * or a point.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.4.2.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * triangleContainsPoint2d({ a: [0, 0], b: [4, 0], c: [0, 4] }, [2, 2]); // true
 * triangleContainsPoint2d({ a: [0, 0], b: [1, 0], c: [0, 1] }, [5, 0]); // false
 */
export function triangleContainsPoint2d(triangle: Triangle, point: Point2): boolean {
  requireTriangle2('triangleContainsPoint2d', 'triangle', triangle);
  requirePoint2('triangleContainsPoint2d', 'point', point);
  return linearMeetsTriangle(SEGMENT, point, point, triangle.a, triangle.b, triangle.c);
}

/**
 * Where does a point lie in relation to a triangle of the plane: on a vertex or else an edge (`boundary`; edge i runs
 * from vertex i to the next), else `inside` (`{ type: 'face', index: 0 }`), or `outside`? The triangle may be
 * clockwise, or flat: a segment or a point, which is all boundary, and of which the first vertex or else edge is named.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.4.2; Eberly, 3D Game Engine Design, 11.8.1.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * const triangle = { a: [0, 0], b: [4, 0], c: [0, 4] };
 * pointTriangle2d([1, 1], triangle); // { location: 'inside', feature: { type: 'face', index: 0 } }
 * pointTriangle2d([2, 2], triangle); // { location: 'boundary', feature: { type: 'edge', index: 1 } }
 * pointTriangle2d([0, 4], triangle).feature; // { type: 'vertex', index: 2 }
 * pointTriangle2d([3, 2], triangle); // { location: 'outside', feature: null }
 */
export function pointTriangle2d(point: Point2, triangle: Triangle): PointLocation {
  requirePoint2('pointTriangle2d', 'point', point);
  requireTriangle2('pointTriangle2d', 'triangle', triangle);
  return locationAt(regionFeature(triangleRegion(triangle), point), 'face');
}
