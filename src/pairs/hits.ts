import type { Kind, Linear, Side, Solid } from './kind.js';
import { KINDS } from './kinds.js';

/** What goes straight on, and a round solid that it meets in a first and a last point. */
export interface HitPair {
  readonly a: Kind & { readonly linear: Linear; readonly space: Side };
  readonly b: Kind & { readonly solid: Solid; readonly space: Side };
}

/** What is asked: the hits, and whether there are any. */
export interface HitAsks {
  readonly hits: string;
  readonly meets: string;
}

/** What is no quadratic form between planes has an engine of its own. */
const OWN: Readonly<Record<string, HitAsks>> = {
  capsule: { hits: 'capsuleHits(a.linear, where, b)', meets: 'meetsCapsule(a.linear, where, b)' },
  lozenge: { hits: 'lozengeHits(a.linear, where, b)', meets: 'meetsLozenge(a.linear, where, b)' },
};
const QUADRIC: HitAsks = { hits: 'hitsOf(a.linear, b.quadric)', meets: 'hasHit(a.linear, b.quadric)' };

/** The engine for hits of a solid. */
export const hitAsksOf = (kind: Kind): HitAsks => OWN[kind.name] ?? QUADRIC;

/** A filter for the boolean, where it was measured to pay: what is far apart is asked most often. */
export const hitFilterOf = ({ a, b }: HitPair): string | undefined =>
  b.name === 'sphere' ? `${a.name}SphereGap(a, b)` : undefined;

/** All such pairs. */
export const HITS: readonly HitPair[] = KINDS.filter(isLinear).flatMap((a) =>
  KINDS.filter(isSolid).map((b) => ({ a, b })),
);

function isLinear(kind: Kind): kind is HitPair['a'] {
  return kind.linear !== undefined && kind.space !== undefined;
}

function isSolid(kind: Kind): kind is HitPair['b'] {
  return kind.solid !== undefined && kind.space !== undefined;
}
