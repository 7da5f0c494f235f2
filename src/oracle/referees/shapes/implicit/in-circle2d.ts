import { signText } from '../../../answers/numbers.js';
import { planarChoices } from '../../../cases/implicit.js';
import { circleSign } from '../lifted.js';
import { exact, type Rational3 } from '../vectors.js';
import { planarRefereePoint } from './planar-points.js';

/** By the lifted determinant (lifted.ts) of points that other formulas than the kernel's give. */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const points = planarChoices(v[0]!, 4).map((choice) => planarRefereePoint(values, choice));
  return points.includes(undefined) ? 'undefined' : signText(circleSign(points as Rational3[]));
}
