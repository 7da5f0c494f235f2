/** How much longer and shorter a placement makes lengths, in doubles with bounds. */
import type { LocalFrame } from './local-frame.js';
import type { PlacedFrame } from './placed-frame.js';

/** What is certain of the lengths of vectors before and after a placement. */
export interface PlacementSizes {
  /** A length is at most so many times what it was before the placement. */
  readonly stretch: number;
  /** A length before the placement is at most so many times what it is after it. */
  readonly shrink: number;
  /** How far a vector of length 1 goes along each axis of the frame before the placement, at most. */
  readonly along: readonly [number, number, number];
  /** A coordinate before the placement is at most so many times the greatest coordinate of what it is after it. */
  readonly sum: number;
  /** Are lengths changed by one factor, as far as filters can tell? */
  readonly isSimilar: boolean;
}

/**
 * The entries are off by u = 2^-53 of themselves; a product of two and a sum of three such by less than 6 u of the sum
 * of the magnitudes. 2^-48 = 32 u leaves room for the sums and the root; where an entry underflows, it is off by
 * 2^-1075, which is nothing beside that, because the root is at least {@link LEAST}.
 */
const ROUNDED = 2 ** -48;
const LEAST = 2 ** -200;
const MOST = 2 ** 200;
/** Less than this is nothing to culling, and more than roundings of rotations. */
const SIMILAR = 1 + 2 ** -30;

/**
 * The greatest factor of a matrix is the root of the greatest eigenvalue of its product with its transpose, which is at
 * most the greatest sum of magnitudes in a row of that: the same where the product is a multiple of the identity.
 *
 * @param width how far rows are from each other
 */
function factorOf(rows: ArrayLike<number>, width: number): number {
  let most = 0;
  for (let i = 0; i < 3; i++) {
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      let product = 0;
      let size = 0;
      for (let j = 0; j < 3; j++) {
        const term = rows[width * i + j]! * rows[width * k + j]!;
        product += term;
        size += Math.abs(term);
      }
      sum += Math.abs(product) + ROUNDED * size;
    }
    most = Math.max(most, sum);
  }
  return Math.sqrt(most) * (1 + ROUNDED);
}

/** Nothing is certain. */
export const UNKNOWN_SIZES: PlacementSizes = {
  stretch: Number.POSITIVE_INFINITY,
  shrink: Number.POSITIVE_INFINITY,
  along: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  sum: Number.POSITIVE_INFINITY,
  isSimilar: false,
};

/** Those of a placement; {@link UNKNOWN_SIZES} where numbers are so great or small that nothing is certain. */
export function placementSizes(forward: PlacedFrame, back: LocalFrame): PlacementSizes {
  const inverse = back.rows;
  const stretch = factorOf(forward.rows, 4);
  const shrink = factorOf(inverse, 3);
  if (!(forward.isFinite && stretch > LEAST && stretch < MOST && shrink > LEAST && shrink < MOST))
    return UNKNOWN_SIZES;
  const row = (i: number) => [inverse[3 * i]!, inverse[3 * i + 1]!, inverse[3 * i + 2]!] as const;
  const along = (i: number) => {
    const [x, y, z] = row(i);
    return Math.sqrt(x * x + y * y + z * z) * (1 + ROUNDED) + LEAST * LEAST;
  };
  const sums = [0, 1, 2].map((i) => row(i).reduce((sum, x) => sum + Math.abs(x), 0));
  return {
    stretch,
    shrink,
    along: [along(0), along(1), along(2)],
    sum: Math.max(...sums) * (1 + ROUNDED),
    isSimilar: stretch * shrink < SIMILAR,
  };
}
