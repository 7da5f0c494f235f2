import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { requireFinite } from '../core/arguments/errors.js';
import { requireList } from '../core/arguments/lists.js';
import { requireRange } from '../core/arguments/numbers.js';
import { type Sign, UNDECIDED, type Undecided } from '../core/sign.js';

const NAME = 'polygonAreaSign';
/** Twice the unit roundoff: 2u = 2^-52. */
const TWICE_UNIT_ROUNDOFF = 2 ** -52;
/** What one term may lose to underflow, far above 2^-1074 so that it is a normal number itself. */
const MARGIN = 2 ** -1000;
/** The filter's bound is proved for fewer terms than this. */
const MOST_TERMS = 2 ** 48;

/**
 * Which way round does a ring of points run?
 *
 * The sign of the signed area that it encloses, each part counted as often as the ring runs around it counterclockwise:
 * positive for a counterclockwise simple ring, negative for a clockwise one, zero where the parts cancel (a figure of
 * eight with equal halves, a ring on a line). The ring is given by the coordinates x0, y0, x1, y1, ... of its points
 * number start to end - 1 (all by default); it may cross itself. Fewer than three points enclose nothing.
 *
 * Source: the shoelace formula (Meister 1769): twice the area is Σ x_i (y_(i+1) - y_(i-1)).
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the coordinate, if one is NaN or infinite
 * @throws RangeError if the points number start to end - 1 are not all there
 * @example
 * polygonAreaSign([0, 0, 4, 0, 0, 4]); // 1
 * polygonAreaSign([0, 0, 0, 4, 4, 0]); // -1
 * polygonAreaSign([0, 0, 1, 1, 1, 0, 0, 1]); // 0
 */
export function polygonAreaSign(
  positions: ArrayLike<number>,
  start = 0,
  end: number = Math.floor(positions?.length / 2),
): Sign {
  requireList(NAME, 'positions', 'a list of numbers', positions);
  requireRange(NAME, start, end, Math.floor(positions.length / 2));
  const sign = polygonAreaSignFilter(positions, start, end);
  return sign === UNDECIDED ? polygonAreaSignExact(positions, start, end) : sign;
}

/**
 * The tier of plain doubles.
 *
 * Computed is S = Σ d_i e_i with d_i = x_i - x_0 and e_i = y_(i+1) - y_(i-1) over the n points, and its magnitude
 * M = Σ |d_i| |e_i|. (Shifting all x does not change the area, because the e_i add up to zero.) With u = 2^-53,
 * η = 2^-1075 and hats on computed values:
 *
 * - A difference has a relative error of at most u, underflow included. A product of two has k = 3 roundings, plus at
 *   most η. Each product then passes through at most n additions, which have no underflow error: k = n + 3 in all. So
 *   |Ŝ - S| <= ((1+u)^k - 1) M + n η (1+u)^n.
 * - In the same way M̂ >= (1-u)^k M - n η.
 *
 * For k u <= 1/16, which n < 2^48 gives, (1+u)^k - 1 <= ku / (1 - ku) <= 16/15 ku and (1-u)^-(k+2) <= 1 / (1 - (k+2)u)
 * <= 8/7, so that
 *
 *   |Ŝ - S| <= 16/15 · 8/7 · ku (1-u)^2 (M̂ + nη) + 2nη < 1.22 ku (1-u)^2 M̂ + 3nη < fl(2ku · M̂) (1-u) + n 2^-1001.
 *
 * The filter asks |Ŝ| > fl(fl(2ku · M̂) + n 2^-1000); 2ku and n 2^-1000 are doubles without error, the factor
 * (1-u) pays for the last addition, and where 2ku · M̂ underflows the margin is larger than what is lost.
 *
 * Overflow: partial sums of M̂ are at least those of Ŝ in absolute value (rounding is monotone), so where Ŝ is infinite
 * or NaN, M̂ is too, and the comparison fails. A NaN or infinite coordinate makes M̂ infinite or NaN: each coordinate
 * is in a difference, and a product with an infinite factor is infinite or NaN.
 */
export function polygonAreaSignFilter(
  positions: ArrayLike<number>,
  start: number,
  end: number,
): Sign | Undecided {
  const n = end - start;
  if (n >= MOST_TERMS || n < 3) return UNDECIDED;
  const x0 = positions[2 * start]!;
  let before = positions[2 * end - 1]!;
  let y = positions[2 * start + 1]!;
  let sum = 0;
  let magnitude = 0;
  for (let i = 2 * start; i < 2 * end; i += 2) {
    const after = positions[i + 2 < 2 * end ? i + 3 : 2 * start + 1]!;
    const product = (positions[i]! - x0) * (after - before);
    sum += product;
    magnitude += Math.abs(product);
    before = y;
    y = after;
  }
  if (!(Math.abs(sum) > TWICE_UNIT_ROUNDOFF * (n + 3) * magnitude + n * MARGIN)) return UNDECIDED;
  return sum > 0 ? 1 : -1;
}

/** The tier of integers: all coordinates over a common power of two. Decides always; looks for NaN and infinities. */
export function polygonAreaSignExact(positions: ArrayLike<number>, start: number, end: number): Sign {
  const values = Array.from({ length: 2 * (end - start) }, (_, i) => positions[2 * start + i]!);
  requireFinite(NAME, values.map((_, i) => `positions[${2 * start + i}]`).join(' '), values);
  const p = scaledIntegers(values, commonExponent(values));
  const size = p.length;
  let sum = 0n;
  for (let i = 0; i < size; i += 2) sum += p[i]! * (p[(i + 3) % size]! - p[(i + size - 1) % size]!);
  return sum > 0n ? 1 : sum < 0n ? -1 : 0;
}
