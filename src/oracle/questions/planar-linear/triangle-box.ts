import { subject } from '../../subjects/planar-linear/triangle-box.js';
import { pairQuestion } from './pair.js';

/** A triangle and a box of the plane. */
export const triangleBox2dQuestion = pairQuestion({
  name: 'triangleBox2d',
  a: 'triangle',
  b: 'box',
  classes:
    'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2, overlapping 3, overlapping 4, overlapping 5, overlapping 6, overlapping 7, overlapping inside, overlapping inside-apart, overlapping containing, overlapping containing-apart',
  subject,
});
