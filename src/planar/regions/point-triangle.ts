import type { Feature } from '../../core/feature.js';
import type { Point2, Triangle } from '../../core/shapes.js';
import { SEGMENT } from '../linear/linear.js';
import { checkPoint, checkTriangle } from '../linear/linear-arguments.js';
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
  checkTriangle('triangleContainsPoint2d', 'triangle', triangle);
  checkPoint('triangleContainsPoint2d', 'point', point);
  return linearMeetsTriangle(SEGMENT, point, point, triangle.a, triangle.b, triangle.c);
}

/**
 * Where in a triangle of the plane does a point lie: on which vertex, else on which edge (edge i runs from vertex i to the
 * next), else inside (`face(0)`), or outside (`null`)? The triangle may be clockwise, or flat: a segment or a point,
 * of which the first vertex or else edge is named.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.4.2; Eberly, 3D Game Engine Design, 11.8.1.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * const triangle = { a: [0, 0], b: [4, 0], c: [0, 4] };
 * pointTriangle2d([1, 1], triangle); // face(0)
 * pointTriangle2d([2, 2], triangle); // edge(1)
 * pointTriangle2d([0, 4], triangle); // vertex(2)
 * pointTriangle2d([3, 2], triangle); // null
 */
export function pointTriangle2d(point: Point2, triangle: Triangle): Feature | null {
  checkPoint('pointTriangle2d', 'point', point);
  checkTriangle('pointTriangle2d', 'triangle', triangle);
  return regionFeature(triangleRegion(triangle), point);
}
