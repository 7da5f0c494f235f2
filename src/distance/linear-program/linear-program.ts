import { requireList, requirePlane, requireVector3 } from '../../core/arguments/index.js';
import type { Plane, Point3 } from '../../core/shapes.js';
import { program } from './program.js';
import type { LinearProgramResult } from './result.js';

/**
 * Where objective · x is greatest among the points x on or behind all planes: normal · x + constant <= 0, as for
 * brushes and `convexSolid`. Exactly: the greatest value and a point that has it, or planes that prove that there is no
 * point at all, or a ray along which the objective grows without a bound. An objective of zero asks for any point. (Up
 * to version 0.2 the points were those in front.)
 *
 * Source: Seidel 1991; Helly 1923 and Farkas 1902 for the proof that there is no point.
 *
 * @throws RangeError naming the argument, if a number is not finite or a normal is zero
 * @example
 * const wedge = [{ normal: [1, 0, 0], constant: -2 }, { normal: [0, 1, 0], constant: -3 }, { normal: [0, 0, 1], constant: -1 }];
 * const top = linearProgram([1, 1, 1], wedge);
 * top.status === 'optimal' && top.value; // { numerator: 6n, denominator: 1n }
 * top.status === 'optimal' && top.rounded; // { value: 6, point: [2, 3, 1] }
 * linearProgram([-1, 0, 0], wedge).status; // 'unbounded'
 * linearProgram([0, 0, 0], [...wedge, { normal: [-1, 0, 0], constant: 4 }]); // { status: 'infeasible', conflict: [0, 3], multipliers: [1n, 1n] }
 */
export function linearProgram(objective: Point3, planes: readonly Plane[]): LinearProgramResult {
  requireVector3('linearProgram', 'objective', objective);
  requireList('linearProgram', 'planes', 'a list of planes', planes);
  planes.forEach((plane, i) => {
    requirePlane('linearProgram', `planes[${i}]`, plane);
  });
  return program(Array.from(objective), planes);
}
