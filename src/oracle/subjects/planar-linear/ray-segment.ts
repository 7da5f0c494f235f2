import { rayIntersectsSegment2d, raySegment2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of a ray and a segment, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.ray(v, 0), made.segment(v, 4)];
  return { found: raySegment2d(a, b), meet: rayIntersectsSegment2d(a, b) };
});
