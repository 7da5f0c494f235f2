import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Algebraic } from '../../src/arithmetic/algebraic.js';
import * as algebraic from '../../src/arithmetic/algebraic.js';
import * as dyadic from '../../src/arithmetic/dyadic.js';
import { nextDown, nextUp } from '../../src/arithmetic/float64.js';
import * as polynomial from '../../src/arithmetic/polynomial.js';
import * as rational from '../../src/arithmetic/rational.js';
import * as surd from '../../src/arithmetic/surd.js';
import { anyDouble, fixed, MAX, MIN, step } from './doubles.js';
import { type Fraction, fraction, plus, ratio, roundings, signOf } from './exact.js';
import { multiply, rootsBySign, rootsFromTo, tarskiQuery } from './hermite.js';
import { anyPolynomial, chebyshev, integer, mignotte, product, wilkinson } from './polynomials.js';
import { nearestOfTerms } from './roots.js';

const { fromIntegers } = polynomial;
const roots = (p: readonly bigint[]) => algebraic.roots(fromIntegers(p)).map(({ root }) => root);
const numbers = (p: readonly bigint[]) => roots(p).map(algebraic.toNumber);
const whole = (n: bigint) => rational.fromParts(n, 1n);
const halfway = (x: number, y: number): Fraction => {
  const sum = plus(fraction(x), fraction(y));
  return { n: sum.n, d: 2n * sum.d };
};

/** How many different roots of p are below x, by Hermite's form. */
const rootsBelow = (p: readonly bigint[], x: Fraction) => rootsBySign(p, [-x.n, x.d]).negative;

/** Checks the form that a root has: signs at the ends of its interval, a polynomial without multiple roots. */
function expectProper({ polynomial: p, lower, upper }: Algebraic): void {
  expect(polynomial.equals(polynomial.squareFreePart(p), p)).toBe(true);
  const [low, high] = [lower, upper].map((x) => dyadic.sign(polynomial.evaluate(p, x)));
  if (dyadic.equals(lower, upper)) expect(low).toBe(0);
  else {
    expect(dyadic.compare(lower, upper)).toBe(-1);
    expect(low! * high!).toBe(-1);
  }
}

