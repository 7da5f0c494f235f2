/**
 * Both crossings are computed as parameters, by clipping the line, and compared. The kernel computes no crossing: its
 * predicate is the sign of one polynomial.
 */
import { halfspaceThrough } from '../halfspace.js';
import { clipLine, compareParameters, type Parameter } from '../line.js';
import { exact, pointsAt, subtract, type Vector } from '../vectors.js';

/** Where the line through p and q is met by the line through r and s, by clipping it from both sides. */
function parameterOf(p: Vector, q: Vector, r: Vector, s: Vector): Parameter | undefined {
  const [along, across] = [subtract(q, p), subtract(s, r)];
  if (along[0] * across[1] === along[1] * across[0]) return undefined;
  const normal: Vector = [-across[1], across[0], 0n];
  return clipLine({ origin: p, direction: along }, [halfspaceThrough(r, normal)], [])!.low;
}

/** -1: the crossing with the second line comes first; `null`: one of the two is parallel to the line. */
export function referee(v: Float64Array): -1 | 0 | 1 | null {
  const [a, b, c, d, e, f] = pointsAt(exact(v), 2, 0, 6);
  const [s, t] = [parameterOf(a!, b!, c!, d!), parameterOf(a!, b!, e!, f!)];
  return s === undefined || t === undefined ? null : compareParameters(s, t);
}
