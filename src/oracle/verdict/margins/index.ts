import type { AnyQuestion } from '../../questions/question.js';
import { type Exact, exact } from '../../referees/shapes/vectors.js';
import { requireValues } from '../require-values.js';
import { exactParts } from './exact-parts.js';
import { isWithin, type Margin, marginValue } from './margin.js';
import { queryMargins, thinQueries } from './queries.js';
import { type MarginOf, signMargins } from './signs.js';

const MARGINS: Readonly<Record<string, MarginOf>> = { ...signMargins, ...queryMargins };

/** The questions for which there is a margin. */
export const questionsWithMargin: readonly string[] = Object.keys(MARGINS);

/** The margin of arguments that are exact numbers: doubles, or decimals. */
export function marginOfExact(question: AnyQuestion, values: Exact): Margin | undefined {
  if (!Object.hasOwn(MARGINS, question.name)) return undefined;
  return MARGINS[question.name]!(exactParts(question.layout, values));
}

/**
 * The true distance to the decision boundary, exactly; `undefined` where a question has no such distance, or these arguments give
 * it no place (a line through two equal points).
 */
export function marginOf(question: AnyQuestion, values: ArrayLike<number>): Margin | undefined {
  return marginOfExact(question, exact(values));
}

/**
 * How near a miss it was: the true distance to where the answer changes, as the nearest double. Of `orient2d` that of c from
 * the line through a and b; of a query the distance by which the point, or one of the shapes, has to be moved. `undefined`
 * where there is no such distance, or nobody has defined it: no number is invented.
 *
 * @throws RangeError if values are not arguments of the question
 * @example distanceToBoundary(requireQuestion('orient2d'), [0, 0, 3, 4, 5, 0]); // 4
 */
export function distanceToBoundary(question: AnyQuestion, values: ArrayLike<number>): number | undefined {
  requireValues('distanceToBoundary', question, values);
  const margin = marginOf(question, values);
  return margin && marginValue(margin);
}

export { isWithin, type Margin, marginValue, thinQueries };
