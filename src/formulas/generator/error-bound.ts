import type { Magnitude } from './magnitude.js';
import type { LoweredFormula, Program } from './program.js';

/**
 * The error bound of the filter, derived.
 *
 * Rounding to nearest gives fl(x ∘ y) = (x ∘ y)(1 + δ) + η with |δ| <= u = 2^-53; η = 0 for sums and
 * differences (they are exact when subnormal), and |η| <= 2^-1075 for products, only when they underflow.
 *
 * Claim. With M from magnitude.ts and C >= 2^-1022: |v̂ - v| <= ((1 + u)^n(v) - 1) · M(v), where n counts
 * roundings on the longest path: n(input) = 0, n(a - b) = 1 for inputs, n(v ± w) = max(n(v), n(w)) + 1,
 * n(v · w) = n(v) + n(w) + 1.
 *   Sum: |fl(v̂ ± ŵ) - (v ± w)| <= (1 + u)(|v̂ - v| + |ŵ - w|) + u|v ± w|, and both parts are at most
 *   ((1 + u)^n - 1)(M(v) + M(w)).
 *   Product: |v̂| <= (1 + u)^n(v) M(v), so the error is at most ((1 + u)^n - 1) M(v) M(w) + 2^-1075, and the
 *   underflow term is at most u · C <= ((1 + u)^n - 1) · C, which M(v · w) contains.
 *
 *   Absolute value: it is exact, and ||v̂| - |v|| <= |v̂ - v|, so n(|v|) = n(v).
 *
 * The magnitude is itself computed with roundings: its value m̂ is at least (1 - u)^k · M, with k counted in
 * the same way. A product that underflows there loses at most 2^-1075 <= u · C, and the margin C that is
 * added to every product or sum of products makes up for it within the rounding that is counted for the
 * addition of the margin. So the error is at most c · m̂ with c = ((1 + u)^n - 1) / (1 - u)^(k + 1); the last
 * factor covers the rounding of c · m̂, which is normal because c · C >= 2^-1013.
 *
 * Overflow: an infinite or NaN partial result makes the value infinite or NaN, because all later operations
 * are sums and products. NaN fails every comparison; Infinity > c · m̂ can hold only if m̂ did not overflow,
 * which is excluded by monotonicity where `coversOverflow` holds, and by one more comparison elsewhere.
 */
export interface ErrorBound {
  /** Roundings of the value, n. */
  readonly valueRoundings: number;
  /** Roundings of the magnitude, k. */
  readonly magnitudeRoundings: number;
  /** c, rounded up to a double. */
  readonly constant: number;
}

/** log2 of the underflow margin C: far above 2^-1022, so that c · C is normal; far below all usual values. */
export const MARGIN_EXPONENT = -960;

/** log2 of the unit roundoff u. */
const ROUNDOFF_EXPONENT = -53n;

export function deriveErrorBound({ program, root }: LoweredFormula, magnitude: Magnitude): ErrorBound {
  const valueRoundings = countRoundings(program, root);
  const magnitudeRoundings = countRoundings(program, magnitude.root);
  return {
    valueRoundings,
    magnitudeRoundings,
    constant: errorConstant(valueRoundings, magnitudeRoundings),
  };
}

/** The roundings of a formula's value, n. */
export const valueRoundings = ({ program, root }: LoweredFormula): number => countRoundings(program, root);

/** The largest number of factors (1 + δ) on a path from the inputs to `root`. */
export function countRoundings(program: Program, root: number): number {
  const known = new Map<number, number>();
  const count = (index: number): number => {
    const seen = known.get(index);
    if (seen !== undefined) return seen;
    const operation = program.at(index);
    let result: number;
    switch (operation.op) {
      case 'input':
        result = 0;
        break;
      case 'abs':
        result = count(operation.operand);
        break;
      case 'margin':
        result = count(operation.operand) + 1;
        break;
      case 'mul':
        result = count(operation.left) + count(operation.right) + 1;
        break;
      default:
        result = Math.max(count(operation.left), count(operation.right)) + 1;
    }
    known.set(index, result);
    return result;
  };
  return count(root);
}

/** The smallest double that is at least ((1 + u)^n - 1) / (1 - u)^(k + 1), in exact integer arithmetic. */
export function errorConstant(n: number, k: number): number {
  const one = 1n << -ROUNDOFF_EXPONENT; // all in units of u, so 1 + u is one + 1
  const numerator = ((one + 1n) ** BigInt(n) - one ** BigInt(n)) * one ** BigInt(k + 1);
  const denominator = (one - 1n) ** BigInt(k + 1) * one ** BigInt(n);
  // The quotient is between u and 2^-40: 2^110 times it has at least 57 bits; keep 53, rounding up.
  const scaled = (numerator << 110n) / denominator + 1n;
  const excess = BigInt(scaled.toString(2).length - 53);
  const mantissa = ((scaled - 1n) >> excess) + 1n;
  return Number(mantissa) * 2 ** (Number(excess) - 110);
}
