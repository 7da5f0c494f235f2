import { affineHullDimension } from '../../../spatial/hull/affine-hull.js';
import { countedPoints } from '../../cases/shapes.js';

/** The kernel's dimension. */
export function subject(v: Float64Array): string {
  return String(affineHullDimension(countedPoints(v)));
}
