/** How deep solids are in each other: one rule for all that has corners and flat faces. */
import type { Argument } from './call.js';
import type { Kind, Place } from './kind.js';
import { KINDS } from './kinds.js';
import { argumentsOf } from './pair.js';
import { ERICSON, has } from './rule.js';
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

const ASK = 'penetrationBetween(a.given, b.given)';

const SOURCE = `Cameron 1997; van den Bergen 2003, 4.3.8; ${ERICSON}2.3 (penetration depth), 3.11 (Minkowski difference) and 5.2.1 (separating axes)`;

/** Whether two kinds are apart for certain, in doubles, by what is around them: of a k-DOP, only if it is not empty. */
export function apartOf(a: Kind, b: Kind, place: Place): string {
  const around = (kind: Kind) => (has('outline', place)(kind) ? 'outline' : 'around');
  return b.name === 'plane' ? `isBesidePlane(a.${around(a)}, b)` : `areApart(a.${around(a)}, b.${around(b)})`;
}

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
