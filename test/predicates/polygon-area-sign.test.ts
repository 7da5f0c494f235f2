import { describe, expect, it } from 'vitest';
import { UNDECIDED } from '../../src/core/sign.js';
import { Random } from '../../src/oracle/cases/random.js';
import {
  polygonAreaSign,
  polygonAreaSignExact,
  polygonAreaSignFilter,
} from '../../src/predicates/polygon-area-sign.js';
import {
  add,
  atLeast,
  difference,
  dyadic,
  minus,
  multiply,
  plus,
  power,
  sum,
  type Tracked,
  times,
  U,
} from '../formulas/error-tracking.js';

const turned = (ring: readonly number[], by: number) => [...ring.slice(2 * by), ...ring.slice(0, 2 * by)];
const reversed = (ring: readonly number[]) =>
  Array.from({ length: ring.length }, (_, i) => ring[ring.length - 2 - (i - (i % 2)) + (i % 2)]!);

describe('polygonAreaSign', () => {
  it.each<[number[], number]>([
    [[0, 0, 4, 0, 0, 4], 1],
    [[0, 0, 4, 0, 4, 4, 0, 4], 1],
    [[0, 0, 4, 0, 1, 1, 0, 4], 1],
    [[0, 0, 4, 0, 0, 4, 0, 4, 0, 4], 1],
    [[0, 0, 1, 1, 1, 0, 0, 1], 0],
    [[0, 0, 1, 1, 1, 0, 0, 1.0000000000000002], 1],
    [[0, 0, 1, 1, 1, 0, 0, 0.9999999999999999], -1],
    [[0, 0, 1, 1, 2, 2, 3, 3], 0],
    [[0.1, 0.1, 0.7, 0.7, 0.3, 0.3], 0],
    [[0.1, 0.1, 0.7, 0.7, 0.3, 0.30000000000000004], 1],
    [[-1.7e308, -1.7e308, 1.7e308, -1.7e308, 0, 1.7e308], 1],
    [[-1.7e308, -1.7e308, 1.7e308, 1.7e308, 0, 0], 0],
    [[0, 0, 5e-324, 0, 0, 5e-324], 1],
    [[1e308, 1e308, 1e308, 1e308, 1e308, 1e308], 0],
  ])('%j: %d', (ring, expected) => {
    for (let by = 0; by < ring.length / 2; by++) {
      expect(polygonAreaSign(turned(ring, by))).toBe(expected);
      expect(polygonAreaSign(reversed(turned(ring, by)))).toBe(0 - expected);
    }
    expect(polygonAreaSign(Float64Array.of(NaN, NaN, ...ring, NaN), 1, 1 + ring.length / 2)).toBe(expected);
    expect([expected, UNDECIDED]).toContain(polygonAreaSignFilter(ring, 0, ring.length / 2));
    expect(polygonAreaSignExact(ring, 0, ring.length / 2)).toBe(expected);
  });

  it('is zero of many small steps up and one down, though all roundings on the way up go one way', () => {
    const random = new Random(1, 4, 1, 4);
    for (let n = 0; n < 40; n++) {
      // The same number is added at each step, and so the same part of it lost for as long as the sum is as large.
      const x = 1 + random.unit();
      const steps = random.between(100, 1000);
      const ring = [0, 0, ...Array.from({ length: steps }, (_, i) => [x, i]).flat(), x, 0];
      expect(polygonAreaSignFilter(ring, 0, ring.length / 2)).toBe(UNDECIDED);
      expect(polygonAreaSign(ring)).toBe(0);
    }
  });

  it('of fewer than three points is zero, whatever they are', () => {
    expect(polygonAreaSign([])).toBe(0);
    expect(polygonAreaSign([1, 2])).toBe(0);
    expect(polygonAreaSign([1, 2, 3, 4])).toBe(0);
    expect(polygonAreaSign([1, 2, 3, 4, 5, 7], 1, 3)).toBe(0);
    expect(polygonAreaSign([1, 2, 3, 4, 5])).toBe(0);
    expect(() => polygonAreaSign([1, NaN])).toThrow(RangeError);
  });

  it('the filter decides what is plain, and nothing that is not', () => {
    expect(polygonAreaSignFilter([0, 0, 4, 0, 0, 4], 0, 3)).toBe(1);
    expect(polygonAreaSignFilter([0, 0, 0, 4, 4, 0], 0, 3)).toBe(-1);
    expect(polygonAreaSignFilter([0, 0, 1, 1, 1, 0, 0, 1], 0, 4)).toBe(UNDECIDED);
    expect(polygonAreaSignFilter([0, 0, 4, 0], 0, 2)).toBe(UNDECIDED);
    expect(polygonAreaSignFilter([-1.7e308, -1.7e308, 1.7e308, -1.7e308, 0, 1.7e308], 0, 3)).toBe(UNDECIDED);
    expect(polygonAreaSignFilter([0, 0, 5e-324, 0, 0, 5e-324], 0, 3)).toBe(UNDECIDED);
    for (const value of [NaN, Infinity, -Infinity]) {
      for (let i = 0; i < 8; i++) {
        const ring = [0, 0, 4, 0, 4, 4, 0, 4];
        ring[i] = value;
        expect(polygonAreaSignFilter(ring, 0, 4)).toBe(UNDECIDED);
        expect(() => polygonAreaSign(ring)).toThrow(
          new RangeError(`polygonAreaSign: positions[${i}] must be a finite number, got ${value}`),
        );
      }
    }
  });

  it('filter and integers agree close to zero', () => {
    const random = new Random(1, 5, 7, 9);
    let decided = 0;
    for (let i = 0; i < 3000; i++) {
      const n = random.between(3, 9);
      const slope = random.unit();
      const ring = Array.from({ length: n }, () => random.unit()).flatMap((x) => [x, x * slope]);
      if (random.oneIn(2)) ring[random.below(2 * n)]! += 2 ** -random.between(20, 60);
      const sign = polygonAreaSignFilter(ring, 0, n);
      const exact = polygonAreaSignExact(ring, 0, n);
      if (sign !== UNDECIDED) expect(sign).toBe(exact);
      if (sign !== UNDECIDED) decided++;
      expect(polygonAreaSign(ring)).toBe(exact);
    }
    expect(decided).toBeGreaterThan(100);
    expect(decided).toBeLessThan(2900);
  });

  it('ranges that are none', () => {
    const ring = [0, 0, 4, 0, 0, 4];
    for (const end of [4, 2.5, NaN]) {
      expect(() => polygonAreaSign(ring, 0, end)).toThrow(`end must be an integer from 0 to 3, got ${end}`);
    }
    for (const start of [-1, 0.5, 3]) {
      expect(() => polygonAreaSign(ring, start, 2)).toThrow(
        `start must be an integer from 0 to 2, got ${start}`,
      );
    }
  });
});

