import type { InfiniteCylinder, Segment } from '../../core/shapes.js';
import { hasHit, hitsOf } from './find-hits.js';
import type { RoundHits } from './hit.js';
import { segmentOf } from './linear.js';
import { infiniteCylinderSolid } from './solids.js';

/**
 * Where does a segment meet an infinite cylinder? The first and the last common point, each with its exact parameter,
 * the point, and the feature on which it lies. The boundary is face 0. Parallel to the axis, a line inside has no first
 * and no last point: `null`.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.7.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative or the direction of the
 *   cylinder zero
 * @example
 * const { relation, entry, exit } = segmentInfiniteCylinder({ start: [-8, 3, 0], end: [8, 3, 0] }, { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [0.25, 0.75]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function segmentInfiniteCylinder(segment: Segment, infiniteCylinder: InfiniteCylinder): RoundHits {
  return hitsOf(
    segmentOf('segmentInfiniteCylinder', segment),
    infiniteCylinderSolid('segmentInfiniteCylinder', infiniteCylinder),
  );
}

/**
 * Have a segment and an infinite cylinder a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.7.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative or the direction of the
 *   cylinder zero
 * @example
 * segmentIntersectsInfiniteCylinder({ start: [-8, 3, 0], end: [8, 3, 0] }, { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 }); // true
 * segmentIntersectsInfiniteCylinder({ start: [-8, 6, 0], end: [8, 6, 0] }, { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 }); // false
 */
export function segmentIntersectsInfiniteCylinder(
  segment: Segment,
  infiniteCylinder: InfiniteCylinder,
): boolean {
  return hasHit(
    segmentOf('segmentIntersectsInfiniteCylinder', segment),
    infiniteCylinderSolid('segmentIntersectsInfiniteCylinder', infiniteCylinder),
  );
}
