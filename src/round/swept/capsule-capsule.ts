import { requireCapsule, requireNoMore } from '../../core/arguments/index.js';
import type { Capsule } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { disjoint, doMeet, overlapping, type RoundRelation, relationOf } from '../engine/relation.js';
import { allInFilter, pointInCapsuleFilter } from '../filters/containment.js';
import { hullFilter, setDifference } from '../filters/hull.js';
import { proposeSegmentPair } from '../filters/propose.js';
import { capsuleShape } from '../shapes/swept.js';

/**
 * How do two capsules meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of the cores
 * and that of the radius (the sum of both) are compared as the fractions that they are. A capsule without length is a
 * sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleCapsule(one, { start: [0, 12, 0], end: [4, 20, 0], radius: 7 }); // { relation: 'touching', containment: 'none' }
 */
export function capsuleCapsule(a: Capsule, b: Capsule): RoundRelation {
  requireCapsule('capsuleCapsule', 'a', a);
  requireCapsule('capsuleCapsule', 'b', b);
  return (
    relationFilter(a, b) ??
    relationOf(capsuleShape('capsuleCapsule', 'a', a), capsuleShape('capsuleCapsule', 'b', b))
  );
}

/**
 * Have two capsules a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsulesIntersect(one, { start: [0, 12, 0], end: [4, 20, 0], radius: 7 }); // true
 */
export function capsulesIntersect(a: Capsule, b: Capsule): boolean {
  if (arguments.length > 2) requireNoMore('capsulesIntersect', 2, arguments[2]);
  requireCapsule('capsulesIntersect', 'a', a);
  requireCapsule('capsulesIntersect', 'b', b);
  const filtered = gapFilter(a, b);
  return filtered === UNDECIDED
    ? doMeet(capsuleShape('capsulesIntersect', 'a', a), capsuleShape('capsulesIntersect', 'b', b))
    : filtered <= 0;
}

/** The answer, if doubles tell. */
function relationFilter(a: Capsule, b: Capsule): RoundRelation | null {
  const gap = gapFilter(a, b);
  if (gap === 1) return disjoint();
  return gap === -1 ? overlapping(isInFilter(a, b), isInFilter(b, a)) : null;
}

/** Is the first capsule in the second: are both of its ends as near to the core as the radii differ? */
function isInFilter(a: Capsule, b: Capsule): Sign | Undecided {
  return allInFilter([a.start, a.end].map((p) => pointInCapsuleFilter(p, b, b.radius - a.radius)));
}

/** The sign of the distance of the cores less the radii, if doubles tell. */
function gapFilter(a: Capsule, b: Capsule): Sign | Undecided {
  // Members may ask other questions when they are read: all are, before anything is set.
  const { start, end, radius } = a;
  const { start: startB, end: endB, radius: radiusB } = b;
  setDifference(0, start, startB);
  setDifference(1, start, endB);
  setDifference(2, end, startB);
  setDifference(3, end, endB);
  proposeSegmentPair();
  return hullFilter(4, radius + radiusB);
}
