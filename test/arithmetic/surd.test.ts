import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import type { Surd } from '../../src/arithmetic/surd.js';
import * as surd from '../../src/arithmetic/surd.js';
import { fixed, MAX, MIN } from './doubles.js';
import { anySix, nearestOfTerms, signOfTerms, type Term } from './roots.js';

const { fromParts: ratio, fromNumber } = rational;
const whole = (n: bigint) => ratio(n, 1n);
const root = (n: bigint) => surd.sqrt(whole(n));

/** Surds with what they were made of: (a + b√c) / d. */
const anySurd = fc
  .tuple(anySix, fc.bigInt({ min: 1n, max: 2n ** 70n }), fc.constantFrom(0, 0, 1000, 1080))
  .map(([[a, b, c], d, shift]) => {
    const denominator = d << BigInt(shift);
    return {
      a,
      b,
      c,
      d: denominator,
      value: surd.fromParts(ratio(a, denominator), ratio(b, denominator), whole(c)),
    };
  });

const termsOf = (x: Surd): Term[] => [
  [x.rational, 1n],
  [x.coefficient, x.radicand],
];

/** The sign of the difference of a surd and what it should be. */
const differs = (x: Surd, terms: readonly Term[], denominator: bigint, roots: number) =>
  signOfTerms(
    [
      ...termsOf(x).map(([t, n]): Term => [t * denominator, n]),
      ...terms.map(([t, n]): Term => [-t * x.denominator, n]),
    ],
    roots,
  );

