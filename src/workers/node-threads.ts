import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  endedByItself,
  type Listener,
  MESH_WORKER,
  type Message,
  notStarted,
  type StartThread,
  type Thread,
  type Threads,
  type WorkerKind,
} from './thread.js';
import { locateWorker } from './worker-location.js';

/** Node takes a path as text and a URL as an object. */
function placeOf(worker: URL | string): URL | string {
  return typeof worker === 'string' && /^(?:file|data):/.test(worker) ? new URL(worker) : worker;
}

/** What starts threads of a kind in Node, Deno and Bun. */
export function nodeThread<T, R extends { readonly type: string }>(kind: WorkerKind): StartThread<T, R> {
  return (worker: URL | string | undefined, { onResponse, onEnd }: Listener<R>): Thread<T> => {
    // Without the options of this process: some of them (--input-type) do not apply to a file.
    const { source, isText } =
      worker === undefined ? locateWorker(kind) : { source: placeOf(worker), isText: false };
    const thread = new Worker(source, { eval: isText, execArgv: [] });
    let isReady = false;
    thread.on('message', (message: Message<R>) => {
      isReady = true;
      if (message.type !== 'ready') onResponse(message as R);
    });
    const ended = (why: string, cause?: unknown): void =>
      onEnd(isReady ? endedByItself(kind, why, cause) : notStarted(kind, why));
    thread.on('messageerror', (error) => {
      void thread.terminate();
      ended('an answer that could not be read', error);
    });
    thread.on('error', (error) => ended(String(error), error));
    thread.on('exit', (code) => ended(`exit code ${code}`));
    thread.unref();
    return {
      post(task, transfer = []) {
        thread.postMessage(task, transfer);
        thread.ref();
      },
      rest: () => thread.unref(),
      end: async () => void (await thread.terminate()),
    };
  };
}

/** The threads of Node, Deno and Bun. */
export const nodeThreads: Threads = {
  available: () => true,
  parallelism: availableParallelism,
  start: /* @__PURE__ */ nodeThread(MESH_WORKER),
};
