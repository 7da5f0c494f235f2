import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Task } from './tasks.js';
import { type Listener, type Message, notStarted, type Thread, type Threads } from './thread.js';
import { locateWorker } from './worker-location.js';

/** Node takes a path as text and a URL as an object. */
function placeOf(worker: URL | string): URL | string {
  return typeof worker === 'string' && /^(?:file|data):/.test(worker) ? new URL(worker) : worker;
}

function start(worker: URL | string | undefined, { onResponse, onEnd }: Listener): Thread {
  // Without the options of this process: some of them (--input-type) do not apply to a file.
  const { source, isText } =
    worker === undefined ? locateWorker() : { source: placeOf(worker), isText: false };
  const thread = new Worker(source, { eval: isText, execArgv: [] });
  let isReady = false;
  thread.on('message', (message: Message) => {
    isReady = true;
    if (message.type !== 'ready') onResponse(message);
  });
  const ended = (why: string, cause?: unknown): void =>
    onEnd(isReady ? new Error(`MeshWorkers: a worker has ended (${why})`, { cause }) : notStarted(why));
  thread.on('error', (error) => ended(String(error), error));
  thread.on('exit', (code) => ended(`exit code ${code}`));
  thread.unref();
  return {
    post(task: Task) {
      thread.ref();
      thread.postMessage(task);
    },
    rest: () => thread.unref(),
    end: async () => void (await thread.terminate()),
  };
}

/** The threads of Node, Deno and Bun. */
export const nodeThreads: Threads = { available: () => true, parallelism: availableParallelism, start };
