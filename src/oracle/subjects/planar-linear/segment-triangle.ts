import { segmentIntersectsTriangle2d, segmentTriangle2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of a segment and a triangle, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.segment(v, 0), made.triangle(v, 4)];
  return { found: segmentTriangle2d(a, b), meet: segmentIntersectsTriangle2d(a, b) };
});
