import { segmentBox2d, segmentIntersectsBox2d } from '../../../planar/regions/segment-box.js';
import { pairQuestion } from './pair.js';
import { made } from './shapes.js';

/** A segment and a box of the plane. */
export const segmentBox2dQuestion = pairQuestion({
  name: 'segmentBox2d',
  a: 'segment',
  b: 'box',
  classes: 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2',
  subject(v, at) {
    const [a, b] = [made.segment(v, 0), made.box(v, at)];
    return { found: segmentBox2d(a, b), meet: segmentIntersectsBox2d(a, b) };
  },
});
