import { requireBox3, requireCapsule } from '../../core/arguments/index.js';
import type { Box3, Capsule } from '../../core/shapes.js';
import { UNDECIDED } from '../../core/sign.js';
import { boxCells } from '../../distance/shapes/solids.js';
import { disjoint, doMeet, overlapping, type RoundRelation, relationOf } from '../engine/relation.js';
import { allInFilter, ballInBoxFilter, boxInCapsuleFilter } from '../filters/containment.js';
import { segmentBoxFilter } from '../filters/segment-box.js';
import { capsuleShape, flat } from '../shapes/swept.js';

/**
 * How do a capsule and a box meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of the
 * cores and that of the radius (the sum of both) are compared as the fractions that they are. A capsule without length
 * is a sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, min > max in a
 *   coordinate
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function capsuleBox(capsule: Capsule, box: Box3): RoundRelation {
  requireCapsule('capsuleBox', 'capsule', capsule);
  requireBox3('capsuleBox', 'box', box);
  return (
    relationFilter(capsule, box) ??
    relationOf(capsuleShape('capsuleBox', 'capsule', capsule), flat(boxCells('capsuleBox', 'box', box)))
  );
}

/**
 * Have a capsule and a box a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, min > max in a
 *   coordinate
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleIntersectsBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // true
 */
export function capsuleIntersectsBox(capsule: Capsule, box: Box3): boolean {
  requireCapsule('capsuleIntersectsBox', 'capsule', capsule);
  requireBox3('capsuleIntersectsBox', 'box', box);
  const filtered = segmentBoxFilter(capsule, box, capsule.radius);
  return filtered === UNDECIDED
    ? doMeet(
        capsuleShape('capsuleIntersectsBox', 'capsule', capsule),
        flat(boxCells('capsuleIntersectsBox', 'box', box)),
      )
    : filtered <= 0;
}

/** The answer, if doubles tell. */
function relationFilter(capsule: Capsule, box: Box3): RoundRelation | null {
  const { start, end, radius } = capsule;
  const gap = segmentBoxFilter(capsule, box, radius);
  if (gap === 1) return disjoint();
  if (gap !== -1) return null;
  const ends = [start, end].map((p) => ballInBoxFilter(p, radius, box));
  return overlapping(allInFilter(ends), boxInCapsuleFilter(box, capsule));
}
