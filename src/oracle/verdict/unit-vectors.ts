import type { AnyQuestion } from '../questions/question.js';
import { exact } from '../referees/shapes/vectors.js';

/**
 * The parts of a question that an engine may want to be of unit length. The axes of an oriented box have half sizes of
 * their own.
 */
function unitParts({ layout }: AnyQuestion) {
  return layout.parts.filter(
    ({ kind, name }) => kind === 'plane' || (kind === 'direction' && !/\.axes\.[012]$/.test(name)),
  );
}

/** Whether a question has any. */
export function hasUnitParts(question: AnyQuestion): boolean {
  return unitParts(question).length > 0;
}

/**
 * Whether the three values from `at` on are a vector whose square is within 2^-50 of 1, exactly: nearer to a unit
 * vector no rounding leads for sure.
 */
export function isUnitVector(values: ArrayLike<number>, at: number, dimension: 2 | 3 = 3): boolean {
  const { numerators, one } = exact(Array.from({ length: dimension }, (_, k) => values[at + k]!));
  const square = numerators.reduce((sum, x) => sum + x * x, 0n);
  const unit = one * one;
  const off = square > unit ? square - unit : unit - square;
  return off << 50n <= unit;
}

/** Whether all directions and normals of a case are of unit length. */
export function haveUnitLength(question: AnyQuestion, values: ArrayLike<number>): boolean {
  return unitParts(question).every(({ at }) => isUnitVector(values, at, question.layout.dimension));
}
