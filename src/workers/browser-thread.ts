import {
  endedByItself,
  type Listener,
  type Message,
  notStarted,
  type Thread,
  type WorkerKind,
} from './thread.js';

/** As much of a browser's worker as is needed. */
export interface BrowserWorker {
  onmessage: (event: { readonly data: unknown }) => void;
  onmessageerror: () => void;
  onerror: (event: { readonly message?: string; preventDefault?(): void }) => void;
  postMessage(message: unknown, transfer?: readonly ArrayBuffer[]): void;
  terminate(): void;
}

/** What makes one. */
export type NewWorker = new (url: URL | string, options: { type: 'module' }) => BrowserWorker;

/** A worker of a browser as a thread. */
export function browserThread<T, R extends { readonly type: string }>(
  kind: WorkerKind,
  worker: BrowserWorker,
  { onResponse, onEnd }: Listener<R>,
): Thread<T> {
  let isReady = false;
  worker.onmessage = ({ data }) => {
    isReady = true;
    const message = data as Message<R>;
    if (message.type !== 'ready') onResponse(message as R);
  };
  const ended = (why: string): void => {
    worker.terminate();
    onEnd(isReady ? endedByItself(kind, why) : notStarted(kind, why));
  };
  worker.onmessageerror = () => ended('an answer that could not be read');
  worker.onerror = (event) => {
    event.preventDefault?.();
    ended(event.message ?? 'its script could not be loaded');
  };
  return {
    post: (task, transfer = []) => worker.postMessage(task, transfer),
    rest: () => {},
    end: async () => worker.terminate(),
  };
}
