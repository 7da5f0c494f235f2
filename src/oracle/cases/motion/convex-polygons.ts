/** Decoding the flat values of a convex polygon of space: how many vertices count, then the vertices. */

/** How many vertices there may be. */
export const MOST_CORNERS = 6;
/** How many values a polygon takes. */
export const POLYGON_SIZE = 1 + 3 * MOST_CORNERS;

/** The polygon of some of the values. */
export function polygonAt(v: ArrayLike<number>, at: number): { outer: [number, number, number][] } {
  const corner = (i: number): [number, number, number] => [
    v[at + 1 + 3 * i]!,
    v[at + 2 + 3 * i]!,
    v[at + 3 + 3 * i]!,
  ];
  return { outer: Array.from({ length: v[at]! }, (_, i) => corner(i)) };
}
