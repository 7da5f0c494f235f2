import { edge, vertex } from '../../core/feature.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { Point3, Segment } from '../../core/shapes.js';
import { loadSegment } from './linear-workspace.js';
import { isOnCarrier } from './on-carrier.js';
import { FIRST, loadPoint, ORIGIN, same, TARGET, within } from './workspace.js';

/**
 * Where does a point lie to a segment of space? `inside` on its edge 0, `boundary` at an end (vertex 0 the start,
 * vertex 1 the end; a segment that is a point has vertex 0 only), or `outside`.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.5 (the point has to be between the ends, and collinear: three
 * orient2d).
 *
 * @throws RangeError naming the argument, if a point has not three finite coordinates
 * @example
 * pointSegment([1, 1, 1], { start: [0, 0, 0], end: [3, 3, 3] }); // { location: 'inside', feature: { type: 'edge', index: 0 } }
 * pointSegment([3, 3, 3], { start: [0, 0, 0], end: [3, 3, 3] }); // { location: 'boundary', feature: { type: 'vertex', index: 1 } }
 * pointSegment([0.1, 0.2, 0.3], { start: [0, 0, 0], end: [1, 2, 3] }).location; // 'outside': not collinear as doubles
 */
export function pointSegment(point: Point3, segment: Segment): PointLocation {
  loadPoint('pointSegment', 'point', FIRST, point);
  loadSegment('pointSegment', 'segment', segment);
  if (same(FIRST, ORIGIN)) return locationAt(vertex(0), 'edge');
  if (same(FIRST, TARGET)) return locationAt(vertex(1), 'edge');
  return locationAt(isBetweenEnds() ? edge(0) : null, 'edge');
}

/**
 * Does a segment of space contain a point? The ends count.
 *
 * @throws RangeError naming the argument, if a point has not three finite coordinates
 * @example segmentContainsPoint({ start: [0, 0, 0], end: [2, 2, 2] }, [1, 1, 1]); // true
 */
export function segmentContainsPoint(segment: Segment, point: Point3): boolean {
  loadSegment('segmentContainsPoint', 'segment', segment);
  loadPoint('segmentContainsPoint', 'point', FIRST, point);
  return same(FIRST, ORIGIN) || same(FIRST, TARGET) || isBetweenEnds();
}

function isBetweenEnds(): boolean {
  return within(ORIGIN, TARGET, FIRST) && isOnCarrier('segment');
}
