import { browserThread, type NewWorker } from './browser-thread.js';
import type { Task } from './tasks.js';
import { type Listener, MESH_WORKER, type Response, type Thread, type Threads } from './thread.js';

declare const Worker: NewWorker;
declare const navigator: { readonly hardwareConcurrency?: number };
declare const crossOriginIsolated: boolean | undefined;

/** Only a page that is isolated from other origins may share memory with its workers. */
function available(): boolean {
  if (typeof Worker === 'undefined' || typeof SharedArrayBuffer === 'undefined') return false;
  return typeof crossOriginIsolated === 'undefined' || crossOriginIsolated;
}

const parallelism = (): number => navigator.hardwareConcurrency ?? 1;

function start(worker: URL | string | undefined, listener: Listener): Thread {
  const newWorker = () =>
    worker !== undefined
      ? new Worker(worker, { type: 'module' })
      : // In these words, so that bundlers see that there is a worker and where: it has this name in dist/workers/.
        new Worker(new URL('./unerring-mesh-worker.browser.js', import.meta.url), { type: 'module' });
  return browserThread<Task, Response>(MESH_WORKER, newWorker, listener);
}

/** The workers of browsers, where they can share memory with the page. */
export const browserThreads: Threads = { available, parallelism, start };
