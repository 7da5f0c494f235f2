import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareSurdsOfNumbers,
  signOfRootSumOfNumbers,
  signOfSurdOfNumbers,
} from '../../src/arithmetic/number-roots.js';
import { anyDouble, fixed, MAX, MIN } from './doubles.js';
import { halfUnits } from './exact.js';
import { signOfTerms, type Term, termsOfNumbers } from './roots.js';

/** Doubles of one size, and of all: sums of the former nearly cancel. */
const near = fc.double({ min: -4, max: 4, noNaN: true });
const small = fc.integer({ min: -12, max: 12 });
const six = (one: fc.Arbitrary<number>) => fc.tuple(one, one, one.map(Math.abs), one, one.map(Math.abs), one);
/** a = -b√c rounded: what is left is about an ulp. */
const beside = six(near).map((six): typeof six => {
  const [, b, c, d, e, f] = six;
  return [-(b * Math.sqrt(c) + d * Math.sqrt(e) + f * Math.sqrt(c * e)), b, c, d, e, f];
});
/** √c and √e are doubles. */
const squares = six(small).map(
  ([, b, m, d, k, f], i = 2 ** (b % 3)): [number, number, number, number, number, number] => [
    -(b * m + d * k + f * m * k) * i,
    b * i,
    m * m,
    d * i,
    k * k,
    f * i,
  ],
);
const anyNumbers = fc.oneof(six(anyDouble), six(near), six(small), beside, squares);

describe('signs of numbers with roots, given by doubles', () => {
  it('of a + b√c', () => {
    const counts = [0, 0, 0];
    fc.assert(
      fc.property(anyNumbers, ([a, b, c, d, e]) => {
        const alone = d > e ? a : -b * Math.sqrt(c);
        const first = Number.isFinite(alone) ? alone : a;
        const truth = signOfTerms(
          [
            [halfUnits(first) << 538n, 1n],
            [halfUnits(b), 2n * halfUnits(c)],
          ],
          1,
        );
        counts[truth + 1]!++;
        expect(signOfSurdOfNumbers(first, b, c)).toBe(truth);
      }),
      fixed(1500),
    );
    for (const count of counts) expect(count).toBeGreaterThan(50);
  });

  it('of a + b√c + d√e + f√(ce)', () => {
    const counts = [0, 0, 0];
    fc.assert(
      fc.property(anyNumbers, (six) => {
        const truth = signOfTerms(termsOfNumbers(six), 2);
        counts[truth + 1]!++;
        expect(signOfRootSumOfNumbers(...six)).toBe(truth);
      }),
      fixed(400),
    );
    for (const count of counts) expect(count).toBeGreaterThan(20);
  });

  it('of (a + b√c) - (d + e√f)', () => {
    const counts = [0, 0, 0];
    const compared = fc.tuple(anyNumbers, fc.boolean()).map(([[a, b, c, d, e, f], same]) => ({
      first: [a, b, c] as const,
      second: same ? ([a, b / 2, 4 * c] as const) : ([d, f, e] as const),
    }));
    fc.assert(
      fc.property(compared, ({ first: [a, b, c], second: [d, e, f] }) => {
        if (![e, f].every(Number.isFinite)) return;
        const terms: Term[] = [
          [(halfUnits(a) - halfUnits(d)) << 538n, 1n],
          [halfUnits(b), 2n * halfUnits(c)],
          [-halfUnits(e), 2n * halfUnits(f)],
        ];
        const truth = signOfTerms(terms, 2);
        counts[truth + 1]!++;
        expect(compareSurdsOfNumbers(a, b, c, d, e, f)).toBe(truth);
      }),
      fixed(600),
    );
    for (const count of counts) expect(count).toBeGreaterThan(20);
  });

  it('have these values', () => {
    expect(signOfSurdOfNumbers(-MAX, 1, MAX)).toBe(-1);
    expect(signOfSurdOfNumbers(-MAX, MAX, MAX)).toBe(1);
    expect(signOfSurdOfNumbers(-MIN, MIN, MIN)).toBe(-1);
    expect(signOfSurdOfNumbers(-MIN, MIN, 1)).toBe(0);
    expect(signOfSurdOfNumbers(-0, 0, 1)).toBe(0);
    expect(signOfSurdOfNumbers(-(2 ** -537), 1, MIN)).toBe(0);
    expect(compareSurdsOfNumbers(MAX, MAX, MAX, MAX, MAX, MAX)).toBe(0);
    expect(compareSurdsOfNumbers(MAX, MAX, MAX, -MAX, -MAX, MAX)).toBe(1);
    expect(signOfRootSumOfNumbers(0, 0, MIN, 0, MIN, 1)).toBe(1);
    expect(signOfRootSumOfNumbers(-MIN, 0, MIN, 0, MIN, 1)).toBe(0);
    expect(signOfRootSumOfNumbers(-MIN, 0, MIN, 0, 3 * MIN, 1)).toBe(1);
  });

  it('refuse what is no number, and what has no root', () => {
    expect(() => signOfSurdOfNumbers(1, 1, -1)).toThrow(
      new RangeError('surd.signOfNumbers: c must be a finite number, at least 0, got -1'),
    );
    expect(() => signOfSurdOfNumbers(Infinity, 1, 1)).toThrow(RangeError);
    expect(() => signOfSurdOfNumbers(1, Infinity, 0)).toThrow(RangeError);
    expect(() => signOfRootSumOfNumbers(1, 1, 1, 1, -1, 1)).toThrow(/^rootSum.signOfNumbers: e must be/);
    expect(() => signOfRootSumOfNumbers(1, 1, 1, 1, 1, Infinity)).toThrow(RangeError);
    expect(() => compareSurdsOfNumbers(1, 1, 1, 1, 1, -1)).toThrow(/^surd.compareNumbers: f must be/);
    expect(() => compareSurdsOfNumbers(1, 1, -1, 1, 1, 1)).toThrow(/^surd.compareNumbers: c must be/);
  });
});
