import { rayRay2d, raysIntersect2d } from '../../../planar/linear/ray-ray.js';
import { pairQuestion } from './pair.js';
import { made } from './shapes.js';

/** Two rays of the plane. */
export const rayRay2dQuestion = pairQuestion({
  name: 'rayRay2d',
  a: 'ray',
  b: 'ray',
  classes: 'touching 1, crossing 1, overlapping 1, overlapping 2',
  subject(v, at) {
    const [a, b] = [made.ray(v, 0), made.ray(v, at)];
    return { found: rayRay2d(a, b), meet: raysIntersect2d(a, b) };
  },
});
