import type { Lozenge, Segment } from '../../core/shapes.js';
import type { RoundHits } from './hit.js';
import { segmentOf } from './linear.js';
import { lozengeHits, meetsLozenge } from './lozenge-hits.js';

/**
 * Where does a segment meet a lozenge? The first and the last common point, each with its exact parameter, and the
 * point. All of the boundary is face 0; where the segment begins or ends inside, the feature is the interior.
 *
 * Source: Eberly, 3D Game Engine Design, 5.4.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const plate = { origin: [0, -3, -3], edges: [[0, 6, 0], [0, 0, 6]], radius: 4 };
 * const { relation, entry, exit } = segmentLozenge({ start: [-8, 0, 0], end: [-4, 0, 0] }, plate);
 * relation; // 'touching'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 1]
 */
export function segmentLozenge(segment: Segment, lozenge: Lozenge): RoundHits {
  return lozengeHits(segmentOf('segmentLozenge', segment), 'segmentLozenge', lozenge);
}

/**
 * Have a segment and a lozenge a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 5.4.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const plate = { origin: [0, -3, -3], edges: [[0, 6, 0], [0, 0, 6]], radius: 4 };
 * segmentIntersectsLozenge({ start: [-8, 0, 0], end: [-4, 0, 0] }, plate); // true
 * segmentIntersectsLozenge({ start: [-8, 0, 0], end: [-5, 0, 0] }, plate); // false
 */
export function segmentIntersectsLozenge(segment: Segment, lozenge: Lozenge): boolean {
  return meetsLozenge(segmentOf('segmentIntersectsLozenge', segment), 'segmentIntersectsLozenge', lozenge);
}
