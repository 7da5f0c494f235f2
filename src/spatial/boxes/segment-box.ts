import { requireBox3, requireSegment3 } from '../../core/arguments/index.js';
import type { Box3, Segment } from '../../core/shapes.js';
import { orient2d } from '../../predicates/index.js';
import { BoxSet } from '../convex/engine/box-set.js';
import { type ConvexHits, hitsOf, segmentComponent } from '../convex/engine/linear-hits.js';

/**
 * Where does a segment pass through an axis-aligned box? Relation, entry and exit, each with both features and the
 * exact parameter.
 * The own features of a segment are vertex 0 (start), vertex 1 (end) and edge 0; it may be a point. Features of the
 * solid are numbered as `boxFeature` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3 (slabs); Eberly, 3D Game Engine Design, 5.2.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * const { relation, contact } = segmentBox({ start: [2, 2, 2], end: [-1, -1, -1] }, { min: [0, 0, 0], max: [1, 1, 1] });
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['vertex', 7, 1 / 3], ['vertex', 0, 2 / 3]]
 */
export function segmentBox(segment: Segment, box: Box3): ConvexHits {
  requireSegment3('segmentBox', 'segment', segment);
  requireBox3('segmentBox', 'box', box);
  return hitsOf(segmentComponent(segment), new BoxSet(box));
}

/**
 * Do a segment and a box have a common point? Both are closed; a segment of length zero is a point, and a flat box a
 * rectangle, a segment or a point.
 *
 * Six separating axes: the box's three, and their cross products with the segment, which are orientations of the
 * segment's projections and a corner's.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3 (test by separating axes).
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * segmentIntersectsBox({ start: [2, 0, 0], end: [0, 2, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // true
 * segmentIntersectsBox({ start: [1.5, 0, 0], end: [0, 2, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // true
 * segmentIntersectsBox({ start: [2.5, 0, 0], end: [0, 2.5, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // false
 */
export function segmentIntersectsBox(segment: Segment, box: Box3): boolean {
  requireSegment3('segmentIntersectsBox', 'segment', segment);
  requireBox3('segmentIntersectsBox', 'box', box);
  const { start, end } = segment;
  for (let i = 0; i < 3; i++) {
    const [min, max] = [box.min[i]!, box.max[i]!];
    if ((start[i]! < min && end[i]! < min) || (start[i]! > max && end[i]! > max)) return false;
  }
  return !(
    segmentPasses(start, end, box, 0, 1) ||
    segmentPasses(start, end, box, 1, 2) ||
    segmentPasses(start, end, box, 2, 0)
  );
}

/** Whether the line through the projections of the ends onto the plane of axes i and j misses the box's rectangle. */
function segmentPasses(
  start: ArrayLike<number>,
  end: ArrayLike<number>,
  { min, max }: Box3,
  i: number,
  j: number,
): boolean {
  const [px, py, qx, qy] = [start[i]!, start[j]!, end[i]!, end[j]!];
  // The left-most corner has its x where the line goes down, and its y where it goes to the right.
  const [leftX, rightX] = qy < py ? [max[i]!, min[i]!] : [min[i]!, max[i]!];
  const [leftY, rightY] = qx > px ? [max[j]!, min[j]!] : [min[j]!, max[j]!];
  return orient2d(px, py, qx, qy, leftX, leftY) < 0 || orient2d(px, py, qx, qy, rightX, rightY) > 0;
}
