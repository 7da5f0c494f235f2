import { signText } from '../../../answers/numbers.js';
import { pointChoices } from '../../../cases/implicit.js';
import { between, cross, dot, exact, signOf } from '../vectors.js';
import { pointOfChoice } from './points.js';

/**
 * Seen from s: the determinant of the vectors to p, q, r is the negative of that seen from p. The kernel has a formula
 * for each mixture of kinds, in homogeneous coordinates that it derives otherwise.
 */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const [p, q, r, s] = pointChoices(v[0]!, 4).map((choice) => pointOfChoice(values, choice));
  if (p === undefined || q === undefined || r === undefined || s === undefined) return 'undefined';
  return signText(-signOf(dot(between(s, p), cross(between(s, q), between(s, r)))));
}
