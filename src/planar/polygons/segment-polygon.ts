import { requireNoMore, requirePolygon2, requireSegment2 } from '../../core/arguments/index.js';
import type { Contact, ContactPoint } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import { edge, face, vertex } from '../../core/feature.js';
import type { Point2, PolygonWithHoles, Ring, Segment } from '../../core/shapes.js';
import { shownWhole } from '../../core/shown-whole.js';
import type { Sign } from '../../core/sign.js';
import { compareCrossings2d, cross2d, orient2d } from '../../predicates/index.js';
import { LazyContact } from './contact-order.js';
import { edgeRelation } from './edge-relation.js';
import { isOnEdge } from './edge-winding.js';
import { areApart } from './meeting-edges.js';
import type { PolygonFeature } from './point-polygon.js';
import {
  edgeAt,
  featureOnEdge,
  firstFeature,
  type RegionEdge,
  type RegionEdges,
  regionOf,
  requireRegion,
} from './region-edges.js';
import { collectParts, noParts, type PolygonParts, partAt, placesOn } from './region-parts.js';
import { compareLexicographically, numbersOf, ringOf, samePoint } from './ring.js';
import { ringWinding } from './winding-number.js';

/** A common point of a shape and a polygon. */
export interface PolygonContactPoint extends ContactPoint {
  readonly b: PolygonFeature;
}

/** How a segment and a polygon meet. */
export interface SegmentPolygon2d extends Contact, PolygonParts {
  readonly relation: 'disjoint' | 'touching' | 'overlapping';
  readonly contact: readonly PolygonContactPoint[];
  /** `inside` if all of the segment lies in the polygon, boundary included; else `none`. */
  readonly containment: Containment;
}

/**
 * The edges of a polygon that the segment from p to q meets; `undefined`, if that suffices, as soon as it is seen to
 * cross one within both, of a ring without others.
 */
function edgesMeeting(
  { rings }: RegionEdges,
  p: Point2,
  q: Point2,
  crossingSuffices: boolean,
): RegionEdge[] | undefined {
  const found: RegionEdge[] = [];
  // A vertex of another ring may be where the segment crosses an edge; without other rings, each side has points
  // beyond.
  const isEnough = crossingSuffices && rings.length === 1;
  for (let ring = 0; ring < rings.length; ring++) {
    const points = rings[ring]!;
    let a = points[points.length - 1]!;
    for (let i = 0; i < points.length; i++) {
      const b = points[i]!;
      const relation = areApart(p, q, a, b) ? 'disjoint' : edgeRelation(p, q, a, b);
      if (relation === 'crossing' && isEnough) return undefined;
      if (relation !== 'disjoint' && !samePoint(a, b)) {
        found.push(edgeAt(points, ring, i === 0 ? points.length - 1 : i - 1));
      }
      a = b;
    }
  }
  return found;
}

/** The parts of a polygon that the segment from p to q meets. */
function partsMet(region: RegionEdges, p: Point2, q: Point2): PolygonParts {
  const meeting = edgesMeeting(region, p, q, true);
  if (meeting === undefined) return ALL;
  const parts = noParts();
  if (meeting.length > 0) collectParts(parts, region, meeting, p, q);
  else parts[partAt(region, p)] = true;
  return parts;
}

const ALL: PolygonParts = { interior: true, boundary: true, exterior: true };

