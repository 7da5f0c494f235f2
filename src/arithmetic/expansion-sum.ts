/** Sums of expansions. What an expansion is, and the domain, is said in expansion.ts. */
import { twoSumTail } from './error-free.js';

/**
 * Writes e + f to h, exactly. h has room for eLength + fLength components and is neither e nor f.
 *
 * One component of f after the other is grown into h: eLength · fLength two-sums. (Shewchuk's fast expansion sum
 * takes eLength + fLength, but it does not keep what it needs of its operands: see the test of that name.)
 *
 * @returns the length of h, at most eLength + fLength; 0 if the sum is zero
 * @example
 * addExpansions(1, Float64Array.of(1), 1, Float64Array.of(2 ** 60), h); // 2; h = 1, 2 ** 60
 */
export function addExpansions(
  eLength: number,
  e: Float64Array,
  fLength: number,
  f: Float64Array,
  h: Float64Array,
): number {
  for (let i = 0; i < eLength; i++) h[i] = e[i]!;
  let length = eLength;
  for (let j = 0; j < fLength; j++) length = growExpansion(length, h, f[j]!);
  return length;
}

/**
 * Writes e - f to h, exactly. h has room for eLength + fLength components and is neither e nor f.
 *
 * @returns the length of h, at most eLength + fLength; 0 if e and f are equal
 * @example
 * subtractExpansions(1, Float64Array.of(1), 1, Float64Array.of(1), h); // 0
 */
export function subtractExpansions(
  eLength: number,
  e: Float64Array,
  fLength: number,
  f: Float64Array,
  h: Float64Array,
): number {
  for (let i = 0; i < eLength; i++) h[i] = e[i]!;
  let length = eLength;
  for (let j = 0; j < fLength; j++) length = growExpansion(length, h, -f[j]!);
  return length;
}

/**
 * Adds the double b to the expansion e in place, exactly. e has room for one more component.
 *
 * Shewchuk 1997, grow-expansion (theorem 10), without zeros: b runs through the components by two-sums, (Q, e_i)
 * becomes (fl(Q + e_i), tail), and the tails stay behind. Never more is written than was read.
 *
 * Proof that the result is nonadjacent: a tail h of Q' = fl(Q + e_i) is at most |e_i|, because the double Q is that
 * near to Q + e_i; so h is below half the lowest bit of e_(i+1). It is at most ulp(Q')/2, and if it is that, Q' is
 * even, a multiple of 2·ulp(Q'). All components that follow come from sums of Q', e_(i+1) and later ones, hence are
 * multiples of the lower of the lowest bits of Q' and e_(i+1), and |h| is less than half of it.
 *
 * @returns the new length of e, at most one more; 0 if the sum is zero
 * @example
 * growExpansion(0, h, 5); // 1; h = 5
 */
export function growExpansion(length: number, e: Float64Array, b: number): number {
  let written = 0;
  let accumulated = b;
  for (let i = 0; i < length; i++) {
    const component = e[i]!;
    const sum = accumulated + component;
    const tail = twoSumTail(accumulated, component, sum);
    if (tail !== 0) e[written++] = tail;
    accumulated = sum;
  }
  if (accumulated !== 0) e[written++] = accumulated;
  return written;
}
