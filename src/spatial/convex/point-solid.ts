import { requirePoint3 } from '../../core/arguments/index.js';
import type { PointLocation } from '../../core/location.js';
import type { Point3 } from '../../core/shapes.js';
import { contains, locate } from './engine/located.js';
import { type ConvexSolid, requireSolid, setOf } from './solid.js';

/**
 * Where does a point lie to a prepared solid: inside, outside or on its boundary, and on which feature? The first
 * vertex, edge or face that contains it, or the interior.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7 (point against half-spaces).
 *
 * @throws RangeError if the point has not three finite coordinates
 * @example
 * const cube = solidFromBox({ min: [0, 0, 0], max: [1, 1, 1] });
 * pointSolid([1, 0.5, 1], cube); // { location: 'boundary', feature: { type: 'edge', index: 7 } }
 * pointSolid([1, 0.5, 2], cube); // { location: 'outside', feature: null }
 */
export function pointSolid(point: Point3, solid: ConvexSolid): PointLocation {
  requirePoint3('pointSolid', 'point', point);
  requireSolid('pointSolid', 'solid', solid);
  return locate(point, setOf(solid));
}

/**
 * Does a prepared solid contain a point? The boundary counts.
 *
 * @throws RangeError if the point has not three finite coordinates
 * @example
 * solidContainsPoint(solidFromBox({ min: [0, 0, 0], max: [1, 1, 1] }), [1, 0.5, 1]); // true
 */
export function solidContainsPoint(solid: ConvexSolid, point: Point3): boolean {
  requireSolid('solidContainsPoint', 'solid', solid);
  requirePoint3('solidContainsPoint', 'point', point);
  return contains(setOf(solid), point);
}
