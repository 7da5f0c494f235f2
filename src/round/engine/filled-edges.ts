/** Whether both sides of an edge of a polygon are filled, where the edge is in the inside of a disk. */
import { type DiskAndRings, reachSign } from './disk-reach.js';
import { compare, type Edge, meetings, type Parameter, placeOn } from './plane-edges.js';
import { cross2, dot2, isFilled, minus2, type Place, times2, type Vector2 } from './plane-winding.js';

/** Edges of a ring that lie on each other. */
export interface EdgeOfRing extends Edge {
  /** The number of the ring. */
  readonly ring: number;
  /** How many run this way, less those that run the other way: so much more is wound around on the left. */
  readonly weight: number;
}

/** A place in the inside of the disk, on no edge, and how often the rings wind around it. */
export interface Base {
  readonly place: Place;
  readonly windings: readonly number[];
}

/** What is between two corners, with coordinates over w > 0. */
export interface Box {
  readonly low: Vector2;
  readonly high: Vector2;
  readonly w: bigint;
}

/** Where an edge is asked about. */
export interface Part {
  readonly base: Base;
  /** The edges, among them all that come between the base and the box, in the disk. */
  readonly between: readonly EdgeOfRing[];
  readonly box: Box;
  /** All edges that come into the box in the disk, among others. */
  readonly edges: readonly EdgeOfRing[];
}

/** How often the rings wind around what is right beside an edge at a place of it, on the left and on the right. */
interface Beside {
  readonly left: number[];
  readonly right: number[];
}

/**
 * What changes on the way from the base to a place of an edge, straight on: each edge that is crossed counts. The way
 * ends a little before the place, and is moved to its left by still less: so it passes vertices on one side, and ends
 * on one side of the edge, also where it runs along it.
 */
function windingsAt(base: Base, edges: readonly EdgeOfRing[], edge: Edge, place: Place): Beside {
  const start = times2(base.place.at, place.w);
  const end = times2(place.at, base.place.w);
  const w = base.place.w * place.w;
  const way = minus2(end, start);
  const left: Vector2 = [-way[1], way[0]];
  const here = [...base.windings];
  // On which side of the edge the way ends.
  const own = minus2(edge.to, edge.from);
  const isLeft = (cross2(way, own) || cross2(own, left)) > 0n;
  const there = Array.from(here, () => 0);
  for (const { from, to, ring, weight } of edges) {
    const [p, q] = [times2(from, w), times2(to, w)];
    const along = minus2(to, from);
    const atEnd = cross2(along, minus2(end, p));
    if (atEnd === 0n && cross2(own, along) === 0n) {
      // Along the edge itself: it is passed at the place, if the place is inside of it.
      const isInside = dot2(minus2(end, p), minus2(end, q)) < 0n;
      if (isInside) there[ring]! += dot2(own, along) > 0n === isLeft ? -weight : weight;
      continue;
    }
    const [pIsLeft, qIsLeft] = [cross2(way, minus2(p, start)) > 0n, cross2(way, minus2(q, start)) > 0n];
    if (pIsLeft === qIsLeft) continue;
    const before = cross2(along, minus2(start, p)) > 0n;
    const after = (atEnd || cross2(way, along)) > 0n;
    if (before !== after) here[ring]! += after ? weight : -weight;
  }
  const beyond = here.map((winding, r) => winding + there[r]!);
  return isLeft ? { left: here, right: beyond } : { left: beyond, right: here };
}

/**
 * By how much more the rings wind around what is on the left, and on the right, of an edge behind a place than before
 * it.
 */
interface Step {
  readonly at: Parameter;
  readonly left: number[];
  readonly right: number[];
}

/**
 * The places inside of an edge where edges meet it, in their order, with what changes there: right beside the edge,
 * what goes out to the left is passed from its left to its right, what comes in from the left the other way; on the
 * other side it is the other way round.
 */
function stepsAlong(edge: Edge, edges: readonly EdgeOfRing[], rings: number): Step[] {
  const none = () => Array.from({ length: rings }, () => 0);
  const way = minus2(edge.to, edge.from);
  const steps = edges.flatMap((other) => {
    const [first, last] = [other.from, other.to].map((p) => cross2(way, minus2(p, edge.from))) as [
      bigint,
      bigint,
    ];
    const [left, right] = [none(), none()];
    left[other.ring] = other.weight * (Number(first > 0n) - Number(last > 0n));
    right[other.ring] = other.weight * (Number(last < 0n) - Number(first < 0n));
    // Of an edge along this one the ends are places, and change nothing.
    return meetings(edge, other).map((at): Step => ({ at, left, right }));
  });
  steps.sort((s, t) => compare(s.at, t.at));
  const distinct: Step[] = [];
  for (const step of steps) {
    const before = distinct.at(-1);
    if (before === undefined || compare(before.at, step.at) !== 0) {
      distinct.push({ at: step.at, left: [...step.left], right: [...step.right] });
      continue;
    }
    for (let r = 0; r < rings; r++) {
      before.left[r]! += step.left[r]!;
      before.right[r]! += step.right[r]!;
    }
  }
  return distinct;
}

