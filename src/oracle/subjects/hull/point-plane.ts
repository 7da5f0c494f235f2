import { pointPlane } from '../../../spatial/hull/point-plane.js';
import { planeOf, pointOf } from '../../cases/shapes.js';

/** The kernel's sign. */
export function subject(v: Float64Array): string {
  return String(pointPlane(pointOf(v, 0), planeOf(v, 3)));
}
