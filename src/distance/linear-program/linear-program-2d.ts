import {
  requireDirection2,
  requireList,
  requireNumber,
  requireObject,
  requirePoint2,
} from '../../core/arguments/index.js';
import type { Point2 } from '../../core/shapes.js';
import { program } from './program.js';
import type { LinearProgramResult } from './result.js';

/** The points x of the plane with normal · x + constant <= 0; the normal, which leads out, must not be zero. */
export interface HalfPlane {
  readonly normal: Point2;
  readonly constant: number;
}

/**
 * Where objective · x is greatest among the points x of all half-planes, normal · x + constant <= 0. As
 * {@link linearProgram}, in the plane.
 *
 * Source: Seidel 1991; Helly 1923 and Farkas 1902 for the proof that there is no point.
 *
 * @throws RangeError naming the argument, if a number is not finite or a normal is zero
 * @example
 * const square = [{ normal: [-1, 0], constant: 0 }, { normal: [1, 0], constant: -2 }, { normal: [0, -1], constant: 0 }, { normal: [0, 1], constant: -2 }];
 * const corner = linearProgram2d([1, 2], square);
 * corner.status === 'optimal' && corner.value; // { numerator: 6n, denominator: 1n }
 * const side = linearProgram2d([0, 1], square);
 * side.status === 'optimal' && side.unique; // false
 */
export function linearProgram2d(objective: Point2, halfPlanes: readonly HalfPlane[]): LinearProgramResult {
  requirePoint2('linearProgram2d', 'objective', objective);
  requireList('linearProgram2d', 'halfPlanes', 'a list of half-planes', halfPlanes);
  halfPlanes.forEach((one, i) => {
    const name = `halfPlanes[${i}]`;
    requireObject('linearProgram2d', name, '{normal, constant}', one);
    requireDirection2('linearProgram2d', `${name}.normal`, one.normal);
    requireNumber('linearProgram2d', `${name}.constant`, one.constant);
  });
  return program(Array.from(objective), halfPlanes);
}
