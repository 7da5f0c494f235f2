import { Worker } from 'node:worker_threads';
import type { Job, JobName, JobResult, Message, WorkerStart } from './jobs.js';
import { locateMeshWorker } from './program-files.js';
import { StopFlag } from './stop-flag.js';
import { WorkProgress } from './work-progress.js';

/** What became of a job. */
export type Outcome<K extends JobName> =
  | { readonly type: 'done'; readonly result: JobResult<K> }
  /** A file that cannot be read or used: one line about it. */
  | { readonly type: 'failed'; readonly message: string }
  /** Ended by Ctrl-C before there was anything to show. */
  | { readonly type: 'stopped' };

/**
 * How long a worker has to hand over what it found when it is told to stop: some searches look at the flag only when
 * they are through.
 */
const GRACE_MS = 10_000;

/** Listens to Ctrl-C while jobs run: the first one asks them to stop, a second one ends the program. */
export class Interrupt {
  readonly #listeners = new Set<() => void>();
  #requested = false;

  readonly #onSignal = (): void => {
    if (this.#requested) process.exit(130);
    this.#requested = true;
    process.stderr.write('\nunerring: stopping (once more: at once)\n');
    for (const listener of this.#listeners) listener();
  };

  constructor() {
    process.on('SIGINT', this.#onSignal).on('SIGTERM', this.#onSignal);
  }

  get requested(): boolean {
    return this.#requested;
  }

  /** Calls back at the first signal, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  release(): void {
    process.off('SIGINT', this.#onSignal).off('SIGTERM', this.#onSignal);
  }
}

/** Follows a worker to its result; rejects if it breaks in a way that is nobody's input. */
function follow<K extends JobName>(
  worker: Worker,
  progress: WorkProgress,
  interrupt: Interrupt,
  stop: StopFlag,
): Promise<Outcome<K>> {
  return new Promise((resolve, reject) => {
    let grace: NodeJS.Timeout | undefined;
    const raise = () => {
      stop.raise();
      grace = setTimeout(() => settle(() => resolve({ type: 'stopped' })), GRACE_MS);
    };
    const silence = interrupt.listen(raise);
    const settle = (then: () => void) => {
      silence();
      clearTimeout(grace);
      then();
    };
    if (interrupt.requested) raise();
    worker.on('message', (message: Message<K>) => {
      if (message.type === 'progress') progress.show(message.step);
      else settle(() => resolve(message));
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const outOfMemory =
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' || /allocation failed/.test(error.message);
      settle(() => (outOfMemory ? resolve({ type: 'failed', message: 'not enough memory' }) : reject(error)));
    });
    worker.on('exit', (code) => settle(() => reject(new Error(`the worker left with code ${code}`))));
  });
}

/**
 * Runs a job in a thread of its own, so that this one can show how far it is and hear Ctrl-C, at which the job hands
 * over what it has.
 *
 * @throws Error if the job breaks in a way that is a mistake of this program
 */
export async function runJob<K extends JobName>(
  job: Job<K>,
  name: string,
  interrupt: Interrupt,
): Promise<Outcome<K>> {
  const { source, isText } = locateMeshWorker();
  const stop = new StopFlag();
  const workerData: WorkerStart = { job: job as Job, stop: stop.buffer };
  const worker = new Worker(source, { workerData, eval: isText, execArgv: [] });
  const progress = new WorkProgress(process.stderr, name);
  try {
    return await follow<K>(worker, progress, interrupt, stop);
  } finally {
    progress.end();
    // What comes while it is being ended must not become this thread's error.
    worker.removeAllListeners().on('error', () => {});
    await worker.terminate();
  }
}
