import type { PointLocation } from '../../core/location.js';
import type { Point3, TruncatedCone } from '../../core/shapes.js';
import { truncatedConeSolid } from '../hits/solids.js';
import { locate } from './locate.js';

/**
 * Where does a point lie to a truncated cone, and on which feature? Face 0 is the side, faces 1 and 2 are the caps at
 * `start` and `end`, edges 0 and 1 their rims; of a radius that is 0, vertices 0 and 1.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative or the ends are equal
 * @example
 * pointTruncatedCone([3, 4, 0], { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 }).location; // 'boundary'
 * pointTruncatedCone([3, 4, 0], { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 }).feature; // { type: 'face', index: 0 }
 */
export function pointTruncatedCone(point: Point3, truncatedCone: TruncatedCone): PointLocation {
  return locate('pointTruncatedCone', point, truncatedConeSolid('pointTruncatedCone', truncatedCone));
}

/**
 * Does a truncated cone contain a point? The boundary counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative or the ends are equal
 * @example
 * truncatedConeContainsPoint({ start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 }, [3, 4, 0]); // true
 */
export function truncatedConeContainsPoint(truncatedCone: TruncatedCone, point: Point3): boolean {
  return (
    locate(
      'truncatedConeContainsPoint',
      point,
      truncatedConeSolid('truncatedConeContainsPoint', truncatedCone),
    ).location !== 'outside'
  );
}
