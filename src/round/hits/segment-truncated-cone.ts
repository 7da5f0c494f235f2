import type { Segment, TruncatedCone } from '../../core/shapes.js';
import { hasHit, hitsOf } from './find-hits.js';
import type { RoundHits } from './hit.js';
import { segmentOf } from './linear.js';
import { truncatedConeSolid } from './solids.js';

/**
 * Where does a segment meet a truncated cone? The first and the last common point, each with its exact parameter, the
 * point, and the feature on which it lies. Face 0 is the side, faces 1 and 2 are the caps at `start` and `end`, edges 0
 * and 1 their rims; of a radius that is 0, vertices 0 and 1.
 *
 * Source: Eberly, 3D Game Engine Design, 5.5, of a radius that changes.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative or the ends are equal
 * @example
 * const { relation, entry, exit } = segmentTruncatedCone({ start: [-8, 3, 0], end: [8, 3, 0] }, { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [0.25, 0.75]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function segmentTruncatedCone(segment: Segment, truncatedCone: TruncatedCone): RoundHits {
  return hitsOf(
    segmentOf('segmentTruncatedCone', segment),
    truncatedConeSolid('segmentTruncatedCone', truncatedCone),
  );
}

/**
 * Have a segment and a truncated cone a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 5.5, of a radius that changes.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative or the ends are equal
 * @example
 * segmentIntersectsTruncatedCone({ start: [-8, 3, 0], end: [8, 3, 0] }, { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 }); // true
 * segmentIntersectsTruncatedCone({ start: [-8, 6, 0], end: [8, 6, 0] }, { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 }); // false
 */
export function segmentIntersectsTruncatedCone(segment: Segment, truncatedCone: TruncatedCone): boolean {
  return hasHit(
    segmentOf('segmentIntersectsTruncatedCone', segment),
    truncatedConeSolid('segmentIntersectsTruncatedCone', truncatedCone),
  );
}
