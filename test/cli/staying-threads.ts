/**
 * Lets the threads of mesh commands stay from one command to the next, as they stay from one file to the next within a
 * command: what a thread takes to begin is more than most files of tests take to be read and judged.
 */
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import type { TransferListItem, Worker, WorkerOptions } from 'node:worker_threads';

const threads = process.getBuiltinModule('node:worker_threads');
const Thread = threads.Worker;

/** A thread that holds more than this does not stay. */
const MOST_BYTES = 96 * 2 ** 20;

/** One that has nothing to do. */
let idle: Worker | undefined;

/** Ends the thread that has nothing to do: the next command begins with one of its own. */
export function endIdleThread(): void {
  void idle?.terminate();
  idle = undefined;
}

/** What is used of a `Worker`, by whoever has a thread for a while. */
class Borrowed extends EventEmitter {
  readonly #worker: Worker;
  /** Whether it has done all it was asked, and is as it was before. */
  #isFit = true;
  readonly #onMessage = (message: { readonly type: string; readonly held?: number }) => {
    if (message.type === 'done' || message.type === 'failed') this.#isFit = message.held! <= MOST_BYTES;
    this.emit('message', message);
  };
  readonly #onError = (error: Error) => {
    this.#isFit = false;
    this.emit('error', error);
  };
  readonly #onExit = (code: number) => {
    this.#isFit = false;
    this.emit('exit', code);
  };

  constructor(source: string | URL, options: WorkerOptions) {
    super();
    this.#worker = idle ?? new Thread(source, options);
    idle = undefined;
    this.#worker.ref();
    this.#worker.on('message', this.#onMessage).on('error', this.#onError).on('exit', this.#onExit);
  }

  get stdin() {
    return this.#worker.stdin;
  }

  postMessage(job: unknown, transfer?: readonly TransferListItem[]): void {
    this.#isFit = false;
    this.#worker.postMessage(job, transfer);
  }

  /** Gives the thread back, or ends it if it is in the middle of something. */
  async terminate(): Promise<number> {
    if (!this.#isFit) return this.#worker.terminate();
    this.#worker.off('message', this.#onMessage).off('error', this.#onError).off('exit', this.#onExit);
    endIdleThread();
    idle = this.#worker;
    // A process that is not asked any more ends.
    idle.unref();
    return 0;
  }
}

/** From now on, the threads of mesh commands stay. They must not be interrupted: a signal of old tells them nothing. */
export function keepThreads(): void {
  threads.Worker = new Proxy(Thread, {
    construct(target, [source, options]: [string | URL, WorkerOptions]) {
      const isForMeshes = String(source).endsWith('/mesh-worker.js');
      return isForMeshes ? new Borrowed(source, options) : new target(source, options);
    },
  });
  syncBuiltinESMExports();
}
