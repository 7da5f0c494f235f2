import { crossingOrder2d } from '../../../planar/linear/crossing-order.js';
import { made } from '../../cases/planar/shapes.js';

/** The kernel's order of the crossings with the second and the third segment's lines. */
export function subject(v: Float64Array): -1 | 0 | 1 | null {
  return crossingOrder2d(made.segment(v, 0), made.segment(v, 4), made.segment(v, 8));
}
