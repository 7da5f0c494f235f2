import * as dyadic from '../arithmetic/dyadic.js';
import { add, fromNumber, multiply } from '../arithmetic/dyadic.js';
import { twoProductTail, twoSumTail } from '../arithmetic/index.js';

/** Entries outside of these bounds are left to big integers, so that nothing below underflows or overflows. */
const SMALLEST = 2 ** -700;
const LARGEST = 2 ** 700;

/**
 * 64 u², for u = 2^-53: how far, relative to the sum of the absolute values of the products, the row in doubles may be
 * from the truth.
 *
 * Each entry M is kept as h = fl(M) and l = fl(M - h), so |l| <= u|h| and |M - h - l| <= u²|h|. With p = fl(h x), its
 * exact tail t and q = fl(l x), M x is p + t + q but for 2u²|h x|. Let A be the sum of |p| over the four terms (the
 * last one has x = 1). The sum of the p is s + e1 + e2 + e3 exactly, |e| <= u A (1 + u)^3, and |t|, |q| <= u |p| (1 +
 * u)². So the ten small terms (three t, three e, four q) have absolute values that sum up to 5 u A, but for terms of u²
 * A: the t to one u A, the e to three, the q to one. Adding them up takes nine sums, each with an error of u times a
 * partial sum: 45 u² A. With the 2 u² A from above the truth is within 47.1 u² A of s + small. Adding the bound to
 * `small` rounds once more, by 5.1 u² A, and A comes of three rounded sums: 47.1 + 5.1 < 64 (1 - 4u).
 *
 * Nothing overflows, and what underflows is below all this: 2^-700 <= |h| <= 2^700 or h = 0, and x is a binary32
 * number, so 2^-149 <= |x| < 2^128 or x = 0. Then |h x| >= 2^-849, where the tail of a product is exact, and u² |h
 * x| >= 2^-955, while l and q lose 2^-1075 at most.
 */
export const ROW_ERROR = 2 ** -100;

/** One row of an affine map: what makes one coordinate of three. */
export interface Row {
  /** The four numbers, exactly. */
  readonly exact: readonly dyadic.Dyadic[];
  /** The nearest doubles, and the nearest doubles to what is left; undefined if they are too large or too small. */
  readonly doubles: { readonly high: Float64Array; readonly low: Float64Array } | undefined;
}

/** Makes a row of its four numbers. */
export function rowOf(exact: readonly dyadic.Dyadic[]): Row {
  const high = Float64Array.from(exact, dyadic.toNumber);
  const isTame = high.every((h, i) => {
    const size = Math.abs(h);
    return exact[i]!.mantissa === 0n || (size >= SMALLEST && size <= LARGEST);
  });
  if (!isTame) return { exact, doubles: undefined };
  const rest = (entry: dyadic.Dyadic, i: number) => dyadic.subtract(entry, dyadic.fromNumber(high[i]!));
  const low = Float64Array.from(exact.map(rest), dyadic.toNumber);
  return { exact, doubles: { high, low } };
}

/**
 * m0 x + m1 y + m2 z + m3, the nearest double to the exact sum, for binary32 numbers x, y, z. Infinity beyond the
 * largest double, never -0.
 */
export function roundedRow(row: Row, x: number, y: number, z: number): number {
  const fast = row.doubles === undefined ? Number.NaN : rowInDoubles(row.doubles, x, y, z);
  return Number.isNaN(fast) ? rowInIntegers(row.exact, x, y, z) : fast;
}

/** The same, or NaN where the bound of the error leaves two doubles to choose from. */
export function rowInDoubles(
  { high, low }: NonNullable<Row['doubles']>,
  x: number,
  y: number,
  z: number,
): number {
  const [a, b, c, d] = [high[0]!, high[1]!, high[2]!, high[3]!];
  const px = a * x;
  const py = b * y;
  const pz = c * z;
  const s1 = px + py;
  const s2 = s1 + pz;
  const s = s2 + d;
  const tails = twoProductTail(a, x, px) + twoProductTail(b, y, py) + twoProductTail(c, z, pz);
  const sums = twoSumTail(px, py, s1) + twoSumTail(s1, pz, s2) + twoSumTail(s2, d, s);
  const small = tails + sums + (low[0]! * x + low[1]! * y + (low[2]! * z + low[3]!));
  const error = ROW_ERROR * (Math.abs(px) + Math.abs(py) + Math.abs(pz) + Math.abs(d));
  const below = s + (small - error);
  const above = s + (small + error);
  // Rounding is monotone: between two numbers that round to the same double all do. Adding 0 makes -0 to 0.
  return below === above ? below + 0 : Number.NaN;
}

function rowInIntegers(m: readonly dyadic.Dyadic[], x: number, y: number, z: number): number {
  const first = add(multiply(m[0]!, fromNumber(x)), multiply(m[1]!, fromNumber(y)));
  return dyadic.toNumber(add(add(first, multiply(m[2]!, fromNumber(z))), m[3]!));
}
