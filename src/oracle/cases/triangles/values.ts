/**
 * Decoding the flat values of questions on triangles, lines and planes: plain shapes, which subjects and engines take
 * alike.
 */
import { pointOf } from '../boxes/values.js';

export { pointOf };

/** The triangle of nine values. */
export function triangleOf(values: ArrayLike<number>, at: number) {
  return { a: pointOf(values, at), b: pointOf(values, at + 3), c: pointOf(values, at + 6) };
}

/** The segment of six values. */
export function segmentOf(values: ArrayLike<number>, at: number) {
  return { start: pointOf(values, at), end: pointOf(values, at + 3) };
}

/** The ray or line of six values. */
export function rayOf(values: ArrayLike<number>, at: number) {
  return { origin: pointOf(values, at), direction: pointOf(values, at + 3) };
}

/** The plane of four values. */
export function planeOf(values: ArrayLike<number>, at: number) {
  return { normal: pointOf(values, at), constant: values[at + 3]! };
}

/** Places of coordinates: the numbers of `points`, three values each, with `first` values before the first point. */
export function placesOf(points: readonly number[], first = 0): number[] {
  return points.flatMap((i) => [first + 3 * i, first + 3 * i + 1, first + 3 * i + 2]);
}
