import type { Point3 } from '../../core/shapes.js';
import { compareLexicographic } from '../../implicit/compare-points.js';
import { sixNumbers } from '../../implicit/line-plane-point.js';
import type { InputLine } from './exact-polygon.js';

/** The line through two input points, the same for both ways along it. */
export function inputLine(p: Point3, q: Point3): InputLine {
  const line = compareLexicographic(p, q) <= 0 ? sixNumbers(p, q) : sixNumbers(q, p);
  return { type: 'line', line };
}
