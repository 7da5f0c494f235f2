import type { Task } from './tasks.js';
import { type Listener, type Message, notStarted, type Thread, type Threads } from './thread.js';

/** As much of a browser as is needed. */
interface BrowserWorker {
  onmessage: (event: { readonly data: Message }) => void;
  onmessageerror: () => void;
  onerror: (event: { readonly message?: string; preventDefault?(): void }) => void;
  postMessage(message: Task): void;
  terminate(): void;
}
declare const Worker: new (url: URL | string, options: { type: 'module' }) => BrowserWorker;
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
    // In these words, so that bundlers see that there is a worker and where: it has this name in dist/workers/.
    return new Worker(new URL('./unerring-mesh-worker.browser.js', import.meta.url), { type: 'module' });
  } catch (error) {
    throw notStarted(String(error));
  }
}

function start(url: URL | string | undefined, { onResponse, onEnd }: Listener): Thread {
  const worker = newWorker(url);
  let isReady = false;
  worker.onmessage = ({ data }) => {
    isReady = true;
    if (data.type !== 'ready') onResponse(data);
  };
  const ended = (why: string): void => {
    worker.terminate();
    onEnd(isReady ? new Error(`MeshWorkers: a worker has ended (${why})`) : notStarted(why));
  };
  worker.onmessageerror = () => ended('an answer that could not be read');
  worker.onerror = (event) => {
    event.preventDefault?.();
    ended(event.message ?? 'its script could not be loaded');
  };
  return {
    post: (task) => worker.postMessage(task),
    rest: () => {},
    end: async () => worker.terminate(),
  };
}

/** The workers of browsers, where they can share memory with the page. */
export const browserThreads: Threads = { available, parallelism, start };
