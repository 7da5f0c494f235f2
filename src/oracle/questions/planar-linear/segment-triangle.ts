import { segmentIntersectsTriangle2d, segmentTriangle2d } from '../../../planar/regions/segment-triangle.js';
import { pairQuestion } from './pair.js';
import { made } from './shapes.js';

/** A segment and a triangle of the plane. */
export const segmentTriangle2dQuestion = pairQuestion({
  name: 'segmentTriangle2d',
  a: 'segment',
  b: 'triangle',
  classes: 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2',
  subject(v, at) {
    const [a, b] = [made.segment(v, 0), made.triangle(v, at)];
    return { found: segmentTriangle2d(a, b), meet: segmentIntersectsTriangle2d(a, b) };
  },
});
