import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rational } from '../../src/arithmetic/rational.js';
import * as rational from '../../src/arithmetic/rational.js';
import { anyDouble, EDGES, fixed, MAX, MIN } from './doubles.js';
import {
  type Fraction,
  fraction,
  minus,
  order,
  over,
  plus,
  ratio,
  roundings,
  signOf,
  times,
} from './exact.js';

const { fromNumber, fromParts } = rational;
const exact = ({ numerator, denominator }: Rational): Fraction => ratio(numerator, denominator);

/** Euclid by recursion, for the check of lowest terms only. */
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

function expectValue(a: Rational, truth: Fraction): void {
  expect(a.denominator > 0n).toBe(true);
  const common = gcd(a.numerator, a.denominator);
  expect(common === 1n || common === -1n).toBe(true);
  expect(order(exact(a), truth)).toBe(0);
}

const integer = fc.oneof(
  fc.bigInt({ min: -(2n ** 120n), max: 2n ** 120n }),
  fc.bigInt({ min: -30n, max: 30n }),
);
const anyRational = fc
  .tuple(
    integer,
    integer.filter((d) => d !== 0n),
  )
  .map(([n, d]) => ({ value: fromParts(n, d), truth: ratio(n, d) }));

describe('fromNumber and fromParts', () => {
  it('are exact and in lowest terms', () => {
    for (const x of EDGES) expectValue(fromNumber(x), fraction(x));
    fc.assert(
      fc.property(anyDouble, (x) => expectValue(fromNumber(x), fraction(x))),
      fixed(500),
    );
    fc.assert(
      fc.property(anyRational, ({ value, truth }) => expectValue(value, truth)),
      fixed(500),
    );
  });
  it('have these values', () => {
    expect(fromNumber(0.75)).toEqual({ numerator: 3n, denominator: 4n });
    expect(fromNumber(-6)).toEqual({ numerator: -6n, denominator: 1n });
    expect(fromNumber(-0)).toEqual({ numerator: 0n, denominator: 1n });
    expect(fromNumber(MIN)).toEqual({ numerator: 1n, denominator: 1n << 1074n });
    expect(fromNumber(MAX)).toEqual({ numerator: (2n ** 53n - 1n) << 971n, denominator: 1n });
    expect(fromNumber(2 ** 52)).toEqual({ numerator: 2n ** 52n, denominator: 1n });
    expect(fromParts(2n, -4n)).toEqual({ numerator: -1n, denominator: 2n });
    expect(fromParts(-2n, -4n)).toEqual({ numerator: 1n, denominator: 2n });
    expect(fromParts(0n, -4n)).toEqual({ numerator: 0n, denominator: 1n });
  });
  it('refuse what is no number', () => {
    expect(() => fromNumber(Number.NaN)).toThrow(
      new RangeError('rational.fromNumber: x must be a finite number, got NaN'),
    );
    expect(() => fromNumber(Infinity)).toThrow(RangeError);
    expect(() => fromParts(1n, 0n)).toThrow(
      new RangeError('rational.fromParts: denominator must be other than zero, got 0n'),
    );
  });
});

describe('arithmetic', () => {
  it('is exact and in lowest terms', () => {
    fc.assert(
      fc.property(anyRational, anyRational, ({ value: a, truth: u }, { value: b, truth: v }) => {
        expectValue(rational.add(a, b), plus(u, v));
        expectValue(rational.subtract(a, b), minus(u, v));
        expectValue(rational.multiply(a, b), times(u, v));
        expectValue(rational.square(a), times(u, u));
        if (b.numerator !== 0n) expectValue(rational.divide(a, b), over(u, v));
        expectValue(rational.negate(a), minus(fraction(0), u));
        expectValue(rational.abs(a), u.n < 0n ? minus(fraction(0), u) : u);
        expect(rational.sign(a)).toBe(signOf(u.n));
        const truth = order(u, v);
        expect(rational.compare(a, b)).toBe(truth);
        expect(rational.equals(a, b)).toBe(truth === 0);
        expect(rational.compare(a, a)).toBe(0);
        expect(rational.toNumber(a)).toBe(roundings(u).nearest);
        const floor = rational.floor(a);
        expect(floor * u.d <= u.n && (floor + 1n) * u.d > u.n).toBe(true);
      }),
      fixed(1000),
    );
  });
  it('has these values', () => {
    const half = fromParts(1n, 2n);
    const third = fromParts(1n, 3n);
    expect(rational.add(half, third)).toEqual(fromParts(5n, 6n));
    expect(rational.subtract(half, third)).toEqual(fromParts(1n, 6n));
    expect(rational.subtract(half, half)).toEqual({ numerator: 0n, denominator: 1n });
    expect(rational.divide(half, fromParts(-3n, 4n))).toEqual({ numerator: -2n, denominator: 3n });
    expect(rational.equals(half, third)).toBe(false);
    expect(rational.equals(half, fromParts(3n, 2n))).toBe(false);
    expect(rational.equals(half, fromNumber(0.5))).toBe(true);
    expect([-7n, -6n, -1n, 0n, 1n, 5n, 6n].map((n) => rational.floor(fromParts(n, 3n)))).toEqual([
      -3n,
      -2n,
      -1n,
      0n,
      0n,
      1n,
      2n,
    ]);
    expect(rational.toNumber(third)).toBe(1 / 3);
    expect(rational.toNumber(fromParts(-1n, 10n ** 400n))).toBe(0);
    expect(rational.toNumber(fromParts(10n ** 400n, 3n))).toBe(Infinity);
  });
  it('gives every double back', () => {
    fc.assert(
      fc.property(anyDouble, (x) => {
        expect(rational.toNumber(fromNumber(x))).toBe(x + 0);
      }),
      fixed(500),
    );
  });
  it('refuses to divide by zero', () => {
    expect(() => rational.divide(fromNumber(1), fromNumber(0))).toThrow(
      new RangeError('rational.divide: b must be other than zero, got 0n'),
    );
  });
});
