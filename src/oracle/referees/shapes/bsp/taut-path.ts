/**
 * The shortest path inside of a ring between two of its corners: the only one from corner to corner that sees each
 * other along which a taut string bends nowhere but around the outside. Found by search; the kernel leads a funnel
 * through triangles.
 */
import { along, type Flat, isInside, turn } from './flat-rings.js';

/** The numbers of the corners that it passes, those that it only touches among them. */
export function tautPath(
  corners: readonly Flat[],
  order: readonly number[],
  from: number,
  to: number,
): number[] {
  const ring = order.map((i) => corners[i]!);
  const place = new Map(order.map((i, k) => [i, k]));
  const neighbour = (i: number, step: number) => order[(place.get(i)! + step + order.length) % order.length]!;
  const known = new Map<string, boolean>();
  const sees = (i: number, j: number): boolean => {
    if (neighbour(i, 1) === j || neighbour(i, -1) === j) return true;
    const key = i < j ? `${i} ${j}` : `${j} ${i}`;
    if (!known.has(key)) known.set(key, isInside(ring, corners[i]!, corners[j]!));
    return known.get(key)!;
  };
  /** Whether a string from a by b to c is taut at b. */
  const isTaut = (a: number, b: number, c: number): boolean => {
    const [p, q, r] = [a, b, c].map((i) => corners[i]!) as [Flat, Flat, Flat];
    const bend = turn(p, q, r);
    if (bend === 0) return along(p, q, q, r) > 0;
    const [before, after] = [corners[neighbour(b, -1)]!, corners[neighbour(b, 1)]!];
    if (turn(before, q, after) >= 0) return false;
    // Both edges of the outside between the arms of the bend.
    return [before, after].every((x) => bend * turn(q, r, x) >= 0 && bend * turn(q, p, x) <= 0);
  };
  const queue: (readonly number[])[] = order.filter((i) => i !== from && sees(from, i)).map((i) => [from, i]);
  const isSeen = new Set<string>();
  for (const path of queue) {
    const [before, last] = path.slice(-2) as [number, number];
    if (last === to) return [...path];
    for (const next of order) {
      const key = `${last} ${next}`;
      if (next === last || next === before || !sees(last, next) || !isTaut(before, last, next)) continue;
      if (isSeen.has(`${before} ${key}`)) continue;
      isSeen.add(`${before} ${key}`);
      queue.push([...path, next]);
    }
  }
  throw new Error('no path');
}
