import { edge, type Feature, vertex } from '../../core/feature.js';
import type { Line, Point3, Ray, Segment } from '../../core/shapes.js';
import { beside, comesBefore, type Kind, loadRay, loadSegment } from './linear-workspace.js';
import { AXES, FIRST, loadPoint, ORIGIN, same, TARGET, within } from './workspace.js';

/** Whether the point at FIRST is on the carrier line, if the linear shape is no point: so in all three projections. */
function onCarrier(kind: Kind): boolean {
  return AXES.every((axis) => beside(kind, axis, FIRST) === 0);
}

/**
 * Which feature of a segment of space is a point? Vertex 0 (start), vertex 1 (end), edge 0, or `null` if it is not on the
 * segment.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.5 (the point has to be between the ends, and collinear: three orient2d).
 *
 * @throws RangeError naming the point, if it has not three finite coordinates
 * @example
 * pointSegment([1, 1, 1], { start: [0, 0, 0], end: [3, 3, 3] }); // { type: 'edge', index: 0 }
 * pointSegment([3, 3, 3], { start: [0, 0, 0], end: [3, 3, 3] }); // { type: 'vertex', index: 1 }
 * pointSegment([0.1, 0.2, 0.3], { start: [0, 0, 0], end: [1, 2, 3] }); // null: not collinear as doubles
 */
export function pointSegment(point: Point3, segment: Segment): Feature | null {
  loadPoint('pointSegment', 'point', FIRST, point);
  loadSegment('pointSegment', 'segment', segment);
  if (same(FIRST, ORIGIN)) return vertex(0);
  if (same(FIRST, TARGET)) return vertex(1);
  return within(ORIGIN, TARGET, FIRST) && onCarrier('segment') ? edge(0) : null;
}

/**
 * Does a segment of space contain a point? The ends count.
 *
 * @throws RangeError naming the point, if it has not three finite coordinates
 * @example segmentContainsPoint({ start: [0, 0, 0], end: [2, 2, 2] }, [1, 1, 1]); // true
 */
export function segmentContainsPoint(segment: Segment, point: Point3): boolean {
  return pointSegment(point, segment) !== null;
}

/**
 * Which feature of a ray of space is a point? Vertex 0 (the origin), edge 0, or `null` if it is not on the ray.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * pointRay([5, 5, 5], { origin: [1, 1, 1], direction: [1, 1, 1] }); // { type: 'edge', index: 0 }
 * pointRay([0, 0, 0], { origin: [1, 1, 1], direction: [1, 1, 1] }); // null
 */
export function pointRay(point: Point3, ray: Ray): Feature | null {
  loadPoint('pointRay', 'point', FIRST, point);
  loadRay('pointRay', 'ray', ray);
  if (same(FIRST, ORIGIN)) return vertex(0);
  return onCarrier('ray') && comesBefore('ray', ORIGIN, FIRST) ? edge(0) : null;
}

/**
 * Does a ray of space contain a point? The origin counts.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example rayContainsPoint({ origin: [1, 1, 1], direction: [1, 0, 0] }, [9, 1, 1]); // true
 */
export function rayContainsPoint(ray: Ray, point: Point3): boolean {
  return pointRay(point, ray) !== null;
}

/**
 * Does a line of space contain a point?
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * lineContainsPoint({ origin: [1, 1, 1], direction: [1, 2, 3] }, [0, -1, -2]); // true
 * lineContainsPoint({ origin: [1, 1, 1], direction: [1, 2, 3] }, [0, -1, -3]); // false
 */
export function lineContainsPoint(line: Line, point: Point3): boolean {
  loadPoint('lineContainsPoint', 'point', FIRST, point);
  loadRay('lineContainsPoint', 'line', line);
  return onCarrier('line');
}