/**
 * How do a segment and a polygon meet, and which parts of the polygon does the segment meet?
 *
 * - `disjoint`: no common point;
 * - `touching`: points of the boundary, but none inside;
 * - `overlapping`: points inside.
 *
 * `interior`, `boundary` and `exterior` say whether the segment has points inside, on the boundary and outside;
 * `containment` is `inside` where it has none outside. The contact is the points in which the segment meets the edges
 * (where it runs along one, the two ends of that), and those of its ends that lie inside, in order along the segment;
 * it is made when it is first read.
 *
 * A polygon is a ring, or an outer ring with holes, and is meant as an area. It must be valid (polygonValidity2d):
 * rings are simple, holes lie inside of the outer ring and outside of each other; rings may touch in points, may repeat
 * a point directly, and may be closed. Rings may run either way round. A segment whose ends coincide is a point. Time
 * O(n).
 *
 * Source: the nine intersections of Egenhofer and Herring 1990, those of a segment with a polygon.
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or a ring has less than three
 *   points
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * const { relation, contact } = segmentPolygon2d({ start: [1, 1], end: [9, 1] }, square);
 * relation; // 'overlapping'
 * contact; // [{ a: { type: 'vertex', index: 0 }, b: { type: 'face', index: 0 } }, { a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 1, ring: 0 } }]
 * segmentPolygon2d({ start: [0, 2], end: [4, 2] }, square).containment; // 'inside'
 * segmentPolygon2d({ start: [0, 4], end: [9, 4] }, square).exterior; // true
 */
export function segmentPolygon2d(segment: Segment, polygon: Ring | PolygonWithHoles): SegmentPolygon2d {
  if (arguments.length > 2) requireNoMore('segmentPolygon2d', 2, arguments[2], '{outer, holes}');
  requireSegment2('segmentPolygon2d', 'segment', segment);
  return segmentAreaContact(segment, requireRegion('segmentPolygon2d', 'polygon', polygon));
}

/** How a checked segment and a polygon meet. */
export function segmentAreaContact({ start: p, end: q }: Segment, region: RegionEdges): SegmentPolygon2d {
  const { interior, boundary, exterior } = partsMet(region, p, q);
  if (!interior && !boundary) {
    return { relation: 'disjoint', contact: [], containment: 'none', interior, boundary, exterior };
  }
  const [ends, own] = [numbersOf([p, q]), region.rings.map(numbersOf)];
  const lazy = new LazyContact(() => contactOf(regionOf(own), ringOf(ends)));
  return shownWhole({
    relation: interior ? 'overlapping' : 'touching',
    get contact() {
      return lazy.get();
    },
    containment: exterior ? 'none' : 'inside',
    interior,
    boundary,
    exterior,
  });
}

/** A place on the segment: a point of the input, or the crossing with an edge. */
export interface Place {
  readonly at: Point2 | RegionEdge;
  readonly b: PolygonFeature;
}

function contactOf(region: RegionEdges, segment: Ring): PolygonContactPoint[] {
  const [p, q] = [segment[0]!, segment[1]!];
  return placesOf(region, p, q).map(({ at, b }) => ({ a: ownFeature(p, q, at), b }));
}

/** The points of the contact in order along the segment from p to q. */
export function placesOf(region: RegionEdges, p: Point2, q: Point2): Place[] {
  const meeting = edgesMeeting(region, p, q, false)!;
  const points = placesOn(p, q, meeting);
  const places = points.map((at): Place => ({ at, b: featureAt(meeting, at) }));
  for (const e of meeting) {
    if (edgeRelation(p, q, e.p, e.q) !== 'crossing' || points.some((v) => isOn(v, e))) continue;
    places.push({ at: e, b: { type: 'edge', index: e.index, ring: e.ring } });
  }
  for (const end of samePoint(p, q) ? [p] : [p, q]) {
    if (points.some((v) => samePoint(v, end))) continue;
    if (partAt(region, end) === 'interior') places.push({ at: end, b: face(0) });
  }
  return places.sort((a, b) => comparePlaces(p, q, a.at, b.at));
}

const isOn = (v: Point2, { p, q }: RegionEdge) => isOnEdge(p[0]!, p[1]!, q[0]!, q[1]!, v[0]!, v[1]!);

function featureAt(meeting: readonly RegionEdge[], v: Point2): PolygonFeature {
  let found: PolygonFeature | undefined;
  for (const e of meeting) if (isOn(v, e)) found = firstFeature(found, featureOnEdge(e, v));
  return found!;
}

