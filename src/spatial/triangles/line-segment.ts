import type { Contact } from '../../core/contact.js';
import type { Line, Segment } from '../../core/shapes.js';
import { linearMeetsSegment, linearSegment, loadAsTriangle } from './linear-segment.js';
import { loadLine } from './linear-workspace.js';

/**
 * How do a line and a segment of space meet? As in `segmentSegment`; all points of the line are its edge 0.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example lineSegment({ origin: [0, 0, 0], direction: [1, 1, 1] }, { start: [-2, -2, -1], end: [-2, -2, -3] }).relation; // 'crossing'
 */
export function lineSegment(line: Line, segment: Segment): Contact {
  loadLine('lineSegment', 'line', line);
  loadAsTriangle('lineSegment', 'segment', segment);
  return linearSegment('line');
}

/**
 * Do a line and a segment of space have a point in common?
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example lineIntersectsSegment({ origin: [0, 0, 0], direction: [1, 1, 1] }, { start: [-2, -2, -1], end: [-2, -2, -3] }); // true
 */
export function lineIntersectsSegment(line: Line, segment: Segment): boolean {
  loadLine('lineIntersectsSegment', 'line', line);
  loadAsTriangle('lineIntersectsSegment', 'segment', segment);
  return linearMeetsSegment('line');
}
