import { lineBox2d, lineIntersectsBox2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of a line and a box, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.line(v, 0), made.box(v, 4)];
  return { found: lineBox2d(a, b), meet: lineIntersectsBox2d(a, b) };
});
