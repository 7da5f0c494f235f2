import { lineIntersectsSegment2d, lineSegment2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of a line and a segment, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.line(v, 0), made.segment(v, 4)];
  return { found: lineSegment2d(a, b), meet: lineIntersectsSegment2d(a, b) };
});
