import { violationOf } from '../queries/judge.js';
import { isValid } from '../queries/layout.js';
import { classOf, type Query } from '../queries/query.js';
import { requireQuery } from '../queries/registry.js';
import { simplerValues } from '../queries/simpler.js';
import { shrinkWith } from '../shrink/shrink.js';
import { type Answer, type Finding, type Kind, LAWS, REFEREES, type Shrunk } from './finding.js';
import type { Heartbeat } from './heartbeat.js';
import type { LoadedTarget } from './judge-block.js';
import { askOf, describeAnswer, kindOfAnswer, truthFor } from './judge-query-block.js';
import type { JudgeResult, JudgeTask } from './messages.js';
import { describeError } from './verdict.js';

/** Referees of queries take up to milliseconds: this bounds a failure's shrinking to seconds. */
const MOST_TRIALS = 4000;

/** What is found when one case of a query is judged by itself. */
interface Judged {
  readonly kind: Kind | undefined;
  readonly expected: Answer;
  readonly got: string;
}

/** Judges one case: by the referee, for a target; by a law; or whether the referee answers at all. */
type JudgeCase = (values: Float64Array) => Judged;

function judgeOf(
  query: Query,
  target: string,
  tier: string | undefined,
  targets: readonly LoadedTarget[],
): JudgeCase | undefined {
  if (target === REFEREES) return (values) => judgeReferee(query, values);
  if (target === LAWS) return (values) => judgeLaw(query, tier, values);
  const loaded = targets.find((candidate) => candidate.target.name === target);
  const ask = loaded && askOf(query, loaded);
  if (ask === undefined) return undefined;
  return (values) => {
    const expected = query.referee(values.slice());
    try {
      const got = ask(values.slice());
      const kind = kindOfAnswer(query, got, expected);
      return { kind, expected: truthFor(query, got, expected), got: describeAnswer(got) };
    } catch (error) {
      return { kind: 'thrown', expected, got: describeError(error) };
    }
  };
}

function judgeReferee(query: Query, values: Float64Array): Judged {
  try {
    const got = query.referee(values);
    const listed = query.classes.includes(classOf(query, got));
    return { kind: listed ? undefined : 'wrong', expected: 'a class of the list', got };
  } catch (error) {
    return { kind: 'thrown', expected: 'an answer', got: describeError(error) };
  }
}

function judgeLaw(query: Query, name: string | undefined, values: Float64Array): Judged {
  const law = query.laws?.find((candidate) => candidate.name === name);
  const violation = law && violationOf(query, law, values, query.referee(values.slice()));
  if (violation === undefined) return { kind: undefined, expected: 'the law holds', got: 'the law holds' };
  return { kind: 'wrong', expected: violation.expected, got: violation.got };
}

/** With a heartbeat, so that the main thread notices when the target does not come back. */
function guarded(judge: JudgeCase, heartbeat: Heartbeat): JudgeCase {
  return (values) => {
    heartbeat.begin(0, 0);
    try {
      return judge(values);
    } finally {
      heartbeat.end();
    }
  };
}

/** Shrinks a failure of a query; `smaller` hears of each success. */
export function shrinkQueryFinding(
  { predicate, target, tier, kind, values }: Finding,
  targets: readonly LoadedTarget[],
  heartbeat: Heartbeat,
  smaller: (shrunk: Shrunk) => void,
): void {
  const query = requireQuery(predicate);
  const raw = judgeOf(query, target, tier, targets);
  if (raw === undefined) return;
  const judge = guarded(raw, heartbeat);
  const valid = (candidate: readonly number[]) =>
    isValid(query.layout, candidate) && query.accepts?.(Float64Array.from(candidate)) !== false;
  const fails = (candidate: readonly number[]) => judgedOr(judge, candidate)?.kind === kind;
  shrinkWith(
    values,
    (from) => simplerValues(query.layout, from),
    valid,
    fails,
    MOST_TRIALS,
    (found) => {
      const { expected, got } = judge(Float64Array.from(found));
      smaller({ values: found, expected, got });
    },
  );
}

/** A candidate on which the referee itself throws is no failure of the target. */
function judgedOr(judge: JudgeCase, candidate: readonly number[]): Judged | undefined {
  try {
    return judge(Float64Array.from(candidate));
  } catch {
    return undefined;
  }
}

/** Judges a recorded failure of a query again. */
export function judgeQueryAgain(
  { predicate, target, values, tier }: JudgeTask,
  targets: readonly LoadedTarget[],
  heartbeat: Heartbeat,
): JudgeResult {
  const raw = judgeOf(requireQuery(predicate), target, tier, targets);
  if (raw === undefined) throw new RangeError(`target '${target}' does not have ${predicate} here`);
  const { kind, expected, got } = guarded(raw, heartbeat)(Float64Array.from(values));
  return { rational: expected, decimal: expected, verdict: { kind, got } };
}