function ownFeature(p: Point2, q: Point2, at: Point2 | RegionEdge): PolygonContactPoint['a'] {
  if ('ring' in at) return edge(0);
  if (samePoint(at, p)) return vertex(0);
  return samePoint(at, q) ? vertex(1) : edge(0);
}

/** The order of two places along the segment from p to q. */
function comparePlaces(p: Point2, q: Point2, one: Point2 | RegionEdge, other: Point2 | RegionEdge): number {
  if ('ring' in one) {
    if ('ring' in other) return compareTwoCrossings(p, q, one, other);
    return compareCrossing(p, q, one, other);
  }
  if ('ring' in other) return 0 - compareCrossing(p, q, other, one);
  const order = compareLexicographically(one, other);
  return order === compareLexicographically(p, q) ? -1 : order === 0 ? 0 : 1;
}

/** Whether the crossing with an edge comes after (1) or before (-1) a point of the segment's line. */
function compareCrossing(p: Point2, q: Point2, { p: r, q: s }: RegionEdge, v: Point2): number {
  const side = orient2d(r[0]!, r[1]!, s[0]!, s[1]!, v[0]!, v[1]!);
  return side === turnOf(p, q, r, s) ? 1 : -1;
}

function turnOf(p: Point2, q: Point2, r: Point2, s: Point2): Sign {
  return cross2d(p[0]!, p[1]!, q[0]!, q[1]!, r[0]!, r[1]!, s[0]!, s[1]!);
}

function compareTwoCrossings(p: Point2, q: Point2, one: RegionEdge, other: RegionEdge): number {
  const order = compareCrossings2d(
    p[0]!,
    p[1]!,
    q[0]!,
    q[1]!,
    one.p[0]!,
    one.p[1]!,
    one.q[0]!,
    one.q[1]!,
    other.p[0]!,
    other.p[1]!,
    other.q[0]!,
    other.q[1]!,
  );
  // The predicate's sign is for two that cross in the same direction.
  const alike = turnOf(p, q, one.p, one.q) === turnOf(p, q, other.p, other.q);
  return alike ? order : 0 - order;
}

/**
 * Do a segment and a polygon (as an area) have a common point? Boundaries count. The polygon is as in
 * {@link segmentPolygon2d}; linear time.
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or a ring has less than three
 *   points
 * @example
 * segmentIntersectsPolygon2d({ start: [1, 1], end: [2, 2] }, [[0, 0], [4, 0], [0, 4]]); // true
 * segmentIntersectsPolygon2d({ start: [3, 2], end: [4, 2] }, [[0, 0], [4, 0], [0, 4]]); // false
 */
export function segmentIntersectsPolygon2d(segment: Segment, polygon: Ring | PolygonWithHoles): boolean {
  if (arguments.length > 2) requireNoMore('segmentIntersectsPolygon2d', 2, arguments[2], '{outer, holes}');
  requireSegment2('segmentIntersectsPolygon2d', 'segment', segment);
  return segmentMeetsArea(segment, requirePolygon2('segmentIntersectsPolygon2d', 'polygon', polygon, 3));
}

/** Do a checked segment and the polygon of checked rings have a common point? */
export function segmentMeetsArea({ start, end }: Segment, rings: readonly Ring[]): boolean {
  return rings.some((ring) => meetsRing(ring, start, end)) || isInside(rings, start);
}

function meetsRing(ring: Ring, p: Point2, q: Point2): boolean {
  let a = ring[ring.length - 1]!;
  for (const b of ring) {
    if (!areApart(p, q, a, b) && edgeRelation(p, q, a, b) !== 'disjoint') return true;
    a = b;
  }
  return false;
}

/** Whether a point that is on no ring lies inside. */
export function isInside(rings: readonly Ring[], p: Point2): boolean {
  return rings.every((ring, i) => (ringWinding(ring, p[0]!, p[1]!) !== 0) === (i === 0));
}
