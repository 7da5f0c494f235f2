import { requirePoint3 } from '../../core/arguments/points.js';
import { requireBox3 } from '../../core/arguments/shapes.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { Box3, Point3 } from '../../core/shapes.js';
import { boxFeature, placeIn } from '../hull/box-features.js';

/**
 * Does the box contain the point? The boundary counts.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * boxContainsPoint({ min: [0, 0, 0], max: [1, 1, 1] }, [1, 0.5, 0]); // true
 */
export function boxContainsPoint(box: Box3, point: Point3): boolean {
  requireBox3('boxContainsPoint', 'box', box);
  requirePoint3('boxContainsPoint', 'point', point);
  const { min, max } = box;
  return (
    min[0]! <= point[0]! &&
    point[0]! <= max[0]! &&
    min[1]! <= point[1]! &&
    point[1]! <= max[1]! &&
    min[2]! <= point[2]! &&
    point[2]! <= max[2]!
  );
}

/**
 * Where does a point lie to a closed box? `inside` in the interior, `boundary` on a vertex, edge or face, numbered as
 * `boxFeature` says, or `outside`. A box of zero extent in a coordinate has only a boundary; of coinciding features the
 * first is named.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.3.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * pointBox([1, 1, 0.5], { min: [0, 0, 0], max: [1, 1, 1] }); // { location: 'boundary', feature: { type: 'edge', index: 11 } }
 * pointBox([0.5, 0.5, 0.5], { min: [0, 0, 0], max: [1, 1, 1] }); // { location: 'inside', feature: { type: 'interior', index: 0 } }
 * pointBox([2, 0, 0], { min: [0, 0, 0], max: [1, 1, 1] }); // { location: 'outside', feature: null }
 */
export function pointBox(point: Point3, box: Box3): PointLocation {
  requirePoint3('pointBox', 'point', point);
  requireBox3('pointBox', 'box', box);
  const { min, max } = box;
  const x = placeIn(point[0]!, min[0]!, max[0]!);
  const y = placeIn(point[1]!, min[1]!, max[1]!);
  const z = placeIn(point[2]!, min[2]!, max[2]!);
  const isOutside = x === null || y === null || z === null;
  return locationAt(isOutside ? null : boxFeature(x, y, z), 'interior');
}
