import { signText } from '../../../answers/numbers.js';
import { planarChoices } from '../../../cases/implicit.js';
import { nearestDouble } from '../nearest-double.js';
import { between, compareCoordinate, cross, exact, signOf } from '../vectors.js';
import { planarRefereePoint } from './planar-points.js';

/**
 * Points over integers, differences cross-multiplied, coordinates by bisection over the doubles. The kernel has a
 * formula for each mixture of kinds, and rounds a quotient.
 */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const [p, q, r] = planarChoices(v[0]!, 3).map((choice) => planarRefereePoint(values, choice));
  if (p === undefined || q === undefined || r === undefined) return 'undefined';
  const sign = signOf(cross(between(r, p), between(r, q))[2]);
  const [x, y] = [compareCoordinate(p, q, 'x'), compareCoordinate(p, q, 'y')];
  const signs = [sign, x || y, x, y].map(signText).join(' ');
  const rounded = [p.x, p.y].map((n) => nearestDouble(n, p.w * values.one));
  return `${signs} ${rounded.join(' ')}`;
}
