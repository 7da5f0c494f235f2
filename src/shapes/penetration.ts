import { requireNoMore } from '../core/arguments/index.js';
import type { Penetration } from '../distance/index.js';
import { ask, bothKnown, noAnswer, rowOf } from './dispatch.js';
import { SPATIAL_PENETRATIONS } from './generated/penetrations.js';
import type { Partner, Shape } from './shape.js';
import { turnedPenetration } from './turned.js';

/**
 * How deep are two solids in each other, and which are the shortest ways out? `null` if they have no common point. Any
 * two flat solids, in either order.
 *
 * @throws RangeError naming the argument, if a shape has no `type` or is none, or if there is no answer for the types
 * @example
 * const box = { type: 'box', min: [0, 0, 0], max: [4, 4, 4] } as const;
 * const { depth, ways } = penetration(box, { type: 'box', min: [3, 1, 1], max: [5, 2, 2] })!;
 * [depth, ways[0].direction]; // [1, [-1n, 0n, 0n]]
 */
export function penetration<A extends Shape>(
  a: A,
  b: Partner<keyof typeof SPATIAL_PENETRATIONS, A>,
): Penetration | null {
  if (arguments.length > 2) requireNoMore('penetration', 2, arguments[2]);
  const [x, y] = bothKnown('penetration', a, b);
  const row = x.isPlanar ? null : rowOf(SPATIAL_PENETRATIONS, x, y);
  if (row === null) return noAnswer('penetration', x, y);
  const answer = ask('penetration', row) as Penetration | null;
  return row.isSwapped && answer !== null ? turnedPenetration(answer) : answer;
}
