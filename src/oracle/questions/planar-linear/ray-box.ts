import { subject } from '../../subjects/planar-linear/ray-box.js';
import { pairQuestion } from './pair.js';

/** A ray and a box of the plane. */
export const rayBox2dQuestion = pairQuestion({
  name: 'rayBox2d',
  a: 'ray',
  b: 'box',
  classes: 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2',
  subject,
});
