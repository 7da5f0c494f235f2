import { orderText } from '../../../answers/polygons.js';
import { halfspaceThrough } from '../halfspace.js';
import { clipLine, compareParameters, type Parameter } from '../line.js';
import { dot, exact, pointsAt, signOf, subtract, type Vector } from '../vectors.js';

/**
 * Both crossings are computed as parameters, by clipping the line, and compared. The kernel computes no crossing: its
 * predicate is the sign of one polynomial.
 */

/** Where the line through p and q is met by the line through r and s, by clipping it from both sides. */
function parameterOf(p: Vector, q: Vector, r: Vector, s: Vector): Parameter | undefined {
  const [along, across] = [subtract(q, p), subtract(s, r)];
  if (along[0] * across[1] === along[1] * across[0]) return undefined;
  const normal: Vector = [-across[1], across[0], 0n];
  return clipLine({ origin: p, direction: along }, [halfspaceThrough(r, normal)], [])!.low;
}

/** -1: the crossing with the second line comes first; `null`: one of the two is parallel to the line. */
export function crossingOrderReferee(v: Float64Array): -1 | 0 | 1 | null {
  const [a, b, c, d, e, f] = pointsAt(exact(v), 2, 0, 6);
  const [s, t] = [parameterOf(a!, b!, c!, d!), parameterOf(a!, b!, e!, f!)];
  return s === undefined || t === undefined ? null : compareParameters(s, t);
}

/**
 * Angles are numbers here, quotients of integers along the sides of a diamond, and are sorted as such. The kernel has
 * no angles: it compares half planes and the sign of a cross product.
 */

/**
 * The angle of a vector along the sides of a diamond instead of a circle, a quotient of integers from 0 to below 4; -1
 * for zero.
 */
function diamondAngle([x, y]: Vector): readonly [bigint, bigint] {
  const [width, height] = [x < 0n ? -x : x, y < 0n ? -y : y];
  const around = width + height;
  if (around === 0n) return [-1n, 1n];
  const quarter = y >= 0n ? (x > 0n ? 0n : 1n) : x < 0n ? 2n : 3n;
  const within = quarter % 2n === 0n ? height : width;
  return y === 0n && x < 0n ? [2n, 1n] : [quarter * around + within, around];
}

function compareDiamond(u: Vector, v: Vector): -1 | 0 | 1 {
  const [[n, d], [m, e]] = [diamondAngle(u), diamondAngle(v)];
  return signOf(n * e - m * d);
}

function sorted(vectors: readonly Vector[], byLength: boolean): number[] {
  return vectors
    .map((_, i) => i)
    .sort((i, j) => {
      const [u, v] = [vectors[i]!, vectors[j]!];
      return compareDiamond(u, v) || (byLength ? signOf(dot(u, u) - dot(v, v)) : 0) || i - j;
    });
}

/** The five points around the center in front of them; the nearer first at equal angles. */
export function sortByAngleReferee(v: Float64Array): string {
  const [center, ...all] = pointsAt(exact(v), 2, 0, 6);
  const vectors = all.map((p) => subtract(p, center!));
  return orderText(sorted(vectors, true), (i, j) => compareDiamond(vectors[i]!, vectors[j]!));
}

/** Five directions. */
export function sortDirectionsReferee(v: Float64Array): string {
  const vectors = pointsAt(exact(v), 2, 0, 5);
  return orderText(sorted(vectors, false), (i, j) => compareDiamond(vectors[i]!, vectors[j]!));
}
