import type { Segment } from '../../../core/shapes.js';

/** Lists of segments have a fixed number of places; a count in front says how many are used. */
export const MOST_SEGMENTS = 7;

/** The segments that the values stand for. */
export function segmentsOf(values: ArrayLike<number>): Segment[] {
  return Array.from({ length: values[0]! }, (_, i) => {
    const at = (k: number) => values[1 + 4 * i + k]!;
    return { start: [at(0), at(1)], end: [at(2), at(3)] };
  });
}
