import { NoConstruction } from '../answers/construction.js';
import { toDecimal } from '../cases/doubles.js';
import type { Engine } from '../engines/engine.js';
import { type Answer, type AnyQuestion, holds, takesBoolean } from '../questions/question.js';
import { isFailure, isNotAsked, type Said } from './said.js';

/**
 * What an answer is worth. One vocabulary for campaigns, files, reports and exit codes:
 *
 * - `right`: the truth;
 * - `wrong`: no reading of the question makes it right;
 * - `policy`: not the truth, but within a tolerance or limit that the engine declares;
 * - `convention`: right under a convention that the engine declares (an open boundary, backfaces, culling);
 * - `unsupported`: not judged. Not asked, arguments that the engine does not know or that are outside of its declared
 *   domain, a yes or no where there is none, a question refused to which there is neither yes nor no;
 * - `invalid-output`: no answer at all: NaN, an object, no sign where a sign was asked for;
 * - `crashed`: threw, or its process was lost;
 * - `timed-out`: did not come back in time.
 */
export const verdicts = [
  'right',
  'wrong',
  'policy',
  'convention',
  'unsupported',
  'invalid-output',
  'crashed',
  'timed-out',
] as const;

/** One of {@link verdicts}. */
export type Verdict = (typeof verdicts)[number];

/** How an answer fails: the verdicts that are findings. */
export const kinds = ['wrong', 'invalid-output', 'crashed', 'timed-out'] as const;

/** One of the verdicts that are findings. */
export type Kind = (typeof kinds)[number];

/** The verdict as a way to fail; `undefined` for those that accuse nobody. */
export function failureOf(verdict: Verdict): Kind | undefined {
  return (kinds as readonly Verdict[]).includes(verdict) ? (verdict as Kind) : undefined;
}

/** An engine answers in a way that cannot be judged. That is its author's mistake, and no finding. */
export class UnfitAnswer extends Error {}

/**
 * Judges what an engine said to a question whose true answer is known.
 *
 * @param values the arguments: needed for constructions, whose answers are checked and not compared
 * @throws UnfitAnswer if it says yes or no where the question takes texts only
 * @throws RangeError for a construction without values
 * @example verdictOn(requireQuestion('orient2d'), { name: 'mine', strict: false }, 0.5, 1); // 'right'
 */
export function verdictOn(
  question: AnyQuestion,
  engine: Pick<Engine, 'name' | 'strict'>,
  said: Said,
  truth: Answer,
  values?: ArrayLike<number>,
): Verdict {
  if (isNotAsked(said)) return 'unsupported';
  if (isFailure(said)) return isRefusal(question, engine, said, truth) ? 'unsupported' : said.failed;
  return typeof truth === 'number'
    ? verdictOnSign(said, truth, engine.strict)
    : verdictOnText(question, engine, said, truth, values);
}

/** What is no number is no sign, and NaN has none. */
export function verdictOnSign(said: Said, truth: number, strict: boolean): Verdict {
  if (typeof said !== 'number' || Number.isNaN(said)) return 'invalid-output';
  // Object.is tells -0 from 0: the contract of a strict engine.
  const isRight = strict ? Object.is(said, truth) : (said > 0 ? 1 : said < 0 ? -1 : 0) === truth;
  return isRight ? 'right' : 'wrong';
}

function verdictOnText(
  question: AnyQuestion,
  { name }: Pick<Engine, 'name'>,
  said: Said,
  truth: Answer,
  values: ArrayLike<number> | undefined,
): Verdict {
  if (said === undefined) return 'unsupported';
  if (typeof said === 'boolean') {
    if (!takesBoolean(question))
      throw new UnfitAnswer(`${name} answers ${question.name} with ${said}: it takes text answers only`);
    const yes = holds(question, truth);
    return yes === undefined ? 'unsupported' : said === yes ? 'right' : 'wrong';
  }
  if (typeof said === 'object' || Number.isNaN(said)) return 'invalid-output';
  if (question.check !== undefined) return verdictOnConstruction(question, String(said), values);
  return String(said) === truth ? 'right' : 'wrong';
}

/** An answer that is checked: what cannot be read is none. */
function verdictOnConstruction(
  question: AnyQuestion,
  said: string,
  values: ArrayLike<number> | undefined,
): Verdict {
  if (values === undefined)
    throw new RangeError(`verdictOn: values must be given for ${question.name}, a construction`);
  try {
    return question.check!(Float64Array.from(values), said) === undefined ? 'right' : 'wrong';
  } catch (error) {
    if (error instanceof NoConstruction) return 'invalid-output';
    throw error;
  }
}

/**
 * Whether an engine has refused a question to which there is neither yes nor no (a solid that is none, a mesh that is
 * not closed), by throwing. Functions with a yes or no do so rightly; ours is asked for the whole answer, and must give
 * it.
 */
function isRefusal(
  question: AnyQuestion,
  { strict }: Pick<Engine, 'strict'>,
  said: Said,
  truth: Answer,
): boolean {
  if (!isFailure(said) || said.byItself !== true || strict) return false;
  return takesBoolean(question) && holds(question, truth) === undefined;
}

/** The true answer as far as an engine gives one: the sign, all of the text, or `true` or `false`. */
export function truthFor(question: AnyQuestion, said: Said, truth: Answer): Answer {
  const yes = typeof said === 'boolean' ? holds(question, truth) : undefined;
  return yes === undefined ? truth : String(yes);
}

/** The longest text of an answer in a file. */
const LONGEST = 400;

/** How much of a construction is told beside what is wrong with it. */
const LONGEST_START = 160;

/**
 * What came of a call on one case, as text: of a construction what is wrong with it, and how it begins; else as
 * {@link describeSaid}.
 */
export function describeGot(question: AnyQuestion, said: Said, values: ArrayLike<number>): string {
  const text = describeSaid(question, said);
  if (question.check === undefined || typeof said !== 'string') return text;
  const start = text.length > LONGEST_START ? `${text.slice(0, LONGEST_START)}...` : text;
  const fault = faultOf(question, said, values);
  return fault === undefined ? start : `${fault}; ${start}`;
}

function faultOf(question: AnyQuestion, said: string, values: ArrayLike<number>): string | undefined {
  try {
    return question.check!(Float64Array.from(values), said);
  } catch (error) {
    if (error instanceof NoConstruction) return error.message;
    throw error;
  }
}

/** What came of a call, as text: numbers as what they are (-0, NaN), anything that is no answer with its type. */
export function describeSaid({ answer }: AnyQuestion, said: Said): string {
  if (typeof said === 'number') return toDecimal(said);
  if (typeof said === 'object') return 'failed' in said ? said.text : 'odd' in said ? said.odd : 'not asked';
  const type = answer === 'sign' && said !== undefined ? `${typeof said} ` : '';
  return `${type}${said}`.slice(0, LONGEST);
}
