import { describe, expect, it } from 'vitest';
import { classSum, RootBasis, scaledSum } from '../../src/arithmetic/root-basis.js';
import { toNumber } from '../../src/arithmetic/root-sum.js';

describe('roots in classes', () => {
  const basis = new RootBasis([4n, 2n, 8n, 18n, 3n, 12n, 27n, 6n, 1n << 2200n]);

  it('are multiples of the root of their class', () => {
    const [two, root2, root8, root18, root3, root12, root27, root6, large] = basis.roots;
    expect([two, large]).toEqual([
      { root: 0, multiple: 2n },
      { root: 0, multiple: 1n << 1100n },
    ]);
    expect([root2, root8, root18].map((one) => one!.multiple)).toEqual([1n, 2n, 3n]);
    expect(new Set([root2, root8, root18].map((one) => one!.root)).size).toBe(1);
    expect([root3, root12, root27].map((one) => one!.multiple)).toEqual([1n, 2n, 3n]);
    expect(new Set([root2, root3, root6].map((one) => one!.root)).size).toBe(3);
  });

  it('take that of a common divisor', () => {
    const { roots } = new RootBasis([18n, 50n]);
    expect(roots.map(({ multiple }) => multiple)).toEqual([3n, 5n]);
  });

  it('have sums whose zeros show, and signs', () => {
    const of = (...factors: (readonly [number, bigint])[]) =>
      classSum(
        factors.map(([i, factor]) => ({
          root: basis.roots[i]!.root,
          factor: factor * basis.roots[i]!.multiple,
        })),
      );
    expect(of([2, 3n], [3, -2n])).toEqual([]);
    expect(basis.sign([])).toBe(0);
    expect(basis.sign(of([1, 1n], [4, 1n], [7, -1n]))).toBe(1);
    // 1393 / 985 is a convergent of √2.
    expect(basis.sign(of([0, -1393n], [1, 2n * 985n]))).toBe(1);
    expect(basis.sign(of([0, -3363n], [1, 2n * 2378n]))).toBe(-1);
    const [p, q] = [
      4946041176255201878775086487573351061418968498177n,
      3497379255757941172020851852070562919437964212608n,
    ];
    expect(p * p - 2n * q * q).toBe(1n);
    // Twice p less √8 q: a number of 2^-160 in the sum of two of 2^164.
    expect(basis.sign(of([0, p], [2, -q]))).toBe(1);
    expect(basis.sign(of([0, -p], [2, q]))).toBe(-1);
    expect(basis.sign(of([8, 1n], [1, -(1n << 1099n)]))).toBe(1);
  });

  it('are estimated within what is said, and bounded at any precision', () => {
    const sum = scaledSum(
      classSum([
        { root: 0, factor: 10n },
        { root: basis.roots[1]!.root, factor: -7n },
      ]),
      3n,
    );
    const { value, error } = basis.estimate(sum);
    expect(Math.abs(value - toNumber(basis.rootSum(sum)))).toBeLessThanOrEqual(error);
    const [lower, upper] = basis.bounds(sum, 200);
    expect(Number(upper - lower)).toBeLessThanOrEqual(21);
    expect(Number((lower * 1000n) >> 200n)).toBe(Math.floor(1000 * (30 - 21 * Math.SQRT2)));
  });
});
