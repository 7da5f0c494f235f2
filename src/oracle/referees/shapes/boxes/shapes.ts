import { type Halfspace, halfspaceThrough } from '../halfspace.js';
import { boxShape, parallelepipedShape, type Shape } from '../shape.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  isZero,
  multiply,
  type Rational3,
  subtract,
  type Vector,
  vectorAt,
} from '../vectors.js';

/** The box of six values over the rationals: 8 points, and the edges and faces between them. */
export function exactBox(values: Exact, at: number): Shape {
  return boxShape(vectorAt(values, at, 3), vectorAt(values, at + 3, 3));
}

const AXES: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

/** The planes through a line, as many as it needs (two or three). */
export function planesThrough(origin: Vector, direction: Vector): Halfspace[] {
  return AXES.map((axis) => cross(direction, axis))
    .filter((normal) => !isZero(normal))
    .map((normal) => halfspaceThrough(origin, normal));
}

/** The centroid of rational points. */
export function centroid(points: readonly Rational3[]): Rational3 {
  let sum: Rational3 = { x: 0n, y: 0n, z: 0n, w: 1n };
  for (const { x, y, z, w } of points) {
    sum = { x: sum.x * w + x * sum.w, y: sum.y * w + y * sum.w, z: sum.z * w + z * sum.w, w: sum.w * w };
  }
  return { ...sum, w: sum.w * BigInt(points.length) };
}

/**
 * The oriented box of 15 values, for the referee; in units of 1 / one², so that other shapes beside it have to be
 * multiplied by `one` (`scaledShape`).
 */
export function exactOrientedBox(values: Exact, at: number): Shape {
  const halves = [0, 1, 2].map((i) =>
    multiply(vectorAt(values, at + 3 + 3 * i, 3), values.numerators[at + 12 + i]!),
  );
  const center = multiply(vectorAt(values, at, 3), values.one);
  const origin = halves.reduce(subtract, center);
  const [u, v, w] = halves.map((half) => multiply(half, 2n)) as [Vector, Vector, Vector];
  return parallelepipedShape(origin, u, v, w);
}

/** Whether the axes of the oriented box at these values are linearly independent. */
export function independentAxes(values: Float64Array, at: number): boolean {
  const own = exact(values.subarray(at + 3, at + 12));
  const [u, v, w] = [0, 3, 6].map((i) => vectorAt(own, i, 3)) as [Vector, Vector, Vector];
  return dot(cross(u, v), w) !== 0n;
}
