import { reject, requireIndex, requireList, requireObject } from '../../core/errors.js';
import type { Box3, Plane, Triangle } from '../../core/shapes.js';

/**
 * Checks a point or vector of space: three finite numbers.
 *
 * @throws RangeError naming the argument
 */
export function requireVector(where: string, name: string, v: ArrayLike<number>): void {
  if (v?.length !== 3) reject(where, name, 'three numbers', v);
  requireNumbers(where, name, v, 0, 3);
}

/** Checks that `count` numbers of a buffer are finite and there. */
export function requireNumbers(
  where: string,
  name: string,
  values: ArrayLike<number>,
  from: number,
  count: number,
): void {
  for (let i = from; i < from + count; i++) {
    if (!Number.isFinite(values[i])) reject(where, `${name}[${i}]`, 'a finite number', values[i]);
  }
}

/**
 * Checks the shape number `index` of a buffer: it is there, and its numbers are finite.
 *
 * @param size  how many numbers a shape takes
 * @param argument  the name of the index
 */
export function requireNumbersAt(
  where: string,
  name: string,
  values: ArrayLike<number>,
  size: number,
  argument: string,
  index: number,
): void {
  requireList(where, name, 'a list of numbers', values);
  requireIndex(where, argument, index, Math.floor(values.length / size));
  requireNumbers(where, name, values, size * index, size);
}

/** Checks a vector that must not be zero. */
export function requireDirection(where: string, name: string, v: ArrayLike<number>): void {
  requireVector(where, name, v);
  if (v[0] === 0 && v[1] === 0 && v[2] === 0) reject(where, name, 'a vector other than zero', v);
}

/** Checks a plane: a finite normal other than zero, a finite constant. */
export function requirePlane(where: string, name: string, plane: Plane): void {
  requireObject(where, name, '{normal, constant}', plane);
  requireDirection(where, `${name}.normal`, plane.normal);
  if (!Number.isFinite(plane.constant)) {
    reject(where, `${name}.constant`, 'a finite number', plane.constant);
  }
}

/** Checks a triangle: nine finite numbers. */
export function requireTriangle(where: string, name: string, triangle: Triangle): void {
  requireObject(where, name, '{a, b, c}', triangle);
  requireVector(where, `${name}.a`, triangle.a);
  requireVector(where, `${name}.b`, triangle.b);
  requireVector(where, `${name}.c`, triangle.c);
}

/** Checks a box: finite corners with min <= max in every coordinate. */
export function requireBox(where: string, name: string, box: Box3): void {
  requireObject(where, name, '{min, max}', box);
  requireVector(where, `${name}.min`, box.min);
  requireVector(where, `${name}.max`, box.max);
  requireOrder(where, name, box.min, 0, box.max, 0);
}

/** Checks min <= max in three coordinates of buffers. */
export function requireOrder(
  where: string,
  name: string,
  min: ArrayLike<number>,
  from: number,
  max: ArrayLike<number>,
  to: number,
): void {
  for (let i = 0; i < 3; i++) {
    if (min[from + i]! > max[to + i]!) {
      reject(where, `${name}.min[${i}]`, `at most ${name}.max[${i}] = ${max[to + i]}`, min[from + i]);
    }
  }
}
