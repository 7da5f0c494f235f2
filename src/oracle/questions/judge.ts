import { deriveSeed, Random } from '../cases/random.js';
import type { Answer, AnyQuestion, Law, Variation } from './question.js';

/** A case that the kernel got wrong: by the referee, or by one of the query's own laws. */
export interface QuestionFailure {
  /** The law that is violated; `undefined`: the referee says otherwise. */
  readonly law?: string;
  readonly expected: Answer;
  readonly got: Answer;
}

/** The answer of a function as text; an exception is an answer, too, and never the right one. */
export function answerOf<A>(ask: (values: Float64Array) => A, values: Float64Array): A | string {
  try {
    return ask(values);
  } catch (error) {
    return thrownText(error);
  }
}

/** The same of a function that may answer with a promise. */
export async function answerLater<A>(
  ask: (values: Float64Array) => A,
  values: Float64Array,
): Promise<Awaited<A> | string> {
  try {
    return await ask(values);
  } catch (error) {
    return thrownText(error);
  }
}

function thrownText(error: unknown): string {
  return `THROWN ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
}

/** A law's random numbers come from the values, so that one case can be judged again by itself. */
function randomOf(law: Law<Answer>, values: Float64Array): Random {
  return new Random(...deriveSeed(law.name, ...values));
}

/** Judges one law on one case, the kernel's answer to which is known. */
export function violationOf(
  question: AnyQuestion,
  law: Law<Answer>,
  values: Float64Array,
  answer: Answer,
): QuestionFailure | undefined {
  let expected: Answer;
  let variation: Variation<Answer> | undefined;
  try {
    variation = law.vary(values, randomOf(law, values));
    if (variation === undefined) return undefined;
    expected = variation.expected(answer);
  } catch (error) {
    return { law: law.name, expected: 'a variation', got: `THROWN by the law: ${String(error)}` };
  }
  const { values: varied } = variation;
  const got = answerOf((changed) => question.subject(changed), varied);
  if (typeof got === 'object')
    throw new TypeError(`${question.name} has laws, and an answer that is a promise`);
  return got === expected ? undefined : { law: law.name, expected, got };
}
