import { requireSegment3, requireTetrahedron } from '../../core/arguments/index.js';
import type { Segment, Tetrahedron } from '../../core/shapes.js';
import { type ConvexHits, hitsOf, segmentComponent } from './engine/linear-hits.js';
import { linearMeetsTetrahedron, tetrahedronSet } from './engine/tetrahedron-set.js';

/**
 * Where does a segment pass through a tetrahedron? Relation, entry and exit, each with both features and the exact
 * parameter.
 * The own features of a segment are vertex 0 (start), vertex 1 (end) and edge 0; it may be a point. Features of the
 * solid are numbered as `convexFromTetrahedron` says; a flat tetrahedron is the convex hull of its corners.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if a number is not finite
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * const { relation, contact } = segmentTetrahedron({ start: [1, 1, 1], end: [3, 3, 3] }, t);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['face', 0, 1 / 6]]
 */
export function segmentTetrahedron(segment: Segment, tetrahedron: Tetrahedron): ConvexHits {
  requireSegment3('segmentTetrahedron', 'segment', segment);
  requireTetrahedron('segmentTetrahedron', 'tetrahedron', tetrahedron);
  return hitsOf(segmentComponent(segment), tetrahedronSet(tetrahedron));
}

/**
 * Does a segment meet a tetrahedron? Touching counts. Signs only: nothing is constructed.
 *
 * @throws RangeError if a number is not finite
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * segmentIntersectsTetrahedron({ start: [1, 1, 1], end: [3, 3, 3] }, t); // true
 * segmentIntersectsTetrahedron({ start: [2, 2, 2], end: [3, 3, 3] }, t); // false
 */
export function segmentIntersectsTetrahedron(segment: Segment, tetrahedron: Tetrahedron): boolean {
  requireSegment3('segmentIntersectsTetrahedron', 'segment', segment);
  requireTetrahedron('segmentIntersectsTetrahedron', 'tetrahedron', tetrahedron);
  return linearMeetsTetrahedron('segment', segment.start, segment.end, tetrahedron);
}
