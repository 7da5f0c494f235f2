import { greatestCommonDivisor } from '../../arithmetic/integers.js';
import { exactForm3 } from '../../implicit/forms.js';
import type { VertexPoint } from '../solid-points.js';

/** (x, y, z) / w · 2^exponent. */
export interface Corner {
  readonly at: readonly [bigint, bigint, bigint];
  readonly w: bigint;
  readonly exponent: number;
}

/** The coordinates of a vertex, without a factor that all of them have. */
export function cornerOf(point: VertexPoint): Corner {
  const { x, y, z, w, exponent } = exactForm3(point);
  const common = w === 1n ? 1n : [x, y, z].reduce(greatestCommonDivisor, w);
  return { at: [x / common, y / common, z / common], w: w / common, exponent };
}
