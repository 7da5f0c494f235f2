import { errorConstant, valueRoundings } from './error-bound.js';
import { magnitudePolynomial } from './magnitude.js';
import type { LoweredFormula, Program } from './program.js';

/**
 * The error bound of lifted determinants (incircle, insphere), from the squared lengths of their rows.
 *
 * Row i is (v_i, |v_i|²) with r_i = |v_i|, and the lift L_i = r_i² is computed anyway. The magnitude without
 * underflow is M = Σ_i L_i · perm(|v_j|, j ≠ i), and for vectors of nonnegative coordinates
 *   perm(a, b)    = a_1 b_2 + a_2 b_1 <= |a| |b|                            (Cauchy-Schwarz)
 *   perm(a, b, c) = Σ_k c_k (a_i b_j + a_j b_i) <= √2 |a| |b| |c|           (Cauchy-Schwarz over k; then
 *                   Σ_{i<j} (a_i b_j + a_j b_i)² <= 2 Σ_{i≠j} a_i² b_j² <= 2 |a|² |b|²)
 * With r_i Π_{j≠i} r_j = Π r and Σ r_i <= √(n Σ L_i), S = Σ L_i and f = 1 or 2 (the factors above, squared):
 *   M² <= f · n · L_1 ··· L_n · S.
 * So det² > K · (L_1 ··· L_n · S) + G proves the sign: no absolute value, no sum but S.
 *
 * Underflow and overflow. The filter also asks S < 2^limit, so that every leaf is below R = 2^(limit / 2).
 * The error is at most g · (M + U), with g = (1 + u)^n - 1 and U the sum of all terms of the magnitude
 * polynomial that contain the margin C, which for this proof may be as small as 2^-1022 (error-bound.ts).
 * From (x + y)² <= (1 + t) x² + (1 + 1/t) y² with t = 2^-10, the square of the error is at most
 * (1 + 2^-10) g² f n · L_1 ··· L_n S + (1 + 2^10) g² U².
 * K has another factor 1 + 2^-10 for the roundings of the two sides (fewer than 2^6 of 2^-53 each). Underflow
 * on the right side loses at most: 2^-1073 in a lift, less in a product of lifts, each multiplied by at most
 * 2^(limit · n), n + n times, and K. G is a power of two that exceeds that loss and the last term together.
 */
export interface RowNormBound {
  /** Value numbers of the lifts. */
  readonly lifts: readonly number[];
  /** K, rounded up. */
  readonly factor: number;
  /** log2 G. */
  readonly guardExponent: number;
  /** log2 of the limit on S. */
  readonly limitExponent: number;
}

/** log2 of the limit on S, by the order of the determinant: keeps det² and the right side in range. */
const LIMIT_EXPONENTS: Readonly<Record<number, number>> = { 3: 160, 4: 120 };

/** The rows' lifts, if the formula is a determinant whose last column holds the squared lengths of its rows. */
export function liftedRows({ program, root }: LoweredFormula): number[] | undefined {
  const columns = program.columns.get(root);
  if (columns === undefined || columns.length < 3) return undefined;
  const lifts = columns[columns.length - 1]!;
  const isLift = (lift: number, row: number) => {
    const coordinates = columns.slice(0, -1).map((column) => column[row]!);
    const squares = coordinates.map((c) => program.mul(c, c));
    return squares.reduce(program.add) === lift;
  };
  return lifts.every(isLift) ? [...lifts] : undefined;
}

export function rowNormBound(lowered: LoweredFormula): RowNormBound | undefined {
  const lifts = liftedRows(lowered);
  if (lifts === undefined) return undefined;
  const order = lifts.length;
  const limit = LIMIT_EXPONENTS[order]!;
  const permanent = order === 4 ? 2 : 1;
  const g = errorConstant(valueRoundings(lowered), 0);
  // The factors (1 + 2^-10)² are below 1 + 2^-8, which is exact; so are the small integers. g is rounded
  // up, and the products are rounded at most 4 times, by less than 1 + 2^-50 together.
  const factor = g * g * (permanent * order) * (1 + 2 ** -8);
  const loss = -1073 + limit * order + Math.ceil(Math.log2(2 * order)) + ceilLog2(factor);
  const underflow = 11 + 2 * (ceilLog2(g) + marginTermsExponent(lowered.program, lowered.root, limit / 2));
  return { lifts, factor, guardExponent: Math.max(loss, underflow) + 1, limitExponent: limit };
}

/** An exponent above log2 of the sum of the terms of M that contain C, at C = 2^-1022 and all leaves 2^leafExponent. */
export function marginTermsExponent(program: Program, root: number, leafExponent: number): number {
  let sum = 0n; // in units of 2^-4088, the margin's fourth power
  for (const [monomial, coefficient] of magnitudePolynomial(program, root).terms) {
    const variables = monomial === '' ? [] : monomial.split(',');
    const margins = variables.filter((variable) => variable === '-1').length;
    if (margins === 0) continue;
    const exponent = 4088 - 1022 * margins + leafExponent * (variables.length - margins);
    sum += coefficient << BigInt(exponent);
  }
  return sum.toString(2).length - 4088;
}

const ceilLog2 = (x: number): number => Math.ceil(Math.log2(x));
