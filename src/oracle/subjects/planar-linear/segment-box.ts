import { segmentBox2d, segmentIntersectsBox2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of a segment and a box, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.segment(v, 0), made.box(v, 4)];
  return { found: segmentBox2d(a, b), meet: segmentIntersectsBox2d(a, b) };
});
