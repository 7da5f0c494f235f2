import { subject } from '../../subjects/planar-linear/segment-triangle.js';
import { pairQuestion } from './pair.js';

/** A segment and a triangle of the plane. */
export const segmentTriangle2dQuestion = pairQuestion({
  name: 'segmentTriangle2d',
  a: 'segment',
  b: 'triangle',
  classes: 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2',
  subject,
});
