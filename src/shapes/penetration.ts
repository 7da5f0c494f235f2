import { requireNoMore } from '../core/arguments/index.js';
import { ask, bothKnown, noAnswer, rowOf, type Table } from './dispatch.js';
import { PLANAR_PENETRATIONS, SPATIAL_PENETRATIONS } from './generated/penetrations.js';
import type { AnswerAt, Partner, Shape } from './shape.js';
import { turnedPenetration } from './turned.js';

/** The pairs of types that `penetration` answers. */
export type PenetrationPair = keyof typeof PLANAR_PENETRATIONS | keyof typeof SPATIAL_PENETRATIONS;

/** The functions of the plane and of space. */
export const TABLES: readonly [plane: Table, space: Table] = [PLANAR_PENETRATIONS, SPATIAL_PENETRATIONS];

/** How deep two shapes are in each other: the answer of the named function, in the order of the call. */
export type ShapePenetration<A extends Shape, B extends Shape> =
  | AnswerAt<typeof PLANAR_PENETRATIONS, A, B>
  | AnswerAt<typeof SPATIAL_PENETRATIONS, A, B>;

/**
 * How deep are two shapes in each other, and which are the shortest ways out? `null` if they have no common point. Any
 * two flat solids; spheres, capsules and lozenges with these, with points, segments, triangles, planes, and each other;
 * circles of the plane with what is flat and bounded there. In either order.
 *
 * @throws RangeError naming the argument, if a shape has no `type` or is none, or if there is no answer for the types
 * @example
 * const box = { type: 'box', min: [0, 0, 0], max: [4, 4, 4] } as const;
 * const { depth, ways } = penetration(box, { type: 'box', min: [3, 1, 1], max: [5, 2, 2] })!;
 * [depth, ways[0].direction]; // [1, [-1n, 0n, 0n]]
 * penetration({ type: 'sphere', center: [6, 2, 2], radius: 3 }, box)!.depth; // 1
 */
export function penetration<A extends Shape, B extends Partner<PenetrationPair, A>>(
  a: A,
  b: B,
): ShapePenetration<A, B> {
  if (arguments.length > 2) requireNoMore('penetration', 2, arguments[2]);
  const [x, y] = bothKnown('penetration', a, b);
  const row = rowOf(TABLES[x.isPlanar ? 0 : 1], x, y);
  if (row === null) return noAnswer('penetration', x, y);
  const answer = ask('penetration', row) as ShapePenetration<A, B>;
  return row.isSwapped && answer !== null ? (turnedPenetration(answer) as ShapePenetration<A, B>) : answer;
}
