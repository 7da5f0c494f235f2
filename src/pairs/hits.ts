import type { Kind, Linear, Place, Side, Solid } from './kind.js';
import { KINDS } from './kinds.js';

/** What goes straight on, and a round solid that it meets in a first and a last point. */
export interface HitPair {
  readonly a: Kind;
  readonly b: Kind;
  readonly place: Place;
  readonly linear: Linear;
  readonly solid: Solid;
  /** The solid of examples. */
  readonly second: Side['second'];
}

/** What is asked: the hits, and whether there are any. */
export interface HitAsks {
  readonly hits: string;
  readonly meets: string;
}

/** What is no quadratic form between planes has an engine of its own. */
const OWN: Readonly<Record<Place, Readonly<Record<string, HitAsks>>>> = {
  space: {
    capsule: { hits: 'capsuleHits(a.linear, where, b)', meets: 'meetsCapsule(a.linear, where, b)' },
    lozenge: { hits: 'lozengeHits(a.linear, where, b)', meets: 'meetsLozenge(a.linear, where, b)' },
  },
  plane: {
    capsule: { hits: 'capsuleHits2d(a.linear, where, b)', meets: 'meetsCapsule2d(a.linear, where, b)' },
  },
};
const QUADRIC = {
  space: { hits: 'hitsOf(a.linear, b.quadric)', meets: 'hasHit(a.linear, b.quadric)' },
  plane: { hits: 'hitsOf2d(a.linear, b.quadric)', meets: 'hasHit(a.linear, b.quadric)' },
} as const;

/** The engine for hits. */
export const hitAsksOf = ({ b, place }: HitPair): HitAsks => OWN[place][b.name] ?? QUADRIC[place];

/** A filter for the boolean, where it was measured to pay: what is far apart is asked most often. */
export const hitFilterOf = ({ a, b }: HitPair): string | undefined =>
  b.name === 'sphere' ? `${a.name}SphereGap(a, b)` : undefined;

/** All such pairs. */
export function hitPairs(place: Place): HitPair[] {
  return KINDS.flatMap((a) => {
    const linear = a[place]?.linear;
    if (linear === undefined) return [];
    return KINDS.flatMap((b) => {
      const [side, solid] = [b[place], b.solid];
      return side && solid ? [{ a, b, place, linear, solid, second: side.second }] : [];
    });
  });
}
