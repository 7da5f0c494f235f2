import type { OperandValues } from '../../../cases/polygon-sets/operands.js';
import { exact } from '../vectors.js';
import { type Edge, edgesOfRing, type Point } from './levels.js';
import type { IsInside } from './slabs.js';

/** A ring over integers, and the group that it winds with. */
export interface GroupedRing {
  readonly ring: readonly Point[];
  readonly group: number;
}

/** The edges of operands over integers, and what is inside of their combination. */
export interface Region {
  readonly rings: readonly GroupedRing[];
  readonly edges: readonly Edge[];
  readonly groups: number;
  readonly isInside: IsInside;
  /** What an integer coordinate has to be divided by. */
  readonly one: bigint;
  /** Other points that were asked about, as integers. */
  readonly others: readonly Point[];
}

const isOdd = (winding: number): boolean => winding % 2 !== 0;

/** Whether a place is in an operand, from the windings of its groups. */
function isIn(windings: Int32Array, first: number, { rule, polygons }: OperandValues): boolean {
  const winding = windings[first]!;
  if (rule === undefined) return polygons.some((_, i) => isOdd(windings[first + i]!));
  if (rule === 'even-odd') return isOdd(winding);
  return rule === 'positive' ? winding > 0 : winding !== 0;
}

/** Operands combined. A group is a polygon where no rule is named, else an operand. */
export function regionOf(
  operands: readonly OperandValues[],
  contains: (isIn: readonly boolean[]) => boolean,
  others: readonly (readonly [number, number])[] = [],
): Region {
  const points = [...operands.flatMap(({ polygons }) => polygons.flat(2)), ...others];
  const { numerators, one } = exact(points.flat());
  let at = 0;
  const next = (): Point => [numerators[at++]!, numerators[at++]!];
  const grouped: GroupedRing[] = [];
  const firsts: number[] = [];
  let groups = 0;
  for (const { rule, polygons } of operands) {
    firsts.push(groups);
    polygons.forEach((rings, i) => {
      const group = rule === undefined ? groups + i : groups;
      for (const ring of rings) grouped.push({ ring: ring.map(next), group });
    });
    groups += rule === undefined ? polygons.length : 1;
  }
  return {
    rings: grouped,
    edges: grouped.flatMap(({ ring, group }) => edgesOfRing(ring, group)),
    groups,
    isInside: (windings) => contains(operands.map((operand, i) => isIn(windings, firsts[i]!, operand))),
    one,
    others: others.map(next),
  };
}
