import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decompose } from '../../src/arithmetic/float64.js';
import {
  COARSEST_LEVEL,
  cellOf,
  cellOfMiddle,
  cellSize,
  coarserCell,
  FINEST_LEVEL,
  levelOfBox,
  MAX_CELL,
} from '../../src/indexes/cells.js';
import { boxesOf, intervals } from './box-families.js';

/** x as an integer: x · 2^1074. */
function integerOf(x: number): bigint {
  const { mantissa, exponent } = decompose(x);
  return mantissa << BigInt(exponent + 1074);
}

/** floor(x / 2^(level + 1074)) for an integer: `>>` of BigInt rounds down. */
const floorAt = (x: bigint, level: number): bigint => x >> BigInt(level + 1074);

const coordinates = Object.keys(intervals).flatMap((family) => [...boxesOf(family, 40, 11)]);
const levels = fc.integer({ min: FINEST_LEVEL, max: COARSEST_LEVEL });
const coordinate = fc.oneof(
  fc.constantFrom(...coordinates),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc
    .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -1074, max: 1019 }))
    .map(([m, e]) => m * 2 ** e),
  fc.constantFrom(0, -0, Number.MAX_VALUE, -Number.MAX_VALUE, 5e-324, -5e-324),
);

describe('cellSize', () => {
  it('is a power of two', () => {
    for (let level = FINEST_LEVEL; level < COARSEST_LEVEL; level++) {
      expect(integerOf(cellSize(level))).toBe(1n << BigInt(level + 1074));
    }
    expect(cellSize(COARSEST_LEVEL)).toBe(Infinity);
  });
});

describe('cellOf', () => {
  it('is the floor of the exact quotient, or an infinity beyond all doubles', () => {
    fc.assert(
      fc.property(coordinate, levels, (x, level) => {
        const cell = cellOf(x, level);
        expect(Object.is(cell, -0)).toBe(false);
        const exact = floorAt(integerOf(x), level);
        if (Number.isFinite(cell)) expect(BigInt(cell)).toBe(exact);
        else expect(exact < 0n ? -exact : exact).toBeGreaterThanOrEqual(1n << 1024n);
      }),
      { seed: 3, numRuns: 5000 },
    );
  });

  it('puts a border into the cell above it, and what is an ulp below into the one below', () => {
    expect([-1, -5e-324, 0, 5e-324, 1 - 2 ** -53, 1].map((x) => cellOf(x, 0))).toEqual([-1, -1, 0, 0, 0, 1]);
  });
});

describe('coarserCell', () => {
  it('is the cell of the same coordinate at the coarser level', () => {
    const cell = fc.integer({ min: -MAX_CELL, max: MAX_CELL });
    fc.assert(
      fc.property(cell, fc.integer({ min: 0, max: 60 }), (c, by) => {
        const coarser = coarserCell(c, by);
        expect(BigInt(coarser)).toBe(BigInt(c) >> BigInt(by));
        expect(Object.is(coarser, -0)).toBe(false);
      }),
      { seed: 4, numRuns: 2000 },
    );
    expect(coarserCell(MAX_CELL, 2044)).toBe(0);
    expect(coarserCell(-MAX_CELL, 2044)).toBe(-1);
    expect(coarserCell(-MAX_CELL, 51)).toBe(-1);
    expect(coarserCell(MAX_CELL, 51)).toBe(1);
  });
});

/** A box with the two coordinates on all axes. */
const boxOf = (a: number, b: number): Float64Array => {
  const [min, max] = [Math.min(a, b), Math.max(a, b)];
  return new Float64Array([min, min, min, max, max, max]);
};

/** Two coordinates that are close to each other, to a border of a cell, or both. */
const pair = fc.oneof(
  fc.tuple(coordinate, coordinate),
  fc
    .tuple(coordinate, fc.integer({ min: -60, max: 2 }), fc.integer({ min: -3, max: 3 }))
    .map(([x, e, m]): [number, number] => [x, x + m * x * 2 ** e]),
  fc
    .tuple(coordinate, fc.constantFrom(1, -1, 3), fc.integer({ min: -1074, max: 0 }))
    .map(([x, m, e]): [number, number] => [x, m * 2 ** e - x]),
);
const finitePair = pair.filter(([a, b]) => Number.isFinite(a) && Number.isFinite(b));

describe('cellOfMiddle', () => {
  it('is the floor of the exact middle, though the sum may be no double', () => {
    let rounded = 0;
    fc.assert(
      fc.property(finitePair, fc.nat(80), ([a, b], coarser) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        // As in the octree: a level at which cells are in range.
        const least = levelOfBox(boxOf(min, min), 0, FINEST_LEVEL);
        const other = levelOfBox(boxOf(max, max), 0, FINEST_LEVEL);
        const level = Math.min(COARSEST_LEVEL, Math.max(least, other) + coarser);
        const sum = integerOf(min) + integerOf(max);
        if (!Number.isFinite(min + max) || integerOf(min + max) !== sum) rounded++;
        expect(BigInt(cellOfMiddle(min, max, level))).toBe(floorAt(sum, level + 1));
      }),
      { seed: 5, numRuns: 10_000 },
    );
    expect(rounded).toBeGreaterThan(1000);
  });

  it('sees the bits that the sum has lost, at borders on both sides', () => {
    const tiny = 2 ** -80;
    expect(cellOfMiddle(1 - 2 ** -53, 1, 0)).toBe(0);
    expect(cellOfMiddle(1, 1 + 2 ** -52, 0)).toBe(1);
    expect(cellOfMiddle(-tiny, 2, 0)).toBe(0);
    expect(cellOfMiddle(tiny, 2, 0)).toBe(1);
    expect(cellOfMiddle(-2, tiny, 0)).toBe(-1);
    expect(cellOfMiddle(-2, -tiny, 0)).toBe(-2);
    expect(cellOfMiddle(-5e-324, 0, COARSEST_LEVEL)).toBe(-1);
    expect(cellOfMiddle(Number.MAX_VALUE, Number.MAX_VALUE, 1023)).toBe(1);
    expect(cellOfMiddle(-Number.MAX_VALUE, -Number.MAX_VALUE, 1023)).toBe(-2);
    expect(cellOfMiddle(-Number.MAX_VALUE, Number.MAX_VALUE, 1023)).toBe(0);
  });
});

describe('levelOfBox', () => {
  it('has cells larger than the box, in range, and no finer than asked for', () => {
    fc.assert(
      fc.property(finitePair, levels, ([a, b], finest) => {
        const box = boxOf(a, b);
        const level = levelOfBox(box, 0, finest);
        expect(level).toBeGreaterThanOrEqual(finest);
        expect(level).toBeLessThanOrEqual(COARSEST_LEVEL);
        const [low, high] = [cellOf(box[0]!, level), cellOf(box[3]!, level)];
        expect(high - low).toBeLessThanOrEqual(1);
        expect(Math.max(Math.abs(low), Math.abs(high))).toBeLessThanOrEqual(MAX_CELL);
        if (level === COARSEST_LEVEL) return;
        expect(integerOf(box[3]!) - integerOf(box[0]!) < 1n << BigInt(level + 1074)).toBe(true);
      }),
      { seed: 6, numRuns: 5000 },
    );
  });
});
