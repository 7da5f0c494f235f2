/** Decoding the flat values of a k-DOP with axes of its own. */

/** The most axes. */
export const AXES = 5;

/** How many values it takes. */
export const K_DOP_SIZE = 1 + 5 * AXES;

/** n, then five axes, five lower and five upper bounds; the first n count. */
export function kDopOf(v: ArrayLike<number>, at: number) {
  const n = v[at]!;
  const axes = Array.from({ length: n }, (_, i) => [
    v[at + 1 + 3 * i]!,
    v[at + 2 + 3 * i]!,
    v[at + 3 + 3 * i]!,
  ]);
  const bounds = Array.from({ length: n }, (_, i) => [v[at + 16 + i]!, v[at + 21 + i]!]);
  return { axes, min: bounds.map((b) => Math.min(...b)), max: bounds.map((b) => Math.max(...b)) };
}
