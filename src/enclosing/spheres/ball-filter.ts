import { squareTail, twoSumTail } from '../../arithmetic/error-free.js';
import { decompose } from '../../arithmetic/float64.js';
import { roundQuotient } from '../../arithmetic/rounding.js';
import type { Quotient } from '../points/scaled-rational.js';

/**
 * Parts of (m D + D² + 2^-50 m²) by which doubles, and pairs of doubles, may be wrong about |p - c|² - r². Here m
 * bounds all coordinates in size, D all |p_k - c_k| (and so r² <= 3 D²), u = 2^-53.
 *
 * In doubles, d_k = fl(p_k - c_k) with the nearest double to c_k errs by e <= 3um(1 + u) < 4um. Its square errs by
 * 2De + e², the sum of three squares by a part of 3u, r² by u r², the difference by u of itself: at most 3e(2D + e) +
 * 9u(D + e)² (1 + u)³ + 6uD² < 64u(mD + D² + 2^-50 m²).
 *
 * In pairs, c_k = h + l up to u² m, p_k - h = s + t exactly, and d_k = s + fl(t - l) errs by less than 5u² m, its
 * square by 10u² mD + 25u⁴ m². s² = x + y exactly; y + 2s fl(t - l) + fl(t - l)² is at most 4us² + 4u|s|m + 4u² m² in
 * size and rounded five times. The sums of the three x and of r² are kept with their errors; those, nine numbers of at
 * most 16u D² in size, are added in doubles. Together less than 1024u²(mD + D² + 2^-50 m²).
 *
 * What underflows is less than 2^-1000, which m² 2^-146 exceeds where m > 2^-400; nothing overflows where m < 2^400.
 */
const DOUBLES = 2 ** -47;
const PAIRS = 2 ** -96;
const UNIT_SQUARED = 2 ** -50;
const LEAST = 2 ** -400;
const MOST = 2 ** 400;

/** What |p - c|² - r² is about, for a sphere whose numbers are no doubles. */
export class BallFilter {
  /** The center and the square of the radius, in doubles, and what is left of them, which is not always asked for. */
  readonly #nearest = new Float64Array(4);
  readonly #rest = new Float64Array(4);
  #quotients: readonly Quotient[] = [];
  #hasRest = false;
  readonly #reach: number;
  /** Bounds of the errors; infinite where nothing is proved. */
  bound = Number.POSITIVE_INFINITY;
  pairBound = Number.POSITIVE_INFINITY;

  /** @param reach what no coordinate exceeds in size */
  constructor(reach: number) {
    this.#reach = reach;
  }

  /** @param extent what no point is farther from the center along any axis */
  set(center: readonly Quotient[], square: Quotient, extent: number): void {
    this.#quotients = [...center, square];
    this.#hasRest = false;
    this.#quotients.forEach(({ numerator, denominator }, k) => {
      this.#nearest[k] = roundQuotient(numerator, denominator);
    });
    const reach = this.#reach;
    const size = reach * extent + extent * extent + UNIT_SQUARED * reach * reach;
    const isProved = reach > LEAST && reach < MOST;
    // Twice as much as proved, so that the rounding of the bounds themselves is covered.
    this.bound = isProved ? 2 * DOUBLES * size : Number.POSITIVE_INFINITY;
    this.pairBound = isProved ? 2 * PAIRS * size : Number.POSITIVE_INFINITY;
  }

  /**
   * |p - c|² - r² in doubles, for point i of a buffer. It has the right sign where it exceeds the bound in size: it
   * errs by half the bound at most, and by the rounding of the result, a part of itself.
   */
  excess(x: Float64Array, i: number): number {
    const nearest = this.#nearest;
    const dx = x[3 * i]! - nearest[0]!;
    const dy = x[3 * i + 1]! - nearest[1]!;
    const dz = x[3 * i + 2]! - nearest[2]!;
    return dx * dx + dy * dy + dz * dz - nearest[3]!;
  }

  /** The same in pairs of doubles. */
  pairExcess(x: Float64Array, i: number): number {
    if (!this.#hasRest) this.#findRest();
    let sum = -this.#nearest[3]!;
    let rest = -this.#rest[3]!;
    for (let k = 0; k < 3; k++) {
      const [p, high, low] = [x[3 * i + k]!, this.#nearest[k]!, this.#rest[k]!];
      const difference = p - high;
      const tail = twoSumTail(p, -high, difference) - low;
      const square = difference * difference;
      const next = sum + square;
      rest += twoSumTail(sum, square, next);
      rest += squareTail(difference, square) + (2 * difference + tail) * tail;
      sum = next;
    }
    return sum + rest;
  }

  #findRest(): void {
    this.#quotients.forEach((x, k) => {
      this.#rest[k] = restOf(x, this.#nearest[k]!);
    });
    this.#hasRest = true;
  }
}

/** The nearest double to what is left of a fraction without its nearest double. */
function restOf({ numerator, denominator }: Quotient, nearest: number): number {
  if (!Number.isFinite(nearest)) return 0;
  const { mantissa, exponent } = decompose(nearest);
  const shift = BigInt(exponent);
  return exponent < 0
    ? roundQuotient((numerator << -shift) - mantissa * denominator, denominator << -shift)
    : roundQuotient(numerator - ((mantissa * denominator) << shift), denominator);
}
