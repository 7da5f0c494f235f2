/**
 * Which rings touch themselves without crossing themselves: by words of places and by winding numbers, over the
 * integers.
 */
import { orientation2, sameVector, type Vector } from '../shapes/vectors.js';
import { crossProperly, type Points } from './plane.js';

/** Whether p lies on the segment from a to b, and is none of its ends. */
function isWithin(a: Vector, b: Vector, p: Vector): boolean {
  if (sameVector(a, p) || sameVector(b, p)) return false;
  const between = (k: 0 | 1) => (a[k] - p[k]) * (b[k] - p[k]) <= 0n;
  return between(0) && between(1) && orientation2(a, b, p) === 0;
}

/**
 * The ring with a corner at every one of the points that lies on an edge: the numbers of points, of equal ones the
 * first.
 */
export function wordOf(ring: Points, points = ring): number[] {
  const numberOf = (p: Vector) => points.findIndex((q) => sameVector(p, q));
  const distance = (p: Vector, q: Vector) => (p[0] - q[0]) ** 2n + (p[1] - q[1]) ** 2n;
  const order = (from: Vector) => (i: number, j: number) =>
    distance(from, points[i]!) < distance(from, points[j]!) ? -1 : 1;
  return ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const inside = new Set(points.filter((r) => isWithin(p, q, r)).map(numberOf));
    return [numberOf(p), ...[...inside].sort(order(p))];
  });
}

/** Without what is gone and come back at once: x x is x, and x y x is x, round the end, too. */
export function reduced(word: readonly number[]): number[] {
  const left = [...word];
  for (let i = 0; i < left.length && left.length > 1; i++) {
    const n = left.length;
    if (left[i] === left[(i + 1) % n]) left.splice(i, 1);
    else if (left[i] === left[(i + 2) % n]) {
      const gone = [(i + 1) % n, (i + 2) % n].sort((a, b) => b - a);
      for (const k of gone) left.splice(k, 1);
    } else continue;
    i = -1;
  }
  return left;
}

/** How often a closed chain goes round a point; undefined for a point on it. */
function windingOf(chain: Points, p: Vector): number | undefined {
  let winding = 0;
  for (const [i, a] of chain.entries()) {
    const b = chain[(i + 1) % chain.length]!;
    if (sameVector(a, p) || sameVector(b, p) || isWithin(a, b, p)) return undefined;
    const side = orientation2(a, b, p);
    if (a[1] <= p[1] && b[1] > p[1] && side > 0) winding++;
    if (a[1] > p[1] && b[1] <= p[1] && side < 0) winding--;
  }
  return winding;
}

/**
 * Whether a ring encloses something, goes round it once and always the same way, and does not cross itself, where what
 * bounds nothing is left out. As no edges cross, each face of the ring has three of its corners for a triangle: the
 * middles of all such triangles are in all faces.
 */
export function isWeaklySimple(ring: Points): boolean {
  const chain = reduced(wordOf(ring)).map((i) => ring[i]!);
  const n = chain.length;
  if (n < 3) return false;
  const crosses = chain.some((a, i) =>
    chain.some((c, k) => k < i && crossProperly(a, chain[(i + 1) % n]!, c, chain[(k + 1) % n]!)),
  );
  if (crosses) return false;
  const tripled = chain.map((p): Vector => [3n * p[0], 3n * p[1], 0n]);
  const windings = new Set<number>();
  for (const [i, a] of chain.entries()) {
    for (const [j, b] of chain.entries()) {
      for (const [k, c] of chain.entries()) {
        if (!(i < j && j < k) || orientation2(a, b, c) === 0) continue;
        windings.add(windingOf(tripled, [a[0] + b[0] + c[0], a[1] + b[1] + c[1], 0n]) ?? 0);
      }
    }
  }
  windings.delete(0);
  return windings.size === 1 && (windings.has(1) || windings.has(-1));
}
