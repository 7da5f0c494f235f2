import { lineLine2d, linesIntersect2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of two lines, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.line(v, 0), made.line(v, 4)];
  return { found: lineLine2d(a, b), meet: linesIntersect2d(a, b) };
});
