import { fractionText } from '../../../answers/numbers.js';
import { BRUSH_COUNT, OTHER } from '../../../cases/bsp/brushes.js';
import { compareParameters, ONE, type Parameter, ZERO } from '../line.js';
import { exact, multiply, subtract, type Vector, vectorAt } from '../vectors.js';
import { type ExactBrush, exactBrushes, isBoundedBrush } from './brush-union.js';
import { along, type Flat, isInside, turn } from './flat-rings.js';

/**
 * A box that moves along a segment against brushes, over the rationals: for each brush the times at which some point of
 * it is in the box, by Fourier's elimination of the point. The kernel grows the brushes, and asks a tree of them.
 */

/** x, y, z, t and a constant: their sum with these weights is at least 0. */
type Row = readonly bigint[];

const AXES: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

function eliminate(rows: readonly Row[], k: number): Row[] {
  const [low, high] = [rows.filter((row) => row[k]! > 0n), rows.filter((row) => row[k]! < 0n)];
  const mixed = low.flatMap((p) => high.map((q) => p.map((x, i) => x * -q[k]! + q[i]! * p[k]!)));
  return tightest([...rows.filter((row) => row[k] === 0n), ...mixed]);
}

function gcd(a: bigint, b: bigint): bigint {
  let [p, q] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (q !== 0n) [p, q] = [q, p % q];
  return p;
}

/** One row for each set of weights, which are as small as they can be; constants are compared as fractions. */
function tightest(rows: readonly Row[]): Row[] {
  const found = new Map<string, { row: Row; scale: bigint }>();
  for (const row of rows) {
    const scale = row.slice(0, -1).reduce(gcd, 0n);
    if (scale === 0n) {
      found.set(`constant ${row.at(-1)! < 0n}`, { row, scale: 1n });
      continue;
    }
    const key = row
      .slice(0, -1)
      .map((x) => x / scale)
      .join();
    const known = found.get(key);
    if (known === undefined || row.at(-1)! * known.scale < known.row.at(-1)! * scale)
      found.set(key, { row, scale });
  }
  return [...found.values()].map(({ row }) => row);
}

/** When the box around start + t direction meets a brush; null if never. */
function timesOf(
  brush: ExactBrush,
  start: Vector,
  direction: Vector,
  half: Vector,
): readonly [Parameter, Parameter] | null {
  let rows: Row[] = brush.map(({ normal, constant }) => [...multiply(normal, -1n), 0n, -constant]);
  for (const [k, axis] of AXES.entries()) {
    rows.push([...axis, -direction[k]!, half[k]! - start[k]!]);
    rows.push([...multiply(axis, -1n), direction[k]!, half[k]! + start[k]!]);
  }
  for (let k = 0; k < 3; k++) rows = eliminate(rows, k);
  let [low, high]: [Parameter, Parameter] = [ZERO, ONE];
  for (const row of rows) {
    const [rate, constant] = [row[3]!, row[4]!];
    if (rate === 0n && constant < 0n) return null;
    if (rate === 0n) continue;
    const at =
      rate > 0n ? { numerator: -constant, denominator: rate } : { numerator: constant, denominator: -rate };
    if (rate > 0n && compareParameters(at, low) > 0) low = at;
    if (rate < 0n && compareParameters(at, high) < 0) high = at;
  }
  return compareParameters(low, high) > 0 ? null : [low, high];
}

const text = ({ numerator, denominator }: Parameter) => fractionText(numerator, denominator);

/** The closed intervals of time in which the box meets a brush. */
export function sweptBoxBrushesReferee(v: Float64Array): string {
  const values = exact(v);
  const [half, start, end] = [0, 3, 6].map((at) => vectorAt(values, OTHER + at, 3)) as [
    Vector,
    Vector,
    Vector,
  ];
  const times = exactBrushes(v, values)
    .map((brush) => timesOf(brush, start, subtract(end, start), half))
    .filter((one) => one !== null);
  times.sort(([p], [q]) => compareParameters(p, q));
  const merged: [Parameter, Parameter][] = [];
  for (const [low, high] of times) {
    const last = merged.at(-1);
    if (last === undefined || compareParameters(last[1], low) < 0) merged.push([low, high]);
    else if (compareParameters(last[1], high) < 0) last[1] = high;
  }
  if (merged.length === 0) return 'passes';
  return ['hits', ...merged.map(([low, high]) => `${text(low)}..${text(high)}`)].join(' ');
}

/** Whether all brushes that count have an inside and bounds, and the segment is none of a point. */
export function areBoundedBrushes(v: Float64Array): boolean {
  const brushes = exactBrushes(v, exact(v));
  return brushes.length === v[BRUSH_COUNT]! && brushes.every(isBoundedBrush);
}

/**
 * The shortest path inside of a ring between two of its corners: the only one from corner to corner that sees each
 * other along which a taut string bends nowhere but around the outside. Found by search; the kernel leads a funnel
 * through triangles.
 */

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
