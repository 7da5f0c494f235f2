/** Decoding flat values of questions in space: plain shapes, which subjects and engines take alike. */

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

/** The tetrahedron of twelve values. */
export function tetrahedronOf(values: ArrayLike<number>, at: number) {
  return {
    a: pointOf(values, at),
    b: pointOf(values, at + 3),
    c: pointOf(values, at + 6),
    d: pointOf(values, at + 9),
  };
}

export type LinearType = 'line' | 'ray' | 'segment';

/** Where the values of a solid start behind those of a line, ray or segment. */
export const SOLID = 6;

/** The line, ray or segment of the first six values. */
export function componentOf(type: LinearType, v: ArrayLike<number>) {
  const [p, q] = [pointOf(v, 0), pointOf(v, 3)];
  return type === 'segment' ? { start: p, end: q } : { origin: p, direction: q };
}

/** Planes given either way: the way, the coefficients, three points, then the other shape. */
export const EITHER_PLANE = { plane: 1, points: 5, shape: 14 } as const;

/** The plane of a case. */
export function eitherPlaneOf(v: ArrayLike<number>) {
  return v[0] === 1 ? triangleOf(v, EITHER_PLANE.points) : planeOf(v, EITHER_PLANE.plane);
}

/** Polygons of space: how many vertices count, a segment, ray or line, then the vertices, and how many there are. */
export const SPACE_RING = { shape: 1, vertices: 7, most: 6 } as const;

/** The ring of the vertices that count, from value `from` on. */
export function ringOf(v: ArrayLike<number>, from: number): [number, number, number][] {
  return Array.from({ length: v[0]! }, (_, i) => pointOf(v, from + 3 * i));
}

/** As many points as the first value says. */
export function countedPoints(v: ArrayLike<number>): [number, number, number][] {
  return Array.from({ length: v[0]! }, (_, i) => pointOf(v, 1 + 3 * i));
}
