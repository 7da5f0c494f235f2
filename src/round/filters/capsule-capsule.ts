import type { Capsule } from '../../core/shapes.js';
import type { Sign, Undecided } from '../../core/sign.js';
import {
  type BoundaryRelation,
  disjointBoundaries,
  overlappingBoundaries,
} from '../engine/boundary-relation.js';
import { allInFilter, pointInCapsuleFilter } from './containment.js';
import { hullFilter, setDifference } from './hull.js';
import { proposeSegmentPair } from './propose.js';

/** The answer, if doubles tell. */
export function capsuleCapsuleFilter(a: Capsule, b: Capsule): BoundaryRelation | null {
  const gap = capsuleCapsuleGap(a, b);
  if (gap === 1) return disjointBoundaries();
  return gap === -1 ? overlappingBoundaries(isInFilter(a, b), isInFilter(b, a)) : null;
}

/** Is the first capsule in the second: are both of its ends as near to the core as the radii differ? */
function isInFilter(a: Capsule, b: Capsule): Sign | Undecided {
  return allInFilter([a.start, a.end].map((p) => pointInCapsuleFilter(p, b, b.radius - a.radius)));
}

/** The sign of the distance of the cores less the radii, if doubles tell. */
export function capsuleCapsuleGap(a: Capsule, b: Capsule): Sign | Undecided {
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
