import { polygonShape, type Shape, segmentShape } from '../../referees/shapes/shape.js';
import { type Exact, vectorAt } from '../../referees/shapes/vectors.js';

type Coordinates = [number, number, number];

/** The three numbers that start at value `at`, as a point for the kernel. */
export function pointOf(values: ArrayLike<number>, at: number): Coordinates {
  return [values[at]!, values[at + 1]!, values[at + 2]!];
}

/** The triangle of nine values, for the kernel. */
export function triangleOf(values: ArrayLike<number>, at: number) {
  return { a: pointOf(values, at), b: pointOf(values, at + 3), c: pointOf(values, at + 6) };
}

/** The segment of six values, for the kernel. */
export function segmentOf(values: ArrayLike<number>, at: number) {
  return { start: pointOf(values, at), end: pointOf(values, at + 3) };
}

/** The ray or line of six values, for the kernel. */
export function rayOf(values: ArrayLike<number>, at: number) {
  return { origin: pointOf(values, at), direction: pointOf(values, at + 3) };
}

/** The triangle of nine values, for the referee. */
export function exactTriangle(values: Exact, at: number): Shape {
  return exactPolygon(values, at, 3);
}

/** The convex polygon of n points, for the referee. */
export function exactPolygon(values: Exact, at: number, n: number): Shape {
  return polygonShape(Array.from({ length: n }, (_, i) => vectorAt(values, at + 3 * i, 3)));
}

/** The segment of six values, for the referee. */
export function exactSegment(values: Exact, at: number): Shape {
  return segmentShape(vectorAt(values, at, 3), vectorAt(values, at + 3, 3));
}

/** Places of coordinates: the numbers of `points`, three values each, with `first` values before the first point. */
export function placesOf(points: readonly number[], first = 0): number[] {
  return points.flatMap((i) => [first + 3 * i, first + 3 * i + 1, first + 3 * i + 2]);
}
