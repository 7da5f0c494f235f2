import { isProperQuestion } from '../../src/oracle/questions/degenerate.js';
import { violationOf } from '../../src/oracle/questions/judge.js';
import { isValid } from '../../src/oracle/questions/layout.js';
import { type AnyQuestion, classOf } from '../../src/oracle/questions/question.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { describeError, type Said } from '../../src/oracle/verdict/said.js';
import { describeGot, failureOf, truthFor, UnfitAnswer } from '../../src/oracle/verdict/verdict.js';
import { verdictOnCase } from '../../src/oracle/verdict/verdict-on-case.js';
import { simpler } from '../shrink/candidates.js';
import { shrinkInBatches } from '../shrink/shrink-batches.js';
import { type Finding, LAWS, madeBy, REFEREES, type Shrunk, TIERS } from './finding.js';
import { type JudgeAlone, type Judged, judgeEngine, judgeHere } from './judge-alone.js';
import { judgeTier } from './judge-block.js';
import type { JudgeResult, JudgeTask } from './messages.js';
import { scaleOf } from './plan.js';
import type { Workplace } from './workplace.js';

/** The judge of what a finding is about: an engine; a tier or a law of ours; or the referees. */
function judgeOf(
  { engines, heartbeat }: Workplace,
  question: AnyQuestion,
  target: string,
  tier: string | undefined,
): JudgeAlone | undefined {
  const here = (judge: (values: Float64Array) => Judged) => judgeHere(judge, heartbeat);
  if (target === REFEREES) return here((values) => judgeReferees(question, values));
  if (target === LAWS) return here((values) => ifJudged(() => judgeLaw(question, tier, values)));
  if (target === TIERS) return here((values) => judgeOneTier(question, tier, values));
  const engine = engines.find(({ name }) => name === target);
  if (engine === undefined || !engine.knows(question)) return undefined;
  const judge = (values: Float64Array, got: Said): Judged => {
    const truth = question.referee(values);
    const verdict = verdictOnCase(question, engine, got, truth, values);
    return {
      kind: failureOf(verdict),
      expected: truthFor(question, got, truth),
      got: describeGot(question, got, values),
      ...madeBy(question, got),
    };
  };
  return judgeEngine(engine, question, (values, got) => ifJudged(() => judge(values, got)), heartbeat);
}

/** A case on which the referee itself throws is no failure of anybody else. */
function ifJudged(judge: () => Judged): Judged {
  try {
    return judge();
  } catch (error) {
    if (error instanceof UnfitAnswer) throw error;
    return { kind: undefined, expected: 'an answer of the referee', got: describeError(error) };
  }
}

/** Whether the referee answers with a class of the list, and the second one says the same. */
function judgeReferees(question: AnyQuestion, values: Float64Array): Judged {
  try {
    const truth = question.referee(values);
    const got = question.secondReferee?.(values.slice());
    if (got !== undefined)
      return { kind: got === truth ? undefined : 'wrong', expected: truth, got: String(got) };
    const listed = question.classes.includes(classOf(question, truth));
    return { kind: listed ? undefined : 'wrong', expected: 'a class of the list', got: String(truth) };
  } catch (error) {
    return { kind: 'crashed', expected: 'an answer', got: describeError(error) };
  }
}

/** A tier that does not decide is not wrong. */
function judgeOneTier(question: AnyQuestion, name: string | undefined, values: Float64Array): Judged {
  const truth = question.referee(values);
  const tier = question.tiers?.find((candidate) => candidate.name === name);
  const judged = tier && judgeTier(tier, values, truth);
  return { kind: judged?.kind, expected: truth, got: judged?.got ?? 'undecided' };
}

function judgeLaw(question: AnyQuestion, name: string | undefined, values: Float64Array): Judged {
  const law = question.laws?.find((candidate) => candidate.name === name);
  const violation = law && violationOf(question, law, values, question.referee(values.slice()));
  if (violation === undefined) return { kind: undefined, expected: 'the law holds', got: 'the law holds' };
  return { kind: 'wrong', expected: violation.expected, got: String(violation.got) };
}

/** Shrinks a failure; `smaller` hears of each success. One without a degenerate shape is not given any. */
export async function shrinkFinding(
  place: Workplace,
  { question: name, target, tier, kind, values }: Finding,
  smaller: (shrunk: Shrunk) => void,
): Promise<void> {
  const question = requireQuestion(name);
  const judge = judgeOf(place, question, target, tier);
  if (judge === undefined) return;
  // Most failures have a smaller neighbour with all points in one place, in which nobody knows the defect again.
  const staysProper = isProperQuestion(question, values);
  const accepted = (candidate: readonly number[]) =>
    isValid(question.layout, candidate) &&
    question.accepts?.(Float64Array.from(candidate)) !== false &&
    (!staysProper || isProperQuestion(question, candidate));
  await shrinkInBatches(values, {
    *candidates(from) {
      for (const candidate of simpler(question.layout, from)) if (accepted(candidate)) yield candidate;
    },
    async tryAll(batch) {
      const judged = await judge(batch);
      return judged.map((one) => ({ ...one, fails: one.kind === kind }));
    },
    largestBatch: judge.largestBatch,
    mostTrials: scaleOf(question).mostTrials,
    smaller: (found, { expected, got, made }) =>
      smaller({ values: found, expected, got, ...(made !== undefined && { made }) }),
  });
}

/** Judges a recorded failure again. */
export async function judgeAgain(
  place: Workplace,
  { question: name, target, values, tier }: JudgeTask,
): Promise<JudgeResult> {
  const question = requireQuestion(name);
  const judge = judgeOf(place, question, target, tier);
  if (judge === undefined) throw new RangeError(`target '${target}' does not have ${name} here`);
  const [{ kind, expected, got }] = (await judge([values])) as [Judged];
  const second = question.secondReferee?.(Float64Array.from(values));
  return { expected, ...(second !== undefined && { second }), kind, got };
}
