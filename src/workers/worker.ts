// What runs in a thread of the pool, in Node.
import { parentPort } from 'node:worker_threads';
import { answer } from './answer.js';
import type { Task } from './tasks.js';
import type { Message } from './thread.js';

if (parentPort === null) throw new Error('unerring/workers/worker is to be started as a worker thread');
const port = parentPort;
port.postMessage({ type: 'ready' } satisfies Message);
port.on('message', (task: Task) => port.postMessage(answer(task)));
