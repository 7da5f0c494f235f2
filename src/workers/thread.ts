/** What a thread is asked and answers, and what a platform must have for a pool of them. */
import type { Program } from './program-location.js';
import type { Results, Task } from './tasks.js';

/** What a thread says: first that it is there, then answers. */
export type Message<R = Response> = { readonly type: 'ready' } | R;

/** For each task what it gave or what it threw. */
export type Response =
  | { readonly type: 'done'; readonly result: Results[Task['type']] }
  | { readonly type: 'failed'; readonly error: unknown };

/** What is heard from a thread. */
export interface Listener<R = Response> {
  /** What it says of the last task. */
  onResponse(response: R): void;
  /** The thread could not be started, or has ended by itself. */
  onEnd(error: Error): void;
}

/** A thread that does one task at a time. */
export interface Thread<T = Task> {
  /**
   * Hands it a task. While it works, it keeps the program alive where threads can do that; waiting, it does not.
   *
   * @param transfer buffers of the task that are handed over, not copied
   */
  post(task: T, transfer?: readonly ArrayBuffer[]): void;
  /** It is waiting now. */
  rest(): void;
  end(): Promise<void>;
}

/**
 * Starts a thread.
 *
 * @param worker where the worker is; if not given, where the build has put it
 * @throws Error if it is not there
 */
export type StartThread<T, R> = (worker: URL | string | undefined, listener: Listener<R>) => Thread<T>;

/** What a platform has. */
export interface Threads {
  /** Whether there are threads that can share memory. */
  available(): boolean;
  /** How many threads run side by side. */
  parallelism(): number;
  readonly start: StartThread<Task, Response>;
}

/** A program for threads, and whose it is. */
export interface WorkerKind {
  /** The class that starts it. */
  readonly owner: string;
  /** The subpath of the package that it is. */
  readonly entry: string;
  readonly program: Program;
}

/** The names of programs are the package's own, because a bundle may stand beside a worker of somebody else. */
export const MESH_WORKER: WorkerKind = {
  owner: 'MeshWorkers',
  entry: 'unerring/workers/worker',
  program: { name: 'unerring-mesh-worker', folder: 'workers', source: 'src/workers/worker.ts' },
};
export const GEOMETRY_WORKER: WorkerKind = {
  owner: 'GeometryWorker',
  entry: 'unerring/workers/geometry-worker',
  program: {
    name: 'unerring-geometry-worker',
    folder: 'workers',
    source: 'src/workers/geometry-worker.ts',
  },
};

/** A thread that could not be started, in words that say what to do. */
export function notStarted({ owner, entry }: WorkerKind, why: string): Error {
  return new Error(
    `${owner}: the worker could not be started (${why}): give its place as option workerUrl, see ${entry}`,
  );
}

/** A thread that has ended, though nobody ended it. */
export function endedByItself({ owner }: WorkerKind, why: string, cause?: unknown): Error {
  return new Error(`${owner}: a worker has ended (${why})`, { cause });
}
