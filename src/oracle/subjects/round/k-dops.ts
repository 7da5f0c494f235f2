import type { BoundaryRelation } from '../../../round/index.js';
import * as kernel from '../../../round/index.js';
import { type RoundOfKDop, roundAndKDop } from '../../cases/round/k-dops.js';

/** The kernel's functions by their names: those of all pairs are generated. */
const RELATIONS = kernel as unknown as Readonly<Record<string, (a: unknown, b: unknown) => BoundaryRelation>>;
const BOOLEANS = kernel as unknown as Readonly<Record<string, (a: unknown, b: unknown) => boolean>>;

/** The kernel's answer for a round shape and a k-DOP, and whether the boolean agrees. */
export function roundKDopSubject(kind: RoundOfKDop): (values: Float64Array) => string {
  const shapesOf = roundAndKDop(kind);
  const relate = RELATIONS[`${kind}KDop`]!;
  const meets = BOOLEANS[`${kind}IntersectsKDop`]!;
  return (values) => {
    const shapes = shapesOf(values);
    const { relation, containment, boundaries } = relate(...shapes);
    const differs = meets(...shapes) === (relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
    return `${relation} ${containment} ${boundaries}${differs}`;
  };
}
