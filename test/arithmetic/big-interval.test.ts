import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as big from '../../src/arithmetic/big-interval.js';
import * as rational from '../../src/arithmetic/rational.js';
import * as surd from '../../src/arithmetic/surd.js';
import { UNDECIDED } from '../../src/core/sign.js';
import { fixed } from './doubles.js';

type Rational = rational.Rational;

/** Up to so many bits, and as often one, as many as one has room for, or more. */
const integers = fc
  .tuple(
    fc.bigInt(-(2n ** 60n), 2n ** 60n),
    fc.constantFrom(0, 60, 4000, 4060, 6000, 40_000),
    fc.bigInt(-5n, 5n),
  )
  .map(([n, bits, rest]) => (n << BigInt(bits)) + rest);

/** low · 2^exponent as a fraction. */
const scaled = (n: bigint, exponent: number): Rational =>
  exponent >= 0
    ? rational.fromParts(n << BigInt(exponent), 1n)
    : rational.fromParts(n, 1n << BigInt(-exponent));

function contains({ low, high, exponent }: big.BigInterval, x: Rational): boolean {
  return rational.compare(scaled(low, exponent), x) <= 0 && rational.compare(x, scaled(high, exponent)) <= 0;
}

const whole = (n: bigint): Rational => rational.fromParts(n, 1n);

describe('intervals around long integers', () => {
  it('hold what sums, products and quotients are, and are short', () => {
    fc.assert(
      fc.property(integers, integers, integers, (a, b, c) => {
        const [x, y, z] = [a, b, c].map(big.fromInteger) as [
          big.BigInterval,
          big.BigInterval,
          big.BigInterval,
        ];
        expect(contains(x, whole(a))).toBe(true);
        expect(contains(big.add(x, y), whole(a + b))).toBe(true);
        expect(contains(big.negate(x), whole(-a))).toBe(true);
        const product = big.add(big.multiply(x, y), big.multiply(z, big.negate(x)));
        expect(contains(product, whole(a * b - c * a))).toBe(true);
        const sign = big.signOf(product);
        if (sign !== UNDECIDED)
          expect(sign).toBe(Math.sign(Number(a * b - c * a > 0n) - Number(a * b - c * a < 0n)));
        const divisor = c * c + 1n;
        const quotient = big.divide(product, big.fromInteger(divisor));
        expect(contains(quotient, rational.fromParts(a * b - c * a, divisor))).toBe(true);
        for (const { low, high } of [x, product, quotient])
          expect(String(high).length + String(low).length).toBeLessThan(2600);
        const order = big.compare(x, y);
        if (order !== UNDECIDED) expect(order).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
      fixed(400),
    );
  });

  it('are points as far as there is room', () => {
    const seven = big.divide(big.multiply(big.fromInteger(-7n), big.fromInteger(3n)), big.fromInteger(3n));
    expect(seven.low).toBe(seven.high);
    expect(big.signOf(big.add(big.fromInteger(5n), big.fromInteger(-5n)))).toBe(0);
    const third = big.divide(big.fromInteger(1n), big.fromInteger(3n));
    expect(third.high - third.low).toBe(1n);
    const long = big.fromInteger(3n ** 4000n);
    expect(long.high - long.low).toBe(1n);
    expect(big.signOf(big.add(long, big.negate(long)))).toBe(UNDECIDED);
  });

  it('hold roots', () => {
    fc.assert(
      fc.property(integers, fc.integer({ min: -4000, max: 4000 }), (n, exponent) => {
        const { low, high, exponent: to } = big.squareRoot({ low: n - 1n, high: n * n, exponent });
        const square = (x: bigint): Rational => scaled(x * x, 2 * to);
        expect(rational.compare(square(high), scaled(n * n, exponent))).toBeGreaterThanOrEqual(0);
        const least = n - 1n > 0n ? n - 1n : 0n;
        expect(rational.compare(square(low), scaled(least, exponent))).toBeLessThanOrEqual(0);
      }),
      fixed(300),
    );
    const nine = big.squareRoot(big.fromInteger(9n));
    expect(rational.compare(scaled(nine.low, nine.exponent), whole(3n))).toBe(0);
    expect(nine.high).toBe(nine.low);
  });

  it('hold numbers over a root, and order them', () => {
    const numbers = fc
      .tuple(integers, integers, integers, integers)
      .map(([a, b, c, d]) =>
        surd.fromParts(rational.fromParts(a, d * d + 1n), whole(b), whole(c < 0n ? -c : c)),
      );
    const seen = new Set<number>();
    fc.assert(
      fc.property(numbers, numbers, (x, y) => {
        const sign = big.signOf(big.fromSurd(x));
        if (sign !== UNDECIDED) expect(sign).toBe(surd.sign(x));
        const order = big.compare(big.fromSurd(x), big.fromSurd(y));
        seen.add(order);
        if (order !== UNDECIDED) expect(order).toBe(surd.compare(x, y));
      }),
      fixed(150),
    );
    expect([...seen]).toEqual(expect.arrayContaining([-1, 1]));
  });
});
