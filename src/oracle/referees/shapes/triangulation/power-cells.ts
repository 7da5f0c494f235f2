/** Cells of power diagrams by their definition: what all bisectors leave of a box. */

import { greatestCommonDivisor } from '../../../../arithmetic/integers.js';
import { MOST_SITES } from '../../../cases/triangulation/weighted-sites.js';
import { exact, greater } from '../vectors.js';

/** (x / w, y / w) with w > 0. */
export interface Point {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

/** Sites over integers in one unit, 1 / one; heights are x² + y² less the weight, over the square of it. */
export interface Sites {
  readonly points: readonly (readonly [bigint, bigint])[];
  readonly heights: readonly bigint[];
  readonly box: readonly [bigint, bigint, bigint, bigint];
  readonly one: bigint;
  /** Of equal sites that of the least height, and of these the first. */
  readonly standing: readonly number[];
  /** The number of each other one, and of that which stands for it. */
  readonly duplicates: readonly number[];
}

export function sitesAt(values: Float64Array): Sites {
  const { numerators, one } = exact(values);
  const rows = Array.from({ length: values[0]! }, (_, i) => numerators.slice(1 + 3 * i, 4 + 3 * i));
  const points = rows.map(([x, y]) => [x!, y!] as const);
  const heights = rows.map(([x, y, w]) => x! * x! + y! * y! - w! * one);
  const at = 1 + 3 * MOST_SITES;
  const box = numerators.slice(at, at + 4) as unknown as Sites['box'];
  const stands = points.map(([x, y], i) => {
    const equal = points.flatMap(([u, v], j) => (u === x && v === y ? [j] : []));
    const least = equal.reduce((best, j) => (heights[j]! < heights[best]! ? j : best));
    return least === i ? -1 : least;
  });
  return {
    points,
    heights,
    box,
    one,
    standing: points.map((_, i) => i).filter((i) => stands[i] === -1),
    duplicates: stands.flatMap((j, i) => (j === -1 ? [] : [i, j])),
  };
}

/** How much more the power of site i is at a point than that of j, times a positive number. */
export function excess({ points, heights }: Sites, i: number, j: number, { x, y, w }: Point): bigint {
  const [p, q] = [points[i]!, points[j]!];
  return 2n * ((q[0] - p[0]) * x + (q[1] - p[1]) * y) + (heights[i]! - heights[j]!) * w;
}

/** The point of a segment where a form is 0 that has these values at its ends, of different signs. */
function between(p: Point, q: Point, atP: bigint, atQ: bigint): Point {
  // The form is linear in x and y, so that its values divide by w.
  const [s, t] = [atP * q.w, atQ * p.w];
  const [u, v] = s > 0n ? [s, -t] : [-s, t];
  return {
    x: q.x * p.w * u + p.x * q.w * v,
    y: q.y * p.w * u + p.y * q.w * v,
    w: p.w * q.w * (u + v),
  };
}

const lowest = ({ x, y, w }: Point): Point => {
  const d = greatestCommonDivisor(greatestCommonDivisor(x, y), w);
  return { x: x / d, y: y / d, w: w / d };
};

/** A fraction in lowest terms; the denominator is above 0. */
export function fractionText(numerator: bigint, denominator: bigint): string {
  const common = greatestCommonDivisor(numerator, denominator);
  return `${numerator / common}/${denominator / common}`;
}

const equal = (p: Point, q: Point): boolean => p.x === q.x && p.y === q.y && p.w === q.w;

/** Corners of a ring that is cut by a form: where it is at most 0 (Sutherland and Hodgman 1974). */
function cut(ring: readonly Point[], form: (p: Point) => bigint): Point[] {
  const values = ring.map(form);
  const kept: Point[] = [];
  ring.forEach((p, k) => {
    const next = (k + 1) % ring.length;
    const [a, b] = [values[k]!, values[next]!];
    if (a <= 0n) kept.push(p);
    if ((a < 0n && b > 0n) || (a > 0n && b < 0n)) kept.push(lowest(between(p, ring[next]!, a, b)));
  });
  return kept.filter((p, k) => kept.length === 1 || !equal(p, kept[(k + kept.length - 1) % kept.length]!));
}

/** Twice an area times the product of all w, as numerator and denominator. */
export function twiceAreaOf(ring: readonly Point[]): { numerator: bigint; denominator: bigint } {
  const denominator = ring.reduce((product, { w }) => product * w, 1n);
  const numerator = ring.reduce((sum, p, k) => {
    const q = ring[(k + 1) % ring.length]!;
    return sum + ((p.x * q.y - q.x * p.y) * denominator) / (p.w * q.w);
  }, 0n);
  return { numerator, denominator };
}

/** What all other sites leave of a box for one that stands; no corners if that has no area. */
export function cellIn(sites: Sites, i: number, [minX, minY, maxX, maxY]: Sites['box']): Point[] {
  const corner = (x: bigint, y: bigint): Point => ({ x, y, w: 1n });
  let ring = [corner(minX, minY), corner(maxX, minY), corner(maxX, maxY), corner(minX, maxY)];
  for (const j of sites.standing) {
    if (j !== i) ring = cut(ring, (p) => excess(sites, i, j, p));
  }
  return ring.length > 2 && twiceAreaOf(ring).numerator !== 0n ? ring : [];
}

/** A box that reaches beyond every point where two bisectors cross, and beyond a point of each bisector. */
export function wideBox({ points, heights, standing }: Sites): Sites['box'] {
  let most = 1n;
  const reach = (n: bigint, w: bigint) => {
    const size = w === 0n ? 0n : n / w;
    most = greater(most, size < 0n ? -size : size);
  };
  for (const i of standing) {
    for (const j of standing) {
      if (i >= j) continue;
      const [dx, dy] = [points[j]![0] - points[i]![0], points[j]![1] - points[i]![1]];
      const middle = heights[j]! - heights[i]!;
      const square = 2n * (dx * dx + dy * dy);
      reach(dx * middle, square);
      reach(dy * middle, square);
      for (const k of standing) {
        const [ex, ey] = [points[k]![0] - points[i]![0], points[k]![1] - points[i]![1]];
        const other = heights[k]! - heights[i]!;
        const w = 2n * (dx * ey - dy * ex);
        reach(middle * ey - other * dy, w);
        reach(other * dx - middle * ex, w);
      }
    }
  }
  return [-most - 2n, -most - 2n, most + 2n, most + 2n];
}
