import { describe, expect, it } from 'vitest';
import { type CellGrid, visitCellsAlong, visitCellsAlong2d } from '../../src/indexes/index.js';
import { powerOfTwo, stepUlps } from '../../src/oracle/cases/doubles.js';
import { Random } from '../../src/oracle/cases/random.js';
import { cellsAlongReferee } from '../../src/oracle/referees/shapes/cell-walks.js';
import { cellsAlongSubject } from '../../src/oracle/subjects/indexes/cell-walks.js';
import { part } from '../parts.js';

/** Where coordinates come from: a lattice of half cells, an ulp beside it, any, tiny, huge, far. */
function coordinate(random: Random, kind: number, size: number): number {
  const lattice = (random.between(-8, 8) / 2) * size;
  if (kind === 0) return lattice;
  if (kind === 1) return random.oneIn(3) ? stepUlps(lattice, random.sign()) : lattice;
  if (kind === 2) return (random.between(-4_000_000, 4_000_000) / 1_000_001) * size;
  if (kind === 3) {
    return random.oneIn(3) ? lattice : random.sign() * powerOfTwo(random.between(-1074, -1000));
  }
  if (kind === 4) {
    const huge = random.sign() * (1 + random.below(1000) / 1000) * powerOfTwo(random.between(40, 1022));
    return random.oneIn(2) ? lattice : huge;
  }
  return lattice + random.between(-3, 3) * size * powerOfTwo(20);
}

/** The values of a question on the cells along something. */
function draw(random: Random, dimension: 2 | 3): Float64Array {
  const exponent = random.oneIn(3) ? random.between(-1020, 1023) : random.between(-2, 2);
  const size = powerOfTwo(exponent);
  const kind = random.below(6);
  const other = random.oneIn(3) ? kind : random.below(6);
  const isRay = random.below(2);
  const axes = Array.from({ length: dimension }, (_, k) => k);
  const inRange = (x: number) => (Number.isFinite(x) ? x : 0);
  const from = axes.map(() => inRange(coordinate(random, kind, size)));
  const to = from.map((x) => {
    if (random.oneIn(4)) return isRay === 1 ? 0 : x;
    return inRange(coordinate(random, other, size));
  });
  const low = axes.map(() => random.between(-4, 0));
  const more = axes.map(() => random.between(0, 5));
  const head = [exponent, random.below(2), isRay, random.oneIn(3) ? 3 : 60];
  return new Float64Array([...head, ...low, ...more, ...from, ...to]);
}

function cellsAlong2d(linear: Parameters<typeof visitCellsAlong2d>[0], grid: CellGrid): number[][] {
  const cells: number[][] = [];
  visitCellsAlong2d(linear, grid, (...cell) => void cells.push(cell));
  return cells;
}

