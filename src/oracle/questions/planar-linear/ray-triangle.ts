import { rayIntersectsTriangle2d, rayTriangle2d } from '../../../planar/regions/ray-triangle.js';
import { pairQuestion } from './pair.js';
import { made } from './shapes.js';

/** A ray and a triangle of the plane. */
export const rayTriangle2dQuestion = pairQuestion({
  name: 'rayTriangle2d',
  a: 'ray',
  b: 'triangle',
  classes: 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2',
  subject(v, at) {
    const [a, b] = [made.ray(v, 0), made.triangle(v, at)];
    return { found: rayTriangle2d(a, b), meet: rayIntersectsTriangle2d(a, b) };
  },
});
