import { X } from '../../../src/distance/point-triangle/question.js';
import type { Random } from '../../../src/oracle/cases/random.js';

/**
 * Puts a triangle into the question, and a point that is nearly on it: at weights of which one or two may be zero, and
 * where rounding puts that.
 */
export function nearlyOn(random: Random, coordinate: (axis: number) => number): void {
  for (let k = 3; k < 12; k++) X[k] = coordinate(k % 3);
  const weights = [0, 1, 2].map(() => random.between(0, 2));
  const sum = weights.reduce((a, b) => a + b, 0) || 1;
  for (let axis = 0; axis < 3; axis++) {
    X[axis] = weights.reduce((at, weight, i) => at + (weight / sum) * X[3 + 3 * i + axis]!, 0);
  }
}
