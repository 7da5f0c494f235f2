import { powerOfTwo } from '../../../src/oracle/cases/doubles.js';
import { isDegenerate } from '../../../src/oracle/questions/degenerate.js';
import { isValid } from '../../../src/oracle/questions/layout.js';
import {
  type Answer,
  type AnyQuestion,
  classOf,
  isPredicate,
} from '../../../src/oracle/questions/question.js';
import { largestOf, numbersOf } from './numbers.js';

/** How many cases of a file are flagged `BASIC`. */
export const MOST_BASIC = 5;

const LEAST = powerOfTwo(-20);
const MOST = powerOfTwo(20);
/** By how much numbers are moved, in parts of the largest one. */
const PART = powerOfTwo(-10);
/** In which directions: number i by the letter at i, again and again. */
const DIRECTIONS = ['+-', '-+', '++-', '--+', '+', '+--+-', '-+-++-'];

/** The values with all but integers moved; what is no case is `undefined`. */
function moved(
  question: AnyQuestion,
  values: Float64Array,
  step: number,
  directions: string,
): Float64Array | undefined {
  const out = values.slice();
  for (const { kind, at, size } of question.layout.parts)
    if (kind !== 'integer')
      for (let i = at; i < at + size; i++)
        out[i] = out[i]! + (directions[i % directions.length] === '+' ? step : -step);
  const valid = isValid(question.layout, out) && question.accepts?.(out) !== false;
  return valid ? out : undefined;
}

/**
 * Whether a case is trivial: of moderate numbers, no shape degenerate, and of the same class when all its numbers are
 * disturbed. A runner that fails it is wrong itself.
 */
export function isBasic(question: AnyQuestion, values: Float64Array, truth: Answer): boolean {
  const numbers = numbersOf(question, values);
  const moderate = numbers.every((x) => x === 0 || (Math.abs(x) >= LEAST && Math.abs(x) <= MOST));
  if (!moderate || (isPredicate(question) ? truth === 0 : isDegenerate(question, values))) return false;
  const step = largestOf(numbers) * PART;
  return DIRECTIONS.every((directions) => {
    const near = moved(question, values, step, directions);
    return near !== undefined && classOf(question, question.referee(near)) === classOf(question, truth);
  });
}
