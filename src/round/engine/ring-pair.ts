/**
 * How two polygons of space meet, of which each is its edges and what is inside of them by even-odd, over integers of
 * one scale.
 */
import { absolute } from '../../arithmetic/integers.js';
import { cross, dot, isZero, minus, plus, times, type Vector } from '../../distance/engine/vectors.js';
import { compare, type Edge, edgesOf, type Parameter, placeOn } from './plane-edges.js';
import { type PlaneRing, withoutSteepest } from './plane-ring.js';
import { minus2, type Place, type Vector2 } from './plane-winding.js';
import { disjoint, type RoundRelation } from './relation.js';
import { isOnAny, meetsAny, middlesOf } from './ring-cover.js';
import { RoughEdges, reachOf } from './rough-edges.js';

/** How two rings meet: in one plane as areas, in others along the line of both planes. */
export function ringPairRelation(a: PlaneRing, b: PlaneRing): RoundRelation {
  if (!isZero(cross(a.normal, b.normal))) return acrossRelation(a, b);
  const isSame = dot(a.normal, b.corners[0]!) + a.constant === 0n;
  return isSame ? coplanarRelation(a, b) : disjoint();
}

/** What parts of the plane there are, and what the edges of a ring are to the other. */
interface Parts {
  /** Something is in the inside of both. */
  readonly isInBoth: boolean;
  /** All edges of the first are in the second. */
  readonly isIn: boolean;
  /** What lies beside the edges of the first, in the inside of the second, is in the first, too. */
  readonly contains: boolean;
  /** An edge of the first has points in the second. */
  readonly meets: boolean;
}

/**
 * All edges of both cut the plane into parts, of which each has a piece of an edge as its border: what lies on both
 * sides of the pieces tells of all parts, but of the outer one, which is in neither.
 *
 * The first is in the second if its edges are, and no part of its inside that has a piece of the second's edges as its
 * border is outside of the second. A part whose border has none needs no look: beyond a piece that is the first's alone
 * the second is what it is in the part, so if the part were outside of the second, that piece would be, too.
 */
function coplanarRelation(a: PlaneRing, b: PlaneRing): RoundRelation {
  const flat = withoutSteepest(a);
  const [p, q] = [a, b].map(({ corners }) => corners.map(flat)) as [Vector2[], Vector2[]];
  const reach = reachOf(p, q);
  const [one, other] = [p, q].map((ring) => new RoughEdges(edgesOf(ring), reach)) as [RoughEdges, RoughEdges];
  const [first, second] = [partsOf(one, other), partsOf(other, one)];
  const isInBoth = first.isInBoth || second.isInBoth;
  if (!isInBoth && !first.meets && !second.meets) return disjoint();
  const isIn = first.isIn && second.contains;
  const contains = second.isIn && first.contains;
  return {
    relation: isInBoth ? 'overlapping' : 'touching',
    containment: isIn ? (contains ? 'equal' : 'inside') : contains ? 'containing' : 'none',
  };
}

function partsOf(own: RoughEdges, other: RoughEdges): Parts {
  let [isInBoth, isIn, contains, meets] = [false, true, true, false];
  for (const edge of own.edges) {
    const [x, y] = minus2(edge.to, edge.from);
    if (meetsAny(other, edge)) meets = true;
    for (const middle of middlesOf(edge, [own, other])) {
      let isHeld = isOnAny(other, middle);
      for (const side of [[-y, x] as const, [y, -x] as const]) {
        const [inOwn, inOther] = [own.isOddBeside(middle, side), other.isOddBeside(middle, side)];
        if (inOwn && inOther) isInBoth = true;
        if (inOther && !inOwn) contains = false;
        if (inOther) isHeld = true;
      }
      if (isHeld) meets = true;
      else isIn = false;
    }
  }
  return { isInBoth, isIn, contains, meets };
}

/** A ring without a coordinate, and a segment of the line of both planes that goes beyond both rings. */
interface Section {
  readonly rough: RoughEdges;
  readonly segment: Edge;
}

function sectionOf(ring: PlaneRing, [from, to]: readonly [Vector, Vector], scale: bigint): Section {
  const flat = withoutSteepest(ring);
  const corners = ring.corners.map((p) => flat(times(p, scale)));
  const segment = { from: flat(from), to: flat(to) };
  const reach = reachOf(corners, [segment.from, segment.to]);
  return { rough: new RoughEdges(edgesOf(corners), reach), segment };
}

/** How much of a polygon is at a place of its plane. */
type Part = 'inside' | 'edge' | 'outside';

function partAt({ rough, segment: { from, to } }: Section, place: Place): Part {
  if (isOnAny(rough, place)) return 'edge';
  const [x, y] = minus2(to, from);
  return rough.isOddBeside(place, [-y, x]) ? 'inside' : 'outside';
}

/**
 * Along the line, nothing changes but where an edge of one of them meets it: these places, and the middles between
 * them, tell all. Insides are open: where they have a point in common, they have a middle.
 */
function acrossRelation(a: PlaneRing, b: PlaneRing): RoundRelation {
  const { ends, scale } = lineOf(a, b);
  const both = [a, b].map((ring) => sectionOf(ring, ends, scale)) as [Section, Section];
  const stops = both.flatMap(({ rough, segment }) => rough.meetingsWith(segment)).sort(compare);
  let meets = false;
  for (const [k, stop] of stops.entries()) {
    const middle = k === 0 ? null : between(stops[k - 1]!, stop);
    for (const [n, d] of middle === null ? [stop] : [stop, middle]) {
      const parts = both.map((section) => partAt(section, placeOn(section.segment, n, d)));
      if (parts.every((part) => part === 'inside')) return { relation: 'crossing', containment: 'none' };
      if (!parts.includes('outside')) meets = true;
    }
  }
  return meets ? { relation: 'touching', containment: 'none' } : disjoint();
}

const between = ([n, d]: Parameter, [m, e]: Parameter): Parameter => [n * e + m * d, 2n * d * e];

/**
 * A segment of the line of both planes with all of both polygons between its ends, along the line, times a scale: the
 * square of the direction u, of which (c' n - c n') × u is a multiple from the origin to the line.
 */
function lineOf(
  a: PlaneRing,
  b: PlaneRing,
): { readonly ends: readonly [Vector, Vector]; readonly scale: bigint } {
  const along = cross(a.normal, b.normal);
  const scale = dot(along, along);
  const at = cross(minus(times(a.normal, b.constant), times(b.normal, a.constant)), along);
  let far = 1n;
  for (const p of [...a.corners, ...b.corners]) {
    const offset = absolute(dot(minus(times(p, scale), at), along));
    if (offset > far) far = offset;
  }
  const way = times(along, far / scale + 1n);
  return { ends: [minus(at, way), plus(at, way)], scale };
}
