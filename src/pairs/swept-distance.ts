/** Distances of spheres, circles and what they sweep: one rule for all, as their cores are flat. */
import type { Argument } from './call.js';
import type { Example, Kind, Place } from './kind.js';
import { KINDS } from './kinds.js';
import { argumentsOf, endingOf } from './pair.js';
import { ERICSON, has } from './rule.js';
import { capitalized } from './text.js';

/** Two kinds, of which one at least is swept, in the order of names. */
export interface SweptKinds {
  readonly a: Kind;
  readonly b: Kind;
}

/** Two kinds whose distance is that of their cores minus the radii. */
export interface SweptDistancePair extends SweptKinds {
  readonly name: string;
  readonly place: Place;
  readonly args: readonly [Argument, Argument];
  /** What is asked, as `askOf` takes it. */
  readonly ask: string;
  /** The shapes of the example. */
  readonly shown: readonly [Example, Example];
  readonly source: string;
}

const SWEPT_VOLUMES = `${ERICSON}4.5.1 (sphere-swept volumes), the distance of the cores by exact signs`;
/** Where a section is about the pair. */
const SOURCES: Readonly<Record<string, string>> = {
  'sphere sphere': `${ERICSON}4.3.1`,
  'circle circle': `${ERICSON}4.3.1, in the plane`,
  'sphere plane': `${ERICSON}5.2.2`,
};

function pairOf({ a, b }: SweptKinds, place: Place): SweptDistancePair {
  const isSwept = has('swept', place);
  const carried = [a, b].map((kind, i) => `${i === 0 ? 'a' : 'b'}.${isSwept(kind) ? 'givenSwept' : 'given'}`);
  const away = (kind: Kind) => kind.solid!.away!;
  const first = (kind: Kind) => kind[place]!.first!;
  const shown = isSwept(b)
    ? ([isSwept(a) ? a[place]!.second : first(a), away(b)] as const)
    : ([away(a), first(b)] as const);
  return {
    name: `${a.name}${capitalized(b.name)}Distance${endingOf(place)}`,
    a,
    b,
    place,
    args: argumentsOf(a, b, place),
    ask: `measureSwept(${carried.join(', ')}${place === 'plane' ? ', 2' : ''})`,
    shown,
    source: SOURCES[`${a.name} ${b.name}`] ?? SWEPT_VOLUMES,
  };
}

/**
 * All such pairs, in the order of the functions that say how two shapes meet: points and what goes straight on before
 * round shapes, other flat shapes behind these.
 */
export function sweptKinds(place: Place): SweptKinds[] {
  const swept = KINDS.filter(has('swept', place));
  const flat = KINDS.filter(has('cells', place));
  const comesFirst = (kind: Kind) => kind.name === 'point' || kind[place]!.linear !== undefined;
  return [
    ...flat.filter(comesFirst).flatMap((a) => swept.map((b) => ({ a, b }))),
    ...swept.flatMap((a, i) =>
      [...flat.filter((kind) => !comesFirst(kind)), ...swept.slice(i)].map((b) => ({ a, b })),
    ),
  ];
}

/** All pairs with a distance. */
export const sweptDistancePairs = (place: Place): SweptDistancePair[] =>
  sweptKinds(place).map((kinds) => pairOf(kinds, place));
