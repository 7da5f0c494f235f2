/** Decoding the flat values of the question on two polygons of space: of each how many vertices count, then these. */

/** How many vertices there may be. */
export const MOST = 6;
/** How many values a polygon takes. */
export const SIZE = 1 + 3 * MOST;

type Corners = [number, number, number][];

/** The vertices that count of the polygon that begins somewhere. */
export function cornersAt(values: ArrayLike<number>, at: number): Corners {
  return Array.from({ length: values[at]! }, (_, i) => {
    const k = at + 1 + 3 * i;
    return [values[k]!, values[k + 1]!, values[k + 2]!];
  });
}

/** The arguments of the kernel's function. */
export const polygonPair = (values: ArrayLike<number>): readonly [Corners, Corners] => [
  cornersAt(values, 0),
  cornersAt(values, SIZE),
];
