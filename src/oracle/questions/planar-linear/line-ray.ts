import { lineIntersectsRay2d, lineRay2d } from '../../../planar/linear/line-ray.js';
import { pairQuestion } from './pair.js';
import { made } from './shapes.js';

/** A line and a ray of the plane. */
export const lineRay2dQuestion = pairQuestion({
  name: 'lineRay2d',
  a: 'line',
  b: 'ray',
  classes: 'touching 1, crossing 1, overlapping 1',
  subject(v, at) {
    const [a, b] = [made.line(v, 0), made.ray(v, at)];
    return { found: lineRay2d(a, b), meet: lineIntersectsRay2d(a, b) };
  },
});
