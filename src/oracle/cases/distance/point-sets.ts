/** Decoding the flat values of questions on two sets of points: how many of each count, then the points. */

/** How many points a set has at most. */
export const MOST_POINTS = 5;

/** Both sets of a case. */
export function pointSetsOf(v: ArrayLike<number>, dimension: 2 | 3): [number[][], number[][]] {
  const set = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) =>
      Array.from({ length: dimension }, (__, k) => v[from + dimension * i + k]!),
    );
  return [set(v[0]!, 2), set(v[1]!, 2 + dimension * MOST_POINTS)];
}
