import { requireBox2, requireSegment2 } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Box2, Segment } from '../../core/shapes.js';
import { SEGMENT } from '../linear/linear.js';
import { linearMeetsBox } from './box-meets.js';
import { linearRegionContact } from './linear-region.js';
import { boxRegion } from './region.js';

/**
 * Do a segment and a box of the plane have a common point? The boundary counts. The box may be a segment or a point.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3; Eberly, 3D Game Engine Design, 5.2.1 (separating axes).
 *
 * @throws RangeError naming the argument, if a number is not finite, or min > max
 * @example
 * const box = { min: [0, 0], max: [2, 1] };
 * segmentIntersectsBox2d({ start: [1, 0.5], end: [5, 1] }, box); // true
 * segmentIntersectsBox2d({ start: [1, 2], end: [3, 0.5] }, box); // false
 */
export function segmentIntersectsBox2d(segment: Segment, box: Box2): boolean {
  requireSegment2('segmentIntersectsBox2d', 'segment', segment);
  requireBox2('segmentIntersectsBox2d', 'box', box);
  return linearMeetsBox(SEGMENT, segment.start, segment.end, box.min, box.max);
}

/**
 * How a segment and a box of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in a vertex, an edge or a part of one, and not inside, or in an end on the boundary;
 * - `overlapping`: a part of the segment lies inside; or a segment of length zero lies inside;
 * - `crossing`: only where the box is flat: in one point inside both.
 *
 * The contact is the first and the last common point along the segment, or the only one. On the segment,
 * `{ type: 'vertex', index: 0 }` is the start, `{ type: 'vertex', index: 1 }` the end and `{ type: 'edge', index: 0 }`
 * what is between. Features of a box: vertex 0 is min, the others follow counterclockwise ((max, min), max, (min,
 * max)); edge i runs from vertex i to the next; face 0 is the inside.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3; Eberly, 3D Game Engine Design, 5.2.1.
 *
 * @throws RangeError naming the argument, if a number is not finite, or min > max
 * @example
 * const box = { min: [0, 0], max: [2, 1] };
 * segmentBox2d({ start: [1, 0.5], end: [5, 0.5] }, box).contact; // [{ a: { type: 'vertex', index: 0 }, b: { type: 'face', index: 0 } }, { a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 1 } }]
 * segmentBox2d({ start: [3, 0], end: [2, 0] }, box); // { relation: 'touching', contact: [{ a: { type: 'vertex', index: 1 }, b: { type: 'vertex', index: 1 } }] }
 */
export function segmentBox2d(segment: Segment, box: Box2): Contact {
  requireSegment2('segmentBox2d', 'segment', segment);
  requireBox2('segmentBox2d', 'box', box);
  return linearRegionContact(SEGMENT, segment.start, segment.end, boxRegion(box));
}
