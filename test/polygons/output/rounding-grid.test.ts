import { describe, expect, test } from 'vitest';
import { nextDown, nextUp } from '../../../src/arithmetic/float64.js';
import {
  compareFractions,
  type Fraction,
  fractionOf,
  middleOf,
} from '../../../src/polygons/output/fraction.js';
import {
  ALL_DOUBLES,
  gridOf,
  powerOfTwoGrid,
  type RoundingGrid,
} from '../../../src/polygons/output/rounding-grid.js';
import { randomOf } from './rounding-cases.js';

const MAX = Number.MAX_VALUE;
const GRIDS: Record<string, RoundingGrid> = { doubles: ALL_DOUBLES, 'a power of two': powerOfTwoGrid(-3) };
for (const size of [
  1,
  3,
  0.1,
  1e-8,
  0.3,
  5e-324,
  1.5e-323,
  2 ** -1022,
  7e300,
  1.5e308,
  MAX,
  2 ** 1023,
  1 / 3,
]) {
  GRIDS[`of ${size}`] = gridOf(size);
}

/** Numbers from everywhere, and around where doubles become a step apart. */
function samples(): number[] {
  const random = randomOf(9);
  const found = [0, 5e-324, 1, 0.5, 1.5, 2.5, MAX, 2 ** 52, 2 ** 53, 2 ** -1022, 2 ** 51, 2 ** 1023];
  for (let e = -1074; e < 1024; e += 13) found.push((1 + random()) * 2 ** e);
  for (const size of [1, 3, 0.1, 1e-8, 0.3, 1 / 3]) {
    for (let e = 50; e < 55; e++) found.push(2 ** (e + Math.ceil(Math.log2(size))), 2 ** e * size);
  }
  return found.flatMap((x) => [x, nextUp(x), nextDown(x), -x]).filter((x) => Number.isFinite(x));
}

const half = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: 2n * a.d * b.d });

describe.each(Object.entries(GRIDS))('the grid: %s', (_, grid) => {
  test('rounded is rounded to itself, and lies in its own cell', () => {
    for (const x of samples()) {
      for (const exact of [fractionOf(x), middleOf(x, x / 3)]) {
        const r = grid.round(exact);
        expect(grid.round(fractionOf(r))).toBe(r);
        const { lo, hi, isLoIn, isHiIn } = grid.cellOf(r);
        const [below, above] = [compareFractions(exact, lo), compareFractions(hi, exact)];
        expect(below > 0 || (below === 0 && isLoIn)).toBe(true);
        expect(above > 0 || (above === 0 && isHiIn)).toBe(true);
      }
    }
  });

  test('the bounds of a cell are rounded to it if they are in, and nothing beyond is', () => {
    for (const x of samples()) {
      const r = grid.round(fractionOf(x));
      const { lo, hi, isLoIn, isHiIn } = grid.cellOf(r);
      expect(grid.round(half(lo, hi))).toBe(r);
      if (Math.abs(r) < 1e300) {
        expect(grid.round(lo) === r).toBe(isLoIn);
        expect(grid.round(hi) === r).toBe(isHiIn);
        const tiny = { n: 1n, d: 1n << 3000n };
        const beyond = { n: hi.n * tiny.d + tiny.n * hi.d, d: hi.d * tiny.d };
        expect(grid.round(beyond)).toBeGreaterThan(r);
      }
    }
  });

  test('orders are kept', () => {
    const rounded = samples()
      .sort((a, b) => a - b)
      .map((x) => grid.round(fractionOf(x)));
    expect(rounded).toEqual([...rounded].sort((a, b) => a - b));
  });

  test('nothing is -0', () => {
    for (const x of samples()) expect(Object.is(grid.round(fractionOf(x)), -0)).toBe(false);
  });
});

test('ties go to even multiples', () => {
  const grid = gridOf(1);
  expect([0.5, 1.5, 2.5, -0.5, -1.5].map((x) => grid.round(fractionOf(x)))).toEqual([0, 2, 2, 0, -2]);
});
