import type { AnyQuestion } from '../../questions/question.js';
import { type Exact, exact } from '../../referees/shapes/vectors.js';
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
 * The true distance to the decision boundary, exactly; `undefined` where a question has no such distance, or these
 * arguments give it no place (a line through two equal points).
 */
export function marginOf(question: AnyQuestion, values: ArrayLike<number>): Margin | undefined {
  return marginOfExact(question, exact(values));
}

export { isWithin, type Margin, marginValue, thinQueries };
