import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as dyadic from '../../src/arithmetic/dyadic.js';
import type { Polynomial } from '../../src/arithmetic/polynomial.js';
import * as polynomial from '../../src/arithmetic/polynomial.js';
import * as rational from '../../src/arithmetic/rational.js';
import { anyDouble, fixed } from './doubles.js';
import { type Fraction, fraction, order, plus, ratio, signOf, times } from './exact.js';
import { multiply, rootsBySign, rootsFromTo, tarskiQuery } from './hermite.js';
import { anyPolynomial, chebyshev, integer, mignotte, product, products, wilkinson } from './polynomials.js';

const { fromIntegers } = polynomial;

/** Σ c x^i with every power taken, as an exact fraction. */
const exactValue = (p: readonly Fraction[], x: Fraction): Fraction =>
  p.reduce((sum, c, i) => plus(sum, times(c, { n: x.n ** BigInt(i), d: x.d ** BigInt(i) })), ratio(0n, 1n));
const exact = ({ coefficients, exponent }: Polynomial): Fraction[] =>
  coefficients.map((c) =>
    exponent < 0 ? ratio(c, 1n << BigInt(-exponent)) : ratio(c << BigInt(exponent), 1n),
  );
const isEqual = (p: Polynomial, q: readonly Fraction[]): boolean => {
  const mine = exact(p);
  const length = Math.max(mine.length, q.length);
  return Array.from({ length }, (_, i) => order(mine[i] ?? ratio(0n, 1n), q[i] ?? ratio(0n, 1n))).every(
    (o) => o === 0,
  );
};
const anyRational = fc
  .tuple(integer(20), fc.bigInt({ min: 1n, max: 2n ** 20n }))
  .map(([n, d]) => rational.fromParts(n, d));
const asFraction = ({ numerator, denominator }: rational.Rational): Fraction => ratio(numerator, denominator);
const doubles = fc.array(anyDouble, { maxLength: 5 });

function expectNormal({ coefficients, exponent }: Polynomial): void {
  if (coefficients.length === 0) expect(exponent).toBe(0);
  else {
    expect(coefficients[coefficients.length - 1]).not.toBe(0n);
    expect(coefficients.some((c) => c % 2n !== 0n)).toBe(true);
  }
}

