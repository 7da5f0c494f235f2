import { requireNoMore, requirePolygon2 } from '../../core/arguments/index.js';
import type { Contact, ContactPoint } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import type { Point2, PolygonWithHoles, Ring } from '../../core/shapes.js';
import { shownWhole } from '../../core/shown-whole.js';
import { inFeatureOrder, LazyContact } from './contact-order.js';
import { isOnEdge } from './edge-winding.js';
import { FEW, meetingOfRings, visitMeetingEdges } from './meeting-edges.js';
import type { PolygonFeature } from './point-polygon.js';
import { featureOnEdge, firstFeature, type RegionEdge, RegionEdges, regionOf } from './region-edges.js';
import {
  type CollectedParts,
  collectParts,
  hasAll,
  noParts,
  type PolygonParts,
  partAt,
} from './region-parts.js';
import { numbersOf, samePoint } from './ring.js';
import { isInside } from './segment-polygon.js';

/** A common point of the boundaries of two polygons. */
export interface BoundaryContactPoint extends ContactPoint {
  readonly a: PolygonFeature;
  readonly b: PolygonFeature;
}

/** How two polygons meet, as areas. */
export interface PolygonPolygon2d extends Contact {
  readonly relation: 'disjoint' | 'touching' | 'overlapping';
  readonly contact: readonly BoundaryContactPoint[];
  readonly containment: Containment;
  /** Whether the boundaries have a common point: whether `contact` has one. */
  readonly boundaries: boolean;
}

/**
 * How do two polygons meet, as areas?
 *
 * - `disjoint`: no common point;
 * - `touching`: common points of the boundaries, no common inner points;
 * - `overlapping`: common inner points.
 *
 * `containment` says whether the first lies `inside` the second, `containing` it, or whether they are `equal`; together
 * with `boundaries` these are the eight relations of the region connection calculus. The contact is the common points
 * of the boundaries: for each edge of one that meets an edge of the other the point or the ends of the segment that
 * they share, each point once, by its features, in the order of those of the first polygon. (So it lists the corners of
 * a common part of the boundaries, and is empty where one polygon lies in the open inside of the other.) It is made
 * when it is first read; `contactPoints2d` says where the points are.
 *
 * Polygons are rings, or outer rings with holes, and must be valid: `polygonValidity2d` decides it, and is not asked
 * here, since it costs more than the question; for others the answer has no meaning. Rings may run either way round,
 * may be closed, may touch in points as long as the inside stays connected, and may repeat a point directly. Time
 * O((n + m) log (n + m) + k) for k pairs of edges whose boxes overlap, and a linear search for each ring that meets no
 * edge of the other polygon.
 *
 * Decided by where the boundary of each polygon runs: if that of A does not meet the inside of B, the inside of B,
 * being connected, lies in the inside of A or outside of it.
 *
 * Source: Egenhofer and Herring 1990 (nine intersections); Randell, Cui, Cohn 1992 (region connection calculus).
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or a ring has less than three
 *   points
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * polygonPolygon2d([[1, 1], [2, 1], [1, 2]], square);
 * // { relation: 'overlapping', contact: [], containment: 'inside', boundaries: false }
 * polygonPolygon2d(square, [[0, 0], [2, 0], [0, 2]]).containment; // 'containing'
 * const { relation, contact } = polygonPolygon2d(square, [[4, 0], [6, 0], [6, 2]]);
 * relation; // 'touching'
 * contact.map(({ a, b }) => [a, b]); // [[{ type: 'vertex', index: 1, ring: 0 }, { type: 'vertex', index: 0, ring: 0 }]]
 */
export function polygonPolygon2d(a: Ring | PolygonWithHoles, b: Ring | PolygonWithHoles): PolygonPolygon2d {
  if (arguments.length > 2) requireNoMore('polygonPolygon2d', 2, arguments[2]);
  const ringsA = requirePolygon2('polygonPolygon2d', 'a', a, 3);
  return areasContact(ringsA, requirePolygon2('polygonPolygon2d', 'b', b, 3));
}

