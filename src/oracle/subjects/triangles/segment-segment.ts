import type { Contact } from '../../../core/contact.js';
import { lineIntersectsSegment, lineSegment } from '../../../spatial/triangles/line-segment.js';
import { rayIntersectsSegment, raySegment } from '../../../spatial/triangles/ray-segment.js';
import {
  segmentSegment,
  segmentsIntersect,
  segmentsIntersectAt,
} from '../../../spatial/triangles/segment-segment.js';
import { contactText } from '../../answers/text.js';
import { rayOf, segmentOf } from '../../cases/shapes.js';

function textOf(found: Contact, ...meets: readonly boolean[]): string {
  const differs = meets.some((meet) => meet !== (found.relation !== 'disjoint'));
  return `${contactText(found)}${differs ? ' BOOLEAN DIFFERS' : ''}`;
}

/** The kernel's answer for two segments, and whether the booleans agree. */
export function segmentSegmentSubject(v: Float64Array): string {
  const [a, b] = [segmentOf(v, 0), segmentOf(v, 6)];
  return textOf(segmentSegment(a, b), segmentsIntersect(a, b), segmentsIntersectAt(v, 0, 1, v, 2, 3));
}

/** The kernel's answer for a ray, and whether the boolean agrees. */
export function raySegmentSubject(v: Float64Array): string {
  const [ray, segment] = [rayOf(v, 0), segmentOf(v, 6)];
  return textOf(raySegment(ray, segment), rayIntersectsSegment(ray, segment));
}

/** The kernel's answer for a line, and whether the boolean agrees. */
export function lineSegmentSubject(v: Float64Array): string {
  const [line, segment] = [rayOf(v, 0), segmentOf(v, 6)];
  return textOf(lineSegment(line, segment), lineIntersectsSegment(line, segment));
}