describe('roots', () => {
  it('are all, in order, with their multiplicities', () => {
    fc.assert(
      fc.property(anyPolynomial, (p) => {
        const all = algebraic.roots(fromIntegers(p));
        expect(all.length).toBe(tarskiQuery(p, [1n]));
        for (const [i, { root, multiplicity }] of all.entries()) {
          expectProper(root);
          if (i > 0) expect(algebraic.compare(all[i - 1]!.root, root)).toBe(-1);
          // p and its derivatives are 0 as far as the multiplicity says.
          let q = fromIntegers(p);
          for (let k = 0; k < multiplicity; k++) {
            expect(algebraic.signAt(q, root)).toBe(0);
            q = polynomial.derivative(q);
          }
          expect(algebraic.signAt(q, root)).not.toBe(0);
        }
      }),
      fixed(200),
    );
  });

  it('are those between two numbers, which are included', () => {
    const place = fc
      .tuple(integer(6), fc.constantFrom(1n, 2n, 3n, 7n))
      .map(([n, d]) => rational.fromParts(n, d));
    fc.assert(
      fc.property(anyPolynomial, place, place, (a, x, y) => {
        // Both are roots often.
        const p =
          x.numerator % 2n === 0n
            ? multiply(multiply(a, [-x.numerator, x.denominator]), [-y.numerator, y.denominator])
            : a;
        const [from, to] = rational.compare(x, y) <= 0 ? [x, y] : [y, x];
        const within = algebraic.roots(fromIntegers(p), from, to);
        expect(within.length).toBe(
          rootsFromTo(p, { n: from.numerator, d: from.denominator }, { n: to.numerator, d: to.denominator }),
        );
        for (const { root } of within) {
          expectProper(root);
          expect(algebraic.compareRational(root, from)).toBeGreaterThanOrEqual(0);
          expect(algebraic.compareRational(root, to)).toBeLessThanOrEqual(0);
        }
        const all = algebraic.roots(fromIntegers(p));
        const above = algebraic.roots(fromIntegers(p), from);
        const below = algebraic.roots(fromIntegers(p), null, to);
        expect(above.length + below.length - within.length).toBe(all.length);
        expect(above.map(({ multiplicity }) => multiplicity)).toEqual(
          all.slice(all.length - above.length).map(({ multiplicity }) => multiplicity),
        );
      }),
      fixed(200),
    );
    expect(() => algebraic.roots(fromIntegers([1n, 1n]), whole(1n), whole(0n))).toThrow(
      new RangeError('algebraic.roots: from must be at most to, got more'),
    );
    expect(() => algebraic.roots(fromIntegers([]))).toThrow(
      new RangeError('algebraic.roots: p must be other than zero, got 0'),
    );
    expect(algebraic.roots(fromIntegers([7n]))).toEqual([]);
  });

  it('are rounded correctly', () => {
    fc.assert(
      fc.property(anyPolynomial, fc.constantFrom(0, 0, 0, 60, 300), (a, shift) => {
        // Roots of a(2^shift x), and of all sizes.
        const p = a.map((c, i) => c << BigInt(shift * i));
        for (const [i, root] of roots(p).entries()) {
          const x = algebraic.toNumber(root);
          // The root is number i: i are below it, and it is not beyond the middles to the next doubles.
          expect(rootsBelow(p, halfway(nextDown(x), x))).toBeLessThanOrEqual(i);
          const { n, d } = halfway(x, nextUp(x));
          const { negative, zero } = rootsBySign(p, [-n, d]);
          expect(negative + zero).toBeGreaterThan(i);
          const interval = algebraic.toInterval(root);
          expect(interval.lower <= x && x <= interval.upper).toBe(true);
          expect(algebraic.compareRational(root, rational.fromNumber(interval.lower))).toBeGreaterThanOrEqual(
            0,
          );
          expect(algebraic.compareRational(root, rational.fromNumber(interval.upper))).toBeLessThanOrEqual(0);
        }
      }),
      fixed(40),
    );
  });

  it('that are rational or surds are rounded as these are', () => {
    const place = fc.tuple(integer(70), fc.bigInt({ min: 1n, max: 2n ** 70n }));
    fc.assert(
      fc.property(place, fc.tuple(integer(60), fc.bigInt({ min: 0n, max: 2n ** 60n })), ([n, d], [b, c]) => {
        const x = rational.fromParts(n, d);
        expect(algebraic.toNumber(algebraic.fromRational(x))).toBe(roundings(ratio(n, d)).nearest);
        expect(numbers([-n, d])).toEqual([roundings(ratio(n, d)).nearest]);
        const y = surd.fromParts(x, whole(b), whole(c));
        const root = algebraic.fromSurd(y);
        expectProper(root);
        expect(algebraic.toNumber(root)).toBe(
          nearestOfTerms(
            [
              [n, 1n],
              [b * d, c],
            ],
            1,
            d,
          ),
        );
        expect(algebraic.compareRational(root, x)).toBe(surd.compareRational(y, x));
        expect(algebraic.sign(root)).toBe(surd.sign(y));
      }),
      fixed(200),
    );
    fc.assert(
      fc.property(anyDouble, (x) => {
        expect(algebraic.toNumber(algebraic.fromNumber(x))).toBe(x + 0);
        expectProper(algebraic.fromNumber(x));
        expect(algebraic.sign(algebraic.fromNumber(x))).toBe(signOf(fraction(x).n));
      }),
      fixed(200),
    );
  });

  it('in the middle between two doubles go to the even one, and beside it to their side', () => {
    for (const x of [1, 1 + 2 ** -52, -3, 2 ** 60, 5e-324, 2 ** -1022, -(2 ** -1074) * 7]) {
      const next = step(x, 1n);
      const middle = halfway(x, next);
      const even = roundings(middle).nearest;
      // d x³ = n³: a root that is not isolated by a point.
      const cube = (shift: bigint) => [-(middle.n ** 3n) - shift, 0n, 0n, middle.d ** 3n];
      expect(numbers(cube(0n))).toEqual([even]);
      expect(numbers(multiply(cube(0n), [-7n, 0n, 1n])).includes(even)).toBe(true);
      const [low, high] = x < next ? [x, next] : [next, x];
      expect(numbers(cube(1n))).toEqual([high]);
      expect(numbers(cube(-1n))).toEqual([low]);
    }
  });

  it('may be larger or smaller than all doubles', () => {
    const huge = 10n ** 1000n;
    expect(numbers([-huge, 0n, 0n, 1n])).toEqual([Infinity]);
    expect(numbers([huge, 0n, 0n, 1n])).toEqual([-Infinity]);
    expect(numbers([-1n, 0n, 0n, huge])).toEqual([0]);
    expect(numbers([-1n, 0n, huge * huge])).toEqual([0, 0]);
    expect(algebraic.toInterval(roots([-huge, 0n, 0n, 1n])[0]!)).toEqual({ lower: MAX, upper: Infinity });
    expect(algebraic.toInterval(roots([huge, 0n, 0n, 1n])[0]!)).toEqual({ lower: -Infinity, upper: -MAX });
    expect(roots([-1n, 0n, huge * huge]).map(algebraic.toInterval)).toEqual([
      { lower: -MIN, upper: 0 },
      { lower: 0, upper: MIN },
    ]);
    // Of very different sizes.
    const p = product([
      [-1n, huge],
      [-huge, 1n],
      [huge, 1n],
      [-3n, 1n],
    ]);
    expect(numbers(p)).toEqual([-Infinity, 0, 3, Infinity]);
  });
});

