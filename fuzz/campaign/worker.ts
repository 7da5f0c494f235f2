import { parentPort, workerData } from 'node:worker_threads';
import { allQueries, requireQueries } from '../queries/registry.js';
import { decimal } from '../referees/decimal.js';
import { rational } from '../referees/rational.js';
import { shrink } from '../shrink/shrink.js';
import { signatures } from '../signatures.js';
import { bind, type Call, loadTarget } from '../targets/index.js';
import { type Cascades, loadCascades } from '../targets/unerring.js';
import { type Finding, REFEREES, TIERS } from './finding.js';
import { Heartbeat } from './heartbeat.js';
import { callOf, judgeBlock, type LoadedTarget } from './judge-block.js';
import { askOf, judgeQueryBlock } from './judge-query-block.js';
import type { JudgeResult, JudgeTask, Request, Response, WorkerStart } from './messages.js';
import { judgeQueryAgain, shrinkQueryFinding } from './query-findings.js';
import { isPredicate, predicateNameOf } from './subject.js';
import { describeError, judgeOnce } from './verdict.js';

// The body of a worker thread: loads the targets, then answers requests one at a time. It keeps no state between
// requests, so that the main thread may end it at any moment and start another.

const start = workerData as WorkerStart;
const heartbeat = new Heartbeat(start.heartbeat);
const targets: LoadedTarget[] = [];
let cascades: Cascades = {};

function say(response: Response): void {
  parentPort!.postMessage(response);
}

async function load(): Promise<boolean> {
  try {
    await requireQueries(start.queries.names, start.queries.modules);
  } catch (error) {
    say({ type: 'unloadable', target: 'queries', message: describeError(error) });
    return false;
  }
  for (const reference of start.targets) {
    try {
      const target = await loadTarget(reference);
      if (target !== undefined) targets.push({ reference, target });
      if (reference.name === 'unerring') cascades = await loadCascades();
    } catch (error) {
      say({ type: 'unloadable', target: reference.name, message: describeError(error) });
      return false;
    }
  }
  return true;
}

/** The implementation that a finding is about: of a target, of one tier of ours, or of the second referee. */
function accused(target: string, name: string, tier?: string): { call: Call; strict: boolean } | undefined {
  const predicate = predicateNameOf(name);
  if (target === REFEREES) return { call: decimal.judges[predicate], strict: true };
  if (target === TIERS) {
    const found = cascades[predicate]?.find((candidate) => candidate.name === tier);
    return found && { call: bind(found.decide, signatures[predicate].arity), strict: true };
  }
  const loaded = targets.find((candidate) => candidate.target.name === target);
  const call = loaded && callOf(loaded, predicate);
  return call && { call, strict: loaded.target.strict };
}

/** Calls with a heartbeat, so that the main thread notices when it does not come back. */
function judged(
  { call, strict }: { call: Call; strict: boolean },
  values: readonly number[],
  expected: number,
) {
  heartbeat.begin(0, 0);
  const verdict = judgeOnce(call, values, expected, strict);
  heartbeat.end();
  return verdict;
}

function shrinkFinding(finding: Finding): void {
  const { kind, values, target, tier } = finding;
  const predicate = predicateNameOf(finding.predicate);
  const who = accused(target, predicate, tier);
  if (who === undefined) return;
  const truth = rational.judges[predicate];
  // A tier that does not decide is not wrong.
  const decides = (got: string) => target !== TIERS || got !== '2';
  const verdictOn = (candidate: readonly number[]) => judged(who, candidate, truth(candidate));
  const fails = (candidate: readonly number[]) => {
    const verdict = verdictOn(candidate);
    return verdict.kind === kind && decides(verdict.got);
  };
  shrink(signatures[predicate], values, fails, (smaller) => {
    say({
      type: 'smaller',
      shrunk: { values: smaller, expected: truth(smaller), got: verdictOn(smaller).got },
    });
  });
}

function judgeAgain(task: JudgeTask): JudgeResult {
  if (!isPredicate(task.predicate)) return judgeQueryAgain(task, targets, heartbeat);
  const { predicate, target, values, tier } = { ...task, predicate: task.predicate };
  const expected = rational.judges[predicate](values);
  const second = decimal.judges[predicate](values);
  const who = accused(target, predicate, tier);
  if (who === undefined) throw new RangeError(`target '${target}' does not have ${predicate} here`);
  return { rational: expected, decimal: second, verdict: judged(who, values, expected) };
}

function answer(request: Request): void {
  try {
    if (request.type === 'block') {
      const { task } = request;
      const result = isPredicate(task.predicate)
        ? judgeBlock(task, targets, cascades, heartbeat)
        : judgeQueryBlock(task, targets, heartbeat);
      say({ type: 'block', result });
    } else if (request.type === 'shrink') {
      const { finding } = request;
      if (isPredicate(finding.predicate)) shrinkFinding(finding);
      else shrinkQueryFinding(finding, targets, heartbeat, (shrunk) => say({ type: 'smaller', shrunk }));
      say({ type: 'shrunk' });
    } else {
      say({ type: 'judged', result: judgeAgain(request.task) });
    }
  } catch (error) {
    say({ type: 'broken', message: describeError(error) });
  }
}

if (await load()) {
  parentPort!.on('message', answer);
  const have = targets.map((loaded) => [
    loaded.target.name,
    [
      ...Object.keys(loaded.target.implementations),
      ...allQueries()
        .filter((query) => askOf(query, loaded) !== undefined)
        .map((query) => query.name),
    ],
  ]);
  say({ type: 'ready', loaded: Object.fromEntries(have) });
}
