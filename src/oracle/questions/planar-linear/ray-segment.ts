import { rayIntersectsSegment2d, raySegment2d } from '../../../planar/linear/ray-segment.js';
import { pairQuestion } from './pair.js';
import { made } from './shapes.js';

/** A ray and a segment of the plane. */
export const raySegment2dQuestion = pairQuestion({
  name: 'raySegment2d',
  a: 'ray',
  b: 'segment',
  classes: 'touching 1, crossing 1, overlapping 1, overlapping 2',
  subject(v, at) {
    const [a, b] = [made.ray(v, 0), made.segment(v, at)];
    return { found: raySegment2d(a, b), meet: rayIntersectsSegment2d(a, b) };
  },
});
