import { requireLine2, requireSegment2 } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Line, Segment } from '../../core/shapes.js';
import { LINE, linearsMeet, SEGMENT } from './linear.js';
import { linearContact } from './linear-pair.js';

/**
 * Do a line and a segment of the plane have a common point? Ends count.
 *
 * @throws RangeError naming the argument, if a number is not finite or a direction is zero
 * @example
 * lineIntersectsSegment2d({ origin: [0, 0], direction: [1, 0] }, { start: [5, 1], end: [5, -1] }); // true
 * lineIntersectsSegment2d({ origin: [0, 0], direction: [1, 0] }, { start: [5, 1], end: [5, 2] }); // false
 */
export function lineIntersectsSegment2d(line: Line, segment: Segment): boolean {
  requireLine2('lineIntersectsSegment2d', 'line', line);
  requireSegment2('lineIntersectsSegment2d', 'segment', segment);
  return linearsMeet(LINE, line.origin, line.direction, SEGMENT, segment.start, segment.end);
}

/**
 * How a line and a segment of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in an end of the segment;
 * - `crossing`: in one point between its ends;
 * - `overlapping`: the segment is part of the line; its ends are listed in order along the line (a segment of length
 *   zero has one).
 *
 * A line has `{ type: 'edge', index: 0 }` only; of a segment, `{ type: 'vertex', index: 0 }` is the start,
 * `{ type: 'vertex', index: 1 }` the end and `{ type: 'edge', index: 0 }` what is between.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.15.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or a direction is zero
 * @example
 * const line = { origin: [0, 0], direction: [1, 0] };
 * lineSegment2d(line, { start: [5, 1], end: [5, -1] }); // { relation: 'crossing', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 0 } }] }
 * lineSegment2d(line, { start: [5, 1], end: [5, 0] }); // { relation: 'touching', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 1 } }] }
 * lineSegment2d(line, { start: [7, 0], end: [5, 0] }).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 1 } }, { a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 0 } }]
 */
export function lineSegment2d(line: Line, segment: Segment): Contact {
  requireLine2('lineSegment2d', 'line', line);
  requireSegment2('lineSegment2d', 'segment', segment);
  return linearContact(LINE, line.origin, line.direction, SEGMENT, segment.start, segment.end);
}
