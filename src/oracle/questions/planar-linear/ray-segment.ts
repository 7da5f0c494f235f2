import { subject } from '../../subjects/planar-linear/ray-segment.js';
import { pairQuestion } from './pair.js';

/** A ray and a segment of the plane. */
export const raySegment2dQuestion = pairQuestion({
  name: 'raySegment2d',
  a: 'ray',
  b: 'segment',
  classes: 'touching 1, crossing 1, overlapping 1, overlapping 2',
  subject,
});
