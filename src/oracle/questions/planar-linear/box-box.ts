import { boxBox2d, boxesIntersect2d } from '../../../planar/regions/box-box.js';
import { pairQuestion } from './pair.js';
import { made } from './shapes.js';

/** Two boxes of the plane. */
export const boxBox2dQuestion = pairQuestion({
  name: 'boxBox2d',
  a: 'box',
  b: 'box',
  classes: 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2, overlapping 4',
  subject(v, at) {
    const [a, b] = [made.box(v, 0), made.box(v, at)];
    return { found: boxBox2d(a, b), meet: boxesIntersect2d(a, b) };
  },
});
