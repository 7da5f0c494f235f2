import type { EngineReference } from '../../src/oracle/engines/engine.js';
import { type Answer, type Finding, type Kind, LAWS, REFEREES, TIERS } from './finding.js';
import { GuardedWorker } from './guarded-worker.js';
import type { JudgeResult } from './messages.js';

/** What a recorded failure does today. */
export interface Replayed {
  readonly finding: Finding;
  /** Who was judged: the recorded target, or another one that the caller asked for. */
  readonly target: string;
  /** `passes`, or how it fails now; `absent` if the target is not installed or lacks the question. */
  readonly now: Kind | 'passes' | 'absent';
  readonly got: string;
  readonly expected: Answer;
  /** Whether both referees say the same, and the same as the record. */
  readonly truthHolds: boolean;
}

/** How to replay. */
export interface ReplayOptions {
  readonly timeout: number;
  /** Megabytes that the process of a module may take; default: 1024. */
  readonly memory?: number;
  /** Judge these instead of the recorded targets. */
  readonly targets?: readonly EngineReference[];
}

/** The targets that a list of findings names, each with its module. */
function referencesIn(findings: readonly Finding[]): readonly EngineReference[] {
  const found = new Map<string, EngineReference>();
  for (const { target, module } of findings) {
    if (target === REFEREES) continue;
    const name = target === TIERS || target === LAWS ? 'unerring' : target;
    found.set(name, module === undefined ? { name } : { name, module });
  }
  return [...found.values()];
}

/**
 * Judges each recorded failure again, with the recorded target (or others) and with both referees: the shrunk input
 * where there is one, else the one that was found.
 *
 * @example (await replay(readFindings('failures.jsonl'), { timeout: 2000 })).filter((r) => r.now !== 'passes');
 */
export async function replay(
  findings: readonly Finding[],
  options: ReplayOptions,
): Promise<readonly Replayed[]> {
  const { timeout, memory } = options;
  const references = options.targets ?? referencesIn(findings);
  const limits = { timeout, ...(memory !== undefined && { memory }) };
  const worker = new GuardedWorker(references, limits, {
    names: findings.map((finding) => finding.question),
    modules: [...new Set(findings.flatMap(({ questionModule }) => questionModule ?? []))],
  });
  try {
    await worker.start();
    const results: Replayed[] = [];
    for (const finding of findings) {
      const targets = options.targets?.map((target) => target.name) ?? [finding.target];
      for (const target of targets) results.push(...(await replayOne(worker, finding, target)));
    }
    return results;
  } finally {
    await worker.close();
  }
}

/** Both inputs of a finding: as found, and as shrunk. */
async function replayOne(worker: GuardedWorker, finding: Finding, target: string): Promise<Replayed[]> {
  const found = await judge(worker, finding, target, finding.values, finding.expected);
  if (finding.shrunk === undefined) return [found];
  const { values, expected } = finding.shrunk;
  const small = await judge(worker, finding, target, values, expected);
  // One line per finding: the shrunk input speaks for both, unless only the other one still fails.
  const speaks = small.now === 'passes' && found.now !== 'passes' ? found : small;
  return [{ ...speaks, truthHolds: found.truthHolds && small.truthHolds }];
}

async function judge(
  worker: GuardedWorker,
  finding: Finding,
  target: string,
  values: readonly number[],
  expected: Answer,
): Promise<Replayed> {
  const { question, tier } = finding;
  const base = { finding, target, expected };
  if (!has(worker, target, finding))
    return { ...base, now: 'absent', got: 'not installed', truthHolds: true };
  const task = {
    question,
    target,
    values,
    ...(tier !== undefined && (target === TIERS || target === LAWS) && { tier }),
  };
  const outcome = await worker.run({ type: 'judge', task });
  if (outcome.type === 'timed-out')
    return { ...base, now: 'timed-out', got: 'no answer in time', truthHolds: true };
  if (outcome.type === 'died') return { ...base, now: 'crashed', got: outcome.message, truthHolds: true };
  if (outcome.response.type !== 'judged')
    return { ...base, now: 'absent', got: 'not judged', truthHolds: true };
  return { ...base, ...verdictOf(outcome.response.result, target, expected) };
}

function verdictOf({ expected: now, second, kind, got }: JudgeResult, target: string, expected: Answer) {
  // A finding about the referees is that they differ, so there it is the verdict and not the truth; what a law
  // expects is no truth to be held either.
  const agree = now === expected && (target === REFEREES || second === undefined || second === now);
  const isTruth = target !== LAWS && !(target === REFEREES && typeof expected === 'string');
  return { now: kind ?? ('passes' as const), got, truthHolds: agree || !isTruth };
}

function has(worker: GuardedWorker, target: string, { question }: Finding): boolean {
  if (target === REFEREES) return true;
  const name = target === TIERS || target === LAWS ? 'unerring' : target;
  return worker.loaded[name]?.includes(question) === true;
}
