import type { Capsule, Sphere } from '../../core/shapes.js';
import type { Sign, Undecided } from '../../core/sign.js';
import {
  type BoundaryRelation,
  disjointBoundaries,
  overlappingBoundaries,
} from '../engine/boundary-relation.js';
import { allInFilter, pointInBallFilter, pointInCapsuleFilter } from './containment.js';
import { hullFilter, setDifference } from './hull.js';
import { proposeSegment } from './propose.js';

/** The answer, if doubles tell. */
export function sphereCapsuleFilter(sphere: Sphere, capsule: Capsule): BoundaryRelation | null {
  const gap = sphereCapsuleGap(sphere, capsule);
  if (gap === 1) return disjointBoundaries();
  if (gap !== -1) return null;
  const more = sphere.radius - capsule.radius;
  const ends = [capsule.start, capsule.end].map((p) => pointInBallFilter(p, sphere.center, more));
  return overlappingBoundaries(pointInCapsuleFilter(sphere.center, capsule, -more), allInFilter(ends));
}

/** The sign of the distance of the cores less the radii, if doubles tell. */
export function sphereCapsuleGap(sphere: Sphere, capsule: Capsule): Sign | Undecided {
  const { start, end, radius } = capsule;
  const { center, radius: own } = sphere;
  setDifference(0, start, center);
  setDifference(1, end, center);
  proposeSegment();
  return hullFilter(2, own + radius);
}
