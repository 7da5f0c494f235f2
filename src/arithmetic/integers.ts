/** Integers of any size: what BigInt lacks. */
import { reject } from '../core/arguments/errors.js';
import { exponentOf, powerOfTwo } from './float64.js';

/** |n|. @example absolute(-3n); // 3n */
export const absolute = (n: bigint): bigint => (n < 0n ? -n : n);

/**
 * The number of bits of |n|: the least k with |n| < 2^k; 0 for 0.
 *
 * From the exponent of the nearest double. That is a power of two if |n| is one, or was rounded up to it: of this only
 * the bit itself tells. What is beyond all doubles is counted in hexadecimal digits, which engines write in linear
 * time.
 *
 * @example
 * bitLength(8n); // 4
 */
export function bitLength(n: bigint): number {
  const nearest = Math.abs(Number(n));
  if (nearest === 0) return 0;
  if (nearest === Infinity) return bitLengthByDigits(n);
  const exponent = exponentOf(nearest);
  const isRoundedUp = nearest === powerOfTwo(exponent) && absolute(n) >> BigInt(exponent) === 0n;
  return isRoundedUp ? exponent : exponent + 1;
}

function bitLengthByDigits(n: bigint): number {
  const digits = absolute(n).toString(16);
  const leading = 32 - Math.clz32(Number.parseInt(digits[0]!, 16));
  return 4 * (digits.length - 1) + leading;
}

/**
 * The number of zero bits below the lowest set bit of n: the greatest k such that 2^k divides n.
 *
 * The low part that is looked at doubles until it has a set bit, so the cost is linear in the answer.
 *
 * @throws RangeError for 0, which every power of two divides
 * @example
 * trailingZeros(24n); // 3
 */
export function trailingZeros(n: bigint): number {
  if (n === 0n) reject('trailingZeros', 'n', 'other than zero', n);
  let width = 64;
  let low = BigInt.asUintN(width, n);
  while (low === 0n) {
    width *= 2;
    low = BigInt.asUintN(width, n);
  }
  return bitLength(low & -low) - 1;
}

/**
 * The greatest common divisor, never negative; gcd(0, 0) = 0.
 *
 * Of the odd parts, the powers of two apart: denominators that come from doubles are powers of two, and then nothing is
 * left to divide. Euclid's algorithm, whose steps are made on the leading digits, in doubles, as far as those of the
 * whole numbers are certain to be the same (Knuth, TAOCP 2, section 4.5.2, algorithm L, of Lehmer 1938).
 *
 * @example
 * greatestCommonDivisor(-12n, 18n); // 6n
 */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  if (a === 0n || b === 0n) return absolute(a + b);
  const zerosA = trailingZeros(a);
  const zerosB = trailingZeros(b);
  const oddA = absolute(a) >> BigInt(zerosA);
  const oddB = absolute(b) >> BigInt(zerosB);
  const divisor = oddA < oddB ? divisorOf(oddB, oddA) : divisorOf(oddA, oddB);
  return divisor << BigInt(Math.min(zerosA, zerosB));
}

/** Leading digits, in doubles: a sum or a product of what `leadingSteps` has of them is below 2^53. */
const LEADING_BITS = 51;
const LEADING = 2n ** BigInt(LEADING_BITS);

/** So much is looked at where a bit length is expected: a step shortens a number by fewer bits, nearly always. */
const WINDOW = 128;

/**
 * {@link bitLength} of n > 0, of which it is known that it is at most `most`: by the leading digits, in a time that
 * does not depend on the rest.
 */
function bitLengthBelow(n: bigint, most: number): number {
  const shift = most - WINDOW;
  const leading = shift > 0 ? n >> BigInt(shift) : 0n;
  return leading === 0n ? bitLength(n) : shift + bitLength(leading);
}

/**
 * The greatest common divisor of a >= b > 0. The bit length is carried along: to count it anew takes longer than the
 * step.
 */
