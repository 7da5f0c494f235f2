import { requireNoMore } from '../../core/arguments/surplus.js';
import type { Contact } from '../../core/contact.js';
import type { Coordinates, Segment } from '../../core/shapes.js';
import { linearMeetsSegment, linearSegment, loadAsTriangle, repeatEnd } from './linear-segment.js';
import { loadSegment } from './linear-workspace.js';
import { FIRST, loadVertexAt, ORIGIN, TARGET } from './workspace.js';

/**
 * How do two segments of space meet?
 *
 * `disjoint` (skew ones among them), `touching` (an end of one is on the other), `crossing` (in a point that is an end
 * of neither), `overlapping` (on one line, with more than an end in common; or one of them is a point inside the
 * other). The contact is one point, or two in the order of `a`, each with vertex 0 (start), vertex 1 (end) or edge 0 of
 * both.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.9; Akenine-Möller et al., Real-Time Rendering, 22.15.2.
 *
 * @throws RangeError naming the argument, if a point has not three finite coordinates
 * @example
 * segmentSegment({ start: [0, 0, 0], end: [2, 2, 2] }, { start: [2, 0, 2], end: [0, 2, 0] }).relation; // 'crossing'
 * segmentSegment({ start: [0, 0, 0], end: [2, 2, 2] }, { start: [1, 1, 1], end: [3, 3, 3] }).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 0 } }, { a: { type: 'vertex', index: 1 }, b: { type: 'edge', index: 0 } }]
 * segmentSegment({ start: [0, 0, 0], end: [2, 2, 2] }, { start: [2, 0, 0], end: [0, 2, 0] }).relation; // 'disjoint'
 */
export function segmentSegment(a: Segment, b: Segment): Contact {
  loadSegment('segmentSegment', 'a', a);
  loadAsTriangle('segmentSegment', 'b', b);
  return linearSegment('segment');
}

/**
 * Do two segments of space have a point in common?
 *
 * @throws RangeError naming the argument, if a point has not three finite coordinates
 * @example segmentsIntersect({ start: [0, 0, 0], end: [2, 2, 2] }, { start: [2, 0, 2], end: [0, 2, 0] }); // true
 */
export function segmentsIntersect(a: Segment, b: Segment): boolean {
  if (arguments.length > 2) requireNoMore('segmentsIntersect', 2, arguments[2]);
  loadSegment('segmentsIntersect', 'a', a);
  loadAsTriangle('segmentsIntersect', 'b', b);
  return linearMeetsSegment('segment');
}

/**
 * {@link segmentsIntersect} over flat buffers, three numbers for each vertex: from vertex i to vertex j of `positions`,
 * and from k to l of `positionsB`, which may be the same. Allocates nothing unless the segments lie in one plane.
 *
 * @throws RangeError if a number is not that of a vertex, or a coordinate is not finite
 * @example
 * const positions = new Float64Array([0, 0, 0, 2, 2, 2, 2, 0, 2, 0, 2, 0]);
 * segmentsIntersectAt(positions, 0, 1, positions, 2, 3); // true
 */
export function segmentsIntersectAt(
  positions: Coordinates,
  i: number,
  j: number,
  positionsB: Coordinates,
  k: number,
  l: number,
): boolean {
  loadVertexAt('segmentsIntersectAt', 'positions', ORIGIN, positions, 'i', i);
  loadVertexAt('segmentsIntersectAt', 'positions', TARGET, positions, 'j', j);
  loadVertexAt('segmentsIntersectAt', 'positionsB', FIRST, positionsB, 'k', k);
  loadVertexAt('segmentsIntersectAt', 'positionsB', FIRST + 3, positionsB, 'l', l);
  repeatEnd();
  return linearMeetsSegment('segment');
}
