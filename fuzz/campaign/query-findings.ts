import { violationOf } from '../../src/oracle/questions/judge.js';
import { isValid } from '../../src/oracle/questions/layout.js';
import { classOf, type Question } from '../../src/oracle/questions/question.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { shrinkInBatches } from '../shrink/shrink-batches.js';
import { simplerValues } from '../shrink/simpler.js';
import { type Finding, LAWS, REFEREES, type Shrunk } from './finding.js';
import { type JudgeAlone, type Judged, judgeHere, judgeTarget } from './judge-alone.js';
import {
  approachTo,
  describeAnswer,
  kindOfSaidAnswer,
  truthOfSaid,
  UnfitAnswer,
} from './judge-query-block.js';
import type { JudgeResult, JudgeTask } from './messages.js';
import type { Said } from './said.js';
import { describeError } from './verdict.js';
import type { Workplace } from './workplace.js';

/** Referees of queries take up to milliseconds: this bounds a failure's shrinking to seconds. */
const MOST_TRIALS = 4000;

/** The judge of what a finding is about: a target by the referee; a law; or whether the referee answers at all. */
function judgeOf(
  { targets, engines, heartbeat }: Workplace,
  query: Question,
  target: string,
  tier: string | undefined,
): JudgeAlone | undefined {
  if (target === REFEREES) return judgeHere((values) => judgeReferee(query, values), heartbeat);
  if (target === LAWS) return judgeHere((values) => ifJudged(() => judgeLaw(query, tier, values)), heartbeat);
  const loaded = targets.find((candidate) => candidate.target.name === target);
  const approach = loaded && approachTo(loaded, query);
  if (loaded === undefined || approach === undefined) return undefined;
  const judge = (values: Float64Array, got: Said): Judged => {
    const expected = query.referee(values);
    const kind = kindOfSaidAnswer(query, loaded, got, expected);
    return { kind, expected: truthOfSaid(query, got, expected), got: describeAnswer(got) };
  };
  return judgeTarget(
    target,
    approach,
    (values, got) => ifJudged(() => judge(values, got)),
    engines,
    heartbeat,
  );
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

function judgeReferee(query: Question, values: Float64Array): Judged {
  try {
    const got = query.referee(values);
    const listed = query.classes.includes(classOf(query, got));
    return { kind: listed ? undefined : 'wrong', expected: 'a class of the list', got };
  } catch (error) {
    return { kind: 'thrown', expected: 'an answer', got: describeError(error) };
  }
}

function judgeLaw(query: Question, name: string | undefined, values: Float64Array): Judged {
  const law = query.laws?.find((candidate) => candidate.name === name);
  const violation = law && violationOf(query, law, values, query.referee(values.slice()));
  if (violation === undefined) return { kind: undefined, expected: 'the law holds', got: 'the law holds' };
  return { kind: 'wrong', expected: violation.expected, got: violation.got };
}

/** Shrinks a failure of a query; `smaller` hears of each success. */
export async function shrinkQuestionFinding(
  place: Workplace,
  { predicate, target, tier, kind, values }: Finding,
  smaller: (shrunk: Shrunk) => void,
): Promise<void> {
  const query = requireQuestion(predicate);
  const judge = judgeOf(place, query, target, tier);
  if (judge === undefined) return;
  const accepted = (candidate: readonly number[]) =>
    isValid(query.layout, candidate) && query.accepts?.(Float64Array.from(candidate)) !== false;
  await shrinkInBatches(values, {
    *candidates(from) {
      for (const candidate of simplerValues(query.layout, from)) if (accepted(candidate)) yield candidate;
    },
    async tryAll(batch) {
      const judged = await judge(batch);
      return judged.map((one) => ({ ...one, fails: one.kind === kind }));
    },
    largestBatch: judge.largestBatch,
    mostTrials: MOST_TRIALS,
    smaller: (found, { expected, got }) => smaller({ values: found, expected, got }),
  });
}

/** Judges a recorded failure of a query again. */
export async function judgeQuestionAgain(
  place: Workplace,
  { predicate, target, values, tier }: JudgeTask,
): Promise<JudgeResult> {
  const judge = judgeOf(place, requireQuestion(predicate), target, tier);
  if (judge === undefined) throw new RangeError(`target '${target}' does not have ${predicate} here`);
  const [{ kind, expected, got }] = (await judge([values])) as [Judged];
  return { rational: expected, decimal: expected, verdict: { kind, got } };
}
