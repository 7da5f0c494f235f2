/** Whether a polygon covers a disk that edges come into: both sides of them are filled then. */
import { type DiskAndRings, isCenterFilled, reachSign } from './disk-reach.js';
import { cross2, dot2, isFilledBeside, minus2, type Place, times2, type Vector2 } from './plane-winding.js';

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

/**
 * Whether all of a disk with an inside is in a polygon. The edges cut the inside of the disk into parts, which are filled or not. If none comes into it, there is one part, about the center. Else
 * each part has a piece of an edge as its border there, so that all pieces that come into the disk, between places where edges meet, must be filled on both sides: rings that run back on
 * themselves, holes without an inside, edges within what a ring winds around twice. (Rings that are points bound nothing.)
 */
export function isCovered(pair: DiskAndRings): boolean {
  const edges = pair.rings.flatMap(edgesOf);
  const coming = edges.filter(({ from, to }) => reachSign(from, to, pair.radius) < 0);
  if (coming.length === 0) return isCenterFilled(pair);
  return coming.every((edge) => isFilledAlong(pair, edges, edge));
}

/** All edges that are no points. */
export function edgesOf(ring: readonly Vector2[]): Edge[] {
  const edges = ring.map((from, i) => ({ from, to: ring[(i + 1) % ring.length]! }));
  return edges.filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1]);
}

/** Whether both sides of an edge are filled, where it is in the inside of the disk. */
function isFilledAlong({ radius, rings, rule }: DiskAndRings, edges: readonly Edge[], edge: Edge): boolean {
  const way = minus2(edge.to, edge.from);
  const [left, right]: [Vector2, Vector2] = [
    [-way[1], way[0]],
    [way[1], -way[0]],
  ];
  const ends: Parameter[] = [[0n, 1n], ...edges.flatMap((other) => meetings(edge, other)), [1n, 1n]];
  ends.sort(compare);
  return ends.slice(1).every((end, i) => {
    const start = ends[i]!;
    if (compare(start, end) === 0) return true;
    const [from, to] = [start[0] * end[1], end[0] * start[1]].map((n) =>
      placeOn(edge, n, start[1] * end[1]),
    ) as [Place, Place];
    if (reachSign(from.at, to.at, radius * from.w) >= 0) return true;
    const middle = { at: [from.at[0] + to.at[0], from.at[1] + to.at[1]] as const, w: 2n * from.w };
    return isFilledBeside(rings, rule, middle, left) && isFilledBeside(rings, rule, middle, right);
  });
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
