import { expect, it } from 'vitest';
import { powerOfTwo } from '../../../src/arithmetic/float64.js';
import { compare } from '../../../src/arithmetic/rational.js';
import { ABOVE, isCertainlyLess, UNDERFLOW } from '../../../src/enclosing/calipers/certainly-less.js';
import { diameter } from '../../../src/enclosing/index.js';
import { squaredDistanceOf } from '../../../src/enclosing/points/farthest-from.js';
import { rowsAtEdges, rowsOfOneSize, rowsOfSizes } from '../../../src/oracle/cases/enclosing/any-sizes.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { farthestPair } from '../../../src/oracle/referees/shapes/enclosing/rectangles.js';
import { diameterSubject } from '../../../src/oracle/subjects/enclosing/hulls.js';

const U = 2 ** -53;
const TINY = 2 ** -1074;

it('has a factor that follows from the operations', () => {
  // Of a square: how often 1 + u or 1 - u comes. A difference counts twice.
  const difference = 1;
  const product = 2 * difference + 1;
  const square = product + 2;
  // Two squares are compared; the comparison multiplies and adds.
  const all = 2 * square + 2;
  expect((ABOVE - 1) / U).toBeGreaterThan(all * (1 + 64 * U));
  expect((ABOVE - 1) / U).toBeLessThan(2 * all);
});

it('has a term for underflow that follows from the operations', () => {
  // In units of 2^-1075, half of the least double: what one rounding takes or adds at most.
  const scaled = { size: 2, error: 1 };
  const product = 2 * scaled.size * scaled.error + scaled.error ** 2 * 2 ** -1075 + 1;
  const square = 3 * product;
  const all = 2 * square + 1;
  const units = UNDERFLOW / TINY;
  expect(2 * units).toBeGreaterThan(all * (1 + 2 ** -40));
  expect(2 * units).toBeLessThan(4 * all);
});

const square = (p: readonly number[], q: readonly number[], scale: number) => {
  const [x, y, z] = p.map((a, k) => (a - q[k]!) * scale) as [number, number, number];
  return x * x + y * y + z * z;
};

it.each([
  ['of which some are one usual number', rowsAtEdges],
  ['of one size', rowsOfOneSize],
  ['of sizes that differ', rowsOfSizes],
])('is never wrong for coordinates %s, and seldom undecided', (_, rows) => {
  const random = new Random(7, 7, 1, 1);
  const seen = { less: 0, not: 0, open: 0 };
  for (let round = 0; round < 8000; round++) {
    const next = rows(random, 3);
    const [p, q, r, s] = [next(), next(), next(), next()] as const;
    const extent = Math.max(...[p, r].flatMap((a, i) => a.map((x, k) => Math.abs(x - [q, s][i]![k]!))));
    // What the search does; and no scale now and then, where squares underflow.
    const exponent = extent > 0 && extent <= Number.MAX_VALUE ? Math.floor(Math.log2(extent)) + 1 : 0;
    const scale = random.oneIn(4) && extent < 2 ? 1 : powerOfTwo(Math.max(-1023, Math.min(1023, -exponent)));
    const found = isCertainlyLess(square(p, q, scale), square(r, s, scale));
    const truth = compare(squaredDistanceOf(p, q), squaredDistanceOf(r, s));
    if (found) expect(truth, [p, q, r, s].join(' ')).toBe(-1);
    if (found) seen.less++;
    else if (truth >= 0) seen.not++;
    else seen.open++;
  }
  expect(seen.less).toBeGreaterThan(2000);
  expect(seen.not).toBeGreaterThan(2000);
  expect(seen.open).toBeLessThan(1200);
});

it('is decided only by what is beyond the bounds', () => {
  expect(isCertainlyLess(1, ABOVE)).toBe(false);
  expect(isCertainlyLess(1, ABOVE + 2 ** -52)).toBe(true);
  expect(isCertainlyLess(0, UNDERFLOW)).toBe(false);
  expect(isCertainlyLess(0, UNDERFLOW + TINY)).toBe(true);
  expect(isCertainlyLess(Infinity, Infinity)).toBe(false);
  expect(isCertainlyLess(Number.MAX_VALUE, Infinity)).toBe(false);
  expect(isCertainlyLess(2 ** 1023, Infinity)).toBe(true);
});

it('lets the diameter be right where all that differs has squares that underflow', () => {
  const u = 2 ** -537;
  const points = [
    [1, 0, 0],
    [1, 1.0954451150103324 * u, 1.0954451150103324 * u],
    [1, 1.2328828005937953 * u, 0.7211102550927979 * u],
  ];
  expect(diameter(points).pair).toEqual([0, 1]);
  const random = new Random(1, 5, 3, 7);
  for (let round = 0; round < 1500; round++) {
    const next = rowsAtEdges(random, 3);
    const values = Float64Array.from([9, ...Array.from({ length: 9 }, next).flat()]);
    expect(diameterSubject(values, 3)).toBe(farthestPair(values, 3));
  }
});
