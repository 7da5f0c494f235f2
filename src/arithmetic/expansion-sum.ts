/** Sums of expansions. What an expansion is, and the domain, is said in expansion.ts. */
import { twoSumTail } from './error-free.js';

/**
 * Writes e + f to h, exactly. h has room for eLength + fLength components and is neither e nor f.
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
  return mergeAndSum(eLength, e, fLength, f, 1, h);
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
  return mergeAndSum(eLength, e, fLength, f, -1, h);
}

/**
 * e + fSign · f: the components of both, merged by magnitude, run through a chain of two-sums whose tails are the
 * result. Shewchuk's fast expansion sum (1997, theorem 13) without zeros: strongly nonoverlapping operands give a
 * strongly nonoverlapping result, because rounding is to even.
 */
function mergeAndSum(
  eLength: number,
  e: Float64Array,
  fLength: number,
  f: Float64Array,
  fSign: 1 | -1,
  h: Float64Array,
): number {
  const total = eLength + fLength;
  let written = 0;
  let accumulated = 0;
  let i = 0;
  let j = 0;
  for (let taken = 0; taken < total; taken++) {
    const fromE = j >= fLength || (i < eLength && Math.abs(e[i]!) <= Math.abs(f[j]!));
    const component = fromE ? e[i++]! : fSign * f[j++]!;
    const sum = accumulated + component;
    const tail = twoSumTail(accumulated, component, sum);
    if (tail !== 0) h[written++] = tail;
    accumulated = sum;
  }
  if (accumulated !== 0) h[written++] = accumulated;
  return written;
}
