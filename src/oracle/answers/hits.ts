import { fractionText } from './fractions.js';

/** A parameter: numerator / denominator, the denominator positive. */
export interface FractionLike {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * A hit: the features of both there, the exact parameter, the point's rounded coordinates.
 *
 * @example
 * const half = { numerator: 2n, denominator: 4n };
 * hitText('e0', 'f2', half, [0, 0.5, 1]); // 'e0/f2@1/2(0,0.5,1)'
 */
export function hitText(a: string, b: string, t: FractionLike, point: readonly number[]): string {
  return `${a}/${b}@${fractionText(t.numerator, t.denominator)}(${point.map((x) => x + 0).join(',')})`;
}
