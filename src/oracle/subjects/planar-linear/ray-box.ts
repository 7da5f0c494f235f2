import { rayBox2d, rayIntersectsBox2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of a ray and a box, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.ray(v, 0), made.box(v, 4)];
  return { found: rayBox2d(a, b), meet: rayIntersectsBox2d(a, b) };
});
