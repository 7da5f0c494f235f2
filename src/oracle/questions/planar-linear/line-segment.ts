import { lineIntersectsSegment2d, lineSegment2d } from '../../../planar/linear/line-segment.js';
import { pairQuestion } from './pair.js';
import { made } from './shapes.js';

/** A line and a segment of the plane. */
export const lineSegment2dQuestion = pairQuestion({
  name: 'lineSegment2d',
  a: 'line',
  b: 'segment',
  classes: 'touching 1, crossing 1, overlapping 1, overlapping 2',
  subject(v, at) {
    const [a, b] = [made.line(v, 0), made.segment(v, at)];
    return { found: lineSegment2d(a, b), meet: lineIntersectsSegment2d(a, b) };
  },
});