describe('walks through cells', () => {
  it.each([2, 3] as const)('are those of a referee in fractions, in %i dimensions', (dimension) => {
    const count = part === undefined ? 60_000 : 3000;
    let longest = 0;
    for (let seed = 0; seed < count; seed++) {
      const values = draw(new Random(seed, dimension, 0, 0), dimension);
      const expected = cellsAlongReferee(values, dimension);
      longest = Math.max(longest, expected.length);
      if (cellsAlongSubject(values, dimension) !== expected) {
        expect(cellsAlongSubject(values, dimension), values.join()).toBe(expected);
      }
    }
    expect(longest).toBeGreaterThan(40);
  });

  it('go through corners by the cell that the corner is in, or by all four', () => {
    const falling = { start: [0.5, 1.5], end: [1.5, 0.5] } as const;
    const grid = { cellSize: 1 };
    expect(cellsAlong2d({ start: [0.5, 0.5], end: [1.5, 1.5] }, grid)).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(cellsAlong2d(falling, grid)).toEqual([
      [0, 1],
      [1, 1],
      [1, 0],
    ]);
    expect(cellsAlong2d(falling, { ...grid, cells: 'closed' })).toEqual([
      [0, 1],
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  it('see both sides of a wall where cells are closed', () => {
    const along = { start: [1, 0.5], end: [1, 0.75] } as const;
    expect(cellsAlong2d(along, { cellSize: 1 })).toEqual([[1, 0]]);
    expect(cellsAlong2d(along, { cellSize: 1, cells: 'closed' })).toEqual([
      [0, 0],
      [1, 0],
    ]);
    const point = { start: [0, 0, 0], end: [0, 0, 0] } as const;
    let count = 0;
    visitCellsAlong(point, { cellSize: 2, cells: 'closed' }, () => void count++);
    expect(count).toBe(8);
  });

  it('begin at the range, however far away', () => {
    const grid = { cellSize: 1, low: [0, 0], high: [3, 3] };
    const ray = { origin: [-1e300, 0.5], direction: [1, 0] } as const;
    expect(cellsAlong2d(ray, grid)).toHaveLength(4);
    expect(cellsAlong2d({ origin: [-(2 ** 60), -(2 ** 60)], direction: [1, 1] }, grid)).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('reach the outermost cells', () => {
    const wide = { start: [-(2 ** 1023), 0], end: [2 ** 1023 - 2 ** 970, 0] } as const;
    expect(cellsAlong2d(wide, { cellSize: 2 ** 1023 })).toEqual([
      [-1, 0],
      [0, 0],
    ]);
    expect(cellsAlong2d({ origin: [2 ** 1022, 0], direction: [1, 0] }, { cellSize: 2 ** 1023 })).toEqual([
      [0, 0],
    ]);
  });

  it('stop when they are told to, and may ask another walk meanwhile', () => {
    const seen: number[] = [];
    const ray = { origin: [0.5, 0.5], direction: [1, 0] } as const;
    const isStopped = visitCellsAlong2d(ray, { cellSize: 1 }, (x) => {
      seen.push(x, cellsAlong2d({ start: [0, 0], end: [x, 0] }, { cellSize: 1 }).length);
      return x === 2;
    });
    expect(isStopped).toBe(true);
    expect(seen).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('name what they cannot take', () => {
    const segment = { start: [0, 0], end: [1, 1] } as const;
    const walk = (grid: unknown, visit: unknown = () => true) =>
      visitCellsAlong2d(segment, grid as CellGrid, visit as () => boolean);
    const where = 'visitCellsAlong2d: ';
    const rejected: [() => unknown, string][] = [
      [() => walk({ cellSize: 3 }), 'grid.cellSize must be a power of two from 2^-1020 to 2^1023, got 3'],
      [() => walk({}), 'grid.cellSize must be a power of two from 2^-1020 to 2^1023, got undefined'],
      [() => walk(null), 'grid must be an object with cellSize, got null'],
      [() => walk({ cellSize: 1, low: [0] }), 'grid.low must be a list of 2 numbers of cells, got [0]'],
      [
        () => walk({ cellSize: 2 ** 1023, high: [0, 1] }),
        'grid.high[1] must be an integer from -1 to 0, got 1',
      ],
      [
        () => walk({ cellSize: 1, low: [0, 4], high: [0, 3] }),
        'grid.low[1] must be at most grid.high[1] = 3, got 4',
      ],
      [
        () => walk({ cellSize: 1, cells: 'open' }),
        "grid.cells must be 'half-open' or 'closed', got the string 'open'",
      ],
      [
        () => walk({ cellSize: 1, sell: 1 }),
        "grid.sell must be a known name (cellSize, cells, low, high), got 'sell'",
      ],
      [() => walk({ cellSize: 1 }, 3), 'visit must be a function, got 3'],
      [
        () => visitCellsAlong2d({ origin: [0, 0], direction: [0, 0] }, { cellSize: 1 }, () => true),
        'linear.direction must be a direction other than zero, got [0, 0]',
      ],
    ];
    for (const [call, message] of rejected) expect(call).toThrow(new RangeError(where + message));
  });
});
