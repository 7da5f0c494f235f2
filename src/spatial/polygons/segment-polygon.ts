import { requireSegment3 } from '../../core/arguments/linear.js';
import { requireRing3 } from '../../core/arguments/rings.js';
import { copiedPoint3 } from '../../core/copies.js';
import type { Ring, Segment } from '../../core/shapes.js';
import { loadSegment } from '../triangles/linear-workspace.js';
import { type LinearPolygon, linearPolygon } from './linear-polygon.js';

/**
 * How does a segment meet a polygon in space?
 *
 * The polygon is simple and planar, convex or not; a quad is a polygon of four vertices. `disjoint`, `touching` (an end
 * on the polygon, or the segment meets a vertex or an edge), `crossing` (through the face), or that there is no
 * polygon: see {@link LinearPolygon}. Even-odd decides what is inside where a ring crosses itself.
 *
 * A segment in the polygon's plane is `overlapping` if a part of it lies inside (or it is a point inside), else
 * `touching` or `disjoint`. What a polygon that is not convex has in common with it may be in several pieces: the
 * contact has the first and the last common point.
 *
 * The point where the segment passes through the plane is never computed: the sides on which the segment's line passes
 * the edges and the vertices do what coordinates do in the plane.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.4-5.3.5 (line against triangle, quadrilateral, convex polygon)
 * and 5.4.1 (crossings).
 *
 * @throws RangeError naming the argument, if a point has not three finite coordinates
 * @example
 * const arrow = [[0, 0, 0], [4, 0, 0], [1, 1, 0], [0, 4, 0]];
 * segmentPolygon({ start: [0.5, 0.5, 1], end: [0.5, 0.5, -1] }, arrow).relation; // 'crossing'
 * segmentPolygon({ start: [2, 2, 1], end: [2, 2, -1] }, arrow).relation; // 'disjoint'
 * segmentPolygon({ start: [-1, 0, 0], end: [1, 2, 0] }, arrow).relation; // 'overlapping'
 * segmentPolygon({ start: [1, 1, 1], end: [1, 1, -1] }, arrow).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 2 } }]
 */
export function segmentPolygon(segment: Segment, polygon: Ring): LinearPolygon {
  requireSegment3('segmentPolygon', 'segment', segment);
  requireRing3('segmentPolygon', 'polygon', polygon);
  // The list may ask other questions when it is read: it is, before anything is loaded.
  const own = Array.from(polygon, copiedPoint3);
  loadSegment('segmentPolygon', 'segment', segment);
  return linearPolygon('segment', own);
}
