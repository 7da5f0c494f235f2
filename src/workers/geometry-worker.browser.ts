// What runs in the worker of a GeometryWorker, in a browser.
import { answerCall } from './geometry-answer.js';
import type { GeometryResponse, GeometryTask } from './geometry-calls.js';
import type { Message } from './thread.js';

/** As much of a worker's global scope as is needed. */
interface WorkerScope {
  onmessage: (event: { readonly data: GeometryTask }) => void;
  postMessage(message: Message<GeometryResponse>, transfer?: ArrayBuffer[]): void;
}

const scope = globalThis as unknown as WorkerScope;
scope.postMessage({ type: 'ready' });
scope.onmessage = ({ data }) =>
  answerCall(data, (response, transfer) => scope.postMessage(response, transfer));
