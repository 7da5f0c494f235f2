import { subject } from '../../subjects/planar-linear/ray-triangle.js';
import { pairQuestion } from './pair.js';

/** A ray and a triangle of the plane. */
export const rayTriangle2dQuestion = pairQuestion({
  name: 'rayTriangle2d',
  a: 'ray',
  b: 'triangle',
  classes: 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2',
  subject,
});