/** Every number in a value, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('fields', () => {
  it('have no -0: a bound of the roots that is 1 has the exponent 0', () => {
    // The inverse of the root 6 is below 2^0: the search begins at 1.
    const [zero, six] = algebraic.roots(polynomial.fromNumbers([0, -6, 1])).map(({ root }) => root);
    expect([zero!.lower, six!.lower]).toEqual([
      { mantissa: 0n, exponent: 0 },
      { mantissa: 1n, exponent: 0 },
    ]);
    fc.assert(
      fc.property(anyPolynomial, (p) => {
        for (const x of numbersIn(algebraic.roots(fromIntegers(p)))) expect(x).not.toBe(-0);
      }),
      fixed(300),
    );
  });

  it('of ends and rational numbers are fractions of bigints', () => {
    const refused = (where: string, name: string) =>
      new RangeError(
        `${where}: ${name} must be a fraction {numerator, denominator} of bigints, the denominator positive, got 1`,
      );
    const p = fromIntegers([1n, 1n]);
    expect(() => algebraic.roots(p, 1 as never)).toThrow(refused('algebraic.roots', 'from'));
    expect(() => algebraic.roots(p, null, 1 as never)).toThrow(refused('algebraic.roots', 'to'));
    expect(() => algebraic.fromRational(1 as never)).toThrow(refused('algebraic.fromRational', 'x'));
    expect(() => algebraic.compareRational(algebraic.fromNumber(1), 1 as never)).toThrow(
      refused('algebraic.compareRational', 'b'),
    );
  });
});

describe('families with known roots', () => {
  it('Wilkinson’s polynomial, and perturbed', () => {
    expect(numbers(wilkinson(20))).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    const perturbed = wilkinson(20).map((c, i) => (c << 23n) - (i === 19 ? 1n : 0n));
    // Wilkinson 1963, "Rounding Errors in Algebraic Processes", has these to nine places.
    const published = [
      1.0, 2.0, 3.0, 4.0, 4.999999928, 6.000006944, 6.999697234, 8.007267603, 8.917250249, 20.846908101,
    ];
    const found = numbers(perturbed);
    expect(found.length).toBe(10);
    for (const [i, x] of found.entries()) expect(Math.abs(x - published[i]!)).toBeLessThan(1e-9);
  });

  it('Chebyshev’s polynomials', () => {
    for (const n of [4, 9, 16]) {
      const [all, between] = [roots(chebyshev(n)), roots(chebyshev(n - 1))];
      expect(all.length).toBe(n);
      // Symmetric, and separated by those of the one before.
      const rounded = all.map(algebraic.toNumber);
      expect(rounded.map((x) => 0 - x).reverse()).toEqual(rounded);
      for (const [i, x] of between.entries()) {
        expect(algebraic.compare(all[i]!, x)).toBe(-1);
        expect(algebraic.compare(x, all[i + 1]!)).toBe(-1);
      }
    }
  });

  it('Mignotte’s polynomials: roots that are very close', () => {
    for (const [n, a] of [
      [5, 10n],
      [9, 1000n],
      [7, 10n ** 12n],
    ] as const) {
      const [first, second] = roots(mignotte(n, a));
      const inverse = rational.fromParts(1n, a);
      expect(algebraic.compareRational(first!, inverse)).toBe(-1);
      expect(algebraic.compareRational(second!, inverse)).toBe(1);
      expect(algebraic.compare(first!, second!)).toBe(-1);
    }
    expect(numbers(mignotte(7, 10n ** 12n)).slice(0, 2)).toEqual([1e-12, 1e-12]);
  });

  it('a cost function of a clipping, with a root that is rational and one that is no double', () => {
    // 54 r⁶ + 13 (r⁵ + ... + r) - 41 = (54 r² + 13 r - 41) (r⁴ + r² + 1): Eberly 2006, 3.4.3.
    const all = roots([-41n, 13n, 13n, 13n, 13n, 13n, 54n].map((c, i) => (i === 6 ? 54n : c)));
    expect(
      all.map(
        (x) =>
          algebraic.compareRational(x, whole(-1n)) === 0 ||
          algebraic.compareRational(x, rational.fromParts(41n, 54n)) === 0,
      ),
    ).toEqual([true, true]);
    expect(all.map(algebraic.toNumber)).toEqual([-1, 41 / 54]);
  });
});

describe('orders', () => {
  it('of roots of different polynomials are those of the roots of their product', () => {
    fc.assert(
      fc.property(anyPolynomial, anyPolynomial, anyPolynomial, (a, b, c) => {
        // Degrees stay moderate: a root in common comes from c.
        const [p, q] = [multiply(a.slice(-3), c.slice(-3)), multiply(b.slice(-3), c.slice(-3))];
        const all = roots(multiply(p, q));
        const placeOf = (x: Algebraic) => all.findIndex((y) => algebraic.equals(x, y));
        for (const x of roots(p)) {
          for (const y of roots(q)) {
            const truth = signOf(BigInt(placeOf(x) - placeOf(y)));
            expect(algebraic.compare(x, y)).toBe(truth);
            expect(algebraic.compare(y, x)).toBe(0 - truth);
          }
        }
        for (const [i, x] of all.entries()) expect(placeOf(x)).toBe(i);
        const common = roots(p).filter((x) => algebraic.signAt(fromIntegers(q), x) === 0).length;
        const divisor = polynomial.gcd(fromIntegers(p), fromIntegers(q));
        expect(common).toBe(tarskiQuery(divisor.coefficients, [1n]));
      }),
      fixed(80),
    );
  });

  it('of surds are those of surds', () => {
    const any = fc.tuple(
      integer(5),
      integer(5),
      fc.bigInt({ min: 0n, max: 12n }),
      fc.bigInt({ min: 1n, max: 5n }),
    );
    fc.assert(
      fc.property(any, any, (u, v) => {
        const [x, y] = [u, v].map(([a, b, c, d]) =>
          surd.fromParts(rational.fromParts(a, d), whole(b), whole(c)),
        );
        const truth = surd.compare(x!, y!);
        const [p, q] = [algebraic.fromSurd(x!), algebraic.fromSurd(y!)];
        expect(algebraic.compare(p, q)).toBe(truth);
        expect(algebraic.equals(p, q)).toBe(truth === 0);
      }),
      fixed(400),
    );
  });

  it('know that √2 + √3 is a root of x⁴ - 10x² + 1, and what is next to it', () => {
    const x = roots([1n, 0n, -10n, 0n, 1n])[3]!;
    expect(algebraic.toNumber(x)).toBe(3.1462643699419726);
    // (x² - 5)² = 24: the square of x is 5 + 2√6.
    expect(algebraic.signAt(fromIntegers([1n, 0n, -10n, 0n, 1n]), x)).toBe(0);
    const other = roots(multiply([1n, 0n, -10n, 0n, 1n], [-3n, 1n]))[4]!;
    expect(algebraic.equals(x, other)).toBe(true);
    expect(algebraic.compare(x, algebraic.fromNumber(3.1462643699419726))).not.toBe(0);
    // The same polynomial times 10^60, and the constant one more: a root that differs after some sixty places.
    const beside = roots([10n ** 60n + 1n, 0n, -(10n ** 61n), 0n, 10n ** 60n])[3]!;
    expect(algebraic.compare(x, beside)).toBe(1);
    expect(algebraic.compare(beside, x)).toBe(-1);
  });

  it('tell close roots of polynomials that have another root in common', () => {
    // √2 and √(2 + 10^-60), both times x - 5.
    const [p, q] = [
      [-2n, 0n, 1n],
      [-2n * 10n ** 60n - 1n, 0n, 10n ** 60n],
    ].map((factor) => multiply(factor, [-5n, 1n]));
    const [x, y] = [roots(p!)[1]!, roots(q!)[1]!];
    expect(algebraic.compare(x, y)).toBe(-1);
    expect(algebraic.compare(y, x)).toBe(1);
    expect(algebraic.signAt(fromIntegers(q!), x)).toBe(1);
    expect(algebraic.signAt(fromIntegers(p!), y)).toBe(-1);
    expect(algebraic.compare(roots(p!)[2]!, roots(q!)[2]!)).toBe(0);
  });
});

describe('the sign of another polynomial at a root', () => {
  it('adds up to what Hermite’s form says', () => {
    fc.assert(
      fc.property(anyPolynomial, anyPolynomial, fc.boolean(), (p, q, common) => {
        const other = common ? multiply(q.slice(-3), p.slice(-2)) : q;
        const signs = roots(p).map((x) => algebraic.signAt(fromIntegers(other), x));
        const truth = rootsBySign(p, other);
        expect(signs.filter((s) => s === 1).length).toBe(truth.positive);
        expect(signs.filter((s) => s === 0).length).toBe(truth.zero);
        expect(signs.filter((s) => s === -1).length).toBe(truth.negative);
      }),
      fixed(150),
    );
    expect(algebraic.signAt(fromIntegers([]), algebraic.fromNumber(1))).toBe(0);
  });
});

describe('refine', () => {
  it('makes intervals as small as asked for, around the same root', () => {
    const [root] = roots([-2n, 0n, 1n]);
    for (const exponent of [-1, -10, -100, -3000]) {
      const smaller = algebraic.refine(root!, dyadic.fromParts(1n, exponent));
      expectProper(smaller);
      expect(
        dyadic.compare(dyadic.subtract(smaller.upper, smaller.lower), dyadic.fromParts(1n, exponent)),
      ).toBeLessThanOrEqual(0);
      expect(algebraic.equals(root!, smaller)).toBe(true);
    }
    expect(algebraic.refine(algebraic.fromNumber(3), dyadic.fromNumber(1))).toEqual(algebraic.fromNumber(3));
    expect(() => algebraic.refine(root!, dyadic.fromNumber(0))).toThrow(
      new RangeError('algebraic.refine: width must be positive, got one that is not'),
    );
    expect(structuredClone(root)).toEqual(root);
  });
});
