import { requirePlane, requirePoint3 } from '../core/arguments/index.js';
import type { Plane, Point3 } from '../core/shapes.js';
import type { CoefficientsPlane, ThreePointsPlane } from './data.js';
import { CoefficientsPlaneObject, ThreePointsPlaneObject } from './objects/planes.js';

/**
 * The plane of given coefficients, as an exact plane.
 *
 * @throws RangeError if a coefficient is not finite or the normal is zero
 * @example planeOf({ normal: [0, 0, 1], constant: -2 }); // { type: 'coefficients', normal: [0, 0, 1], constant: -2 }
 */
export function planeOf(plane: Plane): CoefficientsPlane {
  requirePlane('planeOf', 'plane', plane);
  return new CoefficientsPlaneObject(plane.normal, plane.constant);
}

/**
 * The plane through three points. Its normal is (b - a) × (c - a): seen from the front, a, b, c run counterclockwise.
 * Three points on a line give a degenerate plane: its normal is zero and every point counts as on it.
 *
 * @throws RangeError if a coordinate is not finite
 * @example isDegeneratePlane(planeThrough([0, 0, 0], [1, 0, 0], [2, 0, 0])); // true
 */
export function planeThrough(a: Point3, b: Point3, c: Point3): ThreePointsPlane {
  requirePoint3('planeThrough', 'a', a);
  requirePoint3('planeThrough', 'b', b);
  requirePoint3('planeThrough', 'c', c);
  return new ThreePointsPlaneObject(nineNumbers(a, b, c));
}

/** Three points of space as the nine numbers of a plane, without -0. */
export function nineNumbers(a: Point3, b: Point3, c: Point3): number[] {
  return [a[0]! + 0, a[1]! + 0, a[2]! + 0, b[0]! + 0, b[1]! + 0, b[2]! + 0, c[0]! + 0, c[1]! + 0, c[2]! + 0];
}
