import { toHexFloat } from '../../../src/oracle/cases/doubles.js';
import type { CaseId } from '../../../src/oracle/protocol/case-id.js';
import { caseIdText } from '../../../src/oracle/protocol/case-id.js';
import {
  type Answer,
  type AnyQuestion,
  holds,
  takesBoolean,
} from '../../../src/oracle/questions/question.js';
import { type Acceptable, acceptable, type Result } from './acceptable.js';
import { isBasic } from './basic.js';
import { flagsOf } from './flags.js';
import { leastTolerance } from './near.js';
import { argumentsOf, numbersOf } from './numbers.js';

/** One case of a file of a suite; the order of its members is that of the file, and promised. */
export interface SuiteCase {
  readonly id: string;
  readonly flags: readonly string[];
  /** The flat values as C99 hexadecimal. */
  readonly values: readonly string[];
  /** The sign, or the canonical text. */
  readonly answer: Answer;
  /** Of questions that take yes or no; null: neither. */
  readonly yes?: boolean | null;
  readonly result: Result;
  readonly acceptable?: readonly Acceptable[];
  /** Of questions whose values are a code: what they stand for, by name. */
  readonly arguments?: Readonly<Record<string, unknown>>;
}

/** Answers that are longer are no use to anybody, and make files of gigabytes. */
export const LONGEST_ANSWER = 20_000;

const STRONGEST: readonly Result[] = ['convention', 'policy', 'exact'];

/**
 * A case with its answer by the referee, and all that is said about it; `undefined` if the answer is longer than
 * {@link LONGEST_ANSWER}.
 *
 * @param mayBeBasic whether it is looked at whether it is trivial, which asks the referee again
 */
export function suiteCase(
  question: AnyQuestion,
  id: CaseId,
  values: Float64Array,
  mayBeBasic: boolean,
): SuiteCase | undefined {
  const truth = question.referee(values.slice());
  if (typeof truth === 'string' && truth.length > LONGEST_ANSWER) return undefined;
  const nearness = leastTolerance(question, values);
  const flags = flagsOf({ question, values, numbers: numbersOf(question, values), truth, nearness });
  if (mayBeBasic && isBasic(question, values, truth)) flags.unshift('BASIC');
  const others = acceptable(question, values, truth, nearness);
  return {
    id: caseIdText(id),
    flags,
    values: Array.from(values, toHexFloat),
    answer: truth,
    ...(takesBoolean(question) && { yes: holds(question, truth) ?? null }),
    result: STRONGEST.find((result) => others.some((one) => one.result === result)) ?? 'exact',
    ...(others.length > 0 && { acceptable: others.map(({ answer }) => answer) }),
    ...(question.coded && { arguments: argumentsOf(question, values) }),
  };
}