function divisorOf(a: bigint, b: bigint): bigint {
  let greater = a;
  let less = b;
  let length = bitLength(a);
  while (less >= LEADING) {
    length = bitLengthBelow(greater, length);
    const shift = BigInt(length - LEADING_BITS);
    const steps = leadingSteps(Number(greater >> shift), Number(less >> shift));
    if (steps === null) [greater, less] = [less, greater % less];
    else {
      const [p, q, r, s] = steps;
      [greater, less] = [p * greater + q * less, r * greater + s * less];
    }
  }
  if (less === 0n) return greater;
  return BigInt(smallDivisor(Number(less), Number(greater % less)));
}

function smallDivisor(a: number, b: number): number {
  let [greater, less] = [a, b];
  while (less !== 0) [greater, less] = [less, greater % less];
  return greater;
}

/**
 * The steps of Euclid's algorithm that all numbers with these leading digits have in common, as one: what the
 * remainders are made of. Null if there are none.
 *
 * A quotient is certain if it is that of both ends, (x + p) / (y + r) and (x + q) / (y + s). Quotients of integers
 * below 2^52 that are no integers are farther than 2^-52 of their size from one, so that what is rounded down is right.
 */
function leadingSteps(a: number, b: number): readonly [bigint, bigint, bigint, bigint] | null {
  let [x, y] = [a, b];
  let [p, q, r, s] = [1, 0, 0, 1];
  while (y + r !== 0 && y + s !== 0) {
    const quotient = Math.floor((x + p) / (y + r));
    if (quotient !== Math.floor((x + q) / (y + s))) break;
    [p, r] = [r, p - quotient * r];
    [q, s] = [s, q - quotient * s];
    [x, y] = [y, x - quotient * y];
  }
  return q === 0 ? null : [BigInt(p), BigInt(q), BigInt(r), BigInt(s)];
}

/**
 * ⌊√n⌋, the greatest integer whose square is at most n.
 *
 * Newton's iteration with as many digits as are known already, so that all steps together cost little more than the
 * last one. For 4^c <= n < 4^(c+1), the root a of the leading digits, m = n >> 2 (c - d), is known with (a - 1)² < m <
 * (a + 1)²; a step from d = e to at most 2e + 1 keeps that (Zimmermann 1999, "Karatsuba Square Root", in the form of
 * Python's `math.isqrt`), so that at the end it is the root, or that and 1.
 *
 * @throws RangeError if n is negative
 * @example
 * integerSquareRoot(24n); // 4n
 */
export function integerSquareRoot(n: bigint): bigint {
  if (n < 0n) reject('integerSquareRoot', 'n', 'not negative', n);
  if (n === 0n) return 0n;
  const most = (bitLength(n) - 1) >> 1;
  let known = 0;
  let root = 1n;
  for (let s = 31 - Math.clz32(most); s >= 0; s--) {
    const next = most >> s;
    const part = n >> BigInt(2 * most - known - next + 1);
    root = (root << BigInt(next - known - 1)) + part / root;
    known = next;
  }
  return root * root > n ? root - 1n : root;
}

/** The squares modulo 64, 63, 65 and 11: a number with another residue is none (Cohen 1993, algorithm 1.7.3). */
const MODULI = [64, 63, 65, 11] as const;
const MODULUS = 63n * 65n * 11n;
const squaresModulo: readonly Uint8Array[] = /* @__PURE__ */ MODULI.map((modulus) => {
  const squares = new Uint8Array(modulus);
  for (let i = 0; i < modulus; i++) squares[(i * i) % modulus] = 1;
  return squares;
});

/** Not a square for certain: 715 of 720720 residues are those of squares, so that few roots are taken in vain. */
function isNoSquare(n: bigint): boolean {
  if (squaresModulo[0]![Number(BigInt.asUintN(6, n))] === 0) return true;
  const rest = Number(n % MODULUS);
  return MODULI.some((modulus, i) => i > 0 && squaresModulo[i]![rest % modulus] === 0);
}

/**
 * √n if that is an integer, `null` if not.
 *
 * @example
 * exactSquareRoot(25n); // 5n
 * exactSquareRoot(24n); // null
 */
export function exactSquareRoot(n: bigint): bigint | null {
  if (n < 0n || isNoSquare(n)) return null;
  const root = integerSquareRoot(n);
  return root * root === n ? root : null;
}
