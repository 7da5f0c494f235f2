import { powerTest3d } from '../../predicates/index.js';

/** `powerTest3d` of points with weights by their numbers. */
export function powerTestAt(
  x: Float64Array,
  w: Float64Array,
  i: number,
  j: number,
  k: number,
  l: number,
  m: number,
): number {
  const a = 3 * i;
  const b = 3 * j;
  const c = 3 * k;
  const d = 3 * l;
  const e = 3 * m;
  return powerTest3d(
    x[a]!,
    x[a + 1]!,
    x[a + 2]!,
    w[i]!,
    x[b]!,
    x[b + 1]!,
    x[b + 2]!,
    w[j]!,
    x[c]!,
    x[c + 1]!,
    x[c + 2]!,
    w[k]!,
    x[d]!,
    x[d + 1]!,
    x[d + 2]!,
    w[l]!,
    x[e]!,
    x[e + 1]!,
    x[e + 2]!,
    w[m]!,
  );
}
