import { lineIntersectsTriangle2d, lineTriangle2d } from '../../../planar/regions/line-triangle.js';
import { pairQuestion } from './pair.js';
import { made } from './shapes.js';

/** A line and a triangle of the plane. */
export const lineTriangle2dQuestion = pairQuestion({
  name: 'lineTriangle2d',
  a: 'line',
  b: 'triangle',
  classes: 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2',
  subject(v, at) {
    const [a, b] = [made.line(v, 0), made.triangle(v, at)];
    return { found: lineTriangle2d(a, b), meet: lineIntersectsTriangle2d(a, b) };
  },
});
