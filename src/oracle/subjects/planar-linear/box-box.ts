import { boxBox2d, boxesIntersect2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of two boxes, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.box(v, 0), made.box(v, 4)];
  return { found: boxBox2d(a, b), meet: boxesIntersect2d(a, b) };
});
