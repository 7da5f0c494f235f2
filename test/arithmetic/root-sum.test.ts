import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import { signOfRootSum } from '../../src/arithmetic/root-signs.js';
import type { RootSum } from '../../src/arithmetic/root-sum.js';
import * as rootSum from '../../src/arithmetic/root-sum.js';
import * as surd from '../../src/arithmetic/surd.js';
import { fixed } from './doubles.js';
import { anySix, nearestOfTerms, signOfTerms, type Term, termsOf } from './roots.js';

const whole = (n: bigint) => rational.fromParts(n, 1n);
const root = (n: bigint) => rootSum.fromSurd(surd.sqrt(whole(n)));
type Six = Parameters<typeof signOfRootSum>;
const made = ([a, b, c, d, e, f]: Six) =>
  rootSum.fromParts(whole(a), whole(b), whole(c), whole(d), whole(e), whole(f));

const isSquare = (n: bigint) => {
  for (let low = 0n, high = n + 1n; high - low > 1n; ) {
    const middle = (low + high) / 2n;
    if (middle * middle === n) return true;
    if (middle * middle < n) low = middle;
    else high = middle;
  }
  return n === 0n;
};

function expectNormal({ terms, denominator }: RootSum): void {
  expect(denominator > 0n).toBe(true);
  const zero = terms.filter(({ coefficient }) => coefficient === 0n);
  expect(zero).toEqual([]);
  for (const [i, p] of terms.entries()) {
    expect(isSquare(p.radicand)).toBe(p.radicand === 1n);
    for (const q of terms.slice(0, i)) expect(isSquare(p.radicand * q.radicand)).toBe(false);
  }
}

describe('sums of roots', () => {
  it('have the signs that nested squaring gives, and bounds at many bits', () => {
    const counts = [0, 0, 0];
    fc.assert(
      fc.property(anySix, fc.bigInt({ min: 1n, max: 2n ** 70n }), (six, denominator) => {
        const value = made(six);
        expectNormal(value);
        const truth = signOfTerms(termsOf(six), 2);
        counts[truth + 1]!++;
        expect(rootSum.sign(value)).toBe(truth);
        expect(signOfRootSum(...six)).toBe(truth);
        expect(rootSum.sign(rootSum.negate(value))).toBe(0 - truth);
        const over = rootSum.multiply(value, rootSum.fromRational(rational.fromParts(1n, denominator)));
        expect(rootSum.toNumber(over)).toBe(nearestOfTerms(termsOf(six), 2, denominator));
      }),
      fixed(500),
    );
    for (const count of counts) expect(count).toBeGreaterThan(20);
  });

  it('compare, whatever their roots', () => {
    const related = fc
      .tuple(anySix, anySix, fc.boolean())
      .map(([p, q, same]): [Six, Six] => [p, same ? p : q]);
    fc.assert(
      fc.property(related, fc.constantFrom(0n, 1n), ([p, q], step) => {
        const other: Six = [q[0] + step, q[1], q[2], q[3], q[4], q[5]];
        const [x, y] = [made(p), made(other)];
        const terms = [...termsOf(p), ...termsOf(other).map(([t, n]): Term => [-t, n])];
        const truth = signOfTerms(terms, 4);
        expect(rootSum.compare(x, y)).toBe(truth);
        expect(rootSum.compare(y, x)).toBe(0 - truth);
        expect(rootSum.equals(x, y)).toBe(truth === 0);
      }),
      fixed(150),
    );
  });

  it('are a ring', () => {
    fc.assert(
      fc.property(anySix, anySix, anySix, (p, q, r) => {
        const [x, y, z] = [made(p), made(q), made(r)];
        const left = rootSum.multiply(rootSum.add(x, y), z);
        const right = rootSum.add(rootSum.multiply(z, x), rootSum.multiply(z, y));
        expectNormal(left);
        expect(rootSum.equals(left, right)).toBe(true);
        expect(rootSum.equals(rootSum.square(x), rootSum.multiply(x, x))).toBe(true);
        expect(rootSum.subtract(left, right).terms).toEqual([]);
      }),
      fixed(60),
    );
  });

  it('know identities', () => {
    // (√2 + √3)² = 5 + 2√6, and √(5 + 2√6) is not needed to see it.
    const sum = rootSum.add(root(2n), root(3n));
    expect(rootSum.equals(rootSum.square(sum), made([5n, 2n, 6n, 0n, 0n, 0n]))).toBe(true);
    // (√2 + √3 + √5)(√2 + √3 - √5) = 2√6.
    const more = rootSum.multiply(rootSum.add(sum, root(5n)), rootSum.subtract(sum, root(5n)));
    expect(rootSum.equals(more, root(24n))).toBe(true);
    expect(rootSum.toNumber(more)).toBe(4.898979485566356);
    // √12 + √27 = √75, √(1/3) = √3 / 3.
    expect(rootSum.sign(rootSum.subtract(rootSum.add(root(12n), root(27n)), root(75n)))).toBe(0);
    const third = rootSum.fromSurd(surd.sqrt(rational.fromParts(1n, 3n)));
    expect(rootSum.equals(rootSum.multiply(third, rootSum.fromNumber(3)), root(3n))).toBe(true);
    expect(rootSum.fromNumber(0)).toEqual({ type: 'root-sum', terms: [], denominator: 1n });
    expect(rootSum.subtract(sum, sum)).toEqual(rootSum.fromNumber(0));
    expect(structuredClone(sum)).toEqual(sum);
  });

  it('know sums that are nearly equal', () => {
    // Roots of consecutive integers: the differences of a fourth order are about 10^-20.
    const roots = [1, -4, 6, -4, 1].map((t, i) =>
      rootSum.multiply(rootSum.fromNumber(t), root(10n ** 6n + BigInt(i))),
    );
    const sum = roots.reduce(rootSum.add);
    expect(rootSum.sign(sum)).toBe(-1);
    expect(rootSum.toNumber(sum)).toBeLessThan(0);
    expect(rootSum.toNumber(sum)).toBeGreaterThan(-1e-20);
    // (√3 - √2)^k is positive, of the form a√3 - b√2 or a - b√6, and smaller than 2^-1.6k.
    let power = rootSum.subtract(root(3n), root(2n));
    for (let k = 2; k <= 256; k *= 2) {
      power = rootSum.square(power);
      const times = rootSum.multiply(power, rootSum.subtract(root(3n), root(2n)));
      for (const x of [power, times]) {
        expect(rootSum.sign(x)).toBe(1);
        expect(rootSum.sign(rootSum.negate(x))).toBe(-1);
        expect(rootSum.toNumber(x)).toBeLessThan(0.4 ** k);
        expect(rootSum.toNumber(x)).toBeGreaterThan(0.3 ** (k + 1));
      }
    }
  });

  it('are made of fractions, and name their own arguments', () => {
    const [one, minus] = [whole(1n), whole(-1n)];
    expect(() => rootSum.fromParts(one, one, one, one, minus, one)).toThrow(
      new RangeError('rootSum.fromParts: e must be not negative, got -1 / 1'),
    );
    const fraction = 'a fraction {numerator, denominator} of bigints, the denominator positive';
    expect(() => rootSum.fromParts(one, one, one, one, one, 1 as never)).toThrow(
      new RangeError(`rootSum.fromParts: f must be ${fraction}, got 1`),
    );
    expect(() => rootSum.fromRational(1 as never)).toThrow(
      new RangeError(`rootSum.fromRational: a must be ${fraction}, got 1`),
    );
  });
});
