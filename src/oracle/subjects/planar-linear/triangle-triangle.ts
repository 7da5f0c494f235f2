import { trianglesIntersect2d, triangleTriangle2d } from '../../../planar/generated/linear.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of two triangles, and whether its boolean says the same. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.triangle(v, 0), made.triangle(v, 6)];
  return { found: triangleTriangle2d(a, b), meet: trianglesIntersect2d(a, b) };
});
