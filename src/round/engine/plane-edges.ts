/** Edges of the plane over integers, and where they meet. */
import { cross2, dot2, minus2, type Place, times2, type Vector2 } from './plane-winding.js';

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

/** All edges that are no points. */
export function edgesOf(ring: readonly Vector2[]): Edge[] {
  const edges = ring.map((from, i) => ({ from, to: ring[(i + 1) % ring.length]! }));
  return edges.filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1]);
}

/** The place at n / w along an edge. */
export function placeOn({ from, to }: Edge, n: bigint, w: bigint): Place {
  return { at: [from[0] * (w - n) + to[0] * n, from[1] * (w - n) + to[1] * n], w };
}

/**
 * Where another edge meets an edge between its ends: where it crosses or touches it, or the ends of what both share.
 */
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
