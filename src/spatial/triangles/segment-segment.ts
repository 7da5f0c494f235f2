import type { Contact } from '../../core/contact.js';
import { requireObject } from '../../core/errors.js';
import type { Line, Ray, Segment } from '../../core/shapes.js';
import { linearTriangle } from './linear-triangle.js';
import { type Kind, loadRay, loadSegment } from './linear-workspace.js';
import { FIRST, loadPoint } from './workspace.js';

/** A segment is a triangle whose last two vertices are its end: the same set with the same first features. */
function loadAsTriangle(where: string, name: string, segment: Segment): void {
  requireObject(where, name, '{start, end}', segment);
  const { start, end } = segment;
  loadPoint(where, `${name}.start`, FIRST, start);
  loadPoint(where, `${name}.end`, FIRST + 3, end);
  loadPoint(where, `${name}.end`, FIRST + 6, end);
}

function contactWith(kind: Kind): Contact {
  const { relation, contact } = linearTriangle(kind);
  return { relation, contact };
}

/**
 * How do two segments of space meet?
 *
 * `disjoint` (skew ones among them), `touching` (an end of one is on the other), `crossing` (in a point that is an end
 * of neither), `overlapping` (on one line, with more than an end in common; or one of them is a point inside the other).
 * The contact is one point, or two in the order of `a`, each with vertex 0 (start), vertex 1 (end) or edge 0 of both.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.9; Akenine-Möller et al., Real-Time Rendering, 22.15.2.
 *
 * @throws RangeError naming the point, if it has not three finite coordinates
 * @example
 * segmentSegment({ start: [0, 0, 0], end: [2, 2, 2] }, { start: [2, 0, 2], end: [0, 2, 0] }).relation; // 'crossing'
 * segmentSegment({ start: [0, 0, 0], end: [2, 2, 2] }, { start: [1, 1, 1], end: [3, 3, 3] }).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 0 } }, { a: { type: 'vertex', index: 1 }, b: { type: 'edge', index: 0 } }]
 * segmentSegment({ start: [0, 0, 0], end: [2, 2, 2] }, { start: [2, 0, 0], end: [0, 2, 0] }).relation; // 'disjoint'
 */
export function segmentSegment(a: Segment, b: Segment): Contact {
  loadSegment('segmentSegment', 'a', a);
  loadAsTriangle('segmentSegment', 'b', b);
  return contactWith('segment');
}

/**
 * Do two segments of space have a point in common?
 *
 * @throws RangeError naming the point, if it has not three finite coordinates
 * @example segmentsIntersect({ start: [0, 0, 0], end: [2, 2, 2] }, { start: [2, 0, 2], end: [0, 2, 0] }); // true
 */
export function segmentsIntersect(a: Segment, b: Segment): boolean {
  loadSegment('segmentsIntersect', 'a', a);
  loadAsTriangle('segmentsIntersect', 'b', b);
  return linearTriangle('segment').contact.length > 0;
}

/**
 * How do a ray and a segment of space meet? As in {@link segmentSegment}; of the ray, vertex 0 is the origin.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example raySegment({ origin: [0, 0, 0], direction: [1, 1, 1] }, { start: [9, 9, 9], end: [9, 9, 0] }).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 0 } }]
 */
export function raySegment(ray: Ray, segment: Segment): Contact {
  loadRay('raySegment', 'ray', ray);
  loadAsTriangle('raySegment', 'segment', segment);
  return contactWith('ray');
}

/**
 * How do a line and a segment of space meet? As in {@link segmentSegment}; all points of the line are its edge 0.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example lineSegment({ origin: [0, 0, 0], direction: [1, 1, 1] }, { start: [-2, -2, -1], end: [-2, -2, -3] }).relation; // 'crossing'
 */
export function lineSegment(line: Line, segment: Segment): Contact {
  loadRay('lineSegment', 'line', line);
  loadAsTriangle('lineSegment', 'segment', segment);
  return contactWith('line');
}
