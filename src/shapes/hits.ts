import { requireNoMore } from '../core/arguments/index.js';
import { ask, bothKnown, noAnswer, rowOf, type Table } from './dispatch.js';
import { PLANAR_HITS, SPATIAL_HITS } from './generated/hits.js';
import type { Partner, Shape, ShapesByType, TypeOf } from './shape.js';

type Tables = typeof PLANAR_HITS & typeof SPATIAL_HITS;

/** The pairs of types that `hits` answers. */
export type HitsPair = keyof Tables;

/** The functions of the plane and of space. */
export const TABLES: readonly [plane: Table, space: Table] = [PLANAR_HITS, SPATIAL_HITS];

/** What goes straight on. */
export type LinearShape = ShapesByType['line' | 'ray' | 'segment'];

/** What is found where a line, ray or segment meets another shape: the answer of the named function. */
export type ShapeHits<A extends LinearShape, B extends Shape> = ReturnType<
  Tables[Extract<`${TypeOf<A>} ${TypeOf<B>}`, keyof Tables>]
>;

/**
 * Where does a line, ray or segment meet a shape, and at which parameters? For solids `entry` and `exit`, for planes
 * and triangles `contact`, as the named functions say: `rayBox`, `segmentSphere`, `linePlanePoints` and their kin.
 *
 * @throws RangeError naming the argument, if a shape has no `type` or is none, if one lies in the plane and the other
 *   one in space, or if there is no answer for the two types
 * @example
 * const ray = { type: 'ray', origin: [0, 0, 0], direction: [2, 0, 0] } as const;
 * hits(ray, { type: 'sphere', center: [9, 0, 0], radius: 1 }).entry!.rounded.point; // [8, 0, 0]
 */
export function hits<A extends LinearShape, B extends Partner<HitsPair, A>>(a: A, b: B): ShapeHits<A, B> {
  if (arguments.length > 2) requireNoMore('hits', 2, arguments[2]);
  const [x, y] = bothKnown('hits', a, b);
  const row = rowOf(TABLES[x.isPlanar ? 0 : 1], x, y);
  if (row === null || row.isSwapped) return noAnswer('hits', x, y);
  return ask('hits', row) as ShapeHits<A, B>;
}
