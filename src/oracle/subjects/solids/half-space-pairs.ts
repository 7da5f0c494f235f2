import type { ContainedContact, PlaneContact } from '../../../spatial/index.js';
import * as kernel from '../../../spatial/index.js';
import { contactText, sortedPairs, withContainment } from '../../answers/text.js';
import { capitalized, shapePair } from '../../cases/distance/operands.js';
import type { HalfSpacePair } from '../../cases/solid-pairs.js';
import { unlessRejected } from './pairs.js';

type Found = ContainedContact | PlaneContact;
/** The kernel's functions by their names: those of all pairs are generated. */
const RELATIONS = kernel as unknown as Readonly<Record<string, (a: unknown, b: unknown) => Found>>;
const BOOLEANS = kernel as unknown as Readonly<Record<string, (a: unknown, b: unknown) => boolean>>;

const textOf = (found: Found): string =>
  'side' in found
    ? [found.relation, found.side, ...sortedPairs(found)].join(' ')
    : withContainment(contactText(found), found.containment);

/** The kernel's answer for a pair, and whether the boolean agrees. */
export function halfSpacePairSubject([a, b]: HalfSpacePair): (values: Float64Array) => string {
  const relation = RELATIONS[`${a}${capitalized(b)}`]!;
  const boolean = BOOLEANS[`${a}Intersects${capitalized(b)}`]!;
  return (values) =>
    unlessRejected(() => {
      const shapes = shapePair(a, b, values);
      const found = relation(...shapes);
      const differs = boolean(...shapes) === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
      return textOf(found) + differs;
    });
}
