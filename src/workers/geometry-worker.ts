// What runs in the thread of a GeometryWorker, in Node.
import { parentPort } from 'node:worker_threads';
import { answerCall } from './geometry-answer.js';
import type { GeometryResponse, GeometryTask } from './geometry-calls.js';
import type { Message } from './thread.js';

if (parentPort === null) {
  throw new Error('unerring/workers/geometry-worker is to be started as a worker thread');
}
const port = parentPort;
port.postMessage({ type: 'ready' } satisfies Message<GeometryResponse>);
port.on('message', (task: GeometryTask) =>
  answerCall(task, (response, transfer) => port.postMessage(response, transfer)),
);
