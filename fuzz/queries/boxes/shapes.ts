import type { Halfspace } from '../referee/halfspace.js';
import { halfspaceThrough } from '../referee/halfspace.js';
import { boxShape, type Shape } from '../referee/shape.js';
import { cross, type Exact, isZero, type Rational3, type Vector, vectorAt } from '../referee/vectors.js';

/** The three numbers that start at value `at`, as a point for the kernel. */
export function pointOf(values: ArrayLike<number>, at: number): [number, number, number] {
  return [values[at]!, values[at + 1]!, values[at + 2]!];
}

/** The box of six values, for the kernel. */
export function boxOf(values: ArrayLike<number>, at: number) {
  return { min: pointOf(values, at), max: pointOf(values, at + 3) };
}

/** The box of six values, for the referee. */
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
