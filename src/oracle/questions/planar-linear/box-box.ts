import { subject } from '../../subjects/planar-linear/box-box.js';
import { pairQuestion } from './pair.js';

/** Two boxes of the plane. */
export const boxBox2dQuestion = pairQuestion({
  name: 'boxBox2d',
  a: 'box',
  b: 'box',
  classes:
    'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2, overlapping 4, overlapping inside, overlapping inside-apart, overlapping containing, overlapping containing-apart, overlapping equal',
  subject,
});
