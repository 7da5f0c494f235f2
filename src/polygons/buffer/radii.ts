import { sumDown, sumUp } from '../../arithmetic/directed.js';
import { reject } from '../../core/arguments/index.js';

/** On which side of the true boundary that of a buffer is. */
export type BufferSide = 'outside' | 'inside';

/** Between which distances from a shape the boundary of what is put around it must be, and how coordinates round. */
export interface Radii {
  /** What is put around a shape contains all points that are no further from it than `low`. */
  readonly low: number;
  /** It has none that is further from it than `high`. */
  readonly high: number;
  /**
   * More than a chosen point is off by: coordinates of the shape, which may be crossings that are rounded, unit
   * vectors and products are rounded, each by at most 2^-53 of something that is at most `reach` = the largest
   * coordinate + `high`; there are fewer than 16 such roundings, and some of what underflows.
   */
  readonly slack: number;
  /** Are edges moved by `low`, with arcs outside of the circle, or by `high`, with arcs inside? */
  readonly isAround: boolean;
}

/** The least tolerance is so many slacks: margins in `corners.ts` take up at most 16 of them. */
const LEAST_SLACKS = 64;

/**
 * The radii of a buffer of points up to a largest coordinate.
 *
 * @param isAround shall what is put around contain all up to the radius, or only that?
 * @returns `null` if the radius is so small that nothing needs to be put around
 * @throws RangeError if doubles are too far apart there for the tolerance, or if the buffer is beyond them
 */
export function radiiOf(
  where: string,
  largest: number,
  radius: number,
  tolerance: number,
  isAround: boolean,
): Radii | null {
  // Not above radius + tolerance, and not below radius - tolerance. To be off by more than the radius gains nothing,
  // but where doubles are so far apart: this is more than the least tolerance below, as 2^-43 (largest + 2 radius) is.
  const off = Math.min(tolerance, Math.max(radius, 2 ** -42 * (largest + radius) + 2 ** -1060));
  const low = isAround ? radius : Math.max(0, sumUp(radius, -off));
  const high = isAround ? sumDown(radius, off) : radius;
  const reach = largest + high;
  if (!(2 * reach <= Number.MAX_VALUE)) {
    reject(where, 'distance', 'one for which all is in the range of doubles', radius);
  }
  const slack = reach * 2 ** -49 + 2 ** -1068;
  const least = LEAST_SLACKS * slack;
  if (high - low >= least) return { low, high, slack, isAround };
  if (!isAround && low === 0) return null;
  return reject(where, 'options.tolerance', `at least ${least}, for coordinates of this size`, tolerance);
}
