import type { PointLocation } from '../../core/location.js';
import type { Cylinder, Point3 } from '../../core/shapes.js';
import { cylinderSolid } from '../hits/solids.js';
import { locate } from './locate.js';

/**
 * Where does a point lie to a cylinder, and on which feature? Face 0 is the side, faces 1 and 2 are the caps at `start`
 * and `end`, edges 0 and 1 their rims (of radius 0, vertices 0 and 1).
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.5.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative or the ends are equal
 * @example
 * pointCylinder([3, 4, 0], { start: [0, 0, -1], end: [0, 0, 9], radius: 5 }).location; // 'boundary'
 * pointCylinder([3, 4, 0], { start: [0, 0, -1], end: [0, 0, 9], radius: 5 }).feature; // { type: 'face', index: 0 }
 */
export function pointCylinder(point: Point3, cylinder: Cylinder): PointLocation {
  return locate('pointCylinder', point, cylinderSolid('pointCylinder', cylinder));
}

/**
 * Does a cylinder contain a point? The boundary counts.
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.5.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative or the ends are equal
 * @example
 * cylinderContainsPoint({ start: [0, 0, -1], end: [0, 0, 9], radius: 5 }, [3, 4, 0]); // true
 */
export function cylinderContainsPoint(cylinder: Cylinder, point: Point3): boolean {
  return (
    locate('cylinderContainsPoint', point, cylinderSolid('cylinderContainsPoint', cylinder)).location !==
    'outside'
  );
}
