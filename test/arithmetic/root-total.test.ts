import { describe, expect, it } from 'vitest';
import * as rootSum from '../../src/arithmetic/namespaces/root-sum.js';
import * as surd from '../../src/arithmetic/namespaces/surd.js';
import * as rational from '../../src/arithmetic/rational.js';
import { compareRootTotal, type PositiveRoot, roundRootTotal } from '../../src/arithmetic/root-total.js';
import { Random } from '../../src/oracle/cases/random.js';

const root = (radicand: bigint, exponent = 0, denominator = 1n): PositiveRoot => ({
  radicand,
  exponent,
  denominator,
});

/** √(radicand 4^exponent) / denominator as a sum that is known to be right. */
function asSum({ radicand, exponent, denominator }: PositiveRoot): rootSum.RootSum {
  const scale = 4n ** BigInt(Math.abs(exponent));
  const [above, below] = exponent >= 0 ? [radicand * scale, 1n] : [radicand, scale];
  return rootSum.fromSurd(surd.sqrt(rational.fromParts(above, below * denominator * denominator)));
}

describe('sums of positive roots', () => {
  it('are rounded and compared as sums whose roots are joined', () => {
    const random = new Random(1, 2, 3, 4);
    for (let k = 0; k < 300; k++) {
      const roots = Array.from({ length: random.between(1, 5) }, () =>
        root(BigInt(random.between(0, 40)), random.between(-3, 3), BigInt(random.between(1, 6))),
      );
      const sum = roots.map(asSum).reduce((a, b) => rootSum.add(a, b));
      const nearest = rootSum.toNumber(sum);
      expect(roundRootTotal(roots)).toBe(nearest);
      for (const x of [rational.fromNumber(nearest), rational.fromParts(BigInt(random.between(-3, 60)), 7n)])
        expect(compareRootTotal(roots, x)).toBe(rootSum.compare(sum, rootSum.fromRational(x)));
    }
  });

  it('are fractions where all roots are, whatever the denominators', () => {
    const roots = [root(4n, -1, 3n), root(25n, 0, 6n), root(49n, 2, 5n)];
    // 1/3 + 5/6 + 28/5
    const total = rational.fromParts(203n, 30n);
    expect(compareRootTotal(roots, total)).toBe(0);
    expect(roundRootTotal(roots)).toBe(203 / 30);
  });

  it('decide ties, and what is nearly one', () => {
    const tie = [root(2n ** 106n), root(1n)];
    expect(roundRootTotal(tie)).toBe(2 ** 53);
    expect(roundRootTotal([...tie, root(2n, -2000)])).toBe(2 ** 53 + 2);
    // √(2^106 + 2^54 + 1) is 2^53 + 1, and one less under the root is less.
    const square = (2n ** 53n + 1n) ** 2n;
    expect([square, square - 1n, square + 1n].map((n) => roundRootTotal([root(n)]))).toEqual([
      2 ** 53,
      2 ** 53,
      2 ** 53 + 2,
    ]);
    const x = rational.fromParts(2n ** 53n + 1n, 1n);
    expect([square, square - 1n, square + 1n].map((n) => compareRootTotal([root(n)], x))).toEqual([0, -1, 1]);
  });

  it('go from nothing to beyond all doubles', () => {
    expect(roundRootTotal([])).toBe(0);
    expect(roundRootTotal([root(0n)])).toBe(0);
    expect(roundRootTotal([root(1n, -1075)])).toBe(0);
    expect(roundRootTotal([root(2n, -1075)])).toBe(2 ** -1074);
    expect(roundRootTotal([root(1n, 1024)])).toBe(Infinity);
    expect([-1n, 0n, 1n].map((n) => compareRootTotal([], rational.fromParts(n, 1n)))).toEqual([1, 0, -1]);
  });
});
