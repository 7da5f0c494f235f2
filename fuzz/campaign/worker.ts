import { parentPort, workerData } from 'node:worker_threads';
import type { Engine, EngineReference } from '../../src/oracle/engines/engine.js';
import { loadEngine } from '../../src/oracle/engines/index.js';
import { allQuestions, loadQuestions, requireQuestions } from '../../src/oracle/questions/registry.js';
import { checkDeclarations } from '../../src/oracle/verdict/declaration.js';
import { describeError } from '../../src/oracle/verdict/said.js';
import { UnfitAnswer } from '../../src/oracle/verdict/verdict.js';
import { threadNumber } from './fair-clock.js';
import { Heartbeat } from './heartbeat.js';
import { judgeBlock } from './judge-block.js';
import { judgeAgain, shrinkFinding } from './judge-finding.js';
import type { Reply, Request, Response, WorkerStart } from './messages.js';
import { Lines, ModuleEngine } from './module-engine.js';
import type { Workplace } from './workplace.js';

// The body of a worker thread: loads the targets, then answers requests one at a time. It keeps no state between
// requests, so that the main thread may end it at any moment and start another.

const start = workerData as WorkerStart;
const lines = new Lines(say);

function say(response: Response): void {
  parentPort!.postMessage(response);
}

/** Loads an engine; one that has a process of its own is loaded there already. */
async function loadOne({ name, module, program }: EngineReference): Promise<Engine | undefined> {
  if (module === undefined && program === undefined) return loadEngine(name);
  const engine = new ModuleEngine(name, start.engines[name]!, lines);
  if (module !== undefined) await requireUse(engine, module);
  return engine;
}

/** Loads everything, or says what cannot be loaded. */
async function load(): Promise<Workplace | undefined> {
  let loading = 'questions';
  const engines: Engine[] = [];
  const modules: Record<string, string> = {};
  try {
    await requireQuestions(start.questions.names, start.questions.modules);
    for (const reference of start.targets) {
      loading = reference.name;
      const engine = await loadOne(reference);
      if (engine === undefined) continue;
      if (engine.declares !== undefined) checkDeclarations(engine.name, engine.declares);
      engines.push(engine);
      if (reference.module !== undefined) modules[engine.name] = reference.module;
    }
    const heartbeat = new Heartbeat(start.heartbeat);
    heartbeat.thread = threadNumber();
    return { engines, modules, heartbeat };
  } catch (error) {
    say({ type: 'unloadable', target: loading, message: describeError(error) });
    return undefined;
  }
}

async function answer(place: Workplace, request: Request): Promise<void> {
  try {
    if (request.type === 'block') {
      say({ type: 'block', result: await judgeBlock(place, request.task) });
    } else if (request.type === 'shrink') {
      await shrinkFinding(place, request.finding, (shrunk) => say({ type: 'smaller', shrunk }));
      say({ type: 'shrunk' });
    } else {
      say({ type: 'judged', result: await judgeAgain(place, request.task) });
    }
  } catch (error) {
    say({ type: error instanceof UnfitAnswer ? 'unfit' : 'broken', message: describeMessage(error) });
  }
}

function describeMessage(error: unknown): string {
  return error instanceof UnfitAnswer ? error.message : describeError(error);
}

/** The names of the questions that an engine knows. */
function questionsOf(engine: Engine): string[] {
  return allQuestions()
    .filter((question) => engine.knows(question))
    .map(({ name }) => name);
}

/**
 * That a module exports something that can be judged at all.
 *
 * @throws RangeError if it does not
 */
async function requireUse({ exports: { flat, shapes } }: ModuleEngine, module: string): Promise<void> {
  const exported = new Set([...flat, ...shapes]);
  const isUsed = () => allQuestions().some(({ name }) => exported.has(name));
  if (isUsed()) return;
  // Also one that is not asked what it could answer exports something.
  await loadQuestions();
  if (isUsed()) return;
  throw new RangeError(`${module} exports no function with the name of a predicate or a query`);
}

const place = await load();
if (place !== undefined) {
  parentPort!.on('message', (message: Request | Reply) => {
    if (message.type === 'answers') lines.receive(message);
    else void answer(place, message);
  });
  const have = place.engines.map((engine) => [engine.name, questionsOf(engine)]);
  say({ type: 'ready', loaded: Object.fromEntries(have) });
}
