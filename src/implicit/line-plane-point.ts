import { requirePoint3, requireRayOrLine3 } from '../core/arguments/index.js';
import type { Line, Point3, Ray } from '../core/shapes.js';
import type { LinePlanePoint, PlaneLike } from './data.js';
import { LinePlanePointObject } from './objects/line-plane-point.js';
import { exists3 } from './objects/point3-object.js';
import { planeFrom } from './revive.js';

/**
 * The point where the line through p and q meets a plane; null if the line is parallel to the plane or lies in it, or
 * if p and q are equal.
 *
 * The point is o - (n·o + c) / (n·(q - p)) · (q - p) for o = p: homogeneous coordinates of degree 2 in the plane's
 * coefficients and the line's coordinates, 4 and 3 in points if the plane is given by points.
 *
 * @throws RangeError if a coordinate is not finite or the plane's normal is zero
 * @example coordinates(linePlanePoint([0, 0, 3], [1, 0, 2], { normal: [0, 0, 1], constant: 0 })!); // [3, 0, 0]
 */
export function linePlanePoint(
  p: Point3,
  q: Point3,
  plane: PlaneLike,
): (LinePlanePoint & Iterable<number>) | null {
  requirePoint3('linePlanePoint', 'p', p);
  requirePoint3('linePlanePoint', 'q', q);
  const line = sixNumbers(p, q);
  const point = new LinePlanePointObject(line, 'points', planeFrom('linePlanePoint', 'plane', plane));
  return exists3(point) ? point : null;
}

/**
 * The point where the line of all origin + t · direction meets a plane; null if it is parallel to the plane or lies in
 * it.
 *
 * @throws RangeError if a number is not finite, or the direction or the plane's normal is zero
 * @example
 * const floor = { normal: [0, 0, 1], constant: 0 };
 * coordinates(rayPlanePoint({ origin: [0, 0, 3], direction: [1, 0, -1] }, floor)!); // [3, 0, 0]
 */
export function rayPlanePoint(ray: Ray | Line, plane: PlaneLike): (LinePlanePoint & Iterable<number>) | null {
  requireRayOrLine3('rayPlanePoint', 'ray', ray);
  const line = sixNumbers(ray.origin, ray.direction);
  const point = new LinePlanePointObject(line, 'direction', planeFrom('rayPlanePoint', 'plane', plane));
  return exists3(point) ? point : null;
}

/** Two points, or a point and a direction, as the six numbers of a line, without -0. */
export function sixNumbers(p: Point3, q: Point3): number[] {
  return [p[0]! + 0, p[1]! + 0, p[2]! + 0, q[0]! + 0, q[1]! + 0, q[2]! + 0];
}
