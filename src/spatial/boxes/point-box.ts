import type { Feature } from '../../core/feature.js';
import type { Box3, Point3 } from '../../core/shapes.js';
import { boxFeature, placeIn } from '../hull/box-features.js';
import { requireBox, requireVector } from './box-arguments.js';

/**
 * Does the box contain the point? The boundary counts.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * boxContainsPoint({ min: [0, 0, 0], max: [1, 1, 1] }, [1, 0.5, 0]); // true
 */
export function boxContainsPoint(box: Box3, point: Point3): boolean {
  requireBox('boxContainsPoint', 'box', box);
  requireVector('boxContainsPoint', 'point', point);
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
 * The feature of a closed box at a point: vertex, edge, face or interior, numbered as `boxFeature` says; `null`
 * outside. A box of zero extent is in the domain; of coinciding features the first is named.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.3.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * pointBox([1, 1, 0.5], { min: [0, 0, 0], max: [1, 1, 1] }); // { type: 'edge', index: 11 }
 * pointBox([0.5, 0.5, 0.5], { min: [0, 0, 0], max: [1, 1, 1] }); // { type: 'interior', index: 0 }
 * pointBox([2, 0, 0], { min: [0, 0, 0], max: [1, 1, 1] }); // null
 */
export function pointBox(point: Point3, box: Box3): Feature | null {
  requireVector('pointBox', 'point', point);
  requireBox('pointBox', 'box', box);
  const { min, max } = box;
  const x = placeIn(point[0]!, min[0]!, max[0]!);
  const y = placeIn(point[1]!, min[1]!, max[1]!);
  const z = placeIn(point[2]!, min[2]!, max[2]!);
  return x === null || y === null || z === null ? null : boxFeature(x, y, z);
}
