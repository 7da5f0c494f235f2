/** Questions on two solids of any kind: what each is, and behind it the values of one of each kind. */
import { boxOf, orientedBoxOf } from '../boxes/values.js';
import { tetrahedronOf } from './values.js';

/** The kinds by their codes. */
export const PAIR_KINDS = ['tetrahedron', 'box', 'oriented-box'] as const;
/** Where the values of each kind begin behind the code. */
export const PLACES: Readonly<Record<PairKind, number>> = { tetrahedron: 1, box: 13, 'oriented-box': 19 };
/** The values of a solid. */
export const SOLID_OF_PAIR = 34;

export type PairKind = (typeof PAIR_KINDS)[number];

/** What the solid whose values begin at a place is, and where it stands. */
export function pairKindAt(
  v: ArrayLike<number>,
  at: number,
): { readonly kind: PairKind; readonly place: number } {
  const kind = PAIR_KINDS[v[at]!]!;
  return { kind, place: at + PLACES[kind] };
}

/** The solid whose values begin at a place, with its type. */
export function solidAt(v: ArrayLike<number>, at: number) {
  const { kind, place } = pairKindAt(v, at);
  switch (kind) {
    case 'tetrahedron':
      return { type: kind, ...tetrahedronOf(v, place) };
    case 'box':
      return { type: kind, ...boxOf(v, place) };
    case 'oriented-box':
      return { type: kind, ...orientedBoxOf(v, place) };
  }
}

/** Both solids. */
export function solidPairOf(v: ArrayLike<number>) {
  return [solidAt(v, 0), solidAt(v, SOLID_OF_PAIR)] as const;
}