/**
 * Whether both sides of an edge are filled, where it is in the box and in the inside of the disk. What the rings wind
 * around is found at the piece of the edge that is nearest to the center, and from there on both ways by what changes.
 */
export function isFilledAlong(
  { radius, rings, rule }: DiskAndRings,
  { base, between, box, edges }: Part,
  edge: EdgeOfRing,
): boolean {
  const part = partInBox(edge, box);
  if (part === null) return true;
  const nearest = nearestParameter(edge, part);
  const first = placeOn(edge, ...nearest);
  if (reachSign(first.at, first.at, radius * first.w) >= 0) return true;
  const steps = stepsAlong(edge, edges, rings.length).filter(
    ({ at }) => compare(part[0], at) < 0 && compare(at, part[1]) < 0,
  );
  const ends: readonly Parameter[] = [part[0], ...steps.map(({ at }) => at), part[1]];
  let piece = 0;
  while (compare(ends[piece + 1]!, nearest) < 0) piece++;
  const place = innerPlace(edge, nearest, [ends[piece]!, ends[piece + 1]!], radius);
  const { left, right } = windingsAt(base, between, edge, place);
  const areFilled = (l: readonly number[], r: readonly number[]) => isFilled(l, rule) && isFilled(r, rule);
  if (!areFilled(left, right)) return false;
  for (const direction of [1, -1]) {
    const [l, r] = [[...left], [...right]];
    for (let at = direction > 0 ? piece : piece - 1; at >= 0 && at < steps.length; at += direction) {
      const step = steps[at]!;
      const { at: p, w } = placeOn(edge, ...step.at);
      // Away from the nearest piece: what lies behind a place that is not in the inside of the disk is not, either.
      if (dot2(p, p) >= (radius * w) ** 2n) break;
      for (let k = 0; k < rings.length; k++) {
        l[k]! += direction * step.left[k]!;
        r[k]! += direction * step.right[k]!;
      }
      if (!areFilled(l, r)) return false;
    }
  }
  return true;
}

/** Where a part of an edge is nearest to the origin. */
function nearestParameter({ from, to }: Edge, [start, end]: readonly [Parameter, Parameter]): Parameter {
  const way = minus2(to, from);
  const nearest: Parameter = [-dot2(from, way), dot2(way, way)];
  return compare(nearest, start) <= 0 ? start : compare(nearest, end) >= 0 ? end : nearest;
}

/** The part of an edge in a box; null if it has no length. */
function partInBox({ from, to }: Edge, { low, high, w }: Box): [Parameter, Parameter] | null {
  let [start, end]: [Parameter, Parameter] = [
    [0n, 1n],
    [1n, 1n],
  ];
  for (const k of [0, 1] as const) {
    const [at, way] = [from[k] * w, (to[k] - from[k]) * w];
    if (way === 0n) {
      if (at < low[k] || at > high[k]) return null;
      continue;
    }
    const [into, out]: [Parameter, Parameter] =
      way > 0n
        ? [
            [low[k] - at, way],
            [high[k] - at, way],
          ]
        : [
            [at - high[k], -way],
            [at - low[k], -way],
          ];
    if (compare(start, into) < 0) start = into;
    if (compare(out, end) < 0) end = out;
  }
  return compare(start, end) < 0 ? [start, end] : null;
}

/**
 * A place in the inside of the disk and within a piece of an edge, from one that is in the inside and in the piece,
 * perhaps at its end.
 */
function innerPlace(
  edge: Edge,
  from: Parameter,
  [start, end]: readonly [Parameter, Parameter],
  radius: bigint,
): Place {
  // Half way to the middle of the piece, and half of that, until it is in the disk.
  const w = 2n * start[1] * end[1] * from[1];
  const middle = (start[0] * end[1] + end[0] * start[1]) * from[1];
  const near = 2n * from[0] * start[1] * end[1];
  for (let halves = 0n; ; halves++) {
    const place = placeOn(edge, (near << halves) + middle - near, w << halves);
    if (reachSign(place.at, place.at, radius * place.w) < 0) return place;
  }
}
