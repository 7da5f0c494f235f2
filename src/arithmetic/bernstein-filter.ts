/**
 * The sign of a polynomial on the whole of [0, 1], in doubles. Its Bernstein coefficients there, times binomial
 * coefficients, are those of (1 + s)^n p(s / (1 + s)): sums of the given ones with positive integer weights, by
 * additions only. Where all have one sign, the polynomial has it (the end coefficients are p(0) and p(1)).
 *
 * The bound: each is a sum by at most n additions one after the other, of terms whose magnitudes add up to S: it is off
 * by at most ((1 + u)^n - 1) S, u = 2^-53. S is computed by the same additions of magnitudes, and is too small by a
 * factor (1 - u)^n at most. So 2nu S is enough for n <= 2^40; additions do not underflow, and what S times that loses
 * by underflow is smaller than any double but 0.
 */
import type { Sign, Undecided } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';

/** p(s + 1) of coefficients from the highest power on, in place. */
function shiftByOne(p: Float64Array): void {
  for (let i = p.length - 1; i > 0; i--) {
    for (let j = 1; j <= i; j++) p[j]! += p[j - 1]!;
  }
}

/**
 * The sign of c₀ + c₁ t + ... for all t from 0 to 1, or 2 where that is not certain.
 *
 * @example
 * bernsteinFilter([1, -3, 3]); // 2
 * bernsteinFilter([1, -1, 1]); // 1
 */
export function bernsteinFilter(coefficients: ArrayLike<number>): Sign | Undecided {
  // Reversed, shifted by 1, reversed: from the lowest power on, the given order is that of the reversed polynomial.
  const values = Float64Array.from(coefficients);
  const sizes = values.map(Math.abs);
  shiftByOne(values);
  shiftByOne(sizes);
  const factor = 2 * values.length * 2 ** -53;
  let sign: Sign | Undecided = UNDECIDED;
  for (let i = 0; i < values.length; i++) {
    const limit = factor * sizes[i]! + Number.MIN_VALUE;
    const here = values[i]! > limit ? 1 : -values[i]! > limit ? -1 : UNDECIDED;
    if (here === UNDECIDED || (i > 0 && here !== sign)) return UNDECIDED;
    sign = here;
  }
  return sign;
}
