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
    ['around the origin', 0],
    ['far from the origin', 1e6],
    ['where nothing but noise is left', 1e15],
  ])('errs by less than its bounds %s', (_, offset) => {
    const random = new Random(5, 6, 7, 8);
    for (let round = 0; round < 300; round++) {
      const center = [0, 1, 2].map(() => third(3 * (random.unit() - 0.5 + offset), 3n));
      const p = Float64Array.from([0, 1, 2], () => 2 * random.unit() - 1 + offset);
      const difference = center.map((c, k) => subtract(fromNumber(p[k]!), c));
      const distance = difference.map(square).reduce(add);
      // The sphere through the point, or nearly.
      const off = random.oneIn(2) ? fromNumber(0) : third(random.unit() * 2 ** -random.between(1, 110), 7n);
      const radius = add(distance, off);
      const reach = offset + 2;
      const filter = new BallFilter(reach);
      filter.set(center, radius, 4);
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

  it('proves nothing where products leave the range of doubles', () => {
    for (const reach of [1e200, 1e-200]) {
      const filter = new BallFilter(reach);
      filter.set([fromNumber(0), fromNumber(0), fromNumber(0)], fromNumber(1), 1);
      expect([filter.bound, filter.pairBound]).toEqual([Infinity, Infinity]);
    }
  });
});
