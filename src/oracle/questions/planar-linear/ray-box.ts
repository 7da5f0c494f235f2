import { rayBox2d, rayIntersectsBox2d } from '../../../planar/regions/ray-box.js';
import { pairQuestion } from './pair.js';
import { made } from './shapes.js';

/** A ray and a box of the plane. */
export const rayBox2dQuestion = pairQuestion({
  name: 'rayBox2d',
  a: 'ray',
  b: 'box',
  classes: 'touching 1, touching 2, crossing 1, overlapping 1, overlapping 2',
  subject(v, at) {
    const [a, b] = [made.ray(v, 0), made.box(v, at)];
    return { found: rayBox2d(a, b), meet: rayIntersectsBox2d(a, b) };
  },
});
