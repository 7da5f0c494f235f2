import { subject } from '../../subjects/planar-linear/line-segment.js';
import { pairQuestion } from './pair.js';

/** A line and a segment of the plane. */
export const lineSegment2dQuestion = pairQuestion({
  name: 'lineSegment2d',
  a: 'line',
  b: 'segment',
  classes: 'touching 1, crossing 1, overlapping 1, overlapping 2',
  subject,
});
