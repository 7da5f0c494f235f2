import { requireLine2, requireRay2, requireSegment2 } from '../../core/arguments/index.js';
import { copiedPoint2 } from '../../core/copies.js';
import type { Line, Ray, Segment } from '../../core/shapes.js';
import { linearCrossingPoint2d, type PointLike2 } from '../../implicit/index.js';
import type { PolygonOperand } from '../operand.js';
import { type Parts, partsOfSegment } from './linear-parts.js';
import { indexOf, type SetIndex } from './set-index.js';

/** How a segment, ray or line and a polygon set meet, and which parts of the set it meets. */
export interface LinearPolygonSet {
  /** `touching`: points of the boundary, but none inside. */
  readonly relation: 'disjoint' | 'touching' | 'overlapping';
  /** `inside` if all of it is in the set, boundary included; else `none`. */
  readonly containment: 'none' | 'inside';
  /** Whether it has points inside, on the boundary, outside. */
  readonly interior: boolean;
  readonly boundary: boolean;
  readonly exterior: boolean;
}

function answerOf({ interior, boundary, exterior }: Parts): LinearPolygonSet {
  return {
    relation: interior ? 'overlapping' : boundary ? 'touching' : 'disjoint',
    containment: exterior ? 'none' : 'inside',
    interior,
    boundary,
    exterior,
  };
}

/**
 * How do a segment and a polygon set meet, and which parts of the set does the segment meet? All rings of the set
 * together are its boundary. A segment without length is a point. `clipPolylines` has the parts themselves.
 *
 * In the time of a look at the edges near the segment; the tree that finds them is made once for a set.
 *
 * Source: the nine intersections of Egenhofer and Herring 1990, those of a segment with a region.
 *
 * @param polygons a set, or what is read as one
 * @throws RangeError naming the part that is wrong
 * @example
 * const square = (x) => [[x, 0], [x + 2, 0], [x + 2, 2], [x, 2]];
 * const two = polygonUnion(square(0), square(4));
 * segmentPolygonSet({ start: [1, 1], end: [5, 1] }, two);
 * // { relation: 'overlapping', containment: 'none', interior: true, boundary: true, exterior: true }
 * segmentPolygonSet({ start: [2, 0], end: [4, 2] }, two).relation; // 'touching'
 */
export function segmentPolygonSet(segment: Segment, polygons: PolygonOperand): LinearPolygonSet {
  const index = indexOf('segmentPolygonSet', 'polygons', polygons);
  requireSegment2('segmentPolygonSet', 'segment', segment);
  return answerOf(partsOfSegment(index, copiedPoint2(segment.start), copiedPoint2(segment.end)));
}

/**
 * How do a ray and a polygon set meet, and which parts of the set does the ray meet? As {@link segmentPolygonSet}.
 *
 * @param polygons a set, or what is read as one
 * @throws RangeError naming the part that is wrong
 * @example
 * const square = [[0, 0], [2, 0], [2, 2], [0, 2]];
 * rayPolygonSet({ origin: [1, 1], direction: [1, 0] }, square).relation; // 'overlapping'
 * rayPolygonSet({ origin: [2, 1], direction: [1, 0] }, square).relation; // 'touching'
 */
export function rayPolygonSet(ray: Ray, polygons: PolygonOperand): LinearPolygonSet {
  const index = indexOf('rayPolygonSet', 'polygons', polygons);
  requireRay2('rayPolygonSet', 'ray', ray);
  return endless(index, copiedPoint2(ray.origin), farPoint(ray, 1));
}

/**
 * How do a line and a polygon set meet, and which parts of the set does the line meet? As {@link segmentPolygonSet}.
 *
 * @param polygons a set, or what is read as one
 * @throws RangeError naming the part that is wrong
 * @example
 * const square = [[0, 0], [2, 0], [2, 2], [0, 2]];
 * linePolygonSet({ origin: [1, 9], direction: [0, 1] }, square).relation; // 'overlapping'
 * linePolygonSet({ origin: [0, 2], direction: [1, 1] }, square).relation; // 'touching'
 */
export function linePolygonSet(line: Line, polygons: PolygonOperand): LinearPolygonSet {
  const index = indexOf('linePolygonSet', 'polygons', polygons);
  requireLine2('linePolygonSet', 'line', line);
  return endless(index, farPoint(line, -1), farPoint(line, 1));
}

/** What goes on forever leaves the set, which is bounded. */
function endless(index: SetIndex, p: PointLike2, q: PointLike2): LinearPolygonSet {
  return answerOf({ ...partsOfSegment(index, p, q), exterior: true });
}

/**
 * Where a line comes to the largest double, on the axis along which it is longer: no point of a set is behind that.
 *
 * @param way 1 in its direction, -1 against it
 */
function farPoint(linear: Ray | Line, way: 1 | -1): PointLike2 {
  const [dx, dy] = [linear.direction[0]!, linear.direction[1]!];
  const isX = Math.abs(dx) >= Math.abs(dy);
  const far = Math.sign(isX ? dx : dy) * way * Number.MAX_VALUE;
  const across = isX ? { origin: [far, 0], direction: [0, 1] } : { origin: [0, far], direction: [1, 0] };
  return linearCrossingPoint2d(linear, across)!;
}