describe('the bound of the filter, derived again', () => {
  /** Value and magnitude as the loop computes them, with errors: each term a product of two differences. */
  function tracked(n: number, leaf: Tracked): { value: Tracked; magnitude: Tracked } {
    const product = multiply(leaf, leaf);
    let total = product;
    for (let i = 1; i < n; i++) total = add(total, product);
    // The magnitude runs through the same roundings, without cancellation.
    return { value: total, magnitude: total };
  }

  /** The bound that the filter compares with, at the least that it can come out as. */
  function boundOf(n: number, magnitude: Tracked) {
    const scaled = times(times(power(-52), dyadic(n + 3)), magnitude.low);
    const margin = times(dyadic(n), power(-1000));
    const oneLess = minus(power(0), U);
    return times(plus(times(scaled, oneLess), margin), oneLess);
  }

  it.each([3, 4, 10, 100, 1000])('is above the error for %d points, far from underflow', (n) => {
    for (const size of [-400, 0, 400]) {
      const { value, magnitude } = tracked(n, difference(power(size)));
      expect(atLeast(boundOf(n, magnitude), value.error)).toBe(true);
      // And not much above: all terms are taken to pass through all additions, and the factor 2 is room.
      expect(atLeast(times(dyadic(4.5), value.error), boundOf(n, magnitude))).toBe(true);
    }
  });

  it.each([3, 100])('is above the error for %d points whose products underflow', (n) => {
    for (const size of [-537, -530, -520, -500, -1074]) {
      const { value, magnitude } = tracked(n, difference(power(size)));
      const low = atLeast(magnitude.low, dyadic(0)) ? magnitude : { ...magnitude, low: dyadic(0) };
      expect(atLeast(boundOf(n, low), value.error)).toBe(true);
    }
  });

  it('the closed form holds up to 2^48 points', () => {
    // ((1+u)^k - 1) <= ku / (1 - ku) and (1-u)^-(k+2) <= 1 / (1 - (k+2)u), for the largest k that is let through.
    const k = sum(power(48), dyadic(2));
    const ku = times(k, U);
    const left = times(ku, plus(power(0), power(-4)));
    expect(atLeast(power(-4), plus(ku, times(dyadic(2), U)))).toBe(true);
    // 1 / (1 - x) <= 16/15 for x <= 1/16; twice that on both factors is still below 2.
    expect((16 / 15) * (8 / 7)).toBeLessThan(1.22);
    expect(atLeast(times(dyadic(2), ku), left)).toBe(true);
  });
});
