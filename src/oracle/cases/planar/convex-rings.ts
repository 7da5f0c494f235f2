import { hullLists } from '../../referees/shapes/planar-polygons/hull.js';
import { type Exact, exact } from '../../referees/shapes/vectors.js';
import type { Random } from '../random.js';
import { type LatticePoint, latticeRing } from './lattice-rings.js';
import { exactRingAt, MOST_VERTICES, putRing, ringAt, ringSize } from './rings.js';

export const CONVEX_RING_SIZE = 2 + ringSize();

/** The indices of the ring's vertices among the points, and whether it has an inside. */
function convexIndices(values: Exact, at: number): { indices: number[]; flat: boolean } {
  const whole = (i: number) => Number(values.numerators[i]! / values.one);
  const lists = hullLists(exactRingAt(values, at + 2));
  const list = lists[whole(at)]!;
  const from = whole(at + 1) % list.length;
  return { indices: [...list.slice(from), ...list.slice(0, from)], flat: lists[0]!.length < 3 };
}

/** A convex polygon, counterclockwise, as doubles and exactly. */
function convexRingAt(values: Float64Array, numbers: Exact, at: number) {
  const { indices, flat } = convexIndices(numbers, at);
  const [plain, vectors] = [ringAt(values, at + 2), exactRingAt(numbers, at + 2)];
  return { ring: indices.map((i) => plain[i]!), exact: indices.map((i) => vectors[i]!), flat };
}

/** Points of a small lattice: spread, convex, or the corners and more of a convex polygon; moved by a vector. */
export function latticeCloud(random: Random, move: LatticePoint): LatticePoint[] {
  const kind = (['walk', 'convex', 'damaged', 'damaged'] as const)[random.below(4)]!;
  const ring = latticeRing(kind, random, MOST_VERTICES);
  return ring.length === 0 ? [move] : ring.map(([x, y]) => [x + move[0], y + move[1]]);
}

/** Writes a convex polygon with these points. */
export function putConvexRing(
  out: Float64Array,
  at: number,
  points: readonly (readonly [number, number])[],
  random: Random,
): void {
  out[at] = random.below(4);
  out[at + 1] = random.below(MOST_VERTICES);
  putRing(out, at + 2, points);
}

/** The two convex polygons that the values stand for. */
export function convexPair(values: Float64Array) {
  const numbers = exact(values);
  return [convexRingAt(values, numbers, 0), convexRingAt(values, numbers, CONVEX_RING_SIZE)] as const;
}

/** Where the ring stands among the values, behind the point. */
export const CONVEX_RING_AT = 2;

/** The convex polygon that the values stand for. */
export function convexRingOf(values: Float64Array) {
  return convexRingAt(values, exact(values), CONVEX_RING_AT);
}

/** The arguments of the kernel's function. */
export function pointAndConvexRing(
  values: ArrayLike<number>,
): readonly [readonly [number, number], [number, number][]] {
  return [[values[0]!, values[1]!], convexRingOf(Float64Array.from(values)).ring];
}

/** The arguments of the kernel's function: points, and a direction, which comes first among the values. */
export function pointsAndDirection(
  values: ArrayLike<number>,
): readonly [[number, number][], readonly [number, number]] {
  return [ringAt(values, 2), [values[0]!, values[1]!]];
}
