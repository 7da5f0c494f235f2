import { Worker } from 'node:worker_threads';
import { CELLS, MARKER_FD } from './marker.js';

/** How often the guard looks: a leak grows by some ten megabytes in between. */
const EVERY_MS = 20;

/**
 * The watching thread, as text: it needs nothing of this package. It copies where the engine stands into the file that
 * the parent reads. It ends its process when that takes more memory than it may (in whatever way: objects, buffers,
 * WebAssembly, native code), and when the parent is gone, because an engine in an endless loop would not notice.
 */
const WATCH = `
const { readFileSync, writeSync } = require('node:fs');
const { parent, bytes, shared } = require('node:worker_threads').workerData;
const calls = new Int32Array(shared);
const end = () => process.kill(process.pid, 'SIGKILL');
const write = (at, ...cells) => writeSync(${MARKER_FD}, Int32Array.from(cells), 0, 4 * cells.length, 4 * at);
let last = 0;
// Milliseconds that the engine's thread, the first of its process, has stood in the queue for a processor: nobody's
// fault.
const queued = () => {
  try {
    return Number(readFileSync('/proc/self/task/' + process.pid + '/schedstat', 'utf8').split(' ')[1]) / 1e6 || 0;
  } catch {
    return 0;
  }
};
const clock = () => performance.now() - queued();
let since = clock();
setInterval(() => {
  if (process.ppid !== parent) end();
  const now = Atomics.load(calls, 0);
  if (now !== last) {
    last = now;
    since = clock();
  }
  write(${CELLS.watched}, now, calls[1], calls[2], clock() - since);
  if (process.memoryUsage.rss() <= bytes) return;
  try { write(${CELLS.overMemory}, 1); } finally { end(); }
}, ${EVERY_MS});
`;

/** Watches this process from a thread of its own, so that no engine can keep it from looking. */
export function watchProcess(megabytes: number, shared: SharedArrayBuffer): void {
  const workerData = { parent: process.ppid, bytes: megabytes * 2 ** 20, shared };
  const thread = new Worker(WATCH, { eval: true, execArgv: [], workerData });
  thread.on('error', () => {});
  thread.unref();
}
