import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import * as surd from '../../src/arithmetic/surd.js';
import { roundRootOfSurd } from '../../src/arithmetic/surd-root.js';
import { nearest } from '../../src/oracle/referees/shapes/nearest-double.js';

const { fromParts: ratio, fromNumber } = rational;
const big = fc.bigInt({ min: -(2n ** 90n), max: 2n ** 90n });

/** The nearest double by bisection over all doubles: √a is above n / d if a is above the square of that. */
const expected = (a: surd.Surd): number => nearest(1, (n, d) => surd.compareRational(a, ratio(n * n, d * d)));

describe('roundRootOfSurd', () => {
  it('rounds to the nearest double', () => {
    const cases = fc.tuple(
      big,
      big,
      fc.bigInt({ min: 0n, max: 2n ** 40n }),
      fc.integer({ min: -2100, max: 2000 }),
    );
    fc.assert(
      fc.property(cases, ([p, q, n, exponent]) => {
        const scale = exponent < 0 ? ratio(1n, 1n << BigInt(-exponent)) : ratio(1n << BigInt(exponent), 1n);
        const part = (x: bigint) => rational.multiply(ratio(x, 1n), scale);
        const a = surd.abs(surd.fromParts(part(p), part(q), ratio(n, 1n)));
        expect(roundRootOfSurd(a)).toBe(expected(a));
      }),
      { numRuns: 300, seed: 11 },
    );
  });

  it('knows roots of what cancels', () => {
    // (√2 - p/q)², p/q a convergent of √2: the root is tiny, and the square is a difference of numbers near 4.
    for (const [p, q] of [
      [1607521n, 1136689n],
      [6625109n, 4684660n],
      [886731088897n, 627013566048n],
    ] as const) {
      const root = surd.abs(surd.subtract(surd.sqrt(fromNumber(2)), surd.fromRational(ratio(p, q))));
      expect(roundRootOfSurd(surd.square(root))).toBe(surd.toNumber(root));
    }
  });

  it('knows rational roots, zero, and the ends of the doubles', () => {
    expect(roundRootOfSurd(surd.fromNumber(0))).toBe(0);
    expect(roundRootOfSurd(surd.fromNumber(2.25))).toBe(1.5);
    const tiny = surd.fromParts(fromNumber(0), ratio(1n, 1n << 4000n), fromNumber(2));
    expect(roundRootOfSurd(tiny)).toBe(0);
    const huge = surd.fromParts(fromNumber(0), ratio(1n << 4000n, 1n), fromNumber(2));
    expect(roundRootOfSurd(huge)).toBe(Infinity);
  });
});
