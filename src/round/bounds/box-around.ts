import { rejectWords } from '../../core/arguments/index.js';
import type { Placement } from '../../core/shapes.js';
import { exactPlacement } from '../../implicit/exact-placement.js';
import { endsAlong, endsNearlyAlong, endsOf, once, type Piece } from './piece.js';
import { nearRows } from './placed-nearly.js';
import { placedEnds } from './placed-points.js';
import { placementRows } from './placement-rows.js';

/** The sides of a box. */
export interface Sides {
  readonly min: readonly number[];
  readonly max: readonly number[];
}

type Ends = readonly (readonly [low: number, high: number])[];

/** The box with these ends. @throws RangeError if it would reach beyond the doubles */
export function boxBy(where: string, name: string, ends: Ends): Sides {
  if (!ends.flat().every(Number.isFinite))
    rejectWords(where, name, 'within the range of doubles', 'one that reaches beyond it');
  return { min: ends.map(([low]) => low), max: ends.map(([, high]) => high) };
}

/** The box around the hull of pieces. @throws RangeError if it would reach beyond the doubles */
export const boxAround = (where: string, name: string, pieces: readonly Piece[], dimension: 2 | 3): Sides =>
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
): Sides {
  const to = exactPlacement(where, 'placement', placement);
  const points = pieces.filter(isPointOfDoubles).map(({ at }) => at as ArrayLike<number>);
  const others = pieces.filter((piece) => !isPointOfDoubles(piece));
  const ends = placedEnds(points, to);
  if (others.length === 0) return boxBy(where, name, ends);
  const nearly = nearRows(to);
  // Fractions are made where doubles leave a doubt.
  const rows = once(() => placementRows(to));
  return boxBy(
    where,
    name,
    ends.map((end, k) =>
      others.reduce<readonly [number, number]>(([low, high], piece) => {
        const [least, most] = endsNearlyAlong(piece, nearly[k]!) ?? endsAlong([piece], rows()[k]!);
        return [Math.min(low, least), Math.max(high, most)];
      }, end),
    ),
  );
}

const isPointOfDoubles = ({ at, reach }: Piece): boolean => reach === null && typeof at[0] === 'number';
