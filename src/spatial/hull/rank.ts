import { cross2d, triple3d } from '../../predicates/index.js';

/** The vector from one point to another. */
export type Arrow = readonly [tail: ArrayLike<number>, head: ArrayLike<number>];

export const ORIGIN: ArrayLike<number> = [0, 0, 0];

/** The dimension of the space that vectors span: 0 to 3. */
export function rankOf(arrows: readonly Arrow[]): 0 | 1 | 2 | 3 {
  const first = arrows.findIndex(isNonzero);
  if (first < 0) return 0;
  const second = arrows.findIndex((arrow, i) => i > first && !areParallel(arrows[first]!, arrow));
  if (second < 0) return 1;
  return arrows.some((arrow, i) => i > second && isOff(arrows[first]!, arrows[second]!, arrow)) ? 3 : 2;
}

function isNonzero([a, b]: Arrow): boolean {
  return a[0] !== b[0] || a[1] !== b[1] || a[2] !== b[2];
}

function areParallel([a, b]: Arrow, [c, d]: Arrow): boolean {
  const sign = (i: number, j: number) => cross2d(a[i]!, a[j]!, b[i]!, b[j]!, c[i]!, c[j]!, d[i]!, d[j]!);
  return sign(0, 1) === 0 && sign(1, 2) === 0 && sign(2, 0) === 0;
}

function isOff([a, b]: Arrow, [c, d]: Arrow, [e, f]: Arrow): boolean {
  const sign = triple3d(
    a[0]!,
    a[1]!,
    a[2]!,
    b[0]!,
    b[1]!,
    b[2]!,
    c[0]!,
    c[1]!,
    c[2]!,
    d[0]!,
    d[1]!,
    d[2]!,
    e[0]!,
    e[1]!,
    e[2]!,
    f[0]!,
    f[1]!,
    f[2]!,
  );
  return sign !== 0;
}
