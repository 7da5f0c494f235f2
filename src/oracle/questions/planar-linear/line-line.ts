import { subject } from '../../subjects/planar-linear/line-line.js';
import { pairQuestion } from './pair.js';

/** Two lines of the plane. */
export const lineLine2dQuestion = pairQuestion({
  name: 'lineLine2d',
  a: 'line',
  b: 'line',
  classes: 'crossing 1, overlapping 0',
  subject,
});
