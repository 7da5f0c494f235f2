import { requirePoint3 } from '../../core/arguments/index.js';
import type { PointLocation } from '../../core/location.js';
import type { Point3 } from '../../core/shapes.js';
import { KDopSet } from './engine/k-dop-set.js';
import { contains, locate } from './engine/located.js';
import { type KDop, requireKDop } from './k-dop.js';

/**
 * Where does a point lie to a k-DOP, and on which feature, numbered as {@link KDop} says? A flat k-DOP has no interior,
 * but a point of it that only its own plane contains lies on a face.
 *
 * @throws RangeError if a number is not finite, an axis is zero, the axes do not span space, or min > max
 * @example
 * const box = { axes: [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]], min: [0, 0, 0, 0], max: [1, 1, 1, 2] };
 * pointKDop([1, 0.25, 0.25], box); // { location: 'boundary', feature: { type: 'face', index: 1 } }
 * pointKDop([1, 1, 0.5], box).location; // 'outside'
 */
export function pointKDop(point: Point3, dop: KDop): PointLocation {
  requirePoint3('pointKDop', 'point', point);
  requireKDop('pointKDop', 'dop', dop);
  return locate(point, new KDopSet(dop));
}

/**
 * Does a k-DOP contain a point? The boundary counts.
 *
 * @throws RangeError if a number is not finite, an axis is zero, the axes do not span space, or min > max
 * @example
 * const box = { axes: [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]], min: [0, 0, 0, 0], max: [1, 1, 1, 2] };
 * kDopContainsPoint(box, [1, 1, 0]); // true
 * kDopContainsPoint(box, [1, 1, 0.5]); // false
 */
export function kDopContainsPoint(dop: KDop, point: Point3): boolean {
  requireKDop('kDopContainsPoint', 'dop', dop);
  requirePoint3('kDopContainsPoint', 'point', point);
  return contains(new KDopSet(dop), point);
}