describe('surds', () => {
  it('are what they were made of, in normal form', () => {
    fc.assert(
      fc.property(anySurd, ({ a, b, c, d, value }) => {
        expect(
          differs(
            value,
            [
              [a, 1n],
              [b, c],
            ],
            d,
            2,
          ),
        ).toBe(0);
        expect(value.denominator > 0n).toBe(true);
        expect(value.coefficient === 0n).toBe(value.radicand === 0n);
        expect(value.radicand % 4n === 0n && value.radicand !== 0n).toBe(false);
        const reduced = ratio(value.rational, value.denominator);
        const other = ratio(value.coefficient, value.denominator);
        const lowest = (x: bigint, y: bigint) => (x > y ? x : y);
        if (value.coefficient === 0n) expect(reduced.denominator).toBe(value.denominator);
        else expect(lowest(reduced.denominator, other.denominator) <= value.denominator).toBe(true);
        expect(surd.sign(value)).toBe(
          signOfTerms(
            [
              [a, 1n],
              [b, c],
            ],
            1,
          ),
        );
      }),
      fixed(500),
    );
  });

  it('tell rational numbers', () => {
    expect(surd.toRational(root(49n))).toEqual(whole(7n));
    expect(surd.toRational(surd.sqrt(ratio(2n, 8n)))).toEqual(ratio(1n, 2n));
    expect(surd.toRational(root(50n))).toBe(null);
    expect(root(0n)).toEqual(surd.fromNumber(0));
    expect(root(8n)).toEqual({ type: 'surd', rational: 0n, coefficient: 2n, radicand: 2n, denominator: 1n });
    expect(surd.fromParts(whole(1n), whole(0n), whole(2n))).toEqual(surd.fromNumber(1));
    const square = 987654321987654321n ** 2n;
    expect(surd.isRational(root(square))).toBe(true);
    expect(surd.isRational(root(square + 1n))).toBe(false);
    expect(structuredClone(root(2n))).toEqual(root(2n));
  });

  it('compare with each other and with rational numbers', () => {
    fc.assert(
      fc.property(anySurd, anySurd, (x, y) => {
        const [p, q] = [x.value, y.value];
        const truth = differs(p, termsOf(q), q.denominator, 2);
        expect(surd.compare(p, q)).toBe(truth);
        expect(surd.compare(q, p)).toBe(0 - truth);
        expect(surd.equals(p, q)).toBe(truth === 0);
        const r = ratio(y.a, y.d);
        expect(surd.compareRational(p, r)).toBe(differs(p, [[r.numerator, 1n]], r.denominator, 1));
        expect(surd.compare(p, surd.negate(surd.negate(p)))).toBe(0);
      }),
      fixed(500),
    );
    expect(surd.equals(root(18n), surd.multiply(surd.fromNumber(3), root(2n)))).toBe(true);
    expect(surd.compare(root(18n), surd.fromParts(ratio(1n, 10n ** 40n), whole(3n), whole(2n)))).toBe(-1);
  });

  it('of one root add, multiply and divide', () => {
    const pair = fc.tuple(
      anySix,
      anySix,
      fc.bigInt({ min: 1n, max: 1000n }),
      fc.bigInt({ min: 1n, max: 1000n }),
    );
    fc.assert(
      fc.property(pair, ([[a, b, c], [d, e], m, k]) => {
        // √(cm²) and √(ck²): one root, written in two ways.
        const p = surd.fromParts(whole(a), whole(b), whole(c * m * m));
        const q = surd.fromParts(whole(d), whole(e), whole(c * k * k));
        expect(
          differs(
            surd.add(p, q),
            [
              [a + d, 1n],
              [b * m + e * k, c],
            ],
            1n,
            2,
          ),
        ).toBe(0);
        expect(
          differs(
            surd.subtract(p, q),
            [
              [a - d, 1n],
              [b * m - e * k, c],
            ],
            1n,
            2,
          ),
        ).toBe(0);
        const product: Term[] = [
          [a * d + b * m * e * k * c, 1n],
          [a * e * k + b * m * d, c],
        ];
        expect(differs(surd.multiply(p, q), product, 1n, 2)).toBe(0);
        if (surd.sign(q) !== 0) expect(surd.equals(surd.multiply(surd.divide(p, q), q), p)).toBe(true);
        expect(surd.sign(surd.abs(p))).toBe(Math.abs(surd.sign(p)));
      }),
      fixed(400),
    );
  });

  it('of two roots refuse to', () => {
    expect(() => surd.add(root(2n), root(3n))).toThrow(
      new RangeError('surd.add: b must be a number over √2, got one over √3'),
    );
    expect(() => surd.divide(root(2n), surd.fromNumber(0))).toThrow(
      new RangeError('surd.divide: b must be other than zero, got 0'),
    );
    expect(() => root(-2n)).toThrow(new RangeError('surd.sqrt: a must be not negative, got -2 / 1'));
    expect(() => surd.fromParts(whole(1n), whole(1n), ratio(-1n, 2n))).toThrow(
      new RangeError('surd.fromParts: c must be not negative, got -1 / 2'),
    );
  });

  it('are made of fractions and of nothing else', () => {
    const half = ratio(1n, 2n);
    const refused = (where: string, name: string, got: string) =>
      new RangeError(
        `${where}: ${name} must be a fraction {numerator, denominator} of bigints, the denominator positive, got ${got}`,
      );
    const numbers = surd.fromParts as unknown as (...parts: unknown[]) => Surd;
    expect(() => numbers(-1, 1, 1)).toThrow(refused('surd.fromParts', 'a', '-1'));
    expect(() => numbers(half, 1n, half)).toThrow(refused('surd.fromParts', 'b', '1n'));
    expect(() => numbers(half, half, null)).toThrow(refused('surd.fromParts', 'c', 'null'));
    const zero = { numerator: 1n, denominator: 0n };
    expect(() => numbers(half, half, zero)).toThrow(
      refused('surd.fromParts', 'c', 'an object {numerator: 1n, denominator: 0n}'),
    );
    expect(() => surd.sqrt(2 as never)).toThrow(refused('surd.sqrt', 'a', '2'));
    expect(() => surd.fromRational('2' as never)).toThrow(
      refused('surd.fromRational', 'a', "the string '2'"),
    );
    expect(() => surd.compareRational(root(2n), 2 as never)).toThrow(
      refused('surd.compareRational', 'b', '2'),
    );
  });
});

