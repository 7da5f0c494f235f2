import { lineIntersectsRay2d, lineRay2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of a line and a ray, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.line(v, 0), made.ray(v, 4)];
  return { found: lineRay2d(a, b), meet: lineIntersectsRay2d(a, b) };
});
