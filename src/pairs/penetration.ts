/** How deep solids are in each other: one rule for all that has corners and flat faces. */
import type { Argument } from './call.js';
import type { Kind } from './kind.js';
import { KINDS } from './kinds.js';
import { argumentsOf } from './pair.js';
import { ERICSON } from './rule.js';
import { capitalized } from './text.js';

/** Two kinds of solids. */
export interface PenetrationPair {
  readonly name: string;
  readonly a: Kind;
  readonly b: Kind;
  readonly args: readonly [Argument, Argument];
  /** What is asked, as `askOf` takes it. */
  readonly ask: string;
  readonly source: string;
}

const ASK = 'penetrationOf(a.cells, b.cells)';
const SOURCE = `Cameron 1997; van den Bergen 2003, 4.3.8; ${ERICSON}2.3 (penetration depth), 3.11 (Minkowski difference) and 5.2.1 (separating axes)`;

/** All such pairs, in the order of kinds. */
export function penetrationPairs(): PenetrationPair[] {
  const solids = KINDS.filter((kind) => kind.isPolytope);
  return solids.flatMap((a, i) =>
    solids.slice(i).map((b): PenetrationPair => {
      const name = `${a.name}${capitalized(b.name)}Penetration`;
      return { name, a, b, args: argumentsOf(a, b, 'space'), ask: ASK, source: SOURCE };
    }),
  );
}
