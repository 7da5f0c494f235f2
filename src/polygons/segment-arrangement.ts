import { SegmentSoup } from '../arrangement/segment-soup.js';
import { requireList, requireNoMore, requireSegment2 } from '../core/arguments/index.js';
import type { Segment } from '../core/shapes.js';
import type { Arrangement } from './arrangement.js';
import { buildArrangement } from './build-arrangement.js';

/**
 * The arrangement of segments, exactly: they are cut where they meet, and what they enclose is told. Segments may
 * cross, touch and run along each other, be the same, or points. Sources of edges are the numbers of segments.
 *
 * Source: de Berg et al., Computational Geometry, 2.2 and 2.3 (doubly connected edge lists).
 *
 * @throws RangeError naming the segment that is none
 * @example
 * const cross = segmentArrangement([
 *   { start: [0, 0], end: [2, 2] },
 *   { start: [0, 2], end: [2, 0] },
 * ]);
 * cross.vertices; // [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]]
 * cross.edges.map(({ from, to }) => [from, to]); // [[0, 2], [1, 2], [2, 3], [2, 4]]
 * cross.faces.length; // 1
 */
export function segmentArrangement(segments: readonly Segment[]): Arrangement<number> {
  if (arguments.length > 1) requireNoMore('segmentArrangement', 1, arguments[1]);
  requireList('segmentArrangement', 'segments', 'a list of segments', segments);
  const soup = new SegmentSoup(2 * segments.length, true);
  for (let i = 0; i < segments.length; i++) {
    const segment = segments[i]!;
    requireSegment2('segmentArrangement', `segments[${i}]`, segment);
    const { start, end } = segment;
    soup.addSegment(soup.point(start[0]!, start[1]!), soup.point(end[0]!, end[1]!));
  }
  return buildArrangement(soup, (use) => use, null);
}
