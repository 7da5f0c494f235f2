import { subject } from '../../subjects/planar-linear/segment-box.js';
import { pairQuestion } from './pair.js';

/** A segment and a box of the plane. */
export const segmentBox2dQuestion = pairQuestion({
  name: 'segmentBox2d',
  a: 'segment',
  b: 'box',
  classes: 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2',
  subject,
});
