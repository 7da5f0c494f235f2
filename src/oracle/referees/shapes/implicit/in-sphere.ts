import { signText } from '../../../answers/numbers.js';
import { pointChoices } from '../../../cases/implicit.js';
import { sphereSign } from '../lifted.js';
import { exact, type Rational3 } from '../vectors.js';
import { pointOfChoice } from './points.js';

/** By the lifted determinant (lifted.ts) of points that other formulas than the kernel's give. */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const points = pointChoices(v[0]!, 5).map((choice) => pointOfChoice(values, choice));
  return points.includes(undefined) ? 'undefined' : signText(sphereSign(points as Rational3[]));
}
