import { subject } from '../../subjects/planar-linear/triangle-triangle.js';
import { pairQuestion } from './pair.js';

/** Two triangles of the plane. */
export const triangleTriangle2dQuestion = pairQuestion({
  name: 'triangleTriangle2d',
  a: 'triangle',
  b: 'triangle',
  classes:
    'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2, overlapping 3, overlapping 4, overlapping 5, overlapping 6, overlapping inside, overlapping inside-apart, overlapping containing, overlapping containing-apart, overlapping equal',
  subject,
});
