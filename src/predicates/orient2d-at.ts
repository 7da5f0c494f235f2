/**
 * orient2d over a buffer of points of space, looking along an axis: no double is passed, which would be allocated for
 * each call.
 */
import type { Sign } from '../core/sign.js';
import { orient2d } from './generated/orient2d.js';
import { LINE_CONSTANT, LINE_MARGIN } from './three-sides.js';

const abs = Math.abs;

/**
 * Do the points i, j, k of a buffer turn counterclockwise in the coordinates u and v (0, 1 or 2)?
 *
 * The filter is that of orient2d, with its constants.
 *
 * @param x three finite coordinates for each point
 * @returns the sign of orient2d
 * @example
 * orient2dAt(new Float64Array([0, 0, 9, 1, 0, 9, 0, 1, 9]), 0, 1, 0, 1, 2); // 1
 */
export function orient2dAt(x: Float64Array, u: number, v: number, i: number, j: number, k: number): Sign {
  const au = x[3 * i + u]!;
  const av = x[3 * i + v]!;
  const left = (x[3 * j + u]! - au) * (x[3 * k + v]! - av);
  const right = (x[3 * j + v]! - av) * (x[3 * k + u]! - au);
  const det = left - right;
  const bound = LINE_CONSTANT * abs(left + right) + LINE_MARGIN;
  if (det > bound) return 1;
  if (-det > bound) return -1;
  return orient2d(au, av, x[3 * j + u]!, x[3 * j + v]!, x[3 * k + u]!, x[3 * k + v]!);
}
