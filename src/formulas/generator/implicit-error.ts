/**
 * The error of a polynomial that is calculated in double-words, derived.
 *
 * `src/arithmetic/measured-words.ts` keeps with every number v a magnitude M, calculated in doubles:
 *
 *   M(double) = |d|     M(a - b) = |fl(a - b)|     M(v ± w) = M(v) + M(w)     M(v · w) = M(v) · M(w) + C, or 0
 *
 * with the margin C = 2^-900. An operation on double-words errs by at most η (|v| + |w|) for a sum and η |v| |w| +
 * 2^-1070 for a product, η = 9u² (proved in double-words.ts). So, as for the filters of predicates (error-bound.ts,
 * with η in place of u): |v̂ - v| <= ((1 + η)^n - 1) M, n(input) = 0, n(v ± w) = max + 1, n(v · w) = n(v) + n(w) + 1; a
 * difference of two doubles has no error. What a product loses to underflow, 2^-1070, is less than η C. M is a little
 * too small, for it is rounded: at least (1 - u)^k times the true one, with k(double) = 0, k(a - b) = 1, k(v ± w) =
 * max + 1, k(v · w) = k(v) + k(w) + 2. So the error is at most c M̂ with c = ((1 + η)^n - 1) / (1 - u)^(k + 1); the
 * last factor is for the rounding of c M̂. Where one factor has the magnitude 0 it is zero, and so is the product.
 */
import type { ImplicitProgram } from './implicit-program.js';
import { operands } from './program.js';

/** The two counts of a number. */
export interface WordCounts {
  readonly n: number;
  readonly k: number;
}

/** What an input that an earlier formula calculated may have behind it, where its formula does not say less. */
export const BEFORE: WordCounts = { n: 8, k: 16 };

/** The smallest double that is at least c, for a value of a program. */
export function errorConstantOf(lowered: ImplicitProgram, root: number): number {
  const { n, k } = countWords(lowered, root);
  return wordErrorConstant(n, k);
}

/** The two counts of a value: see above. */
export function countWords(lowered: ImplicitProgram, root: number): WordCounts {
  const operation = lowered.program.at(root);
  if (operation.op === 'input') {
    const leaf = lowered.formula.inputs[lowered.leaves[operation.argument]!]!;
    return leaf.kind === 'ball' ? (leaf.before ?? BEFORE) : { n: 0, k: 1 };
  }
  const [a, b] = operands(operation).map((operand) => countWords(lowered, operand)) as [
    WordCounts,
    WordCounts,
  ];
  return operation.op === 'mul'
    ? { n: a.n + b.n + 1, k: a.k + b.k + 2 }
    : { n: Math.max(a.n, b.n) + 1, k: Math.max(a.k, b.k) + 1 };
}

/** ((1 + 9u²)^n - 1) / (1 - u)^(k + 1) as a double, rounded up. */
export function wordErrorConstant(n: number, k: number): number {
  // In units of u²: 1 is 2^106.
  const one = 1n << 106n;
  const power = (one + 9n) ** BigInt(n) - one ** BigInt(n);
  const u = 1n << 53n;
  const numerator = power * u ** BigInt(k + 1);
  const denominator = one ** BigInt(n) * (u - 1n) ** BigInt(k + 1);
  const scaled = (numerator << 200n) / denominator + 1n;
  const excess = BigInt(scaled.toString(2).length - 53);
  return Number(((scaled - 1n) >> excess) + 1n) * 2 ** (Number(excess) - 200);
}
