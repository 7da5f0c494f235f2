/** Answers about two convex sets by what their separating axes say. */
import type { ContactPoint, Relation } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import type { Box3, Triangle } from '../../core/shapes.js';
import { shownWhole } from '../../core/shown-whole.js';
import { SEPARATED, type Separation, TOUCHING } from '../../predicates/separating-axes/separation.js';
import type { ContainedContact } from '../convex/engine/triangle-set.js';
import { type Arrow, ORIGIN, rankOf } from '../hull/rank.js';

/** The answer for sets that are apart. */
export const apart = (): ContainedContact => ({ relation: 'disjoint', contact: [], containment: 'none' });

/** The answer for sets that meet; the contact, much dearer than all else, is found when it is first read. */
export function lazyContact(
  relation: Relation,
  containment: Containment,
  find: () => readonly ContactPoint[],
): ContainedContact {
  let contact: readonly ContactPoint[] | undefined;
  return shownWhole({
    relation,
    get contact() {
      contact ??= find();
      return contact;
    },
    containment,
  });
}

/** The word for who contains whom. */
export function containmentOf(aInB: boolean, bInA: boolean): Containment {
  if (aInB) return bInA ? 'equal' : 'inside';
  return bInA ? 'containing' : 'none';
}

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

/** The axes along which an oriented box of 15 numbers is not flat. */
export function orientedBoxArrows(n: readonly number[]): Arrow[] {
  return [0, 1, 2]
    .filter((i) => n[12 + i]! > 0)
    .map((i) => [ORIGIN, [n[3 + 3 * i]!, n[4 + 3 * i]!, n[5 + 3 * i]!]]);
}

/** Two edges of a triangle. */
export function triangleArrows({ a, b, c }: Triangle): Arrow[] {
  return [
    [a, b],
    [a, c],
  ];
}
