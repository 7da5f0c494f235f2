import { requirePoint3, requireSphere } from '../../core/arguments/index.js';
import type { PointLocation } from '../../core/location.js';
import type { Point3, Sphere } from '../../core/shapes.js';
import { UNDECIDED } from '../../core/sign.js';
import { distanceFilter } from '../filters/squares.js';
import { sphereSolid } from '../hits/solids.js';
import { locate } from './locate.js';

/**
 * Where does a point lie to a sphere, and on which feature?
 * The boundary is face 0.
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * pointSphere([3, 4, 0], { center: [0, 0, 0], radius: 5 }).location; // 'boundary'
 * pointSphere([3, 4, 0], { center: [0, 0, 0], radius: 5 }).feature; // { type: 'face', index: 0 }
 */
export function pointSphere(point: Point3, sphere: Sphere): PointLocation {
  return locate('pointSphere', point, sphereSolid('pointSphere', sphere));
}

/**
 * Does a sphere contain a point? The boundary counts.
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * sphereContainsPoint({ center: [0, 0, 0], radius: 5 }, [3, 4, 0]); // true
 */
export function sphereContainsPoint(sphere: Sphere, point: Point3): boolean {
  requireSphere('sphereContainsPoint', 'sphere', sphere);
  requirePoint3('sphereContainsPoint', 'point', point);
  const { center, radius } = sphere;
  const filtered = distanceFilter(
    point[0]!,
    point[1]!,
    point[2]!,
    center[0]!,
    center[1]!,
    center[2]!,
    radius,
    0,
  );
  if (filtered !== UNDECIDED) return filtered <= 0;
  return (
    locate('sphereContainsPoint', point, sphereSolid('sphereContainsPoint', sphere)).location !== 'outside'
  );
}