/** How the polygons of checked rings meet. */
export function areasContact(ringsA: Rings, ringsB: Rings): PolygonPolygon2d {
  const { relation, containment, boundaries } = relationOf(ringsA, ringsB);
  if (!boundaries) return { relation, contact: [], containment, boundaries };
  const [ownA, ownB] = [ringsA.map(numbersOf), ringsB.map(numbersOf)];
  const lazy = new LazyContact(() => contactOf(regionOf(ownA), regionOf(ownB)));
  return shownWhole({
    relation,
    get contact() {
      return lazy.get();
    },
    containment,
    boundaries,
  });
}

type Answer = Omit<PolygonPolygon2d, 'contact'>;

const CROSSING: Answer = { relation: 'overlapping', containment: 'none', boundaries: true };

type Rings = readonly Ring[];

function relationOf(a: Rings, b: Rings): Answer {
  // Two plain rings with few edges, the usual case, need no lists of edges, unless the rings touch.
  if (a.length + b.length === 2 && a[0]!.length * b[0]!.length <= FEW) {
    const meeting = meetingOfRings(a[0]!, b[0]!, 'crossing');
    if (meeting === 'crossing') return CROSSING;
    if (meeting === 'apart') return relationApart(a, b);
  }
  return relationOfMeeting(new RegionEdges(a), new RegionEdges(b));
}

/** Two rings that do not meet. */
function relationApart(a: Rings, b: Rings): Answer {
  const boundaries = false;
  if (isInside(b, a[0]![0]!)) return { relation: 'overlapping', containment: 'inside', boundaries };
  if (isInside(a, b[0]![0]!)) return { relation: 'overlapping', containment: 'containing', boundaries };
  return { relation: 'disjoint', containment: 'none', boundaries };
}

function relationOfMeeting(one: RegionEdges, other: RegionEdges): Answer {
  const ofOne = new Meetings();
  const ofOther = new Meetings();
  // A vertex of another ring may be where two edges cross; without other rings, each side has points beyond.
  const plain = one.rings.length + other.rings.length === 2;
  let cross = false;
  visitMeetingEdges(one.edges, other.edges, (e, f, crossing) => {
    ofOne.add(e, f);
    ofOther.add(f, e);
    cross = crossing && plain;
    return cross;
  });
  if (cross) return CROSSING;
  return answerOf(partsOfBoundary(one, ofOne, other), partsOfBoundary(other, ofOther, one));
}

/** Edges, and the edges of the other polygon that they meet. */
class Meetings extends Map<RegionEdge, RegionEdge[]> {
  add(edge: RegionEdge, met: RegionEdge): void {
    const known = this.get(edge);
    if (known === undefined) this.set(edge, [met]);
    else known.push(met);
  }
}

/** The parts of `other` that the boundary of a polygon meets, given which edges meet. */
function partsOfBoundary(
  { rings }: RegionEdges,
  meetings: ReadonlyMap<RegionEdge, readonly RegionEdge[]>,
  other: RegionEdges,
): CollectedParts {
  const parts = noParts();
  const isMet = rings.map(() => false);
  for (const [edge, met] of meetings) {
    isMet[edge.ring] = true;
    if (!hasAll(parts)) collectParts(parts, other, met, edge.p, edge.q);
  }
  // An edge that meets none lies where the edge before it ends, unless its whole ring meets none.
  isMet.forEach((met, ring) => {
    if (!met && !hasAll(parts)) parts[partAt(other, rings[ring]![0]!)] = true;
  });
  return parts;
}

function answerOf(ofOne: PolygonParts, ofOther: PolygonParts): Answer {
  const boundaries = ofOne.boundary;
  if (ofOne.interior) {
    return { relation: 'overlapping', containment: ofOther.interior ? 'none' : 'inside', boundaries };
  }
  if (ofOther.interior) return { relation: 'overlapping', containment: 'containing', boundaries };
  // The insides are the same or have nothing in common.
  if (!ofOne.exterior && !ofOther.exterior) {
    return { relation: 'overlapping', containment: 'equal', boundaries };
  }
  return { relation: boundaries ? 'touching' : 'disjoint', containment: 'none', boundaries };
}

const isOn = (v: Point2, { p, q }: RegionEdge) => isOnEdge(p[0]!, p[1]!, q[0]!, q[1]!, v[0]!, v[1]!);

/** A common point that is a vertex: its features as far as they are known. */
interface Corner {
  a: PolygonFeature;
  b: PolygonFeature;
}

