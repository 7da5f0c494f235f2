import {
  lineIntersectsBox,
  rayIntersectsBox,
  segmentIntersectsBox,
} from '../../../spatial/generated/convex.js';
import { meetingText } from '../../answers/text.js';
import { boxOf, rayOf, segmentOf } from '../../cases/shapes.js';

/** The kernel's boolean for a segment. */
export function segmentIntersectsBoxSubject(v: Float64Array): string {
  return meetingText(segmentIntersectsBox(segmentOf(v, 0), boxOf(v, 6)));
}

/** The kernel's boolean for a ray. */
export function rayIntersectsBoxSubject(v: Float64Array): string {
  return meetingText(rayIntersectsBox(rayOf(v, 0), boxOf(v, 6)));
}

/** The kernel's boolean for a line. */
export function lineIntersectsBoxSubject(v: Float64Array): string {
  return meetingText(lineIntersectsBox(rayOf(v, 0), boxOf(v, 6)));
}
