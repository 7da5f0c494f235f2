import { requireSegment2, requireTriangle2 } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Segment, Triangle } from '../../core/shapes.js';
import { SEGMENT } from '../linear/linear.js';
import { linearRegionContact } from './linear-region.js';
import { triangleRegion } from './region.js';
import { linearMeetsTriangle } from './triangle-meets.js';

/**
 * Do a segment and a triangle of the plane have a common point? The boundary counts. The triangle may be clockwise, or
 * flat: a segment or a point.
 *
 * Source: Eberly, 3D Game Engine Design, 5.7 (coplanar cases).
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const triangle = { a: [0, 0], b: [4, 0], c: [0, 4] };
 * segmentIntersectsTriangle2d({ start: [1, 1], end: [5, 1] }, triangle); // true
 * segmentIntersectsTriangle2d({ start: [4, 1], end: [5, 1] }, triangle); // false
 */
export function segmentIntersectsTriangle2d(segment: Segment, triangle: Triangle): boolean {
  requireSegment2('segmentIntersectsTriangle2d', 'segment', segment);
  requireTriangle2('segmentIntersectsTriangle2d', 'triangle', triangle);
  return linearMeetsTriangle(SEGMENT, segment.start, segment.end, triangle.a, triangle.b, triangle.c);
}

/**
 * How a segment and a triangle of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in a vertex, an edge or a part of one, and not inside, or in an end on the boundary;
 * - `overlapping`: a part of the segment lies inside; or a segment of length zero lies inside;
 * - `crossing`: only where the triangle is flat: in one point inside both.
 *
 * The contact is the first and the last common point along the segment, or the only one. On the segment,
 * `{ type: 'vertex', index: 0 }` is the start, `{ type: 'vertex', index: 1 }` the end and `{ type: 'edge', index: 0 }`
 * what is between. Edge i of the triangle runs from vertex i to the next; face 0 is its inside.
 *
 * Source: Eberly, 3D Game Engine Design, 5.7 (coplanar cases).
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const triangle = { a: [0, 0], b: [4, 0], c: [0, 4] };
 * segmentTriangle2d({ start: [1, 1], end: [5, 1] }, triangle).contact; // [{ a: { type: 'vertex', index: 0 }, b: { type: 'face', index: 0 } }, { a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 1 } }]
 * segmentTriangle2d({ start: [2, 3], end: [2, 2] }, triangle); // { relation: 'touching', contact: [{ a: { type: 'vertex', index: 1 }, b: { type: 'edge', index: 1 } }] }
 */
export function segmentTriangle2d(segment: Segment, triangle: Triangle): Contact {
  requireSegment2('segmentTriangle2d', 'segment', segment);
  requireTriangle2('segmentTriangle2d', 'triangle', triangle);
  return linearRegionContact(SEGMENT, segment.start, segment.end, triangleRegion(triangle));
}
