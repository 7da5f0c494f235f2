import { coordinatesText } from '../../../answers/numbers.js';
import { Chooser } from '../../../cases/implicit.js';
import { nearestDouble } from '../nearest-double.js';
import { exact } from '../vectors.js';
import { pointOfChoice } from './points.js';

/** By bisection over the doubles. The kernel divides, in double words and in integers. */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const point = pointOfChoice(values, new Chooser(v[0]!).point());
  if (point === undefined) return 'undefined';
  return coordinatesText([point.x, point.y, point.z].map((x) => nearestDouble(x, point.w * values.one)));
}
