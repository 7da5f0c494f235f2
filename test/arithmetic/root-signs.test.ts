import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rootSumSign, signOfRootSum, signOfSurd } from '../../src/arithmetic/root-signs.js';
import { fixed } from './doubles.js';
import { anySix, signOfTerms, termsOf } from './roots.js';

describe('signOfSurd', () => {
  it('is that of bounds at many bits', () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(anySix, ([a, b, c]) => {
        const truth = signOfTerms(
          [
            [a, 1n],
            [b, c],
          ],
          1,
        );
        seen.add(truth);
        expect(signOfSurd(a, b, c)).toBe(truth);
      }),
      fixed(1500),
    );
    expect(seen.size).toBe(3);
  });

  it('knows zeros', () => {
    expect(signOfSurd(0n, 0n, 0n)).toBe(0);
    expect(signOfSurd(0n, 5n, 0n)).toBe(0);
    expect(signOfSurd(0n, 0n, 5n)).toBe(0);
    expect(signOfSurd(-6n, 2n, 9n)).toBe(0);
    expect(signOfSurd(6n, -2n, 9n)).toBe(0);
    const huge = 3n ** 400n;
    expect(signOfSurd(-5n * huge, 5n, huge * huge)).toBe(0);
    expect(signOfSurd(-5n * huge, 5n, huge * huge + 1n)).toBe(1);
    expect(signOfSurd(5n * huge, -5n, huge * huge + 1n)).toBe(-1);
    expect(signOfSurd(1n, -5n, 0n)).toBe(1);
  });

  it('refuses what is no such number', () => {
    expect(() => signOfSurd(1n, 1n, -1n)).toThrow(
      new RangeError('signOfSurd: c must be not negative, got -1n'),
    );
    expect(() => signOfSurd(1 as never, 1n, 1n)).toThrow(
      new RangeError('signOfSurd: a must be a bigint, got 1'),
    );
  });
});

describe('signOfRootSum', () => {
  it('is that of bounds at many bits', () => {
    const counts = [0, 0, 0];
    fc.assert(
      fc.property(anySix, (six) => {
        const truth = signOfTerms(termsOf(six), 2);
        counts[truth + 1]!++;
        expect(signOfRootSum(...six)).toBe(truth);
        const [a, b, c, d, e, f] = six;
        expect(rootSumSign(-a, -b, c, -d, e, -f)).toBe(0 - truth);
        expect(rootSumSign(a, d, e, b, c, f)).toBe(truth);
      }),
      fixed(2000),
    );
    for (const count of counts) expect(count).toBeGreaterThan(100);
  });

  it('knows products of surds', () => {
    // (p + q√c)(r + s√e) has the signs of its factors, zero included.
    fc.assert(
      fc.property(anySix, ([p, q, c, r, e, s]) => {
        const truth = signOfSurd(p, q, c) * signOfSurd(r, s, e);
        expect(signOfRootSum(p * r, q * r, c, p * s, e, q * s)).toBe(truth + 0);
      }),
      fixed(1000),
    );
  });

  it('refuses negative radicands', () => {
    expect(() => signOfRootSum(1n, 1n, -1n, 1n, 1n, 1n)).toThrow(
      new RangeError('signOfRootSum: c must be not negative, got -1n'),
    );
    expect(() => signOfRootSum(1n, 1n, 1n, 1n, -1n, 1n)).toThrow(
      new RangeError('signOfRootSum: e must be not negative, got -1n'),
    );
  });
});