describe('polynomials', () => {
  it('are made of doubles exactly, and add, multiply and have derivatives', () => {
    fc.assert(
      fc.property(doubles, doubles, (a, b) => {
        const [p, q] = [polynomial.fromNumbers(a), polynomial.fromNumbers(Float64Array.from(b))];
        const [u, v] = [a.map(fraction), b.map(fraction)];
        for (const r of [p, q]) expectNormal(r);
        expect(isEqual(p, u)).toBe(true);
        const zero = ratio(0n, 1n);
        const length = Math.max(u.length, v.length);
        const sum = Array.from({ length }, (_, i) => plus(u[i] ?? zero, v[i] ?? zero));
        const all = [polynomial.add(p, q), polynomial.multiply(p, q), polynomial.derivative(p)];
        for (const r of all) expectNormal(r);
        expect(isEqual(all[0]!, sum)).toBe(true);
        const products = Array.from({ length: u.length + v.length }, () => zero);
        for (const [i, x] of u.entries())
          for (const [j, y] of v.entries()) products[i + j] = plus(products[i + j]!, times(x, y));
        expect(isEqual(all[1]!, products)).toBe(true);
        expect(
          isEqual(
            all[2]!,
            u.slice(1).map((c, i) => times(c, ratio(BigInt(i + 1), 1n))),
          ),
        ).toBe(true);
        expect(polynomial.equals(polynomial.subtract(polynomial.add(p, q), q), p)).toBe(true);
        expect(polynomial.degree(polynomial.subtract(p, p))).toBe(-1);
      }),
      fixed(200),
    );
  });

  it('are refused where they are none', () => {
    expect(() => polynomial.fromNumbers([1, NaN])).toThrow(
      new RangeError('polynomial.fromNumbers: coefficients[1] must be a finite number, got NaN'),
    );
    expect(() => polynomial.fromNumbers(1 as never)).toThrow(
      new RangeError('polynomial.fromNumbers: coefficients must be a list of numbers, got 1'),
    );
    expect(() => polynomial.fromIntegers([1n, 1 as never])).toThrow(
      new RangeError('polynomial.fromIntegers: coefficients[1] must be a bigint, got 1'),
    );
    expect(() => polynomial.fromIntegers(1n as never)).toThrow(
      new RangeError('polynomial.fromIntegers: coefficients must be a list of bigints, got 1n'),
    );
    expect(() => polynomial.fromIntegers([1n], 0.5)).toThrow(RangeError);
    expect(() => polynomial.signOnUnitInterval(undefined as never)).toThrow(RangeError);
  });

  it('have exact values and signs', () => {
    const short = fc.array(
      fc.oneof(fc.double({ min: -9, max: 9, noNaN: true }), fc.integer({ min: -3, max: 3 })),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(short, anyRational, fc.oneof(anyDouble, fc.integer({ min: -9, max: 9 })), (a, x, y) => {
        const p = polynomial.fromNumbers(a);
        const u = a.map(fraction);
        const truth = exactValue(u, asFraction(x));
        expect(order(asFraction(polynomial.evaluateRational(p, x)), truth)).toBe(0);
        expect(polynomial.signAt(p, x)).toBe(signOf(truth.n));
        const value = polynomial.evaluate(p, dyadic.fromNumber(y));
        const there = polynomial.evaluateRational(p, rational.fromNumber(y));
        expect(
          rational.equals(
            there,
            rational.fromParts(
              value.exponent < 0 ? value.mantissa : value.mantissa << BigInt(value.exponent),
              value.exponent < 0 ? 1n << BigInt(-value.exponent) : 1n,
            ),
          ),
        ).toBe(true);
      }),
      fixed(200),
    );
    expect(polynomial.evaluate(fromIntegers([]), dyadic.fromNumber(3))).toEqual(dyadic.fromNumber(0));
    expect(polynomial.evaluate(fromIntegers([5n], 2), dyadic.fromNumber(0.5))).toEqual(dyadic.fromNumber(20));
  });

  it('divide', () => {
    fc.assert(
      fc.property(anyPolynomial, anyPolynomial, (a, b) => {
        const [p, q] = [fromIntegers(a, 3), fromIntegers(b, -5)];
        const { quotient, remainder, multiplier } = polynomial.pseudoDivide(p, q);
        expect(multiplier > 0n).toBe(true);
        expect(polynomial.degree(remainder)).toBeLessThan(Math.max(polynomial.degree(q), 1));
        const right = polynomial.add(polynomial.multiply(quotient, q), remainder);
        expect(polynomial.equals(polynomial.multiply(fromIntegers([multiplier]), p), right)).toBe(true);
      }),
      fixed(300),
    );
    expect(() => polynomial.pseudoDivide(fromIntegers([1n]), fromIntegers([]))).toThrow(
      new RangeError('polynomial.pseudoDivide: q must be other than zero, got 0'),
    );
  });

  it('have greatest common divisors', () => {
    const isDivisor = (d: Polynomial, p: Polynomial) =>
      polynomial.degree(polynomial.pseudoDivide(p, d).remainder) < 0;
    fc.assert(
      fc.property(anyPolynomial, anyPolynomial, products, (a, b, c) => {
        const [p, q] = [fromIntegers(multiply(a, c)), fromIntegers(multiply(b, c))];
        const common = polynomial.gcd(p, q);
        expect(isDivisor(common, p) && isDivisor(common, q)).toBe(true);
        expect(isDivisor(fromIntegers(c), common)).toBe(true);
        // What is left has no divisor in common: its resultant, the determinant of Sylvester's matrix, is not 0.
        const rest = [p, q].map((r) => polynomial.pseudoDivide(r, common).quotient.coefficients);
        expect(resultant(rest[0]!, rest[1]!)).not.toBe(0n);
        expect(polynomial.equals(polynomial.primitivePart(common), common)).toBe(true);
        expect(common.coefficients[common.coefficients.length - 1]! > 0n).toBe(true);
      }),
      fixed(150),
    );
    expect(polynomial.gcd(fromIntegers([]), fromIntegers([]))).toEqual(fromIntegers([]));
    expect(polynomial.gcd(fromIntegers([]), fromIntegers([6n, -4n]))).toEqual(fromIntegers([-3n, 2n]));
    expect(polynomial.gcd(fromIntegers([6n]), fromIntegers([4n]))).toEqual(fromIntegers([1n]));
    // A leading coefficient that the prime of residues divides, and factors that are equal modulo it.
    const prime = 67_108_859n;
    expect(polynomial.gcd(fromIntegers([1n, prime]), fromIntegers([1n, prime]))).toEqual(
      fromIntegers([1n, prime]),
    );
    expect(polynomial.gcd(fromIntegers([1n, 1n]), fromIntegers([1n + prime, 1n]))).toEqual(
      fromIntegers([1n]),
    );
  });

  it('have factors by multiplicity', () => {
    const linear = [-3n, 2n];
    const quadratic = [-2n, 0n, 1n];
    const p = product([linear, linear, linear, quadratic, [1n, 0n, 1n], [1n, 0n, 1n]]).map((c) => -6n * c);
    expect(polynomial.squareFreeFactors(fromIntegers(p))).toEqual([
      { factor: fromIntegers(quadratic), multiplicity: 1 },
      { factor: fromIntegers([1n, 0n, 1n]), multiplicity: 2 },
      { factor: fromIntegers(linear), multiplicity: 3 },
    ]);
    fc.assert(
      fc.property(anyPolynomial, (a) => {
        const p = fromIntegers(a);
        const factors = polynomial.squareFreeFactors(p);
        const powers = factors.flatMap(({ factor, multiplicity }) =>
          Array.from({ length: multiplicity }, () => factor),
        );
        const whole = powers.reduce(polynomial.multiply, fromIntegers([1n]));
        // The same up to a constant.
        const [one, other] = [polynomial.primitivePart(p), polynomial.primitivePart(whole)];
        expect(polynomial.equals(one, other) || polynomial.equals(one, polynomial.negate(other))).toBe(true);
        const simple = factors.map(({ factor }) => factor).reduce(polynomial.multiply, fromIntegers([1n]));
        expect(polynomial.squareFreePart(p)).toEqual(simple);
        if (polynomial.degree(simple) > 0) {
          expect(resultant(simple.coefficients, polynomial.derivative(simple).coefficients)).not.toBe(0n);
        }
      }),
      fixed(200),
    );
    expect(() => polynomial.squareFreeFactors(fromIntegers([]))).toThrow(RangeError);
  });
});

