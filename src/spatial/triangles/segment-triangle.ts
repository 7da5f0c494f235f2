import type { Segment, Triangle } from '../../core/shapes.js';
import { type LinearTriangle, linearTriangle } from './linear-triangle.js';
import { loadSegment } from './linear-workspace.js';
import { FIRST, loadTriangle } from './workspace.js';

/**
 * How does a segment of space meet a triangle, where, and from which side?
 *
 * - `disjoint`: nothing in common;
 * - `touching`: an end of the segment on the triangle, or the segment meets a vertex or an edge only;
 * - `crossing`: the segment passes through the face (or, in one line or plane, through a degenerate triangle);
 * - `overlapping`: the segment lies in the triangle's plane and in part inside, or it is a point of the face.
 *
 * The contact is a point, or two in the order of the segment; a feature of the segment is vertex 0 (start), vertex 1
 * (end) or edge 0. Degenerate segments and triangles are what they are as sets.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.4-5.3.6; Eberly, 3D Game Engine Design, 5.7.
 *
 * @throws RangeError naming the point, if it has not three finite coordinates
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * segmentTriangle({ start: [1, 1, 1], end: [1, 1, -1] }, floor); // { relation: 'crossing', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'face', index: 0 } }], facing: 1 }
 * segmentTriangle({ start: [2, 0, 1], end: [2, 0, 0] }, floor).contact; // [{ a: { type: 'vertex', index: 1 }, b: { type: 'edge', index: 0 } }]
 * segmentTriangle({ start: [-1, 1, 0], end: [9, 1, 0] }, floor).relation; // 'overlapping'
 */
export function segmentTriangle(segment: Segment, triangle: Triangle): LinearTriangle {
  loadSegment('segmentTriangle', 'segment', segment);
  loadTriangle('segmentTriangle', 'triangle', FIRST, triangle);
  return linearTriangle('segment');
}
