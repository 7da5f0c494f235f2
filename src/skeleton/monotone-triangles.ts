import { multiply, type RootSum, sign, subtract } from '../arithmetic/root-sum.js';

export type Point = readonly [RootSum, RootSum];

/** Which way three points turn. */
export const turnOf = (p: Point, q: Point, r: Point): number =>
  sign(
    subtract(
      multiply(subtract(q[0], p[0]), subtract(r[1], p[1])),
      multiply(subtract(q[1], p[1]), subtract(r[0], p[0])),
    ),
  );

/** A corner of a ring, and whether it is on the chain that leads back. */
interface Corner {
  readonly vertex: number;
  readonly isBack: boolean;
}

/** The corners of a counterclockwise ring in their order along a direction in which it is monotone. */
function sortedCorners(ring: readonly number[], compareAlong: (v: number, w: number) => number): Corner[] {
  const count = ring.length;
  const at = (i: number) => ring[((i % count) + count) % count]!;
  // The first of those that are least: before it the ring comes back, after it it does not.
  let least = 0;
  while (compareAlong(at(least), at(least - 1)) < 0) least--;
  while (compareAlong(at(least), at(least + 1)) >= 0) least++;
  let most = least;
  while (compareAlong(at(most), at(most + 1)) < 0) most++;
  const forth: Corner[] = [];
  for (let i = least; i <= most; i++) forth.push({ vertex: at(i), isBack: false });
  const back: Corner[] = [];
  for (let i = least + count - 1; i > most; i--) back.push({ vertex: at(i), isBack: true });
  const merged: Corner[] = [];
  for (let i = 0, j = 0; i < forth.length || j < back.length; ) {
    const isForth =
      j === back.length || (i < forth.length && compareAlong(forth[i]!.vertex, back[j]!.vertex) <= 0);
    merged.push(isForth ? forth[i++]! : back[j++]!);
  }
  return merged;
}

/** Does a ring run forth along a direction, and back, once each? */
export function isMonotone(ring: readonly number[], compareAlong: (v: number, w: number) => number): boolean {
  const ways = ring.map((v, i) => compareAlong(ring[(i + 1) % ring.length]!, v)).filter((way) => way !== 0);
  return ways.filter((way, i) => way !== ways[(i + 1) % ways.length]).length === 2;
}

/**
 * Cuts a counterclockwise ring that is monotone along a direction into triangles, in one go along it.
 *
 * Source: Garey, Johnson, Preparata, Tarjan 1978, "Triangulating a simple polygon".
 */
export function monotoneTriangles(
  ring: readonly number[],
  pointOf: (vertex: number) => Point,
  compareAlong: (v: number, w: number) => number,
): number[] {
  const triangles: number[] = [];
  const take = (a: Corner, b: Corner, c: Corner) => {
    triangles.push(a.vertex, b.vertex, c.vertex);
  };
  const corners = sortedCorners(ring, compareAlong);
  let waiting = corners.slice(0, 2);
  corners.slice(2).forEach((corner, i) => {
    const newest = waiting.at(-1)!;
    const isLast = i === corners.length - 3;
    if (isLast || corner.isBack !== newest.isBack) {
      const isBack = isLast ? !newest.isBack : corner.isBack;
      for (let k = 1; k < waiting.length; k++) {
        if (isBack) take(corner, waiting[k - 1]!, waiting[k]!);
        else take(corner, waiting[k]!, waiting[k - 1]!);
      }
      waiting = [newest, corner];
      return;
    }
    while (waiting.length > 1) {
      const [before, last] = waiting.slice(-2) as [Corner, Corner];
      const [second, third] = corner.isBack ? [corner, last] : [last, corner];
      if (turnOf(pointOf(before.vertex), pointOf(second.vertex), pointOf(third.vertex)) <= 0) break;
      take(before, second, third);
      waiting.pop();
    }
    waiting.push(corner);
  });
  return triangles;
}
