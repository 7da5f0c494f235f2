/**
 * The sign of the greatest value of a quadratic function in the unit ball of two or three dimensions, wherever it is
 * not zero or next to it, by proofs: a point of the ball whose value is positive; or a multiplier λ >= 0 for which
 * q(y) - λ (|y|² - 1) is negative everywhere. Both are guessed in doubles, and checked over the integers.
 *
 * Source: Moré, Sorensen 1983, "Computing a trust region step" (the guess: the secular equation over the eigenvalues).
 */
import { absolute, bitLength } from '../../../../arithmetic/integers.js';
import { powerOfTwo } from '../../../cases/doubles.js';

/** q(y) = y·Hy + 2 h·y + k. */
export interface BallFunction {
  readonly square: readonly (readonly bigint[])[];
  readonly linear: readonly bigint[];
  readonly constant: bigint;
}

/** -q. */
export function negated({ square, linear, constant }: BallFunction): BallFunction {
  return {
    square: square.map((row) => row.map((x) => -x)),
    linear: linear.map((x) => -x),
    constant: -constant,
  };
}

/** 1 or -1 where it is proved, else 0. */
export function provenSign(q: BallFunction): number {
  if (q.constant > 0n) return 1;
  const { point, multiplier, value, unit } = guessOf(q);
  if (value > 0) return isPositiveAt(q, point) ? 1 : 0;
  return isNegativeEverywhere(q, multiplier, unit) ? -1 : 0;
}

/** Digits behind the point of what is guessed. */
const DIGITS = 52;
const ONE = 1n << BigInt(DIGITS);
/** A point that is meant to be on the sphere is moved inside by so much. */
const INSIDE = 1 - 2 ** -50;

const fixed = (x: number): bigint => BigInt(Math.round(x * Number(ONE)));

/** Whether a point is in the ball and has a positive value: over the integers. */
function isPositiveAt({ square, linear, constant }: BallFunction, point: readonly number[]): boolean {
  if (!point.every(Number.isFinite)) return false;
  const y = point.map((x) => fixed(x * INSIDE));
  if (y.reduce((sum, x) => sum + x * x, 0n) > ONE * ONE) return false;
  const value = y.reduce(
    (sum, x, i) => sum + x * y.reduce((part, z, j) => part + square[i]![j]! * z, 2n * ONE * linear[i]!),
    ONE * ONE * constant,
  );
  return value > 0n;
}

/** Whether λ (|y|² - 1) - q(y) is positive definite in (y, 1), for λ = multiplier · 2^unit. */
function isNegativeEverywhere(
  { square, linear, constant }: BallFunction,
  multiplier: number,
  unit: number,
): boolean {
  if (!(multiplier >= 0 && multiplier < Number(ONE))) return false;
  const shift = unit - DIGITS;
  const up = BigInt(Math.max(-shift, 0));
  const lambda = fixed(multiplier) << BigInt(Math.max(shift, 0));
  const matrix = square.map((row, i) => [
    ...row.map((x, j) => (i === j ? lambda : 0n) - (x << up)),
    -(linear[i]! << up),
  ]);
  matrix.push([...linear.map((x) => -(x << up)), -lambda - (constant << up)]);
  return isPositiveDefinite(matrix);
}

/** By the leading minors: elimination without fractions, whose pivots they are (Bareiss 1968). */
function isPositiveDefinite(matrix: bigint[][]): boolean {
  const n = matrix.length;
  let before = 1n;
  for (let k = 0; k < n; k++) {
    const pivot = matrix[k]![k]!;
    if (pivot <= 0n) return false;
    for (let i = k + 1; i < n; i++) {
      for (let j = i; j < n; j++) {
        // Symmetric: the entry (i, k) is the entry (k, i).
        matrix[i]![j] = (matrix[i]![j]! * pivot - matrix[k]![i]! * matrix[k]![j]!) / before;
      }
    }
    before = pivot;
  }
  return true;
}

/** A point and a multiplier in units of 2^unit, and about the greatest value. */
interface Guess {
  readonly point: readonly number[];
  readonly multiplier: number;
  readonly value: number;
  readonly unit: number;
}

/** What is left of an integer is at most 1. */
function leading(x: bigint, unit: number): number {
  const cut = Math.max(unit - 1000, 0);
  return Number(x >> BigInt(cut)) * powerOfTwo(cut - unit);
}

function guessOf({ square, linear, constant }: BallFunction): Guess {
  const largest = [...square.flat(), ...linear, constant].reduce((most, x) => most | absolute(x), 0n);
  const unit = bitLength(largest);
  const [matrix, h] = [
    square.map((row) => row.map((x) => leading(x, unit))),
    linear.map((x) => leading(x, unit)),
  ];
  const axes = diagonalized(matrix);
  const values = matrix.map((row, i) => row[i]!);
  const parts = axes.map((axis) => axis.reduce((sum, x, i) => sum + x * h[i]!, 0));
  const top = values.indexOf(Math.max(...values));
  const root = secularRoot(values, parts, Math.max(values[top]!, 0));
  const y = parts.map((g, i) => (g === 0 ? 0 : g / (root - values[i]!)));
  // On the sphere, whatever rounding made of the largest part.
  const rest = y.reduce((sum, x, i) => (i === top ? sum : sum + x * x), 0);
  if (root > 0) y[top] = Math.sqrt(Math.max(1 - rest, 0)) * (parts[top]! < 0 ? -1 : 1);
  return {
    point: y.map((_, i) => axes.reduce((sum, axis, k) => sum + axis[i]! * y[k]!, 0)),
    multiplier: root + 2 ** -44,
    value: root + leading(constant, unit) + parts.reduce((sum, g, i) => sum + g * y[i]!, 0),
    unit,
  };
}

/** The greatest root of Σ gᵢ² / (λ - dᵢ)² = 1, but no less than the lowest: by bisection. */
function secularRoot(values: readonly number[], parts: readonly number[], lowest: number): number {
  const isBelow = (lambda: number): boolean => {
    let sum = 0;
    for (let k = 0; k < values.length; k++) sum += (parts[k]! / (lambda - values[k]!)) ** 2;
    return sum > 1;
  };
  // The greatest value is inside of the ball.
  if (values.every((d) => d < lowest) && !isBelow(lowest)) return lowest;
  let low = lowest;
  let high = lowest + Math.sqrt(parts.reduce((sum, g) => sum + g * g, 0));
  for (let i = 0; i < 60 && high > low; i++) {
    const middle = (low + high) / 2;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
  return high;
}

/** The eigenvectors of a symmetric matrix, which is left with its eigenvalues: Jacobi's rotations. */
function diagonalized(matrix: number[][]): number[][] {
  const n = matrix.length;
  const axes = matrix.map((_, i) => matrix.map((_, j) => (i === j ? 1 : 0)));
  for (let sweep = 0; sweep < 8; sweep++) {
    for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) rotate(matrix, axes, p, q);
  }
  return axes;
}

function rotate(matrix: number[][], axes: number[][], p: number, q: number): void {
  const off = matrix[p]![q]!;
  if (off === 0) return;
  const theta = (matrix[q]![q]! - matrix[p]![p]!) / (2 * off);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  const turn = (u: number[], i: number, j: number, v = u): void => {
    const [x, y] = [u[i]!, v[j]!];
    u[i] = c * x - s * y;
    v[j] = s * x + c * y;
  };
  for (const row of matrix) turn(row, p, q);
  for (let k = 0; k < matrix.length; k++) {
    turn(matrix[p]!, k, k, matrix[q]!);
    turn(axes[p]!, k, k, axes[q]!);
  }
}
