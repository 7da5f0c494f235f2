import { subject } from '../../subjects/planar-linear/line-triangle.js';
import { pairQuestion } from './pair.js';

/** A line and a triangle of the plane. */
export const lineTriangle2dQuestion = pairQuestion({
  name: 'lineTriangle2d',
  a: 'line',
  b: 'triangle',
  classes: 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2',
  subject,
});
