import * as rational from '../../../src/arithmetic/rational.js';
import { powerOfTwo } from '../../../src/oracle/cases/doubles.js';
import type { AnyQuestion } from '../../../src/oracle/questions/question.js';
import { isWithin, marginOf } from '../../../src/oracle/verdict/margins/index.js';

/**
 * The relative tolerances that are told apart: none at all, some roundings, single precision and less, what is
 * customary.
 */
export const TOLERANCES: readonly number[] = [0, powerOfTwo(-50), powerOfTwo(-40), powerOfTwo(-30)];

/**
 * The least of {@link TOLERANCES} within which the answer changes, relative to the largest argument; `undefined`: none,
 * or the question has no distance to its boundary.
 */
export function leastTolerance(question: AnyQuestion, values: ArrayLike<number>): number | undefined {
  const margin = marginOf(question, values);
  if (margin === undefined) return undefined;
  // All flat values, as `verdictOnCase` takes them.
  let largest = 0;
  for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i]!));
  const within = (factor: number) =>
    isWithin(margin, rational.multiply(rational.fromNumber(factor), rational.fromNumber(largest)));
  return within(TOLERANCES.at(-1)!) ? TOLERANCES.find(within) : undefined;
}
