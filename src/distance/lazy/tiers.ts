/** What doubles tell of distances, for kinds of shapes. */
import { UNDECIDED } from '../../core/sign.js';
import { rootOfGaps } from '../small/box-gaps.js';
import { distanceOfCorners } from '../small/distance-nearly.js';
import { distanceToSegment } from '../small/point-segment-nearly.js';
import { compareGiven } from './compare-hulls.js';
import type { Tier } from './tier.js';

const unknown = (): number => Number.NaN;
const undecided = (): typeof UNDECIDED => UNDECIDED;

/** For points and boxes: by the gaps along the axes. */
export const GAPS: Tier = {
  distance: (a, b) => rootOfGaps(a.numbers, 0, a.kind.highest!, b.numbers, 0, b.kind.highest!),
  compare: undecided,
};

/** For a point and a segment: by the end, or the foot, that is closest. */
export const SEGMENT: Tier = {
  distance: (a, b) => distanceToSegment(a.numbers, b.numbers),
  compare: undecided,
};

/** For points, segments and triangles, the first with no more corners than the second: by closest features. */
export const CORNERS: Tier = {
  distance: (a, b) => distanceOfCorners(a.numbers, b.numbers),
  compare: undecided,
};

/** For all other bounded shapes: by a plane between them, and by a point of each. */
export const HULLS: Tier = {
  distance: unknown,
  compare: (a, b, low, high) => compareGiven(a, b, low, high),
};

/** For what has no end. */
export const NOTHING: Tier = { distance: unknown, compare: undecided };
