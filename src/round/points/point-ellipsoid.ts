import type { PointLocation } from '../../core/location.js';
import type { Ellipsoid, Point3 } from '../../core/shapes.js';
import { ellipsoidSolid } from '../hits/solids.js';
import { locate } from './locate.js';

/**
 * Where does a point lie to an ellipsoid, and on which feature?
 * The boundary is face 0.
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.6.
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes are linearly dependent
 * @example
 * pointEllipsoid([3, 4, 0], { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] }).location; // 'boundary'
 * pointEllipsoid([3, 4, 0], { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] }).feature; // { type: 'face', index: 0 }
 */
export function pointEllipsoid(point: Point3, ellipsoid: Ellipsoid): PointLocation {
  return locate('pointEllipsoid', point, ellipsoidSolid('pointEllipsoid', ellipsoid));
}

/**
 * Does an ellipsoid contain a point? The boundary counts.
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.6.
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes are linearly dependent
 * @example
 * ellipsoidContainsPoint({ center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] }, [3, 4, 0]); // true
 */
export function ellipsoidContainsPoint(ellipsoid: Ellipsoid, point: Point3): boolean {
  return (
    locate('ellipsoidContainsPoint', point, ellipsoidSolid('ellipsoidContainsPoint', ellipsoid)).location !==
    'outside'
  );
}
