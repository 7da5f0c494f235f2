import type { Kind, Linear, Side, Solid } from './kind.js';
import { KINDS } from './kinds.js';

/** What goes straight on, and a round solid that it meets in a first and a last point. */
export interface HitPair {
  readonly a: Kind & { readonly linear: Linear; readonly space: Side };
  readonly b: Kind & { readonly solid: Solid; readonly space: Side };
}

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
