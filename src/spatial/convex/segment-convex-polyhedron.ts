import { requireSegment3 } from '../../core/arguments/index.js';
import type { ConvexPolyhedron, Segment } from '../../core/shapes.js';
import { type ConvexHits, hitsOf, meetsSet, segmentComponent } from './engine/linear-hits.js';
import { requirePolyhedronSet } from './engine/polyhedron-set.js';

/**
 * Where does a segment pass through a convex polyhedron? Relation, entry and exit, each with both features and the
 * exact parameter.
 * The own features of a segment are vertex 0 (start), vertex 1 (end) and edge 0; it may be a point. Features of the
 * solid are numbered as `convexFromConvexPolyhedron` says; prepare the solid by it if many questions are asked.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if a number is not finite, or the polyhedron is not closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * const { relation, contact } = segmentConvexPolyhedron({ start: [1, 1, 1], end: [3, 3, 3] }, { vertices, faces });
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['face', 0, 1 / 6]]
 */
export function segmentConvexPolyhedron(segment: Segment, polyhedron: ConvexPolyhedron): ConvexHits {
  requireSegment3('segmentConvexPolyhedron', 'segment', segment);
  return hitsOf(
    segmentComponent(segment),
    requirePolyhedronSet('segmentConvexPolyhedron', 'polyhedron', polyhedron),
  );
}

/**
 * Does a segment meet a convex polyhedron? Touching counts.
 *
 * @throws RangeError if a number is not finite, or the polyhedron is not closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * segmentIntersectsConvexPolyhedron({ start: [1, 1, 1], end: [3, 3, 3] }, { vertices, faces }); // true
 * segmentIntersectsConvexPolyhedron({ start: [2, 2, 2], end: [3, 3, 3] }, { vertices, faces }); // false
 */
export function segmentIntersectsConvexPolyhedron(segment: Segment, polyhedron: ConvexPolyhedron): boolean {
  requireSegment3('segmentIntersectsConvexPolyhedron', 'segment', segment);
  return meetsSet(
    segmentComponent(segment),
    requirePolyhedronSet('segmentIntersectsConvexPolyhedron', 'polyhedron', polyhedron),
  );
}