describe('roundings', () => {
  it('are those of bounds at many bits', () => {
    fc.assert(
      fc.property(anySurd, ({ a, b, c, d, value }) => {
        const nearest = surd.toNumber(value);
        expect(nearest).toBe(
          nearestOfTerms(
            [
              [a, 1n],
              [b, c],
            ],
            1,
            d,
          ),
        );
        const { lower, upper } = surd.toInterval(value);
        if (Number.isFinite(lower))
          expect(surd.compareRational(value, fromNumber(lower))).toBeGreaterThanOrEqual(0);
        if (Number.isFinite(upper))
          expect(surd.compareRational(value, fromNumber(upper))).toBeLessThanOrEqual(0);
        expect(lower <= nearest && nearest <= upper).toBe(true);
        const floor = surd.floor(value);
        expect(surd.compareRational(value, whole(floor))).toBeGreaterThanOrEqual(0);
        expect(surd.compareRational(value, whole(floor + 1n))).toBe(-1);
      }),
      fixed(500),
    );
  });

  it('hold beside the middles between doubles', () => {
    // √(m² ± 1) for the middle m of two doubles of 54 bits.
    for (const middle of [2n ** 53n + 1n, 2n ** 53n + 3n, 2n ** 54n - 1n]) {
      const lower = Number(middle - 1n);
      const upper = Number(middle + 1n);
      expect(surd.toNumber(root(middle * middle - 1n))).toBe(lower);
      expect(surd.toNumber(root(middle * middle + 1n))).toBe(upper);
      expect(surd.toNumber(root(middle * middle))).toBe(Number(middle));
      // The same as a difference that cancels: 2m + 1 - √(m² ± 1).
      const difference = (n: bigint) => surd.fromParts(whole(2n * middle), whole(-1n), whole(n));
      expect(surd.toNumber(difference(middle * middle + 1n))).toBe(lower);
      expect(surd.toNumber(difference(middle * middle - 1n))).toBe(upper);
    }
    const far = 2n ** 2000n;
    const middle = (2n ** 53n + 1n) * far;
    expect(surd.toNumber(surd.fromParts(whole(0n), ratio(1n, far), whole(middle * middle + 1n)))).toBe(
      2 ** 53 + 2,
    );
    expect(surd.toNumber(surd.fromParts(whole(0n), ratio(1n, far), whole(middle * middle - 1n)))).toBe(
      2 ** 53,
    );
  });

  it('hold where nearly everything cancels, underflows or overflows', () => {
    const huge = 10n ** 400n;
    expect(surd.toNumber(surd.fromParts(whole(-huge), whole(1n), whole(huge * huge + huge)))).toBe(0.5);
    expect(surd.toNumber(surd.fromParts(whole(huge), whole(-1n), whole(huge * huge + 1n)))).toBe(0);
    expect(surd.toNumber(surd.fromParts(whole(huge), whole(1n), whole(2n)))).toBe(Infinity);
    expect(surd.toNumber(surd.fromParts(whole(-huge), whole(1n), whole(2n)))).toBe(-Infinity);
    expect(surd.toInterval(root(huge * huge + 1n))).toEqual({ lower: MAX, upper: Infinity });
    expect(surd.toInterval(surd.negate(root(huge * huge + 1n)))).toEqual({ lower: -Infinity, upper: -MAX });
    expect(surd.toInterval(surd.sqrt(ratio(1n, 2n * huge * huge)))).toEqual({ lower: 0, upper: MIN });
    expect(surd.toNumber(surd.sqrt(ratio(1n, 2n ** 2149n)))).toBe(MIN);
    expect(surd.toNumber(surd.sqrt(ratio(1n, 2n ** 2150n)))).toBe(0);
    expect(surd.toNumber(surd.sqrt(ratio(2n ** 60n + 1n, 2n ** 2210n)))).toBe(MIN);
  });
});

describe('rootsOfQuadratic', () => {
  it('gives roots, in order, as many as there are', () => {
    fc.assert(
      fc.property(anySix, ([a, b, , c]) => {
        if (a === 0n && b === 0n && c === 0n) return;
        const roots = surd.rootsOfQuadratic(a, b, c);
        const discriminant = b * b - 4n * a * c;
        const count = a === 0n ? (b === 0n ? 0 : 1) : discriminant < 0n ? 0 : discriminant === 0n ? 1 : 2;
        expect(roots.length).toBe(count);
        for (const x of roots) {
          const square = surd.multiply(surd.multiply(surd.fromRational(whole(a)), x), x);
          const sum = surd.add(
            surd.add(square, surd.multiply(surd.fromRational(whole(b)), x)),
            surd.fromRational(whole(c)),
          );
          expect(surd.sign(sum)).toBe(0);
        }
        if (count === 2) expect(surd.compare(roots[0]!, roots[1]!)).toBe(-1);
      }),
      fixed(400),
    );
    expect(surd.rootsOfQuadratic(1n, -4n, 4n)).toEqual([surd.fromNumber(2)]);
    expect(surd.rootsOfQuadratic(0n, -4n, 2n)).toEqual([surd.fromNumber(0.5)]);
    expect(surd.rootsOfQuadratic(0n, 0n, 2n)).toEqual([]);
    expect(() => surd.rootsOfQuadratic(0n, 0n, 0n)).toThrow(RangeError);
  });
});
