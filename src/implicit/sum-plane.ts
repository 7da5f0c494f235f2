import { twoSumTail } from '../arithmetic/error-free.js';
import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { requireFinite, requireList } from '../core/errors.js';
import { U } from './ball.js';
import { ExactPlane } from './exact-plane.js';

/**
 * The plane whose coefficients are the sums of two rows of four numbers: (p + q) · (x, y, z, 1) = 0. A face of a frustum
 * is one, a sum or difference of two rows of the projection matrix; the sums are not rounded. To subtract a row, negate
 * it. A sum with a zero normal is a degenerate plane.
 *
 * @throws RangeError if a number is not finite
 * @example side(sumPlane([1, 0, 0, 0], [0, 0, 0, -(2 ** -70)]), [2 ** -70, 0, 0]); // 0
 */
export function sumPlane(p: ArrayLike<number>, q: ArrayLike<number>): ExactPlane {
  requireList('sumPlane', 'p', 'four numbers', p);
  requireList('sumPlane', 'q', 'four numbers', q);
  const rows = [p, q].map((row) => [row[0]!, row[1]!, row[2]!, row[3]!]);
  requireFinite('sumPlane', 'p[0] p[1] p[2] p[3]', rows[0]!);
  requireFinite('sumPlane', 'q[0] q[1] q[2] q[3]', rows[1]!);
  const all = rows.flat();
  const [nx, ny, nz, constant] = [0, 1, 2, 3].map((i) => all[i]! + all[i + 4]!) as Four;
  const bound = (x: number, i: number): number =>
    twoSumTail(all[i]!, all[i + 4]!, x) === 0 ? 0 : U * Math.abs(x);
  return new ExactPlane(
    [nx, ny, nz, bound(nx, 0), bound(ny, 1), bound(nz, 2), constant, bound(constant, 3)],
    undefined,
    () => {
      const exponent = commonExponent(all);
      const v = scaledIntegers(all, exponent) as bigint[];
      const [a, b, c, d] = [0, 1, 2, 3].map((i) => v[i]! + v[i + 4]!) as [bigint, bigint, bigint, bigint];
      return { a, b, c, d, normalExponent: exponent, constantExponent: exponent };
    },
  );
}

type Four = [number, number, number, number];
