import type { PointLocation } from '../../core/location.js';
import type { InfiniteCylinder, Point3 } from '../../core/shapes.js';
import { infiniteCylinderSolid } from '../hits/solids.js';
import { locate } from './locate.js';

/**
 * Where does a point lie to an infinite cylinder, and on which feature?
 * The boundary is face 0.
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.5.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative or the direction of the
 *   cylinder zero
 * @example
 * pointInfiniteCylinder([3, 4, 0], { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 }).location; // 'boundary'
 * pointInfiniteCylinder([3, 4, 0], { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 }).feature; // { type: 'face', index: 0 }
 */
export function pointInfiniteCylinder(point: Point3, infiniteCylinder: InfiniteCylinder): PointLocation {
  return locate(
    'pointInfiniteCylinder',
    point,
    infiniteCylinderSolid('pointInfiniteCylinder', infiniteCylinder),
  );
}

/**
 * Does an infinite cylinder contain a point? The boundary counts.
 *
 * Source: Eberly, 3D Game Engine Design, 2.5.5.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative or the direction of the
 *   cylinder zero
 * @example
 * infiniteCylinderContainsPoint({ origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 }, [3, 4, 0]); // true
 */
export function infiniteCylinderContainsPoint(infiniteCylinder: InfiniteCylinder, point: Point3): boolean {
  return (
    locate(
      'infiniteCylinderContainsPoint',
      point,
      infiniteCylinderSolid('infiniteCylinderContainsPoint', infiniteCylinder),
    ).location !== 'outside'
  );
}
