/** Decoding the flat values of questions on boxes: plain shapes, which subjects and engines take alike. */

/** The three numbers that start at value `at`. */
export function pointOf(values: ArrayLike<number>, at: number): [number, number, number] {
  return [values[at]!, values[at + 1]!, values[at + 2]!];
}

/** The box of six values. */
export function boxOf(values: ArrayLike<number>, at: number) {
  return { min: pointOf(values, at), max: pointOf(values, at + 3) };
}

/** The oriented box of 15 values: center, axes, half sizes. */
export function orientedBoxOf(values: ArrayLike<number>, at: number) {
  return {
    center: pointOf(values, at),
    axes: [pointOf(values, at + 3), pointOf(values, at + 6), pointOf(values, at + 9)] as const,
    halfSize: pointOf(values, at + 12),
  };
}
