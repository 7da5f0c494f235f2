import { describe, expect, it } from 'vitest';
import * as algebraic from '../../src/arithmetic/algebraic.js';
import type { Coefficients } from '../../src/arithmetic/integer-polynomials.js';
import { productOf } from '../../src/arithmetic/integer-polynomials.js';
import { fromIntegers } from '../../src/arithmetic/polynomial.js';
import { changesBetween } from '../../src/arithmetic/polynomial-values.js';
import { fromParts } from '../../src/arithmetic/rational.js';
import { clusterWithin } from '../../src/arithmetic/root-clusters.js';

const product = (...factors: Coefficients[]): Coefficients => factors.reduce(productOf);
/** 2^bits (3x - n)² - sign: roots that are 2^-bits/2 apart, or none. */
const close = (n: bigint, bits: number, sign: bigint): Coefficients => {
  const [c, b, a] = productOf([-n, 3n], [-n, 3n]).map((x) => x << BigInt(bits)) as [bigint, bigint, bigint];
  return [c - sign, b, a];
};
const [low, high] = [
  { mantissa: 1n, exponent: -2 },
  { mantissa: 1n, exponent: -1 },
];

describe('clusterWithin', () => {
  it('finds the part in which all roots are: as small as is asked for, where there are no others', () => {
    const p = close(1n, 400, 1n);
    const found = clusterWithin(p, low, high, 2, 40)!;
    expect(changesBetween(p, found.lower, found.upper)).toBe(2);
    expect(clusterWithin(p, low, high, 2, 4)).not.toBeNull();
  });

  it('finds it beside other roots from near by', () => {
    const [from, to] = [
      { mantissa: 21n, exponent: -6 },
      { mantissa: 11n, exponent: -5 },
    ];
    for (const other of [
      [-7n, 1n],
      [-1n, 100n],
    ] as const) {
      const p = product(close(1n, 400, 1n), other);
      const found = clusterWithin(p, from, to, 2, 5)!;
      expect(changesBetween(p, found.lower, found.upper)).toBe(2);
    }
  });

  it('is not misled by roots that are apart', () => {
    const p = product([-3n, 8n], [-7n, 16n]);
    expect(clusterWithin(p, low, high, 2, 8)).toBeNull();
    expect(clusterWithin([3n], low, high, 1, 8)).toBeNull();
  });
});

describe('roots that are very close to each other', () => {
  it.each([50, 1000, 40_000])('2^-%i in their squares', (bits) => {
    const p = fromIntegers(product(close(1n, bits, 1n), close(-2n, bits, 1n), [-5n, 2n]));
    const found = algebraic.roots(p);
    expect(found.map(({ multiplicity }) => multiplicity)).toEqual([1, 1, 1, 1, 1]);
    const sides = [-2n, -2n, 1n, 1n].map((n, i) =>
      algebraic.compareRational(found[i]!.root, fromParts(n, 3n)),
    );
    expect(sides).toEqual([-1, 1, -1, 1]);
    expect(algebraic.compare(found[2]!.root, found[3]!.root)).toBe(-1);
  });

  it('or are none at all', () => {
    expect(algebraic.roots(fromIntegers(close(1n, 40_000, -1n)))).toEqual([]);
  });

  it('in threes, and a cluster in a cluster', () => {
    const inner = close(1n, 3000, 1n);
    const outer = close(1n, 200, 1n);
    expect(algebraic.roots(fromIntegers(product(inner, [-1n, 3n])))).toHaveLength(3);
    expect(algebraic.roots(fromIntegers(product(inner, outer, [-1n, 3n], [-1n, 2n])))).toHaveLength(6);
  });

  // By halves, one would divide 20,000 times between the two.
  it.each([-20_000n, -1n, 1n])(
    'to a root at which an interval is divided: %i / 2^20,000 beside 1/4',
    (side) => {
      const one = 1n << 20_000n;
      const p = fromIntegers(product([-1n, 4n], [-(one + side), 4n * one], [-7n, 8n]));
      const quarter = fromParts(1n, 4n);
      const [beside, at] = side < 0n ? [0, 1] : [1, 0];
      const found = algebraic.roots(p).map(({ root }) => root);
      expect(found).toHaveLength(3);
      expect(algebraic.compareRational(found[at]!, quarter)).toBe(0);
      expect(algebraic.compareRational(found[beside]!, quarter)).toBe(side < 0n ? -1 : 1);
      expect(algebraic.compareRational(found[beside]!, fromParts(one + side, 4n * one))).toBe(0);
      expect(found.map(algebraic.toNumber)).toEqual([0.25, 0.25, 0.875]);
    },
  );
});
