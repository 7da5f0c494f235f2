/** What a thread is asked and answers, and what a platform must have for a pool of them. */
import type { Results, Task } from './tasks.js';

/** What a thread says: first that it is there, then, for each task, what it gave or what it threw. */
export type Message = { readonly type: 'ready' } | Response;
export type Response =
  | { readonly type: 'done'; readonly result: Results[Task['type']] }
  | { readonly type: 'failed'; readonly error: unknown };

/** What a pool hears from a thread. */
export interface Listener {
  /** The answer to the last task. */
  onResponse(response: Response): void;
  /** The thread could not be started, or has ended by itself. */
  onEnd(error: Error): void;
}

/** A thread that does one task at a time. */
export interface Thread {
  /** Hands it a task. While it works, it keeps the program alive where threads can do that; waiting, it does not. */
  post(task: Task): void;
  /** It is waiting now. */
  rest(): void;
  end(): Promise<void>;
}

/** What a platform has. */
export interface Threads {
  /** Whether there are threads that can share memory. */
  available(): boolean;
  /** How many threads run side by side. */
  parallelism(): number;
  /**
   * @param worker  where the worker is; if not given, where the build has put it
   * @throws Error if it is not there
   */
  start(worker: URL | string | undefined, listener: Listener): Thread;
}

/** A thread that could not be started, in words that say what to do. */
export function notStarted(why: string): Error {
  return new Error(
    `MeshWorkers: the worker could not be started (${why}): give its place as option workerUrl, see unerring/workers/worker`,
  );
}
