import { powerTest2d } from '../../predicates/index.js';

/** `powerTest2d` of points with weights by their numbers. */
export function powerTestAt(
  xy: Float64Array,
  weights: Float64Array,
  i: number,
  j: number,
  k: number,
  l: number,
): number {
  const [a, b, c, d] = [2 * i, 2 * j, 2 * k, 2 * l];
  return powerTest2d(
    xy[a]!,
    xy[a + 1]!,
    weights[i]!,
    xy[b]!,
    xy[b + 1]!,
    weights[j]!,
    xy[c]!,
    xy[c + 1]!,
    weights[k]!,
    xy[d]!,
    xy[d + 1]!,
    weights[l]!,
  );
}
