import { lineBox2d, lineIntersectsBox2d } from '../../../planar/regions/line-box.js';
import { pairQuestion } from './pair.js';
import { made } from './shapes.js';

/** A line and a box of the plane. */
export const lineBox2dQuestion = pairQuestion({
  name: 'lineBox2d',
  a: 'line',
  b: 'box',
  classes: 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2',
  subject(v, at) {
    const [a, b] = [made.line(v, 0), made.box(v, at)];
    return { found: lineBox2d(a, b), meet: lineIntersectsBox2d(a, b) };
  },
});
