import { HULL_SIZE, hullOf } from './hulls.js';
import { boxOf, orientedBoxOf, SOLID, tetrahedronOf } from './shapes.js';

/** Questions on two solids of any kind: what each is, and behind it the values of one of each kind. */

/** The kinds by their codes. */
export const PAIR_KINDS = ['tetrahedron', 'box', 'oriented-box', 'hull'] as const;
/** Where the values of each kind begin behind the code. */
const PLACES: Readonly<Record<PairKind, number>> = { tetrahedron: 1, box: 13, 'oriented-box': 19, hull: 34 };
/** The values of a solid. */
export const SOLID_OF_PAIR = 34 + HULL_SIZE;

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
function solidAt(v: ArrayLike<number>, at: number) {
  const { kind, place } = pairKindAt(v, at);
  switch (kind) {
    case 'tetrahedron':
      return { type: kind, ...tetrahedronOf(v, place) };
    case 'box':
      return { type: kind, ...boxOf(v, place) };
    case 'oriented-box':
      return { type: kind, ...orientedBoxOf(v, place) };
    case 'hull':
      return { type: kind, ...hullOf(v, place) };
  }
}

/** Both solids. */
export function solidPairOf(v: ArrayLike<number>) {
  return [solidAt(v, 0), solidAt(v, SOLID_OF_PAIR)] as const;
}

/**
 * Questions on a line and several solids: how many boxes and tetrahedra count, and where they stand behind the line.
 */

export const MOST_ON_LINE = 3;
export const BOX_COUNT = SOLID;
export const TETRAHEDRON_COUNT = SOLID + 1;

/** Where box i begins. */
export function boxPlace(i: number): number {
  return SOLID + 2 + 6 * i;
}

/** Where tetrahedron i begins. */
export function tetrahedronPlace(i: number): number {
  return boxPlace(MOST_ON_LINE) + 12 * i;
}

/** The solids that count as plain data, boxes first. */
export function solidsOf(v: ArrayLike<number>) {
  return [
    ...Array.from({ length: v[BOX_COUNT]! }, (_, i) => boxOf(v, boxPlace(i))),
    ...Array.from({ length: v[TETRAHEDRON_COUNT]! }, (_, i) => tetrahedronOf(v, tetrahedronPlace(i))),
  ];
}

/** The pairs of which one is a set of half-spaces, and has features in its relation. */
export const HALF_SPACE_PAIRS = [
  ['triangle', 'kDop'],
  ['plane', 'kDop'],
  ['plane', 'frustum'],
] as const;

export type HalfSpacePair = (typeof HALF_SPACE_PAIRS)[number];
