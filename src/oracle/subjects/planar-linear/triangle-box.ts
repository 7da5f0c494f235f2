import { triangleBox2d, triangleIntersectsBox2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of a triangle and a box, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.triangle(v, 0), made.box(v, 6)];
  return { found: triangleBox2d(a, b), meet: triangleIntersectsBox2d(a, b) };
});
