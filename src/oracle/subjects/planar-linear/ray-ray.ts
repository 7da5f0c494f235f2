import { rayRay2d, raysIntersect2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of two rays, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.ray(v, 0), made.ray(v, 4)];
  return { found: rayRay2d(a, b), meet: raysIntersect2d(a, b) };
});
