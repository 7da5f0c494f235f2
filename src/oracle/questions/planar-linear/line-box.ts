import { subject } from '../../subjects/planar-linear/line-box.js';
import { pairQuestion } from './pair.js';

/** A line and a box of the plane. */
export const lineBox2dQuestion = pairQuestion({
  name: 'lineBox2d',
  a: 'line',
  b: 'box',
  classes: 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2',
  subject,
});
