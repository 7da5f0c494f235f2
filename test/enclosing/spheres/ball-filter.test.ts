import { describe, expect, it } from 'vitest';
import {
  abs,
  add,
  compare,
  fromNumber,
  fromParts,
  type Rational,
  square,
  subtract,
} from '../../../src/arithmetic/rational.js';
import { BallFilter } from '../../../src/enclosing/spheres/ball-filter.js';
import { Random } from '../../../src/oracle/cases/random.js';

/** Thirds and sevenths of doubles: numbers that are none. */
const third = (x: number, by: bigint): Rational => {
  const { numerator, denominator } = fromNumber(x);
  return fromParts(numerator, denominator * by);
};

describe('BallFilter', () => {
  it.each([
    ['around the origin', 0, 1],
    ['far from the origin', 1e6, 1],
    ['where nothing but noise is left', 1e15, 1],
    ['where tails of squares underflow', 0, 2 ** -400],
    ['and far from the origin', 1e6, 2 ** -419],
    ['where squares are the largest that it takes', 0, 2 ** 398],
  ])('errs by less than its bounds %s', (_, offset, scale) => {
    const random = new Random(5, 6, 7, 8);
    for (let round = 0; round < 300; round++) {
      const center = [0, 1, 2].map(() => third(3 * scale * (random.unit() - 0.5 + offset), 3n));
      const p = Float64Array.from([0, 1, 2], () => scale * (2 * random.unit() - 1 + offset));
      const difference = center.map((c, k) => subtract(fromNumber(p[k]!), c));
      const distance = difference.map(square).reduce(add);
      // The sphere through the point, or nearly.
      const off = random.oneIn(2)
        ? fromNumber(0)
        : third(random.unit() * 2 ** -random.between(1, 110) * scale * scale, 7n);
      const radius = add(distance, off);
      const reach = scale * (offset + 2);
      const filter = new BallFilter(reach);
      filter.set(center, radius, 4 * scale);
      // What is returned is rounded, too: a part of itself.
      const isWithin = (value: number, bound: number) =>
        compare(abs(add(fromNumber(value), off)), fromNumber(bound / 2 + Math.abs(value) * 2 ** -52)) < 0;
      expect(isWithin(filter.excess(p, 0), filter.bound)).toBe(true);
      expect(isWithin(filter.pairExcess(p, 0), filter.pairBound)).toBe(true);
      // Neither is so wide that the next step would not be reached.
      expect(filter.bound).toBeLessThan(1e-12 * reach * reach);
      expect(filter.pairBound).toBeLessThan(2 ** -45 * filter.bound);
    }
  });

  it('has bounds that follow from the operations', () => {
    // As the derivation has them, for coordinates of up to m and differences of up to D, without what is of second
    // order in u.
    const u = 2 ** -53;
    const inDoubles = (m: number, d: number) => {
      const e = 4 * u * m;
      return 3 * e * (2 * d + e) + 9 * u * (d + e) ** 2 + 6 * u * d * d;
    };
    const inPairs = (m: number, d: number) => {
      const ofTail = 5 * u * (4 * u * d * d + 4 * u * d * m + 4 * u * u * m * m);
      // Sums of two to nine numbers are rounded.
      const ofSums = (2 + 3 + 4 + 5 + 6 + 7 + 8 + 9) * u * 16 * u * d * d;
      return 3 * (10 * u * u * m * d + 25 * u ** 4 * m * m + ofTail) + ofSums;
    };
    for (const m of [2 ** -390, 1, 2 ** 390]) {
      for (const part of [2 ** -60, 2 ** -52, 2 ** -30, 2 ** -3, 1, 2]) {
        const filter = new BallFilter(m);
        const zero = fromNumber(0);
        filter.set([zero, zero, zero], zero, m * part);
        // Twice as much as proved.
        expect(filter.bound / 2 / m / m).toBeGreaterThan(inDoubles(1, part));
        expect(filter.pairBound / 2 / m / m).toBeGreaterThan(inPairs(1, part));
        // What underflows: a few products of 2^-1075 each.
        expect(filter.pairBound / 2).toBeGreaterThan(2 ** -1000);
      }
    }
  });

  it('proves nothing where products leave the range of doubles', () => {
    for (const reach of [1e200, 1e-200]) {
      const filter = new BallFilter(reach);
      filter.set([fromNumber(0), fromNumber(0), fromNumber(0)], fromNumber(1), 1);
      expect([filter.bound, filter.pairBound]).toEqual([Infinity, Infinity]);
    }
  });
});
