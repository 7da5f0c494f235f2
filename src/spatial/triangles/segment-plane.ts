import { requireSegment3 } from '../../core/arguments/linear.js';
import type { Contact } from '../../core/contact.js';
import { edge, face, vertex } from '../../core/feature.js';
import type { Segment } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { equalPoints } from '../hull/affine-hull.js';
import { hitOnPlane, type LinearHit } from './linear-points.js';
import { type PlaneOrTriangle, planeForPoints, requireEitherPlane, sideOf } from './plane-or-triangle.js';

/** How a segment meets a plane. */
export interface SegmentPlane extends Contact {
  /** The sides of the plane on which the segment's start and end lie. */
  readonly sides: readonly [Sign, Sign];
}

/** How a segment meets a plane, with the points. */
export interface SegmentPlanePoints extends SegmentPlane {
  readonly contact: readonly LinearHit[];
}

const FACE = /* @__PURE__ */ face(0);

/**
 * How does a segment meet a plane?
 *
 * `disjoint` (strictly on one side), `touching` (one end on the plane), `crossing` (the ends strictly on two sides),
 * `overlapping` (in the plane; a segment that is a point is that if it is on the plane). The contact has the segment's
 * features: vertex 0, vertex 1, edge 0; the plane's is always face 0. A segment in the plane has both ends as contact.
 * The plane may be given by three points.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.1.
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal, three collinear points
 * @example
 * const floor = { normal: [0, 0, 2], constant: -2 };
 * segmentPlane({ start: [0, 0, 3], end: [0, 0, -3] }, floor).relation; // 'crossing'
 * segmentPlane({ start: [0, 0, 3], end: [0, 0, 1] }, floor); // { relation: 'touching', contact: [{ a: { type: 'vertex', index: 1 }, b: { type: 'face', index: 0 } }], sides: [1, 0] }
 * segmentPlane({ start: [0, 0, 0], end: [5, 0, 0] }, { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] }).relation; // 'overlapping'
 */
export function segmentPlane(segment: Segment, plane: PlaneOrTriangle): SegmentPlane {
  requireSegment3('segmentPlane', 'segment', segment);
  requireEitherPlane('segmentPlane', 'plane', plane);
  return contactOf(segment, plane);
}

/**
 * {@link segmentPlane} with the points: each contact has its exact `parameter` along the segment and the exact `point`.
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal, three collinear points
 * @example
 * const floor = { normal: [0, 0, 2], constant: -2 };
 * segmentPlanePoints({ start: [0, 0, 4], end: [0, 0, 0] }, floor).contact[0].parameter.toNumber(); // 0.75
 */
export function segmentPlanePoints(segment: Segment, plane: PlaneOrTriangle): SegmentPlanePoints {
  requireSegment3('segmentPlanePoints', 'segment', segment);
  requireEitherPlane('segmentPlanePoints', 'plane', plane);
  const found = contactOf(segment, plane);
  const linear = { kind: 'segment', from: segment.start, to: segment.end } as const;
  return { ...found, contact: found.contact.map((at) => hitOnPlane(linear, planeForPoints(plane), at)) };
}

/**
 * Do a segment and a plane have a point in common?
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal, three collinear points
 * @example segmentIntersectsPlane({ start: [0, 0, 3], end: [0, 0, 1] }, { normal: [0, 0, 2], constant: -2 }); // true
 */
export function segmentIntersectsPlane(segment: Segment, plane: PlaneOrTriangle): boolean {
  requireSegment3('segmentIntersectsPlane', 'segment', segment);
  requireEitherPlane('segmentIntersectsPlane', 'plane', plane);
  const start = sideOf(plane, segment.start);
  return start === 0 || start !== sideOf(plane, segment.end);
}

function contactOf({ start, end }: Segment, plane: PlaneOrTriangle): SegmentPlane {
  const sides = [sideOf(plane, start), sideOf(plane, end)] as const;
  const [first, last] = sides;
  if (first === last) {
    if (first !== 0) return { relation: 'disjoint', contact: [], sides };
    const contact = [{ a: vertex(0), b: FACE }];
    if (!equalPoints(start, end)) contact.push({ a: vertex(1), b: FACE });
    return { relation: 'overlapping', contact, sides };
  }
  if (first === 0) return { relation: 'touching', contact: [{ a: vertex(0), b: FACE }], sides };
  if (last === 0) return { relation: 'touching', contact: [{ a: vertex(1), b: FACE }], sides };
  return { relation: 'crossing', contact: [{ a: edge(0), b: FACE }], sides };
}
