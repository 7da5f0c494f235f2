import { requirePoint3 } from '../../core/arguments/points.js';
import type { Feature } from '../../core/feature.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { OrientedBox, Point3 } from '../../core/shapes.js';
import { signsAlongAxis } from '../../predicates/separating-axes/oriented-box-sides.js';
import { AT_MAX, AT_MIN, BETWEEN, boxFeature, type Place } from '../hull/box-features.js';
import { orientedBoxNumbers } from './oriented-box-numbers.js';

/**
 * Does an oriented box contain the point? The boundary counts.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * orientedBoxContainsPoint(box, [2, 0, 1]); // true
 * orientedBoxContainsPoint(box, [2, 1, 1]); // false
 */
export function orientedBoxContainsPoint(box: OrientedBox, point: Point3): boolean {
  const numbers = orientedBoxNumbers('orientedBoxContainsPoint', 'box', box);
  requirePoint3('orientedBoxContainsPoint', 'point', point);
  return featureAt(numbers, point) !== null;
}

/**
 * Where does a point lie to an oriented box (the parallelepiped of its axes as given)? `inside` in the interior,
 * `boundary` on a vertex, edge or face, numbered as `boxFeature` says, or `outside`. Half sizes of zero are in the
 * domain: such a box has only a boundary; of coinciding features the first is named.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.4; Eberly, 3D Game Engine Design, 2.5.2, without the assumption
 * that the axes are orthonormal.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * pointOrientedBox([2, 0, 1], box); // { location: 'boundary', feature: { type: 'vertex', index: 5 } }
 * pointOrientedBox([1, 1, 0], box); // { location: 'boundary', feature: { type: 'face', index: 1 } }
 * pointOrientedBox([2, 1, 0], box); // { location: 'outside', feature: null }
 */
export function pointOrientedBox(point: Point3, box: OrientedBox): PointLocation {
  requirePoint3('pointOrientedBox', 'point', point);
  return locationAt(featureAt(orientedBoxNumbers('pointOrientedBox', 'box', box), point), 'interior');
}

/** The feature of a box of 15 numbers at a point; `null` outside. */
export function featureAt(box: readonly number[], point: Point3): Feature | null {
  const places: Place[] = [];
  for (let m = 0; m < 3; m++) {
    const [low, high] = signsAlongAxis(point, box, 0, m);
    if (low < 0 || high > 0) return null;
    places.push(low === 0 ? AT_MIN : high === 0 ? AT_MAX : BETWEEN);
  }
  return boxFeature(places[0]!, places[1]!, places[2]!);
}
