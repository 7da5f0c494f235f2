import type { Cases } from '../cases/cases.js';
import type { Engine } from '../engines/engine.js';
import type { Answer, AnyQuestion } from '../questions/question.js';
import { checkDeclarations } from './declaration.js';
import type { Said } from './said.js';
import { describeGot, truthFor, type Verdict } from './verdict.js';
import { verdictOnCase } from './verdict-on-case.js';

/** What an engine made of one case. */
export interface Judged {
  readonly verdict: Verdict;
  /** The true answer, as far as the engine gives one: a sign, text, `true` or `false`. */
  readonly expected: Answer;
  /** What it said, as text. */
  readonly got: string;
}

/**
 * Asks an engine many cases of one question and judges what it says against the question's referee. The cases have to
 * be valid by the question's layout, and accepted by it.
 *
 * @throws RangeError if the engine does not know the question, or declares what makes no sense
 * @throws UnfitAnswer if it says yes or no where the question takes texts only
 * @example
 * const question = requireQuestion('orient2d');
 * const engine = engineOnNumbers('mine', { orient2d: (ax, ay, bx, by, cx, cy) => 1 });
 * (await judgeCases(engine, question, casesOf(6, [0, 0, 1, 1, 2, 2])))[0];
 * // { verdict: 'wrong', expected: 0, got: '1' }
 */
export async function judgeCases(
  engine: Engine,
  question: AnyQuestion,
  cases: Cases,
): Promise<readonly Judged[]> {
  if (!engine.knows(question))
    throw new RangeError(`judgeCases: engine must know ${question.name}, got ${engine.name}, which does not`);
  if (engine.declares !== undefined) checkDeclarations('judgeCases', engine.declares);
  const answers = await engine.ask(question, cases);
  return Array.from({ length: cases.count }, (_, i) =>
    judgeAnswer(engine, question, answers[i], cases.at(i)),
  );
}

/**
 * Judges what was said to one case, wherever it comes from.
 *
 * @throws UnfitAnswer if it is a yes or no where the question takes texts only
 */
export function judgeAnswer(
  engine: Pick<Engine, 'name' | 'strict' | 'declares'>,
  question: AnyQuestion,
  said: Said,
  values: Float64Array,
): Judged {
  const truth = question.referee(values.slice());
  return {
    verdict: verdictOnCase(question, engine, said, truth, values),
    expected: truthFor(question, said, truth),
    got: describeGot(question, said, values),
  };
}
