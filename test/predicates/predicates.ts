/** All predicates under one shape, for tests that go through all of them. */

import type { Signature } from '../../src/oracle/questions/signature.js';
import { type PredicateName, predicateNames, signatures } from '../../src/oracle/questions/signs/index.js';
import { rational } from '../../src/oracle/referees/signs/rational.js';
import * as all from '../../src/predicates/index.js';
import { type PredicateTiers, tiers } from '../../src/predicates/tiers.js';

export type Answer = (...values: readonly number[]) => number;

/** The public functions by name. */
export const predicates = all as unknown as Readonly<Record<PredicateName, Answer>>;

export { type PredicateName, predicateNames, type Signature, signatures };

/**
 * Those whose arguments are points, vectors and numbers in any order: solid-predicates.test.ts has tests for their
 * forms.
 */
type MixedName = 'compareCrossings3d' | 'orientOffset3d';

/** The names of those that are generated from a formula, and so have tiers; but the mixed ones. */
export const generatedNames = predicateNames.filter(
  (name): name is Exclude<PredicateName, 'sideOfThickPlane' | MixedName> =>
    name !== 'sideOfThickPlane' && signatures[name].kind !== 'mixed',
);

/** A tier alone. */
export function tierOf(name: string, tier: string): Answer {
  const cascade = (tiers as Readonly<Record<string, PredicateTiers>>)[name]!;
  return cascade.tiers.find((candidate) => candidate.name === tier)!.decide as Answer;
}

/** The truth, from the referee that shares no code with the kernel. */
export const truth = (name: PredicateName, values: readonly number[]): -1 | 0 | 1 =>
  rational.judges[name](values);
