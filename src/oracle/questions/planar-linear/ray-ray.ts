import { subject } from '../../subjects/planar-linear/ray-ray.js';
import { pairQuestion } from './pair.js';

/** Two rays of the plane. */
export const rayRay2dQuestion = pairQuestion({
  name: 'rayRay2d',
  a: 'ray',
  b: 'ray',
  classes: 'touching 1, crossing 1, overlapping 1, overlapping 2',
  subject,
});
