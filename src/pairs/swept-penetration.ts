/** How deep spheres, circles and what they sweep are in others: one rule for all, as their cores are flat. */
import type { Argument } from './call.js';
import type { Example, Kind, Place } from './kind.js';
import { argumentsOf, endingOf } from './pair.js';
import { has } from './rule.js';
import { type SweptKinds, sweptKinds } from './swept-distance.js';
import { capitalized } from './text.js';

/** Two kinds whose depth is that of their cores, and the radii beside it. */
export interface SweptPenetrationPair extends SweptKinds {
  readonly name: string;
  readonly place: Place;
  readonly args: readonly [Argument, Argument];
  /** What is asked, as `askOf` takes it. */
  readonly ask: string;
  /** The shapes of the example. */
  readonly shown: readonly [Example, Example];
}

/** What other shapes come out of: what is bounded, or is refused if it is not, and planes, on either side. */
const hasWaysOut = ({ isBounded, refusedAsHull, name }: Kind) =>
  isBounded || refusedAsHull !== undefined || name === 'plane';

function pairOf({ a, b }: SweptKinds, place: Place): SweptPenetrationPair {
  const isSwept = has('swept', place);
  const carried = [a, b].map((kind, i) => `${i === 0 ? 'a' : 'b'}.${isSwept(kind) ? 'givenSwept' : 'given'}`);
  const second = (kind: Kind) => kind[place]!.second;
  return {
    name: `${a.name}${capitalized(b.name)}Penetration${endingOf(place)}`,
    a,
    b,
    place,
    args: argumentsOf(a, b, place),
    ask: `penetrateSwept(${carried.join(', ')}${place === 'plane' ? ', 2' : ''})`,
    shown: isSwept(b) ? [second(a), b.solid!.near!] : [a.solid!.near!, second(b)],
  };
}

/** All such pairs, in the order of distances. */
export const sweptPenetrationPairs = (place: Place): SweptPenetrationPair[] =>
  sweptKinds(place)
    .filter(({ a, b }) => hasWaysOut(a) && hasWaysOut(b))
    .map((kinds) => pairOf(kinds, place));
