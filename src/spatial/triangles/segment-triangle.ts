import type { Coordinates, Segment, Triangle } from '../../core/shapes.js';
import { segmentMeets } from './linear-intersects-triangle.js';
import { hitOnTriangle } from './linear-points.js';
import { type LinearTriangle, type LinearTrianglePoints, linearTriangle } from './linear-triangle.js';
import { loadSegment } from './linear-workspace.js';
import { FIRST, loadTriangle, loadVertexAt, loadVerticesAt, ORIGIN, TARGET } from './workspace.js';

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
 * @throws RangeError naming the argument, if a point has not three finite coordinates
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

/**
 * {@link segmentTriangle} with the points: each contact has its exact `parameter` along the segment and the exact
 * `point`.
 *
 * @throws RangeError naming the argument, if a point has not three finite coordinates
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * segmentTrianglePoints({ start: [1, 1, 3], end: [1, 1, -1] }, floor).contact[0].parameter.toNumber(); // 0.75
 */
export function segmentTrianglePoints(segment: Segment, triangle: Triangle): LinearTrianglePoints {
  loadSegment('segmentTrianglePoints', 'segment', segment);
  loadTriangle('segmentTrianglePoints', 'triangle', FIRST, triangle);
  const found = linearTriangle('segment');
  const linear = { kind: 'segment', from: segment.start, to: segment.end } as const;
  return { ...found, contact: found.contact.map((at) => hitOnTriangle(linear, triangle, at)) };
}

/**
 * Do a segment and a triangle of space have a point in common? Boundaries count, degenerate shapes are what they are as
 * sets, nothing is allocated unless the segment lies in the triangle's plane.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.6.
 *
 * @throws RangeError naming the argument, if a point has not three finite coordinates
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * segmentIntersectsTriangle({ start: [1, 1, 1], end: [1, 1, 0] }, floor); // true
 * segmentIntersectsTriangle({ start: [1, 1, 1], end: [1, 1, 1e-300] }, floor); // false
 */
export function segmentIntersectsTriangle(segment: Segment, triangle: Triangle): boolean {
  loadSegment('segmentIntersectsTriangle', 'segment', segment);
  loadTriangle('segmentIntersectsTriangle', 'triangle', FIRST, triangle);
  return segmentMeets();
}

/**
 * {@link segmentIntersectsTriangle} for the vertices `start` and `end` of one buffer of positions (three numbers per
 * vertex) and i, j, k of another, which may be the same.
 *
 * @throws RangeError if a number is not that of a vertex, or a coordinate is not finite
 * @example
 * const positions = new Float64Array([1, 1, 1, 1, 1, -1, 0, 0, 0, 4, 0, 0, 0, 4, 0]);
 * segmentIntersectsTriangleAt(positions, 0, 1, positions, 2, 3, 4); // true
 */
export function segmentIntersectsTriangleAt(
  ends: Coordinates,
  start: number,
  end: number,
  positions: Coordinates,
  i: number,
  j: number,
  k: number,
): boolean {
  loadVertexAt('segmentIntersectsTriangleAt', 'ends', ORIGIN, ends, 'start', start);
  loadVertexAt('segmentIntersectsTriangleAt', 'ends', TARGET, ends, 'end', end);
  loadVerticesAt('segmentIntersectsTriangleAt', 'positions', FIRST, positions, 'i j k', i, j, k);
  return segmentMeets();
}