/** The determinant of Sylvester's matrix, by fractions. */
function resultant(p: readonly bigint[], q: readonly bigint[]): bigint {
  const size = p.length + q.length - 2;
  const rows = [
    ...Array.from({ length: q.length - 1 }, (_, i) => Array.from({ length: size }, (_, j) => p[j - i] ?? 0n)),
    ...Array.from({ length: p.length - 1 }, (_, i) => Array.from({ length: size }, (_, j) => q[j - i] ?? 0n)),
  ];
  // Bareiss's elimination.
  let previous = 1n;
  for (let k = 0; k < size; k++) {
    const pivot = rows.findIndex((row, i) => i >= k && row[k] !== 0n);
    if (pivot < 0) return 0n;
    [rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!];
    for (let i = k + 1; i < size; i++) {
      for (let j = k + 1; j < size; j++) {
        rows[i]![j] = (rows[i]![j]! * rows[k]![k]! - rows[i]![k]! * rows[k]![j]!) / previous;
      }
    }
    previous = rows[k]![k]!;
  }
  return previous;
}

describe('numbers of roots', () => {
  it('are those of Hermite’s quadratic form', () => {
    fc.assert(
      fc.property(anyPolynomial, anyRational, anyRational, (a, x, y) => {
        const p = fromIntegers(a);
        expect(polynomial.countRoots(p, null, null)).toBe(tarskiQuery(a, [1n]));
        const [from, to] = rational.compare(x, y) <= 0 ? [x, y] : [y, x];
        expect(polynomial.countRoots(p, from, to)).toBe(rootsFromTo(a, asFraction(from), asFraction(to)));
        const { positive, zero, negative } = rootsBySign(a, [-x.numerator, x.denominator]);
        expect(polynomial.countRoots(p, x, null)).toBe(positive + zero);
        expect(polynomial.countRoots(p, x, null, '(]')).toBe(positive);
        expect(polynomial.countRoots(p, null, x, '[)')).toBe(negative);
        expect(polynomial.countRoots(p, x, x)).toBe(zero);
      }),
      fixed(250),
    );
  });

  it('depend on which ends belong to the interval', () => {
    const p = fromIntegers(
      product([
        [0n, 1n],
        [0n, 1n],
        [-1n, 2n],
        [-1n, 1n],
        [-1n, 1n],
        [-1n, 1n],
      ]),
    );
    const [zero, one] = [rational.fromNumber(0), rational.fromNumber(1)];
    const counts = (['[]', '[)', '(]', '()'] as const).map((ends) =>
      polynomial.countRoots(p, zero, one, ends),
    );
    expect(counts).toEqual([3, 2, 2, 1]);
    const alone = (['[]', '[)', '(]', '()'] as const).map((ends) => polynomial.countRoots(p, one, one, ends));
    expect(alone).toEqual([1, 0, 0, 0]);
    expect(() => polynomial.countRoots(p, one, zero)).toThrow(
      new RangeError('polynomial.countRoots: from must be at most to, got more'),
    );
    expect(() => polynomial.countRoots(p, zero, one, '[' as never)).toThrow(RangeError);
  });

  it('have published values', () => {
    // x³ + 3x² - 1 has a root in each of (-3, -2), (-1, 0), (0, 1): Eberly 2006, B.5.1.
    const p = fromIntegers([-1n, 0n, 3n, 1n]);
    const between = (a: number, b: number) =>
      polynomial.countRoots(p, rational.fromNumber(a), rational.fromNumber(b));
    expect([between(-3, -2), between(-2, -1), between(-1, 0), between(0, 1), between(1, 9)]).toEqual([
      1, 0, 1, 1, 0,
    ]);
    expect(
      polynomial.countRoots(fromIntegers(wilkinson(20)), rational.fromNumber(1), rational.fromNumber(20)),
    ).toBe(20);
    const perturbed = wilkinson(20).map((c, i) => (c << 23n) - (i === 19 ? 1n : 0n));
    expect(polynomial.countRoots(fromIntegers(perturbed), null, null)).toBe(10);
    expect(
      polynomial.countRoots(
        fromIntegers(chebyshev(15)),
        rational.fromNumber(-1),
        rational.fromNumber(1),
        '()',
      ),
    ).toBe(15);
    expect(polynomial.countRoots(fromIntegers(mignotte(9, 1000n)), null, null)).toBe(3);
  });
});

