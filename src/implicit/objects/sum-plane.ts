import { U } from '../../arithmetic/ball.js';
import { twoSumTail } from '../../arithmetic/error-free.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { SumPlane } from '../data.js';
import type { HomogeneousPlane } from '../homogeneous.js';
import { PlaneObject } from './plane-object.js';

/** A plane whose coefficients are the sums of two rows of four. */
export class SumPlaneObject extends PlaneObject implements SumPlane {
  readonly type = 'sum';
  readonly rows: readonly [readonly number[], readonly number[]];

  constructor(p: ArrayLike<number>, q: ArrayLike<number>) {
    super();
    const row = (r: ArrayLike<number>): number[] => [r[0]! + 0, r[1]! + 0, r[2]! + 0, r[3]! + 0];
    this.rows = [row(p), row(q)];
  }

  protected override round(): readonly number[] {
    const [p, q] = this.rows;
    const sums = p.map((x, i) => x + q[i]!) as Four;
    const bounds = sums.map((x, i) => (twoSumTail(p[i]!, q[i]!, x) === 0 ? 0 : U * Math.abs(x))) as Four;
    return [...sums.slice(0, 3), ...bounds.slice(0, 3), sums[3], bounds[3]];
  }

  protected override derive(): HomogeneousPlane {
    const all = this.rows.flat();
    const exponent = commonExponent(all);
    const v = scaledIntegers(all, exponent) as bigint[];
    const [a, b, c, d] = [0, 1, 2, 3].map((i) => v[i]! + v[i + 4]!) as [bigint, bigint, bigint, bigint];
    return { a, b, c, d, normalExponent: exponent, constantExponent: exponent };
  }
}

type Four = [number, number, number, number];
