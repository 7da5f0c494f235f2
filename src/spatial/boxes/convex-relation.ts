import type { Relation } from '../../core/contact.js';
import type { Box3, OrientedBox, Triangle } from '../../core/shapes.js';
import { SEPARATED, type Separation, TOUCHING } from '../../predicates/separating-axes/separation.js';
import { type Arrow, ORIGIN, rankOf } from '../hull/rank.js';

/**
 * The relation of two convex sets, from what their separating axes say and the vectors that span their affine hulls.
 * Where the relative interiors meet, the common part has the dimension of what the affine hulls have in common.
 */
export function relationByAxes(code: Separation, a: readonly Arrow[], b: readonly Arrow[]): Relation {
  if (code === SEPARATED) return 'disjoint';
  if (code === TOUCHING) return 'touching';
  const [dimensionA, dimensionB] = [rankOf(a), rankOf(b)];
  if (dimensionA === 3 || dimensionB === 3) return 'overlapping';
  return rankOf([...a, ...b]) > Math.max(dimensionA, dimensionB) ? 'crossing' : 'overlapping';
}

const UNITS: readonly ArrayLike<number>[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The axes along which a box is not flat. */
export function boxArrows({ min, max }: Box3): Arrow[] {
  return UNITS.filter((_, i) => min[i]! < max[i]!).map((unit) => [ORIGIN, unit]);
}

/** The axes along which an oriented box is not flat. */
export function orientedBoxArrows({ axes, halfSize }: OrientedBox): Arrow[] {
  return axes.filter((_, i) => halfSize[i]! > 0).map((axis) => [ORIGIN, axis]);
}

/** Two edges of a triangle. */
export function triangleArrows({ a, b, c }: Triangle): Arrow[] {
  return [
    [a, b],
    [a, c],
  ];
}
