import { lineLine2d, linesIntersect2d } from '../../../planar/linear/line-line.js';
import { pairQuestion } from './pair.js';
import { made } from './shapes.js';

/** Two lines of the plane. */
export const lineLine2dQuestion = pairQuestion({
  name: 'lineLine2d',
  a: 'line',
  b: 'line',
  classes: 'crossing 1, overlapping 0',
  subject(v, at) {
    const [a, b] = [made.line(v, 0), made.line(v, at)];
    return { found: lineLine2d(a, b), meet: linesIntersect2d(a, b) };
  },
});
