import { meetingPoints } from '../planar-polygons/boundary.js';
import { exact, orientation2, sameVector, signOf, type Vector, vectorAt } from '../vectors.js';

export interface Point {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

export type Ends = readonly [Vector, Vector];

export const compare = (p: Point, q: Point) => signOf(p.x * q.w - q.x * p.w) || signOf(p.y * q.w - q.y * p.w);
const plain = ([x, y]: Vector): Point => ({ x, y, w: 1n });

export function isOn({ x, y, w }: Point, [a, b]: Ends): boolean {
  const [ax, ay, bx, by] = [a[0] * w - x, a[1] * w - y, b[0] * w - x, b[1] * w - y];
  return ax * by === ay * bx && ax * bx + ay * by <= 0n;
}

export function lowestTerms(numerator: bigint, denominator: bigint): string {
  let [p, q] = [numerator < 0n ? -numerator : numerator, denominator];
  while (q !== 0n) [p, q] = [q, p % q];
  return `${numerator / p}/${denominator / p}`;
}

/** All places at which two or more segments meet: the solutions of all pairs, each asked of all segments. */
export function placesOf(all: readonly Ends[]): Point[] {
  const found: Point[] = [];
  for (const [j, b] of all.entries()) {
    for (const a of all.slice(0, j)) {
      for (const p of meetingPoints(...a, ...b)) {
        if (!found.some((q) => compare(p, q) === 0)) found.push(p);
      }
    }
  }
  return found.sort(compare);
}

/** Of two ends, the first from left to right, upwards where they are level. */
const inOrder = ([a, b]: Ends): Ends => (compare(plain(a), plain(b)) <= 0 ? [a, b] : [b, a]);

export interface Piece {
  readonly ends: Ends;
  readonly segments: readonly number[];
}

/**
 * The pieces on which the same segments run: the line of each segment is cut at the ends of all that lie on it, each
 * smallest piece is asked of all segments, and pieces next to each other with the same answer are joined.
 */
export function piecesOf(all: readonly Ends[]): Piece[] {
  const found = new Map<string, Piece>();
  for (const [a, b] of all) {
    if (sameVector(a, b)) continue;
    const onLine = all.flat().filter((v) => orientation2(a, b, v) === 0);
    const sorted = onLine.sort((p, q) => compare(plain(p), plain(q)));
    let last: Piece | undefined;
    for (const [k, end] of sorted.entries()) {
      const start = sorted[k - 1];
      if (start === undefined || sameVector(start, end)) continue;
      const covers = (ends: Ends) => isOn(plain(start), ends) && isOn(plain(end), ends);
      const segments = all.flatMap((ends, i) => (covers(ends) ? [i] : []));
      const joins = last !== undefined && last.segments.join() === segments.join();
      last = { ends: [joins ? last!.ends[0] : start, end], segments };
      if (segments.length < 2) last = undefined;
      else {
        const key = (piece: Ends) => `${inOrder(piece)[0].join()} ${segments.join()}`;
        found.set(key(last.ends), last);
      }
    }
  }
  return [...found.values()].sort(
    (p, q) => compare(plain(p.ends[0]), plain(q.ends[0])) || compare(plain(p.ends[1]), plain(q.ends[1])),
  );
}

/**
 * All pairs: the points of each are solved for, and each point is asked of all segments. The kernel sweeps a line over
 * the segments, and asks neighbours on it only.
 */
export function referee(values: Float64Array): string {
  const numbers = exact(values);
  const all = Array.from({ length: values[0]! }, (_, i): Ends => {
    const at = 1 + 4 * i;
    return [vectorAt(numbers, at, 2), vectorAt(numbers, at + 2, 2)];
  });
  const text = ({ x, y, w }: Point) =>
    `${lowestTerms(x, w * numbers.one)},${lowestTerms(y, w * numbers.one)}`;
  const points = placesOf(all).map((p) => {
    const met = all.flatMap((ends, i) => {
      if (!isOn(p, ends)) return [];
      const at = ends.findIndex((v) => compare(plain(v), p) === 0);
      return [`${i}${at < 0 ? 'e0' : `v${at}`}`];
    });
    return `${text(p)}:${met.join()}`;
  });
  const pieces = piecesOf(all).map(
    ({ ends, segments }) => `${ends.map((v) => text(plain(v))).join('..')}:${segments.join()}`,
  );
  const kind = pieces.length > 0 ? 'overlapping' : points.length > 0 ? 'meeting' : 'disjoint';
  return [kind, ...points, ...pieces].join(' ');
}
