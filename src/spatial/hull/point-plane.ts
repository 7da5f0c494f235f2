import { requirePoint3 } from '../../core/arguments/points.js';
import { requirePlane } from '../../core/arguments/shapes.js';
import type { Plane, Point3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { sideOfPlane } from '../../predicates/index.js';

/**
 * On which side of a plane does a point lie? 1 in front (where the normal points), 0 on the plane, -1 behind. For the
 * same question on flat numbers see `sideOfPlane`; for a plane of some thickness see `sideOfThickPlane`, and for exact
 * comparison of the distance with a number `compareDistanceToPlane`.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.6.
 *
 * @throws RangeError if the normal is zero, a number is not finite, or the point has not three coordinates
 * @example
 * pointPlane([7, 7, 3], { normal: [0, 0, 2], constant: -1 }); // 1
 * pointPlane([7, 7, 0.5], { normal: [0, 0, 2], constant: -1 }); // 0
 */
export function pointPlane(point: Point3, plane: Plane): Sign {
  requirePoint3('pointPlane', 'point', point);
  requirePlane('pointPlane', 'plane', plane);
  const { normal, constant } = plane;
  return sideOfPlane(normal[0]!, normal[1]!, normal[2]!, constant, point[0]!, point[1]!, point[2]!);
}
