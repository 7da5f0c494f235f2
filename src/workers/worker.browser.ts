// What runs in a worker of the pool, in a browser.
import { answer } from './answer.js';
import type { Task } from './tasks.js';
import type { Message } from './thread.js';

/** As much of a worker's global scope as is needed. */
interface WorkerScope {
  onmessage: (event: { readonly data: Task }) => void;
  postMessage(message: Message): void;
}

const scope = globalThis as unknown as WorkerScope;
scope.postMessage({ type: 'ready' });
scope.onmessage = ({ data }) => scope.postMessage(answer(data));
