import { requireSegment2 } from '../../core/arguments/index.js';
import type { Segment } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { compareCrossings2d, cross2d } from '../../predicates/index.js';

/**
 * Along the line through a segment, from its start to its end, which comes later: the crossing with the line through
 * the first, or that with the line through the second other segment? Positive if the first crossing is farther along,
 * negative if it comes before, zero if the three lines meet in one point (as two lines that are the same do). `null`
 * where there is nothing to compare: one of the two lines is parallel to the segment, or a segment is a point.
 *
 * All three segments stand for their lines; ask `segmentSegment2d` whether the segments themselves meet.
 *
 * Source: de Berg et al., Computational Geometry, 2.1.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * const along = { start: [0, 0], end: [1, 0] };
 * const [one, two] = [{ start: [5, 1], end: [5, -1] }, { start: [2, -1], end: [3, 1] }];
 * crossingOrder2d(along, one, two); // 1: at 5 and at 2.5
 * crossingOrder2d(along, along, two); // null
 */
export function crossingOrder2d(along: Segment, first: Segment, second: Segment): Sign | null {
  requireSegment2('crossingOrder2d', 'along', along);
  requireSegment2('crossingOrder2d', 'first', first);
  requireSegment2('crossingOrder2d', 'second', second);
  const turns = turnOf(along, first) * turnOf(along, second);
  if (turns === 0) return null;
  const order = compareCrossings2d(
    along.start[0]!,
    along.start[1]!,
    along.end[0]!,
    along.end[1]!,
    first.start[0]!,
    first.start[1]!,
    first.end[0]!,
    first.end[1]!,
    second.start[0]!,
    second.start[1]!,
    second.end[0]!,
    second.end[1]!,
  );
  // The predicate's sign is for two that cross in the same direction.
  return turns > 0 || order === 0 ? order : order > 0 ? -1 : 1;
}

function turnOf({ start: p, end: q }: Segment, { start: r, end: s }: Segment): Sign {
  return cross2d(p[0]!, p[1]!, q[0]!, q[1]!, r[0]!, r[1]!, s[0]!, s[1]!);
}
