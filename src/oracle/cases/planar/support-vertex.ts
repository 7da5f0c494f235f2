import { ringAt } from './rings.js';

/** The arguments of the kernel's function: points, and a direction, which comes first among the values. */
export function pointsAndDirection(
  values: ArrayLike<number>,
): readonly [[number, number][], readonly [number, number]] {
  return [ringAt(values, 2), [values[0]!, values[1]!]];
}