/** The common points of the boundaries. */
function contactOf(one: RegionEdges, other: RegionEdges): BoundaryContactPoint[] {
  const corners = new Map<string, Corner>();
  const cornersOn = new Map<RegionEdge, Point2[]>();
  const crossings: [RegionEdge, RegionEdge][] = [];
  const overlaps: [RegionEdge, RegionEdge][] = [];
  visitMeetingEdges(one.edges, other.edges, (e, f, crossing) => {
    if (crossing) crossings.push([e, f]);
    else {
      const ends = [...[e.p, e.q].filter((v) => isOn(v, f)), ...[f.p, f.q].filter((v) => isOn(v, e))];
      for (const v of ends) note(corners, cornersOn, v, e, f);
      if (!ends.every((v) => samePoint(v, ends[0]!))) overlaps.push([e, f]);
    }
    return false;
  });
  // A vertex of another ring may lie within what two edges have in common: it has a name on both of them, too.
  for (const [e, f] of overlaps) {
    const others = [...(cornersOn.get(e) ?? []), ...(cornersOn.get(f) ?? [])];
    for (const v of others) if (isOn(v, e) && isOn(v, f)) note(corners, cornersOn, v, e, f);
  }
  const contact: BoundaryContactPoint[] = [];
  for (const [e, f] of crossings) {
    // Where another ring has a vertex there, the point is known by that.
    const isOnBoth = (v: Point2) => isOn(v, e) && isOn(v, f);
    const corner = cornersOn.get(e)?.find(isOnBoth) ?? cornersOn.get(f)?.find(isOnBoth);
    if (corner !== undefined) note(corners, cornersOn, corner, e, f);
    else contact.push({ a: featureOf(e), b: featureOf(f) });
  }
  return inFeatureOrder([...contact, ...corners.values()]);
}

const featureOf = ({ index, ring }: RegionEdge): PolygonFeature => ({ type: 'edge', index, ring });

function note(
  corners: Map<string, Corner>,
  cornersOn: Map<RegionEdge, Point2[]>,
  v: Point2,
  e: RegionEdge,
  f: RegionEdge,
): void {
  const key = `${v[0]} ${v[1]}`;
  const known = corners.get(key);
  const [a, b] = [firstFeature(known?.a, featureOnEdge(e, v)), firstFeature(known?.b, featureOnEdge(f, v))];
  corners.set(key, { a, b });
  for (const edge of [e, f]) {
    const there = cornersOn.get(edge);
    if (there === undefined) cornersOn.set(edge, [v]);
    else if (!there.some((w) => samePoint(v, w))) there.push(v);
  }
}

/**
 * Do two polygons (as areas) have a common point? Boundaries count. The polygons are as in {@link polygonPolygon2d}.
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or a ring has less than three
 *   points
 * @example
 * polygonsIntersect2d([[0, 0], [4, 0], [0, 4]], [[2, 2], [5, 2], [5, 5]]); // true: they touch
 * polygonsIntersect2d([[0, 0], [4, 0], [0, 4]], [[5, 0], [6, 0], [6, 1]]); // false
 */
export function polygonsIntersect2d(a: Ring | PolygonWithHoles, b: Ring | PolygonWithHoles): boolean {
  if (arguments.length > 2) requireNoMore('polygonsIntersect2d', 2, arguments[2]);
  const ringsA = requirePolygon2('polygonsIntersect2d', 'a', a, 3);
  return areasMeet(ringsA, requirePolygon2('polygonsIntersect2d', 'b', b, 3));
}

/** Do the polygons of checked rings have a common point? */
export function areasMeet(a: Rings, b: Rings): boolean {
  return edgesMeet(a, b) || isInside(a, b[0]![0]!) || isInside(b, a[0]![0]!);
}

const countEdges = (rings: Rings) => rings.reduce((sum, ring) => sum + ring.length, 0);

function edgesMeet(a: Rings, b: Rings): boolean {
  if (countEdges(a) * countEdges(b) <= FEW) {
    return a.some((one) => b.some((other) => meetingOfRings(one, other, 'meeting') !== 'apart'));
  }
  let meet = false;
  visitMeetingEdges(new RegionEdges(a).edges, new RegionEdges(b).edges, () => {
    meet = true;
    return true;
  });
  return meet;
}
