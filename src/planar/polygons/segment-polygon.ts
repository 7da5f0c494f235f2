import { reject, requireObject } from '../../core/errors.js';
import type { Point2, PolygonWithHoles, Ring, Segment } from '../../core/shapes.js';
import { edgeRelation } from './edge-relation.js';
import { isOnEdge } from './edge-winding.js';
import { germWinding } from './germ.js';
import { requirePoint, requirePolygon, samePoint } from './ring.js';
import { ON_RING, ringWinding } from './winding-number.js';

/**
 * - `disjoint`: no common point;
 * - `touching`: points of the boundary, but none inside;
 * - `crossing`: points inside and points outside;
 * - `contained`: points inside and none outside, points of the boundary or not.
 */
export type SegmentPolygonRelation = 'disjoint' | 'touching' | 'crossing' | 'contained';

/** Which parts of a polygon a segment meets: its inside, its boundary, its outside. */
export interface PolygonParts {
  readonly interior: boolean;
  readonly boundary: boolean;
  readonly exterior: boolean;
}

export interface SegmentPolygon2d extends PolygonParts {
  readonly relation: SegmentPolygonRelation;
}

/** Parts that are still being collected. */
export type CollectedParts = { -readonly [Part in keyof PolygonParts]: boolean };

type Rings = readonly Ring[];

/** Notes the part in which something lies whose winding number around each ring is given. */
function note(parts: CollectedParts, rings: Rings, windingAround: (ring: Ring) => number): void {
  let inside = true;
  for (let i = 0; i < rings.length; i++) {
    const winding = windingAround(rings[i]!);
    if (winding === ON_RING) {
      parts.boundary = true;
      return;
    }
    if ((winding !== 0) !== (i === 0)) inside = false;
  }
  if (inside) parts.interior = true;
  else parts.exterior = true;
}

/** The segment from p to q leaves the boundary at v: notes where to, in both directions. */
function noteAround(parts: CollectedParts, rings: Rings, v: Point2, p: Point2, q: Point2): void {
  parts.boundary = true;
  if (!samePoint(v, p)) note(parts, rings, (ring) => germWinding(ring, v, p));
  if (!samePoint(v, q)) note(parts, rings, (ring) => germWinding(ring, v, q));
}

const isOn = (p: Point2, a: Point2, b: Point2) => isOnEdge(a[0]!, a[1]!, b[0]!, b[1]!, p[0]!, p[1]!);

/**
 * Adds the parts of a valid polygon that the segment from p to q meets; the arguments are not checked.
 *
 * Where the segment crosses an edge, there are points inside and outside beside it, unless another ring touches the
 * edge there. Otherwise it meets the boundary only in its own ends and in vertices, and is all inside, all outside or all
 * on the boundary in between.
 */
export function collectParts(parts: CollectedParts, rings: Rings, p: Point2, q: Point2): void {
  let apart = true;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i]!;
      const b = ring[i + 1 < ring.length ? i + 1 : 0]!;
      const relation = edgeRelation(p, q, a, b);
      if (relation === 'disjoint') continue;
      apart = false;
      if (relation === 'crossing') {
        if (isTouched(rings, (v) => isOn(v, p, q) && isOn(v, a, b))) continue;
        parts.interior = parts.boundary = parts.exterior = true;
        return;
      }
      for (const v of [p, q]) if (isOn(v, a, b)) noteAround(parts, rings, v, p, q);
      for (const v of [a, b]) if (isOn(v, p, q)) noteAround(parts, rings, v, p, q);
    }
  }
  if (apart) note(parts, rings, (ring) => ringWinding(ring, p[0]!, p[1]!));
}

/** Whether a vertex is at a certain place. Only another ring can have one inside of an edge. */
function isTouched(rings: Rings, isThere: (v: Point2) => boolean): boolean {
  return rings.length > 1 && rings.some((ring) => ring.some(isThere));
}

/** No parts yet. */
export const noParts = (): CollectedParts => ({ interior: false, boundary: false, exterior: false });

/** Checks a polygon and returns its rings: each has an inside. */
export function requireRegion(where: string, name: string, polygon: Ring | PolygonWithHoles): Rings {
  const rings = requirePolygon(where, name, polygon);
  rings.forEach((ring, i) => {
    const part = 'outer' in polygon ? (i === 0 ? '.outer' : `.holes[${i - 1}]`) : '';
    if (ring.length < 3) reject(where, name + part, 'a ring of at least three points', ring.length);
  });
  return rings;
}

function requireSegment(where: string, segment: Segment): void {
  requireObject(where, 'segment', '{start, end}', segment);
  const { start, end } = segment;
  requirePoint(where, 'segment.start', start);
  requirePoint(where, 'segment.end', end);
}

/**
 * How do a segment and a polygon meet, and which parts of the polygon does the segment meet?
 *
 * A polygon is a ring, or an outer ring with holes, and is meant as an area. It must be valid: rings are simple, holes lie
 * inside of the outer ring and outside of each other; rings may touch in points, and may repeat a point directly
 * (a last point equal to the first does no harm). Rings may run either way round. A segment whose ends coincide is a
 * point. Time O(n), and again O(n) for each vertex of the polygon on the segment.
 *
 * Source: the nine intersections of Egenhofer and Herring 1990, those of a segment with a polygon.
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or a ring has less than three points
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * segmentPolygon2d({ start: [1, 1], end: [9, 1] }, square).relation; // 'crossing'
 * segmentPolygon2d({ start: [0, 2], end: [4, 2] }, square).relation; // 'contained'
 * segmentPolygon2d({ start: [0, 4], end: [9, 4] }, square);
 * // { relation: 'touching', interior: false, boundary: true, exterior: true }
 */
export function segmentPolygon2d(segment: Segment, polygon: Ring | PolygonWithHoles): SegmentPolygon2d {
  requireSegment('segmentPolygon2d', segment);
  const rings = requireRegion('segmentPolygon2d', 'polygon', polygon);
  const parts = noParts();
  collectParts(parts, rings, segment.start, segment.end);
  return { relation: relationOf(parts), ...parts };
}

function relationOf({ interior, boundary, exterior }: PolygonParts): SegmentPolygonRelation {
  if (interior) return exterior ? 'crossing' : 'contained';
  return boundary ? 'touching' : 'disjoint';
}

/**
 * Have a segment and a polygon (as an area) a common point? Boundaries count. The polygon is as in {@link segmentPolygon2d};
 * linear time.
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or a ring has less than three points
 * @example
 * segmentIntersectsPolygon2d({ start: [1, 1], end: [2, 2] }, [[0, 0], [4, 0], [0, 4]]); // true
 * segmentIntersectsPolygon2d({ start: [3, 2], end: [4, 2] }, [[0, 0], [4, 0], [0, 4]]); // false
 */
export function segmentIntersectsPolygon2d(segment: Segment, polygon: Ring | PolygonWithHoles): boolean {
  requireSegment('segmentIntersectsPolygon2d', segment);
  const rings = requireRegion('segmentIntersectsPolygon2d', 'polygon', polygon);
  const { start, end } = segment;
  const meets = (ring: Ring) =>
    ring.some((a, i) => edgeRelation(start, end, a, ring[(i + 1) % ring.length]!) !== 'disjoint');
  return (
    rings.some(meets) ||
    rings.every((ring, i) => (ringWinding(ring, start[0]!, start[1]!) !== 0) === (i === 0))
  );
}