describe('changes of sign in the Bernstein basis', () => {
  it('are at least as many as there are roots, and an even number more', () => {
    fc.assert(
      fc.property(
        anyPolynomial,
        integer(6),
        fc.bigInt({ min: 1n, max: 40n }),
        fc.integer({ min: -4, max: 1 }),
        (a, from, width, exponent) => {
          const p = fromIntegers(a);
          const [lower, upper] = [dyadic.fromParts(from, exponent), dyadic.fromParts(from + width, exponent)];
          const changes = polynomial.signChanges(p, lower, upper);
          const ends = [lower, upper].map((x) => rational.fromNumber(dyadic.toNumber(x)));
          const roots = polynomial
            .squareFreeFactors(p)
            .map(
              ({ factor, multiplicity }) =>
                multiplicity * polynomial.countRoots(factor, ends[0]!, ends[1]!, '()'),
            )
            .reduce((sum, n) => sum + n, 0);
          expect(changes).toBeGreaterThanOrEqual(roots);
          expect((changes - roots) % 2).toBe(0);
        },
      ),
      fixed(300),
    );
    expect(() =>
      polynomial.signChanges(fromIntegers([1n]), dyadic.fromNumber(1), dyadic.fromNumber(1)),
    ).toThrow(new RangeError('polynomial.signChanges: from must be less than to, got not less'));
  });

  it('tell a sign in doubles only where it is one', () => {
    let told = 0;
    const near = fc.double({ min: -4, max: 4, noNaN: true });
    const list = fc.oneof(
      fc.array(near, { minLength: 1, maxLength: 6 }),
      fc.array(anyDouble, { maxLength: 5 }),
      fc.array(fc.integer({ min: -6, max: 6 }), { maxLength: 5 }),
    );
    const [zero, one] = [rational.fromNumber(0), rational.fromNumber(1)];
    fc.assert(
      fc.property(list, fc.boolean(), (coefficients, raise) => {
        const all = raise ? [4 * coefficients.length, ...coefficients] : coefficients;
        const sign = polynomial.signOnUnitInterval(all);
        if (sign === 2) return;
        told++;
        const p = polynomial.fromNumbers(all);
        expect(polynomial.countRoots(p, zero, one)).toBe(0);
        expect(polynomial.signAt(p, zero)).toBe(sign);
      }),
      fixed(600),
    );
    expect(told).toBeGreaterThan(200);
    expect(polynomial.signOnUnitInterval([1, -2, 1])).toBe(2);
    expect(polynomial.signOnUnitInterval([0, 1])).toBe(2);
    expect(polynomial.signOnUnitInterval([-5])).toBe(-1);
    expect(polynomial.signOnUnitInterval([])).toBe(2);
    expect(polynomial.signOnUnitInterval([1e308, 1e308])).toBe(2);
    expect(() => polynomial.signOnUnitInterval([NaN])).toThrow(RangeError);
  });

  it('have a bound that is more than the additions come to', () => {
    // (1 + u)^n - 1 for n additions, divided by (1 - u)^n for those of the magnitudes, below 2 (n + 1) u: as integers
    // over 2^300.
    const one = 1n << 300n;
    const u = one >> 53n;
    let [grown, shrunk] = [one, one];
    for (let n = 1; n <= 60; n++) {
      grown = (grown * (one + u)) / one + 1n;
      shrunk = (shrunk * (one - u)) / one;
      expect(((grown - one) * one) / shrunk < 2n * BigInt(n + 1) * u).toBe(true);
    }
  });
});
