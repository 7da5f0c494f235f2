import { type BrowserWorker, browserThread, type NewWorker } from './browser-thread.js';
import type { Task } from './tasks.js';
import { MESH_WORKER, notStarted, type Response, type Threads } from './thread.js';

declare const Worker: NewWorker;
declare const navigator: { readonly hardwareConcurrency?: number };
declare const crossOriginIsolated: boolean | undefined;

/** Only a page that is isolated from other origins may share memory with its workers. */
function available(): boolean {
  if (typeof Worker === 'undefined' || typeof SharedArrayBuffer === 'undefined') return false;
  return typeof crossOriginIsolated === 'undefined' || crossOriginIsolated;
}

const parallelism = (): number => navigator.hardwareConcurrency ?? 1;

function newWorker(worker: URL | string | undefined): BrowserWorker {
  try {
    if (worker !== undefined) return new Worker(worker, { type: 'module' });
    // In these words, so that bundlers see that there is a worker and where: it has this name in dist/workers/. Inside
    // of `try`, esbuild does not warn that a script has no place of its own.
    return new Worker(new URL('./unerring-mesh-worker.browser.js', import.meta.url), { type: 'module' });
  } catch (error) {
    throw notStarted(MESH_WORKER, String(error));
  }
}

/** The workers of browsers, where they can share memory with the page. */
export const browserThreads: Threads = {
  available,
  parallelism,
  start: (worker, listener) => browserThread<Task, Response>(MESH_WORKER, newWorker(worker), listener),
};
