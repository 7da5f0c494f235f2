/**
 * Signs of sums of square roots, exactly. What separates roots from what is rational are signs and squares:
 *
 * The sign of A + B√c is that of A and B where these agree or one is 0 (or c is). Where they differ, the larger of A²
 * and B²c decides: sign A times the sign of A² - B²c. That holds for integers A, B, and for any real numbers whose
 * signs are known: for sums of roots again (Eberly 2006, "3D Game Engine Design", calls for it throughout; the rule is
 * as old as algebra).
 */
import { reject } from '../core/arguments/errors.js';
import { requireBigInt } from '../core/arguments/numbers.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { rootSumFilter } from './root-filters.js';

/** The sign of an integer. @example integerSign(-3n); // -1 */
export const integerSign = (n: bigint): Sign => (n > 0n ? 1 : n < 0n ? -1 : 0);

/** Checks what stands under a root. */
function requireRadicand(where: string, name: string, value: bigint): void {
  requireBigInt(where, name, value);
  if (value < 0n) reject(where, name, 'not negative', value);
}

/** {@link signOfSurd} of arguments that are known to be good. @example surdSign(-2n, 1n, 4n); // 0 */
export function surdSign(a: bigint, b: bigint, c: bigint): Sign {
  const rational = integerSign(a);
  const irrational = c === 0n ? 0 : integerSign(b);
  if (rational === irrational || irrational === 0) return rational;
  if (rational === 0) return irrational;
  return (rational * integerSign(a * a - b * b * c) + 0) as Sign;
}

/**
 * The sign of a + b√c, for integers.
 *
 * @throws RangeError if c is negative
 * @example
 * signOfSurd(-3n, 2n, 2n); // -1
 * signOfSurd(-6n, 2n, 9n); // 0
 */
export function signOfSurd(a: bigint, b: bigint, c: bigint): Sign {
  requireBigInt('signOfSurd', 'a', a);
  requireBigInt('signOfSurd', 'b', b);
  requireRadicand('signOfSurd', 'c', c);
  return surdSign(a, b, c);
}

/**
 * {@link signOfRootSum} of arguments that are known to be good.
 *
 * With A = a + b√c and B = d + f√c the sum is A + B√e, and A² - B²e = (a² + b²c - d²e - f²ce) + 2 (ab - dfe)√c has one
 * root left.
 *
 * @example
 * rootSumSign(0n, 1n, 2n, -1n, 3n, 0n); // -1
 */
export function rootSumSign(a: bigint, b: bigint, c: bigint, d: bigint, e: bigint, f: bigint): Sign {
  const filtered = rootSumFilter(Number(a), Number(b), Number(c), Number(d), Number(e), Number(f));
  if (filtered !== UNDECIDED) return filtered;
  return exactRootSumSign(a, b, c, d, e, f);
}

function exactRootSumSign(a: bigint, b: bigint, c: bigint, d: bigint, e: bigint, f: bigint): Sign {
  const first = surdSign(a, b, c);
  const second = e === 0n ? 0 : surdSign(d, f, c);
  if (first === second || second === 0) return first;
  if (first === 0) return second;
  const rational = a * a + b * b * c - (d * d + f * f * c) * e;
  return (first * surdSign(rational, 2n * (a * b - d * f * e), c) + 0) as Sign;
}

/**
 * The sign of a + b√c + d√e + f√(ce), for integers.
 *
 * Decided in doubles where that is certain, else by nested squaring. Numbers over a common denominator, and dyadic
 * ones, are integers after a scaling.
 *
 * @throws RangeError if c or e is negative
 * @example
 * signOfRootSum(-10n, 0n, 2n, 1n, 3n, 4n); // 1
 * signOfRootSum(1n, -1n, 2n, -1n, 3n, 1n); // 1
 * signOfRootSum(-6n, 1n, 4n, -1n, 9n, 7n) === 1; // true
 * signOfRootSum(0n, 3n, 2n, -1n, 18n, 0n); // 0
 */
export function signOfRootSum(a: bigint, b: bigint, c: bigint, d: bigint, e: bigint, f: bigint): Sign {
  requireBigInt('signOfRootSum', 'a', a);
  requireBigInt('signOfRootSum', 'b', b);
  requireRadicand('signOfRootSum', 'c', c);
  requireBigInt('signOfRootSum', 'd', d);
  requireRadicand('signOfRootSum', 'e', e);
  requireBigInt('signOfRootSum', 'f', f);
  return rootSumSign(a, b, c, d, e, f);
}
