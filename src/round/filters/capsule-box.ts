import type { Box3, Capsule } from '../../core/shapes.js';
import type { Sign, Undecided } from '../../core/sign.js';
import { aroundBox } from '../../distance/around/boxes.js';
import {
  type BoundaryRelation,
  disjointBoundaries,
  overlappingBoundaries,
} from '../engine/boundary-relation.js';
import { apartGap, aroundCapsule } from './boxes.js';
import { allInFilter, ballInBoxFilter, boxInCapsuleFilter } from './containment.js';
import { segmentBoxFilter } from './segment-box.js';

/** The answer, if doubles tell. */
export function capsuleBoxFilter(capsule: Capsule, box: Box3): BoundaryRelation | null {
  const { start, end, radius } = capsule;
  const gap = capsuleBoxGap(capsule, box);
  if (gap === 1) return disjointBoundaries();
  if (gap !== -1) return null;
  const ends = [start, end].map((p) => ballInBoxFilter(p, radius, box));
  return overlappingBoundaries(allInFilter(ends), boxInCapsuleFilter(box, capsule));
}

/** The sign of the distance of the cores less the radius, if doubles tell. */
export function capsuleBoxGap(capsule: Capsule, box: Box3): Sign | Undecided {
  if (apartGap(aroundCapsule(capsule), aroundBox(box)) === 1) return 1;
  return segmentBoxFilter(capsule, box, capsule.radius);
}
