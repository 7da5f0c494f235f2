import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DISCRIMINANT_BOUND,
  QUADRATIC_BOUND,
  QUADRATIC_TINY,
  quadraticFilter,
} from '../../src/arithmetic/quadratic-filter.js';
import {
  ROOT_BOUND,
  ROOT_TINY,
  rootSumFilter,
  surdFilter,
  surdOrderFilter,
} from '../../src/arithmetic/root-filters.js';
import { anyDouble, fixed } from './doubles.js';

/**
 * The bounds, derived again without leaving terms out: relative errors are powers of 1 + u, counted in halves for
 * roots, as integers over 2^400.
 */
const ONE = 1n << 400n;
const U = ONE >> 53n;
const times = (x: bigint, y: bigint) => (x * y) / ONE + 1n;
/** (1 + u)^halves/2 - 1, from above: 1 + u/2 is more than the root of 1 + u. */
function grown(halves: number): bigint {
  let power = ONE;
  for (let i = 0; i + 1 < halves; i += 2) power = times(power, ONE + U);
  return (halves % 2 === 1 ? times(power, ONE + U / 2n) : power) - ONE;
}
/** 1 / (1 - u)^n, from above: by what a bound that went through n roundings may be too small. */
function shrunk(n: number): bigint {
  let power = ONE;
  for (let i = 0; i < n; i++) power = (power * ONE) / (ONE - U) + 1n;
  return power;
}
const asInteger = (x: number) => BigInt(x * 2 ** 60) * (ONE >> 60n);

describe('the bounds of root filters', () => {
  it('are above what the roundings come to', () => {
    // a: 1 argument. b√c: 2 arguments and a half, root, product: 3.5. f√(ce): argument, two roots with arguments, two
    // products: 6. A sum of two rounds once more; the last sum keeps its sign, which costs its own rounding once: 7,
    // and one.
    const worst = grown(2 * 8);
    // The bound: three sums of magnitudes, the product, the sum with ROOT_TINY, and the value's last rounding.
    const loss = shrunk(6);
    const surd = times(grown(7), loss);
    const order = times(grown(7) + times(U, ONE + grown(7)), loss);
    const sum = times(grown(12) + times(U, ONE + grown(12)), loss);
    for (const derived of [surd, order, sum]) expect(derived < asInteger(ROOT_BOUND)).toBe(true);
    // Not wider than it needs to be.
    expect(2n * worst > asInteger(ROOT_BOUND)).toBe(true);
    // Three products, and the bound's, each off by half of the smallest subnormal.
    expect(ROOT_TINY).toBeGreaterThan(2 * Number.MIN_VALUE);
    expect(ROOT_TINY).toBe(4 * Number.MIN_VALUE);
  });

  it('of quadratics are, too', () => {
    const loss = shrunk(12);
    const product = grown(6);
    const discriminant = times(product + times(U, ONE + product), loss);
    expect(discriminant < asInteger(DISCRIMINANT_BOUND)).toBe(true);
    // J: products and a difference. a'√D: factor, root and product, and a difference.
    const vertices = times(product + times(U, ONE + product), loss);
    const roots = times(grown(6) + times(U, ONE + grown(6)), loss);
    for (const derived of [vertices, roots]) expect(derived < asInteger(QUADRATIC_BOUND)).toBe(true);
    // |a'| e / r is taken twice: the factor's error, a root that is rounded up, and the roundings of the bound are a
    // small part of that.
    expect(times(grown(4), loss) + loss < 2n * ONE).toBe(true);
    expect(QUADRATIC_TINY).toBe(2 ** -1070);
    // r >= √QUADRATIC_TINY (1 - u) makes up for a quotient that underflows.
    expect(2 ** -53 * Math.sqrt(QUADRATIC_TINY) > 2 ** -600).toBe(true);
  });

  it('decide nothing where a term is no number', () => {
    for (const bad of [NaN, Infinity, -Infinity]) {
      expect(surdFilter(bad, 1, 1)).toBe(2);
      expect(surdFilter(1, bad, 1)).toBe(2);
      expect(surdFilter(1, 1, bad)).toBe(2);
      expect(surdOrderFilter(1, 1, 1, bad, 1, 1)).toBe(2);
      expect(rootSumFilter(1, 1, 1, 1, 1, bad)).toBe(2);
      expect(quadraticFilter(1, 0, bad, 1, 1, 0, -1, 1)).toBe(2);
    }
    expect(surdFilter(1, 1, -1)).toBe(2);
    expect(rootSumFilter(1, 1, 1, 1, -1, 1)).toBe(2);
  });

  it('decide most of what is not nearly zero', () => {
    let decided = 0;
    const near = fc.double({ min: -4, max: 4, noNaN: true });
    fc.assert(
      fc.property(near, near, near.map(Math.abs), near, near.map(Math.abs), near, (a, b, c, d, e, f) => {
        if (rootSumFilter(a, b, c, d, e, f) !== 2 && surdFilter(a, b, c) !== 2) decided++;
      }),
      fixed(1000),
    );
    expect(decided).toBeGreaterThan(900);
    fc.assert(
      fc.property(anyDouble, anyDouble, (a, b) => {
        expect(quadraticFilter(0, a, b, 1, 1, 0, -1, 1)).toBe(2);
        expect(quadraticFilter(1, a, b, 1, 0, a, b, 1)).toBe(2);
      }),
      fixed(200),
    );
  });
});
