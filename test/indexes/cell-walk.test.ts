import { describe, expect, it } from 'vitest';
import { decompose } from '../../src/arithmetic/float64.js';
import { type CellGrid, visitCellsAlong, visitCellsAlong2d } from '../../src/indexes/index.js';
import { powerOfTwo, stepUlps } from '../../src/oracle/cases/doubles.js';
import { Random } from '../../src/oracle/cases/random.js';

/**
 * The referee: places as fractions of big integers. Half-open cells are those of the points at all parameters at which
 * a border of the range is crossed, and of points between them; closed ones are tried one by one.
 */
type Fraction = readonly [bigint, bigint];

const UNIT = 1074n;
const integer = (x: number) => {
  const { mantissa, exponent } = decompose(x);
  return mantissa << (BigInt(exponent) + UNIT);
};
const compare = (a: Fraction, b: Fraction) => {
  const d = a[0] * b[1] - b[0] * a[1];
  return d < 0n ? -1 : d > 0n ? 1 : 0;
};
const floorOf = (a: bigint, b: bigint) => (a >= 0n ? a / b : -((-a + b - 1n) / b));

interface Case {
  readonly from: readonly number[];
  /** The end, or the direction. */
  readonly to: readonly number[];
  readonly isSegment: boolean;
  readonly grid: CellGrid & { low: readonly number[]; high: readonly number[] };
}

function referee({ from, to, isSegment, grid }: Case): string[] {
  const dimension = from.length;
  const o = from.map(integer);
  const d = to.map((x, k) => integer(x) - (isSegment ? o[k]! : 0n));
  const size = integer(grid.cellSize);
  const axes = o.map((_, k) => k);
  const end: Fraction = [1n, 1n];
  const isClosed = grid.cells === 'closed';
  if (isClosed) {
    const found: { at: Fraction; cell: number[] }[] = [];
    const tryCell = (cell: number[]): void => {
      const k = cell.length;
      if (k < dimension) {
        for (let c = grid.low[k]!; c <= grid.high[k]!; c++) tryCell([...cell, c]);
        return;
      }
      let first: Fraction = [0n, 1n];
      let last: Fraction | null = isSegment ? end : null;
      for (const i of axes) {
        const [min, max] = [BigInt(cell[i]!) * size - o[i]!, BigInt(cell[i]! + 1) * size - o[i]!];
        if (d[i] === 0n) {
          if (min > 0n || max < 0n) return;
          continue;
        }
        const [a, b]: Fraction[] =
          d[i]! > 0n
            ? [
                [min, d[i]!],
                [max, d[i]!],
              ]
            : [
                [-max, -d[i]!],
                [-min, -d[i]!],
              ];
        if (compare(a!, first) > 0) first = a!;
        if (last === null || compare(b!, last) < 0) last = b!;
      }
      if (last === null || compare(first, last) <= 0) found.push({ at: first, cell });
    };
    tryCell([]);
    // Stable: cells that are met in one point stay in the order of their numbers.
    found.sort((a, b) => compare(a.at, b.at));
    return found.map(({ cell }) => cell.join());
  }
  const times: Fraction[] = [[0n, 1n]];
  for (const i of axes) {
    if (d[i] === 0n) continue;
    for (let c = grid.low[i]!; c <= grid.high[i]! + 1; c++) {
      const at = BigInt(c) * size - o[i]!;
      const t: Fraction = d[i]! > 0n ? [at, d[i]!] : [-at, -d[i]!];
      if (t[0] >= 0n && (!isSegment || t[0] <= t[1])) times.push(t);
    }
  }
  if (isSegment) times.push(end);
  times.sort(compare);
  if (!isSegment) times.push([times.at(-1)![0] + times.at(-1)![1], times.at(-1)![1]]);
  const cells: string[] = [];
  const see = ([p, q]: Fraction) => {
    const cell = axes.map((i) => floorOf(o[i]! * q + d[i]! * p, size * q));
    const isIn = axes.every((i) => cell[i]! >= BigInt(grid.low[i]!) && cell[i]! <= BigInt(grid.high[i]!));
    const text = isIn ? cell.join() : '';
    if (text !== cells.at(-1)) cells.push(text);
  };
  times.forEach((t, i) => {
    see(t);
    const next = times[i + 1];
    if (next !== undefined) see([t[0] * next[1] + next[0] * t[1], 2n * t[1] * next[1]]);
  });
  return cells.filter((text) => text !== '');
}

function walked({ from, to, isSegment, grid }: Case, most = Number.POSITIVE_INFINITY): string[] {
  const linear = isSegment ? { start: from, end: to } : { origin: from, direction: to };
  const cells: string[] = [];
  const note = (...cell: number[]) => cells.push(cell.join()) >= most;
  if (from.length === 2) visitCellsAlong2d(linear as never, grid, note);
  else visitCellsAlong(linear as never, grid, note);
  return cells;
}

/** Where coordinates come from: a lattice of half cells, an ulp beside it, any, tiny, huge. */
function coordinate(random: Random, kind: number, size: number): number {
  const lattice = (random.between(-8, 8) / 2) * size;
  if (kind === 0) return lattice;
  if (kind === 1) return random.oneIn(3) ? stepUlps(lattice, random.sign()) : lattice;
  if (kind === 2) return (random.between(-4_000_000, 4_000_000) / 1_000_001) * size;
  if (kind === 3) return random.oneIn(3) ? lattice : random.sign() * powerOfTwo(random.between(-1074, -1000));
  if (kind === 4)
    return random.oneIn(2)
      ? lattice
      : random.sign() * (1 + random.below(1000) / 1000) * powerOfTwo(random.between(40, 1022));
  return lattice + random.between(-3, 3) * size * powerOfTwo(20);
}

function draw(random: Random, dimension: 2 | 3): Case {
  const size = powerOfTwo(random.oneIn(3) ? random.between(-1020, 1020) : random.between(-2, 2));
  const kind = random.below(6);
  const isSegment = random.oneIn(2);
  const axes = Array.from({ length: dimension }, (_, k) => k);
  const from = axes.map(() => coordinate(random, kind, size)).map((x) => (Number.isFinite(x) ? x : 0));
  const other = random.oneIn(3) ? kind : random.below(6);
  const to = from.map((x) => {
    const y = random.oneIn(4) ? (isSegment ? x : 0) : coordinate(random, other, size);
    return Number.isFinite(y) ? y : 1;
  });
  if (!isSegment && to.every((x) => !x)) to.fill(1, 0, 1);
  const most = size > powerOfTwo(1000) ? 2 : 4;
  const low = axes.map(() => random.between(-most, 0));
  const high = low.map((c) => c + random.between(0, most - 1));
  return {
    from,
    to,
    isSegment,
    grid: { cellSize: size, cells: random.oneIn(2) ? 'closed' : 'half-open', low, high },
  };
}

describe('walks through cells', () => {
  it.each([2, 3] as const)('are those of a referee in fractions, in %i dimensions', (dimension) => {
    const count = 4000;
    let longest = 0;
    for (let seed = 0; seed < count; seed++) {
      const one = draw(new Random(seed, dimension, 0, 0), dimension);
      const expected = referee(one);
      longest = Math.max(longest, expected.length);
      expect(walked(one), JSON.stringify(one)).toEqual(expected);
      expect(walked(one, 3)).toEqual(expected.slice(0, 3));
    }
    expect(longest).toBeGreaterThan(5);
  });
});
