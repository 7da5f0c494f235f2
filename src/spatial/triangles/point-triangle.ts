import type { Feature } from '../../core/feature.js';
import type { Point3, Triangle } from '../../core/shapes.js';
import { featureOf, OUTSIDE } from './feature-codes.js';
import { featureAtPoint } from './linear-triangle.js';
import { FIRST, loadPoint, loadTriangle, ORIGIN } from './workspace.js';

/**
 * Which feature of a triangle of space is a point? `null` if the point is not on the triangle.
 *
 * The first vertex equal to the point, else the first edge that contains it, else the face. The point has to be exactly in
 * the triangle's plane; degenerate triangles are the segments or points that they are.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.4 and 5.4.2.
 *
 * @throws RangeError naming the point, if it has not three finite coordinates
 * @example
 * const wall = { a: [0, 0, 0], b: [4, 0, 4], c: [0, 4, 0] };
 * pointTriangle([1, 1, 1], wall); // { type: 'face', index: 0 }
 * pointTriangle([2, 0, 2], wall); // { type: 'edge', index: 0 }
 * pointTriangle([1, 1, 1.0000000000000002], wall); // null
 */
export function pointTriangle(point: Point3, triangle: Triangle): Feature | null {
  loadPoint('pointTriangle', 'point', ORIGIN, point);
  loadTriangle('pointTriangle', 'triangle', FIRST, triangle);
  const code = featureAtPoint(FIRST, ORIGIN);
  return code === OUTSIDE ? null : featureOf(code);
}

/**
 * Does a triangle of space contain a point? The boundary counts.
 *
 * @throws RangeError naming the point, if it has not three finite coordinates
 * @example
 * triangleContainsPoint({ a: [0, 0, 0], b: [4, 0, 4], c: [0, 4, 0] }, [1, 1, 1]); // true
 * triangleContainsPoint({ a: [0, 0, 0], b: [4, 0, 4], c: [0, 4, 0] }, [1, 1, 0]); // false
 */
export function triangleContainsPoint(triangle: Triangle, point: Point3): boolean {
  loadPoint('triangleContainsPoint', 'point', ORIGIN, point);
  loadTriangle('triangleContainsPoint', 'triangle', FIRST, triangle);
  return featureAtPoint(FIRST, ORIGIN) !== OUTSIDE;
}
