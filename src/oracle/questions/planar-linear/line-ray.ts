import { subject } from '../../subjects/planar-linear/line-ray.js';
import { pairQuestion } from './pair.js';

/** A line and a ray of the plane. */
export const lineRay2dQuestion = pairQuestion({
  name: 'lineRay2d',
  a: 'line',
  b: 'ray',
  classes: 'touching 1, crossing 1, overlapping 1',
  subject,
});
