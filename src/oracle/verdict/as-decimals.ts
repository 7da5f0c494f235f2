import type { Answer, AnyQuestion } from '../questions/question.js';
import { decideExactly } from './decide-exactly.js';
import { decimalValues } from './decimal-values.js';
import { type Place, placeOf, placeOfExact, placeText } from './margins/place.js';
import { requireValues } from './require-values.js';

/** A true answer, and how far it is from where it changes. */
export interface Reading extends Place {
  readonly answer: Answer;
}

/** A question of the plane by both readings of its numbers. */
export interface DecimalVerdict {
  /** The numbers are the shortest decimals that read back as the doubles: what somebody wrote. */
  readonly decimals: Reading;
  /** The numbers are the doubles: what an engine is given, and what verdicts are about. */
  readonly doubles: Reading;
  /** Whether the answers differ: the rounding to doubles has moved something across a boundary. */
  readonly differs: boolean;
}

/**
 * The answer to a question of the plane about the decimals that somebody wrote, decided over rationals, beside that
 * about the doubles: three points with decimals on one line are, as doubles, often beside it. `undefined` for questions
 * in space, and for those of the plane that nobody decides for decimals.
 *
 * @throws RangeError if values are not arguments of the question
 * @example
 * const { decimals, doubles } = asDecimals(requireQuestion('orient2d'), [0, 0, 1, 3, 0.1, 0.3]);
 * [decimals, doubles.answer]; // [{ answer: 0, distance: 0, onBoundary: true }, -1]
 */
export function asDecimals(question: AnyQuestion, values: ArrayLike<number>): DecimalVerdict | undefined {
  requireValues('asDecimals', question, values);
  const written = decimalValues(values);
  const answer = decideExactly(question, written);
  if (answer === undefined) return undefined;
  const truth = question.referee(Float64Array.from(values));
  return {
    decimals: { answer, ...placeOfExact(question, written) },
    doubles: { answer: truth, ...placeOf(question, values) },
    differs: answer !== truth,
  };
}

function wordsOf(one: Reading): string {
  const place = placeText(one, 'on the boundary', 'the boundary');
  return place === undefined ? String(one.answer) : `${one.answer}, ${place}`;
}

/**
 * Both answers in words.
 *
 * @example
 * describeDecimals(asDecimals(requireQuestion('orient2d'), [0, 0, 1, 3, 0.1, 0.3]));
 * // 'as the decimals you wrote: 0, exactly on the boundary; as doubles: -1, 8.777083671441753e-18 from the boundary'
 */
export function describeDecimals({ decimals, doubles }: DecimalVerdict): string {
  return `as the decimals you wrote: ${wordsOf(decimals)}; as doubles: ${wordsOf(doubles)}`;
}
