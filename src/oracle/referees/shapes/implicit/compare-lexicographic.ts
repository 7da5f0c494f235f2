import { signText } from '../../../answers/numbers.js';
import { pointChoices } from '../../../cases/implicit.js';
import { compareCoordinate, exact } from '../vectors.js';
import { pointOfChoice } from './points.js';

/** Each coordinate cross-multiplied. The kernel stops at the first that differs, and knows what two points share. */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const [p, q] = pointChoices(v[0]!, 2).map((choice) => pointOfChoice(values, choice));
  if (p === undefined || q === undefined) return 'undefined';
  const orders = (['x', 'y', 'z'] as const).map((axis) => compareCoordinate(p, q, axis));
  return [orders.find((order) => order !== 0) ?? 0, ...orders].map(signText).join(' ');
}
