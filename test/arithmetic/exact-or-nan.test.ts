import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactDifference, exactProduct, exactSum } from '../../src/arithmetic/exact-or-nan.js';
import { anyDouble, anyPair, fixed, MAX, MIN } from './doubles.js';
import { fraction, minus, order, plus, times } from './exact.js';

const runs = fixed(2000);

describe('exactSum and exactDifference', () => {
  it('give the true result exactly if it is a double', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        const sum = a + b;
        const isTrue = Number.isFinite(sum) && order(fraction(sum), plus(fraction(a), fraction(b))) === 0;
        expect(exactSum(a, b)).toBe(isTrue ? sum : NaN);
        const difference = a - b;
        const isTrueToo =
          Number.isFinite(difference) && order(fraction(difference), minus(fraction(a), fraction(b))) === 0;
        expect(exactDifference(a, b)).toBe(isTrueToo ? difference : NaN);
      }),
      runs,
    );
  });

  it('round nothing away', () => {
    expect(exactSum(1, 2 ** -52)).toBe(1 + 2 ** -52);
    expect(exactSum(1, 2 ** -53)).toBe(NaN);
    expect(exactDifference(1, 2 ** -53)).toBe(1 - 2 ** -53);
    expect(exactDifference(1, 2 ** -54)).toBe(NaN);
    expect(exactSum(MIN, MIN)).toBe(2 * MIN);
    expect(exactSum(3, -3)).toBe(0);
  });

  it('do not overflow', () => {
    expect(exactSum(MAX, MAX)).toBe(NaN);
    expect(exactSum(MAX, 2 ** 970)).toBe(NaN);
    expect(exactDifference(-MAX, MAX)).toBe(NaN);
    expect(exactDifference(MAX, MAX)).toBe(0);
  });

  it('stay NaN', () => {
    expect(exactSum(NaN, 1)).toBe(NaN);
    expect(exactSum(1, NaN)).toBe(NaN);
    expect(exactDifference(NaN, NaN)).toBe(NaN);
    expect(exactSum(Infinity, 1)).toBe(NaN);
  });
});

describe('exactProduct', () => {
  it('is the true result or NaN', () => {
    fc.assert(
      fc.property(anyDouble, anyDouble, (a, b) => {
        const product = exactProduct(a, b);
        if (Number.isNaN(product)) return;
        expect(order(fraction(product), times(fraction(a), fraction(b)))).toBe(0);
      }),
      runs,
    );
  });

  it('is the true result where that has few bits', () => {
    const few = fc.tuple(fc.integer({ min: -(2 ** 26), max: 2 ** 26 }), fc.integer({ min: -400, max: 400 }));
    fc.assert(
      fc.property(few, few, ([m, e], [n, f]) => {
        const [a, b] = [m * 2 ** e, n * 2 ** f];
        expect(exactProduct(a, b) + 0).toBe(a * b + 0);
      }),
      runs,
    );
  });

  it('rounds nothing away', () => {
    expect(exactProduct(0.1, 0.1)).toBe(NaN);
    expect(exactProduct(2 ** 27 + 1, 2 ** 27 + 1)).toBe(NaN);
    expect(exactProduct(2 ** 26 + 1, 2 ** 26 + 1)).toBe((2 ** 26 + 1) ** 2);
  });

  it('is 0 for a factor 0, whatever its sign', () => {
    expect(exactProduct(0, -3)).toBe(0);
    expect(exactProduct(-3, 0)).toBe(0);
    expect(exactProduct(-0, MAX)).toBe(0);
    expect(exactProduct(MAX, -0)).toBe(0);
    expect(exactProduct(0, 0)).toBe(0);
  });

  it('is NaN below 2^-968, where the error of a product may be lost', () => {
    expect(exactProduct(2 ** -484, 2 ** -484)).toBe(2 ** -968);
    expect(exactProduct(2 ** -484, -(2 ** -484))).toBe(-(2 ** -968));
    expect(exactProduct(2 ** -484, 2 ** -485)).toBe(NaN);
    expect(exactProduct(MIN, MIN)).toBe(NaN);
    expect(exactProduct(MIN, 1)).toBe(NaN);
    // The true product has 54 bits or more, and its tail is below the smallest double.
    expect(exactProduct(1 + 2 ** -52, (1 + 2 ** -52) * 2 ** -1000)).toBe(NaN);
  });

  it('is NaN where the product or its pieces overflow', () => {
    expect(exactProduct(MAX, 2)).toBe(NaN);
    expect(exactProduct(2 ** 1000, 1)).toBe(NaN);
    expect(exactProduct(NaN, 0)).toBe(NaN);
    expect(exactProduct(NaN, 1)).toBe(NaN);
    expect(exactProduct(Infinity, 0)).toBe(NaN);
  });
});
