import { requireSegment3 } from '../../core/arguments/index.js';
import type { Segment } from '../../core/shapes.js';
import { K_DOP_HALF_SPACES } from './engine/k-dop-half-spaces.js';
import { KDopSet } from './engine/k-dop-set.js';
import { type ConvexHits, hitsOf, segmentComponent } from './engine/linear-hits.js';
import { linearMeets } from './engine/linear-meets.js';
import { type KDop, requireKDop } from './k-dop.js';

/**
 * Where does a segment pass through a k-DOP? Relation, entry and exit, each with both features and the exact
 * parameter, as `segmentConvex` says. Features of the solid are numbered as `convexFromKDop` says; prepare the solid by
 * it if many questions are asked.
 *
 * Source: Kay and Kajiya 1986; Ericson, Real-Time Collision Detection, 5.3.3 and 4.6.1.
 *
 * @throws RangeError if a number is not finite, an axis is zero, the axes do not span space, or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * const dop = { axes, min: [0, 0, 0, 0], max: [4, 4, 4, 4] };
 * const { relation, contact } = segmentKDop({ start: [1, 1, 1], end: [1, 1, 9] }, dop);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['face', 7, 1 / 8]]
 */
export function segmentKDop(segment: Segment, dop: KDop): ConvexHits {
  requireSegment3('segmentKDop', 'segment', segment);
  requireKDop('segmentKDop', 'dop', dop);
  return hitsOf(segmentComponent(segment), new KDopSet(dop));
}

/**
 * Does a segment meet a k-DOP? Touching counts. Signs only: nothing is constructed.
 *
 * @throws RangeError if a number is not finite, an axis is zero, the axes do not span space, or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * const dop = { axes, min: [0, 0, 0, 0], max: [4, 4, 4, 4] };
 * segmentIntersectsKDop({ start: [1, 1, 1], end: [1, 1, 9] }, dop); // true
 * segmentIntersectsKDop({ start: [2, 2, 2], end: [1, 1, 9] }, dop); // false
 */
export function segmentIntersectsKDop(segment: Segment, dop: KDop): boolean {
  requireSegment3('segmentIntersectsKDop', 'segment', segment);
  requireKDop('segmentIntersectsKDop', 'dop', dop);
  return linearMeets(K_DOP_HALF_SPACES, dop, 'segment', segment.start, segment.end);
}
