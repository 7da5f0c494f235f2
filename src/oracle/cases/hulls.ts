/** Decoding the flat values of hulls: eight points, which may be the same. */

/** How many points a hull of a question has. */
export const POINTS_OF_HULL = 8;
/** How many values it takes. */
export const HULL_SIZE = 3 * POINTS_OF_HULL;

/** The hull at some of the values. */
export function hullOf(v: ArrayLike<number>, at: number): { readonly points: number[][] } {
  return {
    points: Array.from({ length: POINTS_OF_HULL }, (_, i) => [
      v[at + 3 * i]!,
      v[at + 3 * i + 1]!,
      v[at + 3 * i + 2]!,
    ]),
  };
}
