import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundQuotient, roundScaled, roundSqrt } from '../../src/arithmetic/rounding.js';
import { anyDouble, EDGES, fixed, MAX, MIN, step } from './doubles.js';
import {
  type Fraction,
  fraction,
  halfUnits,
  plus,
  ratio,
  rootRoundings,
  roundings,
  UNIT_BITS,
} from './exact.js';

const scaled = (mantissa: bigint, exponent: number): Fraction =>
  exponent >= 0 ? ratio(mantissa << BigInt(exponent), 1n) : ratio(mantissa, 1n << BigInt(-exponent));

/** Signed integers of up to `bits` bits, also just beside and on the middle between two of 53 bits. */
const integer = (bits: number): fc.Arbitrary<bigint> =>
  fc.oneof(
    fc.bigInt({ min: -(2n ** BigInt(bits)), max: 2n ** BigInt(bits) }),
    fc
      .tuple(
        fc.bigInt({ min: 2n ** 52n, max: 2n ** 53n }),
        fc.integer({ min: 1, max: bits - 54 }),
        fc.constantFrom(-1n, 0n, 1n),
        fc.constantFrom(1n, -1n),
      )
      .map(([kept, shift, beside, sign]) => {
        const middle = (2n * kept + 1n) << BigInt(shift);
        return sign * (middle + beside);
      }),
    fc.bigInt({ min: -20n, max: 20n }),
  );

describe('roundScaled', () => {
  const check = (mantissa: bigint, exponent: number) => {
    expect(roundScaled(mantissa, exponent)).toBe(roundings(scaled(mantissa, exponent)).nearest);
  };
  it('is the nearest double, ties to even', () => {
    fc.assert(fc.property(integer(200), fc.integer({ min: -1300, max: 1000 }), check), fixed(1500));
    fc.assert(fc.property(integer(120), fc.integer({ min: -1200, max: -1060 }), check), fixed(1000));
    fc.assert(fc.property(integer(120), fc.integer({ min: 890, max: 1010 }), check), fixed(500));
  });
  it('gives every double back, and the even neighbour of every middle', () => {
    for (const x of EDGES) {
      expect(roundScaled(halfUnits(x), -1075)).toBe(x + 0);
      const further = step(x, 1n);
      if (!Number.isFinite(further)) continue;
      const middle = halfUnits(x) + halfUnits(further);
      check(middle, -1076);
      check(middle + 1n, -1076);
      check(middle - 1n, -1076);
    }
  });
  it('rounds at the ends of the range as IEEE 754 does', () => {
    const ulp = 1n << 971n;
    const max = (1n << 1024n) - ulp;
    expect(roundScaled(max, 0)).toBe(MAX);
    expect(roundScaled(2n * max + ulp - 1n, -1)).toBe(MAX);
    expect(roundScaled(2n * max + ulp, -1)).toBe(Infinity);
    expect(roundScaled(-2n * max - ulp + 1n, -1)).toBe(-MAX);
    expect(roundScaled(-2n * max - ulp, -1)).toBe(-Infinity);
    expect(roundScaled(1n, 1023)).toBe(2 ** 1023);
    expect(roundScaled(1n, 1024)).toBe(Infinity);
    expect(roundScaled(-3n, 1023)).toBe(-Infinity);
    expect(roundScaled(1n, -1074)).toBe(MIN);
    expect(roundScaled(1n, -1075)).toBe(0);
    expect(roundScaled(-1n, -1075)).toBe(0);
    expect(roundScaled(3n, -1076)).toBe(MIN);
    expect(roundScaled(-3n, -1076)).toBe(-MIN);
    expect(roundScaled(1n, -1076)).toBe(0);
    expect(roundScaled(3n, -1075)).toBe(2 * MIN);
    expect(roundScaled(5n, -1075)).toBe(2 * MIN);
    expect(roundScaled((1n << 53n) - 1n, -1075)).toBe(2 ** -1022);
  });
  it('does not compute with exponents far beyond the range', () => {
    expect(roundScaled(1n, 1e15)).toBe(Infinity);
    expect(roundScaled(-1n, 1e15)).toBe(-Infinity);
    expect(roundScaled(7n, -1e15)).toBe(0);
    expect(roundScaled(-7n, -1e15)).toBe(0);
    expect(roundScaled(0n, 1e15)).toBe(0);
    expect(roundScaled(1n << 3000n, -3000)).toBe(1);
  });
  it('refuses an exponent that is not an integer', () => {
    expect(() => roundScaled(1n, 0.5)).toThrow(
      new RangeError('roundScaled: exponent must be an integer, got 0.5'),
    );
    expect(() => roundScaled(1n, Number.NaN)).toThrow(RangeError);
  });
});

