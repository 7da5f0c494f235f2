/**
 * The referee of polynomials' real roots: Hermite's quadratic form. For p with roots x₁ ... xₙ (with multiplicities)
 * and any q, the matrix of the sums Σ q(x) x^(i+j) has as many positive squares more than negative ones as p has
 * different real roots with q > 0 more than with q < 0. No sequence of remainders, no interval. (Hermite 1856; Basu,
 * Pollack, Roy 2006, section 4.3.)
 */
import { type Fraction, plus, ratio, signOf, times } from './exact.js';

const ZERO = ratio(0n, 1n);
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
function reduced({ n, d }: Fraction): Fraction {
  const common = gcd(n, d);
  return common === 0n ? ZERO : ratio(n / common, d / common);
}
const minus = (a: Fraction): Fraction => ratio(-a.n, a.d);

/** Σ x^k over the roots, for k from 0, by Newton's identities. */
function powerSums(p: readonly bigint[], count: number): Fraction[] {
  const degree = p.length - 1;
  const lead = p[degree]!;
  // x^n = -(c_{n-1} x^{n-1} + ... ) / lead.
  const monic = (i: number) => (i < 0 ? ZERO : ratio(p[i]!, lead));
  const sums: Fraction[] = [ratio(BigInt(degree), 1n)];
  for (let k = 1; k < count; k++) {
    let sum = k <= degree ? times(monic(degree - k), ratio(BigInt(k), 1n)) : ZERO;
    for (let i = 1; i <= Math.min(k - 1, degree); i++)
      sum = plus(sum, times(monic(degree - i), sums[k - i]!));
    if (k > degree) sum = ZERO;
    if (k > degree) for (let i = 1; i <= degree; i++) sum = plus(sum, times(monic(degree - i), sums[k - i]!));
    sums.push(reduced(minus(sum)));
  }
  return sums;
}

/** Positive minus negative squares of a quadratic form, by Lagrange's reduction. */
function signature(matrix: Fraction[][]): number {
  const n = matrix.length;
  if (n === 0) return 0;
  const pivot = matrix.findIndex((row, i) => row[i]!.n !== 0n);
  if (pivot < 0) {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < i; j++) {
        if (matrix[i]![j]!.n === 0n) continue;
        // x_i + x_j for x_i: the square of x_i gets twice the product's coefficient.
        const added = matrix.map((row) => row.map((x) => x));
        for (let k = 0; k < n; k++) added[i]![k] = plus(added[i]![k]!, matrix[j]![k]!);
        for (let k = 0; k < n; k++) added[k]![i] = plus(added[k]![i]!, added[k]![j]!);
        return signature(added);
      }
    }
    return 0;
  }
  const diagonal = matrix[pivot]![pivot]!;
  const others = [...matrix.keys()].filter((i) => i !== pivot);
  const rest = others.map((i) =>
    others.map((j) => {
      const part = times(times(matrix[i]![pivot]!, matrix[pivot]![j]!), ratio(diagonal.d, diagonal.n));
      return reduced(plus(matrix[i]![j]!, minus(part)));
    }),
  );
  return signOf(diagonal.n) + signature(rest);
}

/** Different real roots of p with q > 0, less those with q < 0. */
export function tarskiQuery(p: readonly bigint[], q: readonly bigint[]): number {
  const n = p.length - 1;
  const sums = powerSums(p, 2 * n + q.length);
  const entry = (k: number) => q.reduce((sum, c, i) => plus(sum, times(ratio(c, 1n), sums[k + i]!)), ZERO);
  const entries = Array.from({ length: 2 * n }, (_, k) => reduced(entry(k)));
  return signature(Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => entries[i + j]!)));
}

export const multiply = (p: readonly bigint[], q: readonly bigint[]): bigint[] => {
  const product = Array.from({ length: Math.max(p.length + q.length - 1, 0) }, () => 0n);
  p.forEach((x, i) => {
    q.forEach((y, j) => {
      product[i + j]! += x * y;
    });
  });
  return product;
};

/** Different real roots, of which how many are positive, zero and negative for q. */
export function rootsBySign(
  p: readonly bigint[],
  q: readonly bigint[],
): { positive: number; zero: number; negative: number } {
  const all = tarskiQuery(p, [1n]);
  const difference = tarskiQuery(p, q);
  const other = tarskiQuery(p, multiply(q, q));
  const positive = (other + difference) / 2;
  return { positive, zero: all - other, negative: other - positive };
}

/** Different real roots x with from <= x <= to. */
export function rootsFromTo(p: readonly bigint[], from: Fraction, to: Fraction): number {
  // (x - from)(to - x) >= 0.
  const { positive, zero } = rootsBySign(p, multiply([-from.n, from.d], [to.n, -to.d]));
  return positive + zero;
}
