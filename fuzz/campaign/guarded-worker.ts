import { Worker } from 'node:worker_threads';
import type { TargetReference } from '../targets/index.js';
import { Heartbeat } from './heartbeat.js';
import type { NeededQueries, Request, Response, WorkerStart } from './messages.js';
import { describeError } from './verdict.js';
import { locateWorker } from './worker-location.js';

/** A target that cannot be loaded: the user's mistake, not a finding. */
export class UnloadableTarget extends Error {}

/** What became of a request. */
export type Outcome =
  | { readonly type: 'answered'; readonly response: Response }
  /** The target (by position among the loaded ones) did not return from this case in time. */
  | { readonly type: 'hung'; readonly target: number; readonly caseIndex: number }
  /** The target took the whole worker down: process.exit(), memory, an uncaught error. */
  | { readonly type: 'died'; readonly target: number; readonly caseIndex: number; readonly message: string };

/** A worker may take this long to load its targets. */
const LOADING_MS = 60_000;

/**
 * A worker thread under a watchdog. It runs one request at a time; when a target does not come back, or takes the
 * thread down, the thread is ended, the outcome says where it stood, and the next request starts another thread.
 */
export class GuardedWorker {
  readonly #targets: readonly TargetReference[];
  readonly #timeout: number;
  readonly #queries: NeededQueries;
  #worker: Worker | undefined;
  #heartbeat = new Heartbeat();
  /** The targets that are there, by name, with the predicates and queries they have; in loading order. */
  loaded: Readonly<Record<string, readonly string[]>> = {};

  constructor(
    targets: readonly TargetReference[],
    timeout: number,
    queries: NeededQueries = { names: [], modules: [] },
  ) {
    this.#targets = targets;
    this.#timeout = timeout;
    this.#queries = queries;
  }

  /**
   * Starts the thread if there is none.
   *
   * @throws UnloadableTarget if a target's module cannot be imported
   */
  async start(): Promise<void> {
    if (this.#worker !== undefined) return;
    this.#heartbeat = new Heartbeat();
    const { source, isText } = locateWorker();
    const workerData: WorkerStart = {
      heartbeat: this.#heartbeat.buffer,
      targets: this.#targets,
      queries: this.#queries,
    };
    const worker = new Worker(source, { workerData, eval: isText, execArgv: [] });
    this.#worker = worker;
    const response = await this.#firstResponse(worker);
    if (response.type === 'ready') {
      this.loaded = response.loaded;
      return;
    }
    await this.stop();
    const why = response.type === 'unloadable' ? `${response.target}: ${response.message}` : 'no answer';
    throw new UnloadableTarget(why);
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
    if (outcome.type !== 'answered') await this.stop();
    return outcome;
  }

  #watch(worker: Worker, request: Request, onPartial: (response: Response) => void): Promise<Outcome> {
    return new Promise((resolve) => {
      let last = this.#heartbeat.read();
      let since = performance.now();
      const finish = (outcome: Outcome) => {
        clearInterval(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        resolve(outcome);
      };
      const timer = setInterval(
        () => {
          const now = this.#heartbeat.read();
          if (now.count !== last.count || now.target < 0) {
            last = now;
            since = performance.now();
          } else if (performance.now() - since > this.#timeout) {
            finish({ type: 'hung', target: now.target, caseIndex: now.caseIndex });
          }
        },
        Math.max(5, Math.min(100, this.#timeout / 4)),
      );
      const died = (message: string) => {
        const { target, caseIndex } = this.#heartbeat.read();
        finish({ type: 'died', target, caseIndex, message });
      };
      const onMessage = (response: Response) => {
        if (response.type === 'smaller') onPartial(response);
        else finish({ type: 'answered', response });
      };
      const onError = (error: unknown) => died(describeError(error));
      const onExit = (code: number) => died(`the worker left with code ${code}`);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(request);
    });
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    // An error that comes while it is being ended must not become the main thread's.
    worker?.on('error', () => {});
    await worker?.terminate();
  }
}
