import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dyadic } from '../../src/arithmetic/dyadic.js';
import * as dyadic from '../../src/arithmetic/dyadic.js';
import { anyDouble, anyPair, EDGES, fixed, MAX, MIN, step } from './doubles.js';
import { type Fraction, fraction, minus, order, plus, ratio, roundings, signOf, times } from './exact.js';

const { fromNumber, fromParts } = dyadic;

/** The value by definition. */
const exact = ({ mantissa, exponent }: Dyadic): Fraction =>
  exponent >= 0 ? ratio(mantissa << BigInt(exponent), 1n) : ratio(mantissa, 1n << BigInt(-exponent));

function expectNormal(a: Dyadic): void {
  if (a.mantissa === 0n) expect(a.exponent).toBe(0);
  else expect(a.mantissa & 1n).toBe(1n);
  expect(Object.is(a.exponent, -0)).toBe(false);
}
function expectValue(a: Dyadic, truth: Fraction): void {
  expectNormal(a);
  expect(order(exact(a), truth)).toBe(0);
}

describe('fromNumber and fromParts', () => {
  it('refuse exponents whose sums would be rounded', () => {
    const far = fromParts(1n, 2 ** 52);
    expect(dyadic.compare(fromParts(2n, 2 ** 52 - 1), far)).toBe(0);
    expect(dyadic.compare(fromParts(2n, 2 ** 52), far)).toBe(1);
    for (const exponent of [2 ** 53, -(2 ** 53), 2 ** 52 + 1])
      expect(() => fromParts(2n, exponent)).toThrow('an integer of at most 2^52 in magnitude');
    expect(() => dyadic.multiply(far, far)).toThrow(
      'a.exponent + b.exponent must be at most 2^52 in magnitude',
    );
  });

  it('are exact and normal', () => {
    for (const x of EDGES) expectValue(fromNumber(x), fraction(x));
    fc.assert(
      fc.property(anyDouble, (x) => expectValue(fromNumber(x), fraction(x))),
      fixed(1000),
    );
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }),
        fc.integer({ min: -300, max: 300 }),
        (m, e) => {
          const truth = e >= 0 ? ratio(m << BigInt(e), 1n) : ratio(m, 1n << BigInt(-e));
          expectValue(fromParts(m, e), truth);
        },
      ),
      fixed(500),
    );
  });
  it('have these values', () => {
    expect(fromNumber(0.75)).toEqual({ mantissa: 3n, exponent: -2 });
    expect(fromNumber(-12)).toEqual({ mantissa: -3n, exponent: 2 });
    expect(fromNumber(0)).toEqual({ mantissa: 0n, exponent: 0 });
    expect(fromNumber(-0)).toEqual({ mantissa: 0n, exponent: 0 });
    expect(fromNumber(MIN)).toEqual({ mantissa: 1n, exponent: -1074 });
    expect(fromNumber(MAX)).toEqual({ mantissa: 2n ** 53n - 1n, exponent: 971 });
    expect(fromParts(0n, 17)).toEqual({ mantissa: 0n, exponent: 0 });
    expect(fromParts(-(1n << 100n), -50)).toEqual({ mantissa: -1n, exponent: 50 });
  });
  it('refuse what is no number', () => {
    expect(() => fromNumber(Number.NaN)).toThrow(
      new RangeError('dyadic.fromNumber: x must be a finite number, got NaN'),
    );
    expect(() => fromNumber(-Infinity)).toThrow(RangeError);
    expect(() => fromParts(1n, 0.5)).toThrow(
      new RangeError('dyadic.fromParts: exponent must be an integer of at most 2^52 in magnitude, got 0.5'),
    );
    expect(() => fromParts(0n, Number.NaN)).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  it('is exact and normal over the whole range of doubles', () => {
    fc.assert(
      fc.property(anyPair, ([x, y]) => {
        const [a, b, u, v] = [fromNumber(x), fromNumber(y), fraction(x), fraction(y)];
        expectValue(dyadic.add(a, b), plus(u, v));
        expectValue(dyadic.subtract(a, b), minus(u, v));
        expectValue(dyadic.subtract(a, a), fraction(0));
        expectValue(dyadic.multiply(a, b), times(u, v));
        expectValue(dyadic.square(a), times(u, u));
        expectValue(dyadic.negate(a), fraction(-x));
        expectValue(dyadic.abs(a), fraction(Math.abs(x)));
        expect(dyadic.sign(a)).toBe(Math.sign(x) + 0);
        const truth = order(u, v);
        expect(dyadic.compare(a, b)).toBe(truth);
        expect(dyadic.equals(a, b)).toBe(truth === 0);
        expect(dyadic.compare(a, a)).toBe(0);
        expect(dyadic.equals(a, dyadic.subtract(dyadic.add(a, b), b))).toBe(true);
      }),
      fixed(2000),
    );
  });
  it('composes: (a + b)² - a² - b² = 2ab, correctly rounded once', () => {
    fc.assert(
      fc.property(anyPair, ([x, y]) => {
        const [a, b] = [fromNumber(x), fromNumber(y)];
        const left = dyadic.subtract(
          dyadic.subtract(dyadic.square(dyadic.add(a, b)), dyadic.square(a)),
          dyadic.square(b),
        );
        const right = dyadic.multiply(fromNumber(2), dyadic.multiply(a, b));
        expect(left).toEqual(right);
        const truth = times(fraction(2), times(fraction(x), fraction(y)));
        expect(dyadic.toNumber(left)).toBe(roundings(truth).nearest);
      }),
      fixed(500),
    );
  });
  it('compares numbers of far apart and of equal magnitudes', () => {
    const huge = fromParts(1n, 1e9);
    const tiny = fromParts(1n, -1e9);
    const cases: [Dyadic, Dyadic, number][] = [
      [huge, tiny, 1],
      [tiny, huge, -1],
      [dyadic.negate(huge), dyadic.negate(tiny), -1],
      [dyadic.negate(tiny), dyadic.negate(huge), 1],
      [huge, dyadic.negate(huge), 1],
      [dyadic.negate(tiny), tiny, -1],
      [fromNumber(0), tiny, -1],
      [dyadic.negate(tiny), fromNumber(0), -1],
      [fromNumber(5), fromNumber(7), -1],
      [fromNumber(-5), fromNumber(-7), 1],
      [fromNumber(4), fromNumber(7), -1],
      [fromNumber(3), fromNumber(4), -1],
      [fromNumber(-3), fromNumber(-4), 1],
      [fromNumber(1), fromNumber(step(1, 1n)), -1],
      [fromNumber(0), fromNumber(0), 0],
    ];
    for (const [a, b, truth] of cases) expect(dyadic.compare(a, b)).toBe(truth);
    expect(dyadic.equals(fromParts(1n, 1), fromParts(1n, 2))).toBe(false);
    expect(dyadic.equals(fromParts(1n, 1), fromParts(3n, 1))).toBe(false);
    expect(dyadic.equals(fromParts(1n, 1), fromParts(4n, -1))).toBe(true);
  });
  it('has one zero', () => {
    const [zero, half] = [fromNumber(0), fromNumber(0.5)];
    for (const result of [
      dyadic.multiply(zero, half),
      dyadic.multiply(half, zero),
      dyadic.subtract(half, half),
    ]) {
      expect(result).toEqual({ mantissa: 0n, exponent: 0 });
    }
  });
  it('has signs', () => {
    expect([fromNumber(-3), fromNumber(0), fromNumber(MIN)].map(dyadic.sign)).toEqual([-1, 0, 1]);
    expect(signOf(dyadic.abs(fromNumber(-3)).mantissa)).toBe(1);
  });
});

describe('toNumber', () => {
  it('gives every double back', () => {
    fc.assert(
      fc.property(anyDouble, (x) => {
        expect(dyadic.toNumber(fromNumber(x))).toBe(x + 0);
      }),
      fixed(1000),
    );
  });
  it('rounds to nearest even, overflows, and has no -0', () => {
    expect(dyadic.toNumber(dyadic.multiply(fromNumber(0.1), fromNumber(10)))).toBe(1);
    expect(dyadic.toNumber(dyadic.square(fromNumber(MAX)))).toBe(Infinity);
    expect(dyadic.toNumber(dyadic.multiply(fromNumber(MIN), fromNumber(-0.5)))).toBe(0);
    expect(dyadic.toNumber(dyadic.multiply(fromNumber(3 * MIN), fromNumber(0.5)))).toBe(2 * MIN);
  });
});
