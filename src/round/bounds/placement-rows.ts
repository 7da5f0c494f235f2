import { scaledRational } from '../../enclosing/points/scaled-rational.js';
import type { ExactPlacement } from '../../implicit/exact-placement.js';
import type { Row } from './piece.js';

/** What a placement makes of a point, coordinate by coordinate. */
export const placementRows = ({
  matrix,
  matrixExponent,
  shift,
  shiftExponent,
  weight,
}: ExactPlacement): readonly Row[] =>
  matrix.map((row, k) => ({
    normal: row.map((x) => scaledRational(x, weight, matrixExponent)),
    shift: scaledRational(shift[k]!, weight, shiftExponent),
  }));
