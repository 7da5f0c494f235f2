/**
 * What an axis says about two convex sets A and B, by the signs of the ends of the interval onto which it maps their
 * difference A - B. The sets meet iff no axis of a complete list separates them; their relative interiors meet iff
 * none of them even touches. Codes are ordered: the largest of all axes decides.
 */
export type Separation = typeof MEETING | typeof TOUCHING | typeof SEPARATED;

/** The axis keeps nothing apart: the interval has zero inside, or is the point zero (a void axis). */
export const MEETING = 0;
/** The axis separates the relative interiors: zero is an end of an interval that is longer than a point. */
export const TOUCHING = 1;
/** The axis separates the sets: zero is outside the interval. */
export const SEPARATED = 2;

/** The code of an interval, by the signs of its ends. An interval of length zero at zero says nothing. */
export function separationOf(low: number, high: number): Separation {
  if (low > 0 || high < 0) return SEPARATED;
  return (low === 0) !== (high === 0) ? TOUCHING : MEETING;
}

/** -1, 0 or 1 as a is less than, equal to or greater than b. */
export function compare<T extends number | bigint>(a: T, b: T): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0;
}
