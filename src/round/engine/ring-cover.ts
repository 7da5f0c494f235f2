/**
 * What a point, a segment or a convex region of the plane and a polygon of it have in common, which is its edges and
 * what is inside of them by even-odd. All over integers of one scale.
 */
import { compare, type Edge, edgesOf, meetings, type Parameter, placeOn } from './plane-edges.js';
import { cross2, dot2, minus2, type Place, times2, type Vector2 } from './plane-winding.js';
import { RoughEdges, reachOf } from './rough-edges.js';

/** What a set is to a polygon. */
export interface Cover {
  /** They have a common point. */
  readonly meets: boolean;
  /** The relative interior of the set has points inside of the polygon, off its edges. */
  readonly reaches: boolean;
  /** All of the set is in the polygon. */
  readonly isCovered: boolean;
}

type Ring = readonly Vector2[];

const ANY: Vector2 = [1n, 0n];

/** The edges of a ring, beside points of some others. */
const roughOf = (ring: Ring, ...others: readonly (readonly Vector2[])[]): RoughEdges =>
  new RoughEdges(edgesOf(ring), reachOf(ring, ...others));

/** Is a place on an edge? */
function isOn({ from, to }: Edge, { at, w }: Place): boolean {
  const way = minus2(to, from);
  const there = minus2(at, times2(from, w));
  if (cross2(way, there) !== 0n) return false;
  const along = dot2(way, there);
  return along >= 0n && along <= dot2(way, way) * w;
}

const whole = (at: Vector2): Place => ({ at, w: 1n });

/** Is a place on one of the edges? */
export const isOnAny = (rough: RoughEdges, place: Place): boolean =>
  rough.near(place).some((i) => isOn(rough.edges[i]!, place));

/** Do two edges have a common point? */
const doMeet = (a: Edge, b: Edge): boolean =>
  isOn(b, whole(a.from)) || isOn(b, whole(a.to)) || meetings(a, b).length > 0;

/** Does an edge have a common point with one of others? */
export const meetsAny = (rough: RoughEdges, edge: Edge): boolean =>
  rough.near(whole(edge.from), whole(edge.to)).some((i) => doMeet(edge, rough.edges[i]!));

/** The middles of the pieces into which others cut an edge where they meet it. */
export function middlesOf(edge: Edge, others: readonly RoughEdges[]): Place[] {
  const ends: Parameter[] = [[0n, 1n], ...others.flatMap((rough) => rough.meetingsWith(edge)), [1n, 1n]];
  ends.sort(compare);
  const middles: Place[] = [];
  for (let i = 1; i < ends.length; i++) {
    const [[n, d], [m, e]] = [ends[i - 1]!, ends[i]!];
    if (compare(ends[i - 1]!, ends[i]!) !== 0) middles.push(placeOn(edge, n * e + m * d, 2n * d * e));
  }
  return middles;
}

/** A point. */
export function pointCover(ring: Ring, point: Vector2): Cover {
  const rough = roughOf(ring, [point]);
  const isOnEdge = isOnAny(rough, whole(point));
  const isInside = !isOnEdge && rough.isOddBeside(whole(point), ANY);
  return { meets: isOnEdge || isInside, reaches: isInside, isCovered: isOnEdge || isInside };
}

/** A segment with a length: between the places where edges meet it, each piece is along an edge, inside or outside. */
export function segmentCover(ring: Ring, segment: Edge): Cover {
  const rough = roughOf(ring, [segment.from, segment.to]);
  // Across the segment: on its own line there may be many corners.
  const [x, y] = minus2(segment.to, segment.from);
  const pieces = middlesOf(segment, [rough]).map((middle) => {
    if (isOnAny(rough, middle)) return 'along';
    return rough.isOddBeside(middle, [-y, x]) ? 'inside' : 'outside';
  });
  const reaches = pieces.includes('inside');
  return {
    meets: reaches || meetsAny(rough, segment),
    reaches,
    isCovered: !pieces.includes('outside'),
  };
}

/**
 * A convex region with an area, by its corners in cyclic order. The edges cut its inside into parts, which are filled
 * or not. If none comes into it, there is one part, about the middle. Else each part has a piece of an edge, between
 * places where edges meet, as its border within the region: what lies on both sides of all such pieces tells of all
 * parts.
 */
export function regionCover(ring: Ring, corners: readonly Vector2[]): Cover {
  const rough = roughOf(ring, corners);
  const sides = edgesOf(corners);
  const around = [rough, new RoughEdges(sides, reachOf(ring, corners))];
  const parts: boolean[] = [];
  for (const edge of rough.edges) {
    const [x, y] = minus2(edge.to, edge.from);
    for (const middle of middlesOf(edge, around)) {
      if (!isWithin(sides, middle)) continue;
      parts.push(rough.isOddBeside(middle, [-y, x]), rough.isOddBeside(middle, [y, -x]));
    }
  }
  const comesIn = parts.length > 0;
  if (!comesIn) parts.push(rough.isOddBeside(middleOf(corners), ANY));
  const reaches = parts.includes(true);
  return {
    meets: reaches || comesIn || sides.some((side) => meetsAny(rough, side)),
    reaches,
    isCovered: !parts.includes(false),
  };
}

/** Is a place in the inside of a convex region? */
function isWithin(sides: readonly Edge[], { at, w }: Place): boolean {
  const turns = sides.map(({ from, to }) => cross2(minus2(to, from), minus2(at, times2(from, w))));
  return turns.every((turn) => turn > 0n) || turns.every((turn) => turn < 0n);
}

/** Are all corners of a ring in a convex region? */
export function regionContains(corners: readonly Vector2[], ring: Ring): boolean {
  const sides = edgesOf(corners);
  const turns = sides.flatMap(({ from, to }) => ring.map((p) => cross2(minus2(to, from), minus2(p, from))));
  return turns.every((turn) => turn >= 0n) || turns.every((turn) => turn <= 0n);
}

function middleOf(corners: readonly Vector2[]): Place {
  const [x, y] = corners.reduce(([a, b], [c, d]) => [a + c, b + d]);
  return { at: [x, y], w: BigInt(corners.length) };
}
