/** Questions on a polygon of space that is cut into triangles: how many vertices count, then the vertices. */
import { pointOf } from '../boxes/values.js';

export const MOST_OF_SPACE = 8;

/** The ring, as it is given. */
export function spaceRingOf(v: ArrayLike<number>): [number, number, number][] {
  return Array.from({ length: v[0]! }, (_, i) => pointOf(v, 1 + 3 * i));
}

/** How many vertices are cut: a last one that repeats the first is none, unless less than three would be left. */
export function cutSize(v: ArrayLike<number>): number {
  const ring = spaceRingOf(v);
  const last = ring.at(-1)!;
  const isClosed = ring.length > 3 && ring[0]!.every((x, k) => x === last[k]);
  return ring.length - (isClosed ? 1 : 0);
}
