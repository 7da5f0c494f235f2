import { lineIntersectsTriangle2d, lineTriangle2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of a line and a triangle, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.line(v, 0), made.triangle(v, 4)];
  return { found: lineTriangle2d(a, b), meet: lineIntersectsTriangle2d(a, b) };
});