describe('roundQuotient', () => {
  const check = (n: bigint, d: bigint) => {
    if (d === 0n) return;
    expect(roundQuotient(n, d)).toBe(roundings(ratio(n, d)).nearest);
  };
  it('is the nearest double, ties to even', () => {
    fc.assert(fc.property(integer(200), integer(150), check), fixed(1500));
    fc.assert(fc.property(integer(80), integer(1200), check), fixed(300));
    fc.assert(fc.property(integer(1200), integer(80), check), fixed(300));
    fc.assert(
      fc.property(integer(70), integer(70), fc.integer({ min: 1000, max: 1120 }), (n, d, shift) => {
        check(n, d << BigInt(shift));
        check(n << BigInt(shift), d);
      }),
      fixed(500),
    );
  });
  it('sees a difference from a tie that is far below', () => {
    const d = 3n ** 400n;
    fc.assert(
      fc.property(anyDouble, fc.constantFrom(-1n, 0n, 1n), (x, beside) => {
        const further = step(x, 1n);
        if (!Number.isFinite(further)) return;
        check((halfUnits(x) + halfUnits(further)) * d + beside, d << (UNIT_BITS + 1n));
      }),
      fixed(500),
    );
  });
  it('has these values', () => {
    expect(roundQuotient(1n, 3n)).toBe(1 / 3);
    expect(roundQuotient(-1n, 3n)).toBe(-1 / 3);
    expect(roundQuotient(1n, -3n)).toBe(-1 / 3);
    expect(roundQuotient(-2n, -6n)).toBe(1 / 3);
    expect(roundQuotient(0n, -3n)).toBe(0);
    expect(roundQuotient(-1n, 1n << 2000n)).toBe(0);
    expect(roundQuotient(1n << 2000n, -1n)).toBe(-Infinity);
    expect(roundQuotient(1n << 2000n, 1n)).toBe(Infinity);
    expect(roundQuotient(3n << 2000n, 1n << 2000n)).toBe(3);
  });
  it('refuses a zero denominator', () => {
    expect(() => roundQuotient(1n, 0n)).toThrow(
      new RangeError('roundQuotient: denominator must be other than zero, got 0n'),
    );
  });
});

describe('roundSqrt', () => {
  const check = (n: bigint, d: bigint) => {
    if (d === 0n) return;
    const [above, below] = [n < 0n ? -n : n, d < 0n ? -d : d];
    expect(roundSqrt(above, below)).toBe(rootRoundings({ n: above, d: below }).nearest);
  };
  it('is the nearest double to the root', () => {
    fc.assert(fc.property(integer(200), integer(150), check), fixed(600));
    fc.assert(fc.property(integer(60), integer(60), check), fixed(300));
    fc.assert(
      fc.property(integer(70), integer(70), fc.integer({ min: 2000, max: 2250 }), (n, d, shift) => {
        check(n, d << BigInt(shift));
        check(n << BigInt(shift), d);
      }),
      fixed(100),
    );
  });
  it('agrees with Math.sqrt on doubles', () => {
    fc.assert(
      fc.property(anyDouble, (x) => {
        const { n, d } = fraction(Math.abs(x));
        expect(roundSqrt(n, d)).toBe(Math.sqrt(Math.abs(x)));
      }),
      fixed(1000),
    );
  });
  it('rounds ties to even and sees the least difference from them', () => {
    fc.assert(
      fc.property(anyDouble, fc.constantFrom(-1n, 0n, 1n), (x, beside) => {
        const magnitude = Math.abs(x);
        const further = step(magnitude, 1n);
        if (!Number.isFinite(further)) return;
        const middle = halfUnits(magnitude) + halfUnits(further);
        // The scale of 2^300 makes `beside` a small part of the square's last bit.
        check(((middle * middle) << 300n) + beside, 1n << (2n * UNIT_BITS + 302n));
      }),
      fixed(200),
    );
  });
  it('has these values', () => {
    expect(roundSqrt(2n, 1n)).toBe(Math.SQRT2);
    expect(roundSqrt(-4n, -9n)).toBe(2 / 3);
    expect(roundSqrt(0n, 5n)).toBe(0);
    expect(roundSqrt(0n, -5n)).toBe(0);
    expect(roundSqrt(1n << 3000n, 1n)).toBe(Infinity);
    expect(roundSqrt(1n, 1n << 3000n)).toBe(0);
    expect(roundSqrt(1n, 1n << 2148n)).toBe(MIN);
    const halfway = plus(fraction(1), fraction(step(1, 1n)));
    expect(roundSqrt(halfway.n ** 2n, 4n * halfway.d ** 2n)).toBe(1);
    expect(roundSqrt(halfway.n ** 2n + 1n, 4n * halfway.d ** 2n)).toBe(step(1, 1n));
  });
  it('refuses a zero denominator and a negative quotient', () => {
    expect(() => roundSqrt(1n, 0n)).toThrow(
      new RangeError('roundSqrt: denominator must be other than zero, got 0n'),
    );
    expect(() => roundSqrt(-1n, 2n)).toThrow(
      new RangeError('roundSqrt: numerator / denominator must be not negative, got -1 / 2'),
    );
    expect(() => roundSqrt(1n, -2n)).toThrow(RangeError);
  });
});
