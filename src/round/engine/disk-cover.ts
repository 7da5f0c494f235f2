/** Whether a polygon covers a disk that edges come into: both sides of them are filled then. */
import { type DiskAndRings, isCenterFilled, reachSign } from './disk-reach.js';
import {
  cross2,
  dot2,
  isFilled,
  minus2,
  type Place,
  times2,
  type Vector2,
  windingsBeside,
} from './plane-winding.js';

/** A parameter along an edge: n / d with d > 0. */
export type Parameter = readonly [n: bigint, d: bigint];

/** The order of two parameters. */
export const compare = (s: Parameter, t: Parameter): number => {
  const [left, right] = [s[0] * t[1], t[0] * s[1]];
  return left < right ? -1 : left > right ? 1 : 0;
};

/** An edge of a polygon, or a side of what it is asked about. */
export interface Edge {
  readonly from: Vector2;
  readonly to: Vector2;
}

/** An edge of a ring that has this number. */
interface EdgeOfRing extends Edge {
  readonly ring: number;
}

/**
 * Whether all of a disk with an inside is in a polygon. The edges cut the inside of the disk into parts, which are filled or not. If none comes into it, there is one part, about the center. Else
 * each part has a piece of an edge as its border there, so that all pieces that come into the disk, between places where edges meet, must be filled on both sides: rings that run back on
 * themselves, holes without an inside, edges within what a ring winds around twice. (Rings that are points bound nothing.)
 */
export function isCovered(pair: DiskAndRings): boolean {
  const edges = pair.rings.flatMap((points, ring) => edgesOf(points).map((edge) => ({ ...edge, ring })));
  const coming = edges.filter(({ from, to }) => reachSign(from, to, pair.radius) < 0);
  if (coming.length === 0) return isCenterFilled(pair);
  const base = baseOf(pair, coming);
  return coming.every((edge) => isFilledAlong(pair, base, coming, edge));
}

/** A place in the inside of the disk, on no edge, and how often the rings wind around it. */
interface Base {
  readonly place: Place;
  readonly windings: readonly number[];
}

/** Of 2 k + 1 places on a parabola two are on an edge at most: one is on none of k. */
function baseOf({ radius, rings }: DiskAndRings, edges: readonly EdgeOfRing[]): Base {
  const size = 2n * BigInt(edges.length) + 2n;
  for (let j = 1n; ; j++) {
    const place: Place = { at: [radius * j * size, radius * j * j], w: 2n * size * size };
    const isOn = ({ from, to }: Edge) =>
      cross2(minus2(to, from), minus2(place.at, times2(from, place.w))) === 0n;
    if (!edges.some(isOn)) return { place, windings: windingsBeside(rings, place, [1n, 0n]) };
  }
}

/** How often the rings wind around what is right beside an edge at a place of it, on the left and on the right. */
interface Beside {
  readonly left: number[];
  readonly right: number[];
}

/**
 * What changes on the way from the base to a place of an edge, straight on: each edge that is crossed counts. The way ends a little before the place, and is moved to its left by still
 * less: so it passes vertices on one side, and ends on one side of the edge, also where it runs along it.
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
  for (const { from, to, ring } of edges) {
    const [p, q] = [times2(from, w), times2(to, w)];
    const along = minus2(to, from);
    const atEnd = cross2(along, minus2(end, p));
    if (atEnd === 0n && cross2(own, along) === 0n) {
      // Along the edge itself: it is passed at the place, if the place is inside of it.
      const isInside = dot2(minus2(end, p), minus2(end, q)) < 0n;
      if (isInside) there[ring]! += dot2(own, along) > 0n === isLeft ? -1 : 1;
      continue;
    }
    const [pIsLeft, qIsLeft] = [cross2(way, minus2(p, start)) > 0n, cross2(way, minus2(q, start)) > 0n];
    if (pIsLeft === qIsLeft) continue;
    const before = cross2(along, minus2(start, p)) > 0n;
    const after = (atEnd || cross2(way, along)) > 0n;
    if (before !== after) here[ring]! += after ? 1 : -1;
  }
  const beyond = here.map((winding, r) => winding + there[r]!);
  return isLeft ? { left: here, right: beyond } : { left: beyond, right: here };
}

/** All edges that are no points. */
export function edgesOf(ring: readonly Vector2[]): Edge[] {
  const edges = ring.map((from, i) => ({ from, to: ring[(i + 1) % ring.length]! }));
  return edges.filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1]);
}

/** By how much more the rings wind around what is on the left, and on the right, of an edge behind a place than before it. */
interface Step {
  readonly at: Parameter;
  readonly left: number[];
  readonly right: number[];
}

/**
 * The places inside of an edge where edges meet it, in their order, with what changes there: right beside the edge, what goes out to the left is passed from its left to its
 * right, what comes in from the left the other way; on the other side it is the other way round.
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
    left[other.ring] = Number(first > 0n) - Number(last > 0n);
    right[other.ring] = Number(last < 0n) - Number(first < 0n);
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
 * Whether both sides of an edge are filled, where it is in the inside of the disk. Edges that do not come into that do not meet it there. What the rings wind around is found
 * at the piece of the edge that is nearest to the center, and from there on both ways by what changes.
 */
function isFilledAlong(
  { radius, rings, rule }: DiskAndRings,
  base: Base,
  edges: readonly EdgeOfRing[],
  edge: Edge,
): boolean {
  const steps = stepsAlong(edge, edges, rings.length);
  const ends: readonly Parameter[] = [[0n, 1n], ...steps.map(({ at }) => at), [1n, 1n]];
  const nearest = nearestParameter(edge);
  let piece = 0;
  while (compare(ends[piece + 1]!, nearest) < 0) piece++;
  const place = innerPlace(edge, nearest, [ends[piece]!, ends[piece + 1]!], radius);
  const { left, right } = windingsAt(base, edges, edge, place);
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

/** Where an edge is nearest to the origin. */
function nearestParameter({ from, to }: Edge): Parameter {
  const way = minus2(to, from);
  const [size, along] = [dot2(way, way), -dot2(from, way)];
  return along <= 0n ? [0n, 1n] : along >= size ? [1n, 1n] : [along, size];
}

/** A place in the inside of the disk and within a piece of an edge, from one that is in the inside and in the piece, perhaps at its end. */
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

/** The place at n / w along an edge. */
export function placeOn({ from, to }: Edge, n: bigint, w: bigint): Place {
  return { at: [from[0] * (w - n) + to[0] * n, from[1] * (w - n) + to[1] * n], w };
}

/** Where another edge meets an edge between its ends: where it crosses or touches it, or the ends of what both share. */
export function meetings({ from, to }: Edge, other: Edge): Parameter[] {
  const way = minus2(to, from);
  const [start, end] = [minus2(other.from, from), minus2(other.to, from)];
  const [first, last] = [cross2(way, start), cross2(way, end)];
  if (first === 0n && last === 0n) {
    const size = dot2(way, way);
    return [start, end].map((p): Parameter => [dot2(way, p), size]).filter(isBetween);
  }
  if ((first > 0n && last > 0n) || (first < 0n && last < 0n)) return [];
  // At start + first / (first - last) (end - start).
  const at = minus2(times2(end, first), times2(start, last));
  const turn = first - last;
  const size = dot2(way, way);
  const n = dot2(way, at);
  const t: Parameter = turn > 0n ? [n, turn * size] : [-n, -turn * size];
  return isBetween(t) ? [t] : [];
}

const isBetween = ([n, d]: Parameter): boolean => n > 0n && n < d;
