import { trianglesIntersect2d, triangleTriangle2d } from '../../../planar/regions/triangle-triangle.js';
import { pairQuestion } from './pair.js';
import { made } from './shapes.js';

/** Two triangles of the plane. */
export const triangleTriangle2dQuestion = pairQuestion({
  name: 'triangleTriangle2d',
  a: 'triangle',
  b: 'triangle',
  classes:
    'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2, overlapping 3, overlapping 4, overlapping 5, overlapping 6',
  subject(v, at) {
    const [a, b] = [made.triangle(v, 0), made.triangle(v, at)];
    return { found: triangleTriangle2d(a, b), meet: trianglesIntersect2d(a, b) };
  },
});
