import { parentPort, workerData } from 'node:worker_threads';
import { predicateNames } from '../../src/oracle/cases/signatures.js';
import { loadTarget, type TargetReference } from '../../src/oracle/engines/index.js';
import { loadCascades } from '../../src/oracle/engines/unerring.js';
import { allQuestions, loadQuestions, requireQuestions } from '../../src/oracle/questions/registry.js';
import { Engines } from './engines.js';
import { Heartbeat } from './heartbeat.js';
import { approachTo, judgeBlock } from './judge-block.js';
import { approachTo as approachToQuestion, judgeQuestionBlock, UnfitAnswer } from './judge-query-block.js';
import type { LoadedTarget } from './loaded-target.js';
import type { Reply, Request, Response, WorkerStart } from './messages.js';
import { judgePredicateAgain, shrinkPredicateFinding } from './predicate-findings.js';
import { judgeQuestionAgain, shrinkQuestionFinding } from './query-findings.js';
import { isPredicate } from './subject.js';
import { describeError } from './verdict.js';
import type { Workplace } from './workplace.js';

// The body of a worker thread: loads the targets, then answers requests one at a time. It keeps no state between
// requests, so that the main thread may end it at any moment and start another.

const start = workerData as WorkerStart;
const engines = new Engines(start.engines, say);

function say(response: Response): void {
  parentPort!.postMessage(response);
}

/** Loads a target; one that has a process of its own is loaded there already. */
async function loadOne(reference: TargetReference): Promise<LoadedTarget | undefined> {
  const exports = engines.exportsOf(reference.name);
  if (exports !== undefined)
    return { reference, exports, target: { name: reference.name, strict: false, implementations: {} } };
  const target = await loadTarget(reference);
  return target && { reference, target };
}

/** Loads everything, or says what cannot be loaded. */
async function load(): Promise<Workplace | undefined> {
  let loading = 'queries';
  const targets: LoadedTarget[] = [];
  try {
    await requireQuestions(start.queries.names, start.queries.modules);
    for (const reference of start.targets) {
      loading = reference.name;
      const loaded = await loadOne(reference);
      if (loaded === undefined) continue;
      if (loaded.exports !== undefined) await requireUse(loaded);
      targets.push(loaded);
    }
    const ours = targets.some(({ target }) => target.name === 'unerring');
    const cascades = ours ? await loadCascades() : {};
    return { targets, cascades, engines, heartbeat: new Heartbeat(start.heartbeat) };
  } catch (error) {
    say({ type: 'unloadable', target: loading, message: describeError(error) });
    return undefined;
  }
}

async function answer(place: Workplace, request: Request): Promise<void> {
  try {
    if (request.type === 'block') {
      const { task } = request;
      const judge = isPredicate(task.predicate) ? judgeBlock : judgeQuestionBlock;
      say({ type: 'block', result: await judge(place, task) });
    } else if (request.type === 'shrink') {
      const { finding } = request;
      const shrink = isPredicate(finding.predicate) ? shrinkPredicateFinding : shrinkQuestionFinding;
      await shrink(place, finding, (shrunk) => say({ type: 'smaller', shrunk }));
      say({ type: 'shrunk' });
    } else {
      const { task } = request;
      const judgeAgain = isPredicate(task.predicate) ? judgePredicateAgain : judgeQuestionAgain;
      say({ type: 'judged', result: await judgeAgain(place, task) });
    }
  } catch (error) {
    say({ type: error instanceof UnfitAnswer ? 'unfit' : 'broken', message: describeMessage(error) });
  }
}

function describeMessage(error: unknown): string {
  return error instanceof UnfitAnswer ? error.message : describeError(error);
}

/** The predicates and queries that a target has. */
function subjectsOf(loaded: LoadedTarget): string[] {
  const queries = allQuestions().filter((query) => approachToQuestion(loaded, query) !== undefined);
  return [
    ...predicateNames.filter((predicate) => approachTo(loaded, predicate) !== undefined),
    ...queries.map((query) => query.name),
  ];
}

/**
 * That a module exports something that can be judged at all.
 *
 * @throws RangeError if it does not
 */
async function requireUse(loaded: LoadedTarget): Promise<void> {
  const { module } = loaded.reference;
  const { flat, shapes } = loaded.exports!;
  const exported = [...flat, ...shapes];
  if (exported.some(isPredicate)) return;
  // Also one that is not asked what it could answer exports something.
  await loadQuestions();
  if (allQuestions().some(({ name }) => exported.includes(name))) return;
  throw new RangeError(`${module} exports no function with the name of a predicate or a query`);
}

const place = await load();
if (place !== undefined) {
  parentPort!.on('message', (message: Request | Reply) => {
    if (message.type === 'answers') engines.receive(message);
    else void answer(place, message);
  });
  const have = place.targets.map((loaded) => [loaded.target.name, subjectsOf(loaded)]);
  say({ type: 'ready', loaded: Object.fromEntries(have) });
}
