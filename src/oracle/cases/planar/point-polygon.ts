import type { PolygonWithHoles } from '../../../core/shapes.js';
import { ringAt, ringSize } from './rings.js';

const RULES = ['even-odd', 'non-zero'] as const;
const OUTER = 3;

/** The places of the values: the rule, the point, the outer ring, a hole. */
export const POINT_POLYGON = { rule: 0, point: 1, outer: OUTER, hole: OUTER + ringSize() } as const;

/** The outer ring and the hole, which may be without points. */
export function ringsOf(values: ArrayLike<number>) {
  return { outer: ringAt(values, POINT_POLYGON.outer), hole: ringAt(values, POINT_POLYGON.hole) };
}

/** The arguments of the kernel's function: a point, a polygon, and by which rule it is filled. */
export function pointAndPolygon(
  values: ArrayLike<number>,
): readonly [readonly [number, number], PolygonWithHoles, (typeof RULES)[number]] {
  const { outer, hole } = ringsOf(values);
  return [
    [values[1]!, values[2]!],
    { outer, holes: hole.length === 0 ? [] : [hole] },
    RULES[values[POINT_POLYGON.rule]!]!,
  ];
}
