import { requireNoMore, requireSegment2, requireVertices } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import { eightAreFinite } from '../../core/finite.js';
import type { Segment } from '../../core/shapes.js';
import { coordinates2d, linearCrossingPoint2d } from '../../implicit/index.js';
import { orient2d } from '../../predicates/index.js';
import { CROSSING, meeting, SEGMENT } from './linear.js';
import { linearContact } from './linear-pair.js';

/**
 * Do two segments of the plane have a common point? Ends count; a segment of length zero is a point.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.9.1; Antonio, Graphics Gems III, "Faster line segment
 * intersection".
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * segmentsIntersect2d({ start: [0, 0], end: [2, 2] }, { start: [0, 2], end: [2, 0] }); // true
 * segmentsIntersect2d({ start: [0, 0], end: [2, 2] }, { start: [1, 1], end: [5, 1] }); // true: they touch
 * segmentsIntersect2d({ start: [0, 0], end: [2, 2] }, { start: [3, 3], end: [5, 5] }); // false
 */
export function segmentsIntersect2d(a: Segment, b: Segment): boolean {
  if (arguments.length > 2) requireNoMore('segmentsIntersect2d', 2, arguments[2]);
  const p = a?.start;
  const q = a?.end;
  const r = b?.start;
  const s = b?.end;
  if (p?.length !== 2 || q?.length !== 2 || r?.length !== 2 || s?.length !== 2) return requireBoth(a, b);
  const px = p[0]!;
  const py = p[1]!;
  const qx = q[0]!;
  const qy = q[1]!;
  const rx = r[0]!;
  const ry = r[1]!;
  const sx = s[0]!;
  const sy = s[1]!;
  if (!eightAreFinite(px, py, qx, qy, rx, ry, sx, sy)) requireBoth(a, b);
  return numbersMeet(px, py, qx, qy, rx, ry, sx, sy);
}

/**
 * The same for segments whose ends are points of flat buffers: point i has the coordinates `positions[2 * i]` and
 * `positions[2 * i + 1]`. Do the segment from point a0 to point a1 of the first buffer and that from b0 to b1 of the
 * second have a common point? Nothing is allocated.
 *
 * @throws RangeError naming the first coordinate that is not a finite number
 * @example
 * const points = Float64Array.of(0, 0, 2, 2, 0, 2, 2, 0);
 * segmentsIntersect2dAt(points, 0, 1, points, 2, 3); // true
 * segmentsIntersect2dAt(points, 0, 2, points, 1, 3); // false
 */
export function segmentsIntersect2dAt(
  positions: ArrayLike<number>,
  a0: number,
  a1: number,
  positionsB: ArrayLike<number>,
  b0: number,
  b1: number,
): boolean {
  if (!positions || !positionsB) requireEnds(positions, a0, a1, positionsB, b0, b1);
  const px = positions[2 * a0]!;
  const py = positions[2 * a0 + 1]!;
  const qx = positions[2 * a1]!;
  const qy = positions[2 * a1 + 1]!;
  const rx = positionsB[2 * b0]!;
  const ry = positionsB[2 * b0 + 1]!;
  const sx = positionsB[2 * b1]!;
  const sy = positionsB[2 * b1 + 1]!;
  if (!eightAreFinite(px, py, qx, qy, rx, ry, sx, sy) || !areIndices(a0, a1, b0, b1)) {
    requireEnds(positions, a0, a1, positionsB, b0, b1);
  }
  return numbersMeet(px, py, qx, qy, rx, ry, sx, sy);
}

/**
 * How two segments of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in one point, which is an end of at least one of them (the features say which);
 * - `crossing`: in one point inside both;
 * - `overlapping`: in a segment, given by its two ends in order along a; or in a point, where one of them is a point
 *   inside the other, or both are the same point.
 *
 * Features: `{ type: 'vertex', index: 0 }` is the start, `{ type: 'vertex', index: 1 }` the end,
 * `{ type: 'edge', index: 0 }` what is between.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.9.1.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * const a = { start: [0, 0], end: [4, 0] };
 * segmentSegment2d(a, { start: [2, -1], end: [2, 1] }); // { relation: 'crossing', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 0 } }] }
 * segmentSegment2d(a, { start: [2, 1], end: [2, 0] }); // { relation: 'touching', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 1 } }] }
 * segmentSegment2d(a, { start: [5, 0], end: [0, 0] }).contact; // [{ a: { type: 'vertex', index: 0 }, b: { type: 'vertex', index: 1 } }, { a: { type: 'vertex', index: 1 }, b: { type: 'edge', index: 0 } }]
 */
export function segmentSegment2d(a: Segment, b: Segment): Contact {
  requireSegment2('segmentSegment2d', 'a', a);
  requireSegment2('segmentSegment2d', 'b', b);
  return linearContact(SEGMENT, a.start, a.end, SEGMENT, b.start, b.end);
}

/**
 * The points in which two segments of the plane meet: none, one, or the two ends of their overlap in order along a.
 * Each coordinate is the double nearest to the true one (ties to even). For exact points see `contactPoints2d`.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * segmentSegmentPoints2d({ start: [0, 0], end: [3, 1] }, { start: [0, 1], end: [2, 0] }); // [[1.2, 0.4]]
 * segmentSegmentPoints2d({ start: [0, 0], end: [2, 2] }, { start: [5, 5], end: [1, 1] }); // [[1, 1], [2, 2]]
 */
export function segmentSegmentPoints2d(a: Segment, b: Segment): [number, number][] {
  requireSegment2('segmentSegmentPoints2d', 'a', a);
  requireSegment2('segmentSegmentPoints2d', 'b', b);
  const { places } = meeting(SEGMENT, a.start, a.end, SEGMENT, b.start, b.end);
  return places.map((place) => coordinates2d(place === CROSSING ? linearCrossingPoint2d(a, b)! : place));
}

/** Do the segments from p to q and from r to s have a common point? */
function numbersMeet(
  px: number,
  py: number,
  qx: number,
  qy: number,
  rx: number,
  ry: number,
  sx: number,
  sy: number,
): boolean {
  if ((px < rx && px < sx && qx < rx && qx < sx) || (px > rx && px > sx && qx > rx && qx > sx)) return false;
  if ((py < ry && py < sy && qy < ry && qy < sy) || (py > ry && py > sy && qy > ry && qy > sy)) return false;
  const atP = orient2d(rx, ry, sx, sy, px, py);
  const atQ = orient2d(rx, ry, sx, sy, qx, qy);
  if (atP === atQ && atP !== 0) return false;
  const atR = orient2d(px, py, qx, qy, rx, ry);
  const atS = orient2d(px, py, qx, qy, sx, sy);
  // Four zeros: all on one line, where boxes that meet mean segments that meet.
  return atR !== atS || atR === 0;
}

/** Whether four numbers can be indices: twice a half is an integer, too. */
function areIndices(i: number, j: number, k: number, l: number): boolean {
  return i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l;
}

function requireBoth(a: Segment, b: Segment): boolean {
  requireSegment2('segmentsIntersect2d', 'a', a);
  requireSegment2('segmentsIntersect2d', 'b', b);
  return false;
}

function requireEnds(
  positions: ArrayLike<number>,
  a0: number,
  a1: number,
  positionsB: ArrayLike<number>,
  b0: number,
  b1: number,
): void {
  requireVertices('segmentsIntersect2dAt', 'positions', positions, 2, 'a0 a1', [a0, a1]);
  requireVertices('segmentsIntersect2dAt', 'positionsB', positionsB, 2, 'b0 b1', [b0, b1]);
}
