/**
 * The sum of two sets of points by looking at all planes through three sums: those with all sums on one side are faces.
 */
import { sumText } from '../../../answers/enclosing-sums.js';
import { summedSets } from '../../../cases/enclosing/sums.js';
import { add, cross, dot, exact, isZero, sameVector, subtract, type Vector } from '../vectors.js';

interface Sum {
  readonly pair: readonly [number, number];
  readonly at: Vector;
}

/** All sums, each point once: under the first numbers. */
function sumsOf(values: Float64Array): Sum[] {
  const sets = summedSets(values);
  const { numerators } = exact(sets.flat(2));
  const points = Array.from({ length: numerators.length / 3 }, (_, i) => numerators.slice(3 * i, 3 * i + 3));
  const [a, b] = [points.slice(0, sets[0].length), points.slice(sets[0].length)] as unknown as Vector[][];
  const found: Sum[] = [];
  a!.forEach((p, i) => {
    b!.forEach((q, j) => {
      const at = add(p, q);
      if (!found.some((other) => sameVector(other.at, at))) found.push({ pair: [i, j], at });
    });
  });
  return found;
}

/** Those of some points of a plane that are on no segment between two others, around the normal. */
function around(points: readonly Sum[], normal: Vector): Sum[] {
  const turn = (p: Sum, q: Sum, r: Sum): bigint =>
    dot(cross(subtract(q.at, p.at), subtract(r.at, p.at)), normal);
  /** The next corner is the farthest of those that have all others on their left. */
  const next = (p: Sum): Sum => {
    const others = points.filter((q) => q !== p);
    const first = others.filter((q) => others.every((r) => turn(p, q, r) >= 0n));
    const length = (q: Sum): bigint => dot(subtract(q.at, p.at), subtract(q.at, p.at));
    return first.reduce((best, q) => (length(q) > length(best) ? q : best));
  };
  // What is least on the axes, one after the other, is a corner.
  const least = points.reduce((best, p) => (compare(p.at, best.at) < 0 ? p : best));
  const corners = [least];
  for (let p = next(least); p !== least; p = next(p)) corners.push(p);
  return corners;
}

function compare(p: Vector, q: Vector): number {
  const axis = [0, 1, 2].find((k) => p[k] !== q[k]);
  return axis === undefined ? 0 : p[axis]! < q[axis]! ? -1 : 1;
}

/** The corners and faces of the sum. */
export function minkowskiSum3dReferee(values: Float64Array): string {
  const sums = sumsOf(values);
  const faces = new Map<string, Sum[]>();
  for (const [i, p] of sums.entries()) {
    for (const [j, q] of sums.entries()) {
      if (j <= i) continue;
      for (const r of sums.slice(j + 1)) {
        const normal = cross(subtract(q.at, p.at), subtract(r.at, p.at));
        if (isZero(normal)) continue;
        const heights = sums.map(({ at }) => dot(normal, subtract(at, p.at)));
        const [isAbove, isBelow] = [heights.some((h) => h > 0n), heights.some((h) => h < 0n)];
        if (isAbove && isBelow) continue;
        if (!isAbove && !isBelow) return 'flat';
        const on = sums.filter((_, k) => heights[k] === 0n);
        const key = on.map(({ pair }) => pair.join('-')).join();
        const outward: Vector = isAbove ? [-normal[0], -normal[1], -normal[2]] : normal;
        if (!faces.has(key)) faces.set(key, around(on, outward));
      }
    }
  }
  if (faces.size === 0) return 'flat';
  return sumText(Array.from(faces.values(), (face) => face.map(({ pair }) => pair)));
}
