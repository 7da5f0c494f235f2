import { inDomain, type PredicateName, signatures } from '../../src/oracle/cases/signatures.js';
import { bind } from '../../src/oracle/engines/index.js';
import { decimal } from '../../src/oracle/referees/signs/decimal.js';
import { rational } from '../../src/oracle/referees/signs/rational.js';
import { simpler } from '../shrink/candidates.js';
import { MOST_TRIALS } from '../shrink/shrink.js';
import { shrinkInBatches } from '../shrink/shrink-batches.js';
import { type Finding, REFEREES, type Shrunk, TIERS } from './finding.js';
import { type JudgeAlone, type Judged, judgeHere, judgeTarget } from './judge-alone.js';
import { approachTo } from './judge-block.js';
import type { JudgeResult, JudgeTask } from './messages.js';
import type { Said } from './said.js';
import { predicateNameOf } from './subject.js';
import { judgeOnce, verdictOn } from './verdict.js';
import type { Workplace } from './workplace.js';

/** The judge of what a finding is about: a target, one tier of ours, or the second referee. */
function judgeOf(
  { targets, cascades, engines, heartbeat }: Workplace,
  predicate: PredicateName,
  target: string,
  tier: string | undefined,
): JudgeAlone | undefined {
  const truth = rational.judges[predicate];
  const strictly = (call: (values: ArrayLike<number>) => number) =>
    judgeHere((values) => {
      const expected = truth(values);
      return { expected, ...judgeOnce(call, values, expected, true) };
    }, heartbeat);
  if (target === REFEREES) return strictly(decimal.judges[predicate]);
  if (target === TIERS) {
    const found = cascades[predicate]?.find((candidate) => candidate.name === tier);
    return found && strictly(bind(found.decide, signatures[predicate].arity));
  }
  const loaded = targets.find((candidate) => candidate.target.name === target);
  const approach = loaded && approachTo(loaded, predicate);
  if (loaded === undefined || approach === undefined) return undefined;
  const judge = (values: Float64Array, got: Said): Judged => {
    const expected = truth(values);
    return { expected, ...verdictOn(got, expected, loaded.target.strict) };
  };
  return judgeTarget(target, approach, judge, engines, heartbeat);
}

/** Shrinks a failure of a predicate; `smaller` hears of each success. */
export async function shrinkPredicateFinding(
  place: Workplace,
  { predicate: name, target, tier, kind, values }: Finding,
  smaller: (shrunk: Shrunk) => void,
): Promise<void> {
  const predicate = predicateNameOf(name);
  const judge = judgeOf(place, predicate, target, tier);
  if (judge === undefined) return;
  const signature = signatures[predicate];
  // A tier that does not decide is not wrong.
  const decides = (got: string) => target !== TIERS || got !== '2';
  await shrinkInBatches(values, {
    *candidates(from) {
      for (const candidate of simpler(signature, from)) if (inDomain(signature, candidate)) yield candidate;
    },
    async tryAll(batch) {
      const judged = await judge(batch);
      return judged.map((one) => ({ ...one, fails: one.kind === kind && decides(one.got) }));
    },
    largestBatch: judge.largestBatch,
    mostTrials: MOST_TRIALS,
    smaller: (found, { expected, got }) => smaller({ values: found, expected, got }),
  });
}

/** Judges a recorded failure of a predicate again. */
export async function judgePredicateAgain(
  place: Workplace,
  { predicate: name, target, values, tier }: JudgeTask,
): Promise<JudgeResult> {
  const predicate = predicateNameOf(name);
  const judge = judgeOf(place, predicate, target, tier);
  if (judge === undefined) throw new RangeError(`target '${target}' does not have ${predicate} here`);
  const [{ kind, got }] = (await judge([values])) as [Judged];
  return {
    rational: rational.judges[predicate](values),
    decimal: decimal.judges[predicate](values),
    verdict: { kind, got },
  };
}
