import { cellsText } from '../../answers/boxes.js';
import { type CellWalkCase, cellWalkAt } from '../../cases/cell-walks.js';
import { exact } from './vectors.js';

/**
 * The cells along a segment or a ray, by places: half-open ones are those of the points at which a border of the range
 * is crossed, and of points between these; closed ones are tried one by one, by clipping. Both in fractions of big
 * integers. The kernel moves from border to border by signs.
 */

/** p / q with q > 0. */
type Fraction = readonly [p: bigint, q: bigint];

function compare([a, b]: Fraction, [c, d]: Fraction): number {
  const difference = a * d - c * b;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function floorOf(p: bigint, q: bigint): bigint {
  const quotient = p / q;
  return p % q < 0n ? quotient - 1n : quotient;
}

/** The walk in integers: a unit is a common divisor of all coordinates and of the size. */
interface Exactly {
  readonly from: readonly bigint[];
  readonly by: readonly bigint[];
  readonly size: bigint;
}

function exactly({ from, to, isRay, cellSize }: CellWalkCase): Exactly {
  const { numerators } = exact([...from, ...to, cellSize]);
  const n = from.length;
  const start = numerators.slice(0, n);
  const target = numerators.slice(n, 2 * n);
  return { from: start, by: isRay ? target : target.map((x, k) => x - start[k]!), size: numerators[2 * n]! };
}

/** Where a coordinate is reached. */
function timeOf(distance: bigint, by: bigint): Fraction {
  return by > 0n ? [distance, by] : [-distance, -by];
}

function closedCells(walk: CellWalkCase): string[] {
  const { from, by, size } = exactly(walk);
  const found: { first: Fraction; cell: readonly number[] }[] = [];
  const clip = (cell: readonly number[]) => {
    let first: Fraction = [0n, 1n];
    let last: Fraction | undefined = walk.isRay ? undefined : [1n, 1n];
    for (const [k, c] of cell.entries()) {
      const ends = [BigInt(c) * size - from[k]!, BigInt(c + 1) * size - from[k]!];
      if (by[k] === 0n) {
        if (ends[0]! > 0n || ends[1]! < 0n) return;
        continue;
      }
      const [one, other] = [timeOf(ends[0]!, by[k]!), timeOf(ends[1]!, by[k]!)];
      const [entry, exit] = compare(one, other) < 0 ? [one, other] : [other, one];
      if (compare(entry, first) > 0) first = entry;
      if (last === undefined || compare(exit, last) < 0) last = exit;
    }
    if (last === undefined || compare(first, last) <= 0) found.push({ first, cell });
  };
  const tryAll = (cell: readonly number[]): void => {
    const k = cell.length;
    if (k === walk.low.length) clip(cell);
    else for (let c = walk.low[k]!; c <= walk.high[k]!; c++) tryAll([...cell, c]);
  };
  tryAll([]);
  // Sorting is stable: what is met in one point stays in the order of the numbers.
  return found.sort((a, b) => compare(a.first, b.first)).map(({ cell }) => cell.join());
}

function halfOpenCells(walk: CellWalkCase): string[] {
  const { from, by, size } = exactly(walk);
  const end: Fraction = [1n, 1n];
  const times: Fraction[] = walk.isRay ? [[0n, 1n]] : [[0n, 1n], end];
  for (const [k, d] of by.entries()) {
    if (d === 0n) continue;
    for (let c = walk.low[k]!; c <= walk.high[k]! + 1; c++) {
      const time = timeOf(BigInt(c) * size - from[k]!, d);
      if (time[0] >= 0n && (walk.isRay || compare(time, end) <= 0)) times.push(time);
    }
  }
  times.sort(compare);
  // What a ray meets behind its last border.
  const [p, q] = times.at(-1)!;
  if (walk.isRay) times.push([p + q, q]);
  const cells: string[] = [];
  const look = ([t, u]: Fraction) => {
    const cell = from.map((x, k) => floorOf(x * u + by[k]! * t, size * u));
    const isIn = cell.every((c, k) => c >= BigInt(walk.low[k]!) && c <= BigInt(walk.high[k]!));
    const text = isIn ? cell.join() : '';
    if (text !== cells.at(-1)) cells.push(text);
  };
  for (const [i, time] of times.entries()) {
    look(time);
    const next = times[i + 1];
    if (next !== undefined) look([time[0] * next[1] + next[0] * time[1], 2n * time[1] * next[1]]);
  }
  return cells.filter((text) => text !== '');
}

/** The cells along a segment or a ray, as many as are wanted. */
export function cellsAlongReferee(v: Float64Array, dimension: 2 | 3): string {
  const walk = cellWalkAt(v, dimension);
  const cells = walk.isClosed ? closedCells(walk) : halfOpenCells(walk);
  return cellsText(cells.slice(0, walk.most), cells.length >= walk.most);
}
