import { rejectWords } from '../../core/arguments/index.js';
import type { Box2, Box3, Placement } from '../../core/shapes.js';
import { exactPlacement } from '../../implicit/exact-placement.js';
import { endsAlong, endsOf, type Piece } from './piece.js';
import { placementRows } from './placement-rows.js';

type Ends = readonly (readonly [low: number, high: number])[];

function boxBy(where: string, name: string, ends: Ends): { min: number[]; max: number[] } {
  if (!ends.flat().every(Number.isFinite))
    rejectWords(where, name, 'within the range of doubles', 'one that reaches beyond it');
  return { min: ends.map(([low]) => low), max: ends.map(([, high]) => high) };
}

/** The box around the hull of pieces. @throws RangeError if it would reach beyond the doubles */
export const boxAround = (
  where: string,
  name: string,
  pieces: readonly Piece[],
  dimension: 2 | 3,
): Box2 | Box3 =>
  boxBy(
    where,
    name,
    Array.from({ length: dimension }, (_, k) => endsOf(pieces, k, dimension)),
  );

/** The box around what a placement makes of it. @throws RangeError as {@link boxAround}, and naming the placement */
export function placedBoxAround(
  where: string,
  name: string,
  pieces: readonly Piece[],
  placement: Placement,
): Box3 {
  const rows = placementRows(exactPlacement(where, 'placement', placement));
  return boxBy(
    where,
    name,
    rows.map((row) => endsAlong(pieces, row)),
  );
}
