import { Worker } from 'node:worker_threads';
import type { EngineReference } from '../../src/oracle/engines/engine.js';
import { describeError } from '../../src/oracle/verdict/said.js';
import { workerSource } from '../../src/workers/program-location.js';
import { GuardedProgram } from '../programs/guarded-program.js';
import { fairClock, patienceWith } from './fair-clock.js';
import { type EngineLimits, GuardedEngine } from './guarded-engine.js';
import { Heartbeat } from './heartbeat.js';
import type { Ask, NeededQuestions, Reply, Request, Response, WorkerStart } from './messages.js';
import { UnloadableTarget } from './unloadable-target.js';

export { UnloadableTarget };

/** What became of a request. */
export type Outcome =
  | { readonly type: 'answered'; readonly response: Response }
  /** The target (by position among the loaded ones) did not return from this case in time. */
  | { readonly type: 'timed-out'; readonly target: number; readonly caseIndex: number }
  /** The target took the whole worker down: process.exit(), memory, an uncaught error. */
  | { readonly type: 'died'; readonly target: number; readonly caseIndex: number; readonly message: string };

const WORKER = { name: 'worker', folder: 'fuzz', source: 'fuzz/campaign/worker.ts' };

/** A worker may take this long to load its targets. */
const LOADING_MS = 60_000;
/** Megabytes that an engine's process may take, unless said otherwise. */
export const DEFAULT_MEMORY = 1024;

/**
 * A worker thread under a watchdog, with the processes of the engines that it judges. It runs one request at a time;
 * when a target that runs in the thread does not come back, or takes the thread down, the thread is ended, the outcome
 * says where it stood, and the next request starts another thread. What happens to engines is part of their answers.
 */
export class GuardedWorker {
  readonly #targets: readonly EngineReference[];
  readonly #limits: EngineLimits;
  readonly #questions: NeededQuestions;
  readonly #engines = new Map<string, GuardedEngine | GuardedProgram>();
  #worker: Worker | undefined;
  #heartbeat = new Heartbeat();
  #closed = false;
  /** The targets that are there, by name, with the names of the questions they know; in loading order. */
  loaded: Readonly<Record<string, readonly string[]>> = {};

  constructor(
    targets: readonly EngineReference[],
    limits: Pick<EngineLimits, 'timeout'> & Partial<EngineLimits>,
    questions: NeededQuestions = { names: [], modules: [] },
  ) {
    this.#targets = targets;
    this.#limits = { memory: DEFAULT_MEMORY, ...limits };
    this.#questions = questions;
  }

  /**
   * Starts the engines, and the thread if there is none.
   *
   * @throws UnloadableTarget if a target's module cannot be imported
   */
  async start(): Promise<void> {
    if (this.#closed) throw new Error('this worker is closed');
    if (this.#worker !== undefined) return;
    await this.#startEngines();
    if (this.#closed) throw new Error('this worker is closed');
    this.#heartbeat = new Heartbeat();
    const { source, isText } = workerSource(WORKER);
    const workerData: WorkerStart = {
      heartbeat: this.#heartbeat.buffer,
      targets: this.#targets,
      questions: this.#questions,
      engines: Object.fromEntries([...this.#engines].map(([name, { exports }]) => [name, exports])),
    };
    const worker = new Worker(source, { workerData, eval: isText, execArgv: [] });
    this.#worker = worker;
    const response = await this.#firstResponse(worker);
    if (response.type === 'ready') {
      this.loaded = response.loaded;
      return;
    }
    await this.#stop();
    const why = response.type === 'unloadable' ? `${response.target}: ${response.message}` : 'no answer';
    throw new UnloadableTarget(why);
  }

  async #startEngines(): Promise<void> {
    for (const reference of this.#targets) {
      if (this.#engines.has(reference.name)) continue;
      const engine = this.#engineOf(reference);
      if (engine === undefined) continue;
      if (this.#closed) throw new Error('this worker is closed');
      this.#engines.set(reference.name, engine);
      await engine.start();
    }
  }

  /** Those that have a process of their own. */
  #engineOf({ name, module, program }: EngineReference): GuardedEngine | GuardedProgram | undefined {
    const { timeout } = this.#limits;
    if (module !== undefined) return new GuardedEngine(name, module, this.#limits);
    if (program === undefined) return undefined;
    return new GuardedProgram(program, timeout);
  }

  #firstResponse(worker: Worker): Promise<Response> {
    return new Promise((resolve) => {
      const names = this.#targets.map((target) => target.name).join(', ');
      const failed = (message: string) => resolve({ type: 'unloadable', target: names, message });
      const timer = setTimeout(() => failed(`did not load within ${LOADING_MS / 1000} s`), LOADING_MS);
      const onMessage = (response: Response) => settle(() => resolve(response));
      const onError = (error: unknown) => settle(() => failed(describeError(error)));
      const onExit = (code: number) =>
        settle(() => failed(`the worker left with code ${code} while loading`));
      const settle = (then: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        then();
      };
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    });
  }

  /** Runs one request; `onPartial` hears what comes before its answer. */
  async run(request: Request, onPartial: (response: Response) => void = () => {}): Promise<Outcome> {
    await this.start();
    const worker = this.#worker!;
    const outcome = await this.#watch(worker, request, onPartial);
    // What was abandoned is gone already, and the thread that is there may be that of another request.
    if (outcome.type !== 'answered' && this.#worker === worker) await this.#stop();
    return outcome;
  }

  #watch(worker: Worker, request: Request, onPartial: (response: Response) => void): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      let last = this.#heartbeat.read();
      const clock = fairClock(this.#heartbeat.thread);
      let since = clock();
      const { timeout } = this.#limits;
      const names = Object.keys(this.loaded);
      const settle = (then: () => void) => {
        clearInterval(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        then();
      };
      const finish = (outcome: Outcome) => settle(() => resolve(outcome));
      const look = () => {
        const now = this.#heartbeat.read();
        if (now.count !== last.count || now.target < 0) {
          last = now;
          since = clock();
        } else if (clock() - since > patienceWith(names[now.target], timeout)) {
          finish({ type: 'timed-out', target: now.target, caseIndex: now.caseIndex });
        }
      };
      const timer = setInterval(look, Math.max(5, Math.min(100, timeout / 4)));
      const died = (message: string) => {
        const { target, caseIndex } = this.#heartbeat.read();
        finish({ type: 'died', target, caseIndex, message });
      };
      const onMessage = (response: Response) => {
        if (response.type === 'smaller') onPartial(response);
        else if (response.type === 'ask') {
          this.#passOn(response).then(
            (reply) => worker.postMessage(reply),
            (error: unknown) => settle(() => reject(error)),
          );
        } else finish({ type: 'answered', response });
      };
      const onError = (error: unknown) => died(describeError(error));
      const onExit = (code: number) => died(`the worker left with code ${code}`);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(request);
    });
  }

  /** Asks an engine what the thread wants to know. */
  async #passOn({ id, engine, question, mostDeaths }: Ask): Promise<Reply> {
    return { type: 'answers', id, answers: await this.#engines.get(engine)!.ask(question, mostDeaths) };
  }

  /** Ends the thread. */
  async #stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    // An error that comes while it is being ended must not become the main thread's.
    worker?.on('error', () => {});
    await worker?.terminate();
  }

  /** Ends the thread in the midst of its work, which dies by that; the next request starts another one. */
  abandon(): Promise<void> {
    return this.#stop();
  }

  /** Ends the thread and the engines; none is started again, and what is running comes to an end. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([this.#stop(), ...[...this.#engines.values()].map((engine) => engine.close())]);
  }
}
