import { requireNormal } from '../core/arguments/index.js';
import type { Point3 } from '../core/shapes.js';
import type { PointLike3, ThroughPointPlane } from './data.js';
import { ThroughPointPlaneObject } from './objects/through-point-plane.js';
import { plainOrObject } from './revive.js';

/**
 * The plane through a point, plain or implicit, with a normal that is given. Its numbers are as long as those of the
 * point make them.
 *
 * @throws RangeError if a number is not finite or the normal is zero
 * @example
 * const third = linePlanePoint([0, 0, 0], [1, 1, 3], { normal: [0, 0, 1], constant: -1 })!;
 * side(throughPointPlane(third, [1, 0, 0]), [1 / 3, 7, 7]); // -1: a third is a little more than its double
 */
export function throughPointPlane(point: PointLike3, normal: Point3): ThroughPointPlane {
  const own = plainOrObject('throughPointPlane', 'point', point);
  requireNormal('throughPointPlane', 'normal', normal);
  return new ThroughPointPlaneObject(own, [normal[0]! + 0, normal[1]! + 0, normal[2]! + 0]);
}
