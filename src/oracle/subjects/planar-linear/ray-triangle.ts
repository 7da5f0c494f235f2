import { rayIntersectsTriangle2d, rayTriangle2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of a ray and a triangle, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.ray(v, 0), made.triangle(v, 4)];
  return { found: rayTriangle2d(a, b), meet: rayIntersectsTriangle2d(a, b) };
});
