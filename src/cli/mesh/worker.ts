import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { FormatError } from '../../formats/index.js';
import { constructJob } from '../construct/construct-job.js';
import { polygonsJob } from '../polygons/polygons-job.js';
import { isSystemError, systemReason } from '../system-error.js';
import { booleanJob } from './boolean-job.js';
import { checkJob } from './check-job.js';
import { infoJob } from './info-job.js';
import { intersectJob } from './intersect-job.js';
import {
  type Job,
  JobProblem,
  type JobResult,
  type Message,
  type WorkerStart,
  type WritingContext,
} from './jobs.js';
import { locateJob } from './locate-job.js';
import { raycastJob } from './raycast-job.js';
import { rewriteJob } from './rewrite-job.js';
import { sectionJob } from './section-job.js';
import { StopFlag } from './stop-flag.js';
import { sweepJob } from './sweep-job.js';
import { volumeJob } from './volume-job.js';

// The body of a worker thread: it does the jobs that it is sent, one at a time.

const { stop } = workerData as WorkerStart;

/** Messages about progress are at least so far apart. */
const REPORT_MS = 60;
let reported = 0;

function say(message: Message): void {
  parentPort!.postMessage(message);
}

const context: WritingContext = {
  signal: new StopFlag(stop),
  progress(stage, done, total) {
    const now = performance.now();
    // The word that there is nothing more to show now is always said.
    if (stage !== '' && now - reported < REPORT_MS) return;
    reported = now;
    say({ type: 'progress', step: { stage, done, total } });
  },
  async write(path, work) {
    say({ type: 'writing', path });
    await work();
    say({ type: 'written', path });
  },
};

function run(todo: Job): Promise<JobResult> {
  switch (todo.name) {
    case 'check':
      return checkJob(todo, context);
    case 'locate':
      return locateJob(todo, context);
    case 'raycast':
      return raycastJob(todo, context);
    case 'sweep':
      return sweepJob(todo, context);
    case 'section':
      return sectionJob(todo, context);
    case 'info':
      return infoJob(todo, context);
    case 'volume':
      return volumeJob(todo, context);
    case 'rewrite':
      return rewriteJob(todo, context);
    case 'boolean':
      return booleanJob(todo, context);
    case 'polygons':
      return polygonsJob(todo, context);
    case 'construct':
      return constructJob(todo, context);
    case 'intersect':
      return intersectJob(todo, context);
  }
}

/** What the user can do something about, in one line; nothing for a mistake of this program. */
function problem(error: unknown): string | undefined {
  if (error instanceof FormatError || error instanceof JobProblem) return error.message;
  if (!(error instanceof Error)) return undefined;
  if (isSystemError(error)) return `cannot use ${error.path ?? 'a file'}: ${systemReason(error)}`;
  // What is too large for an array or a string; RangeErrors of ours name the function first.
  return /^Array buffer allocation failed|^Invalid (?:typed )?array length|^Invalid string length/.test(
    error.message,
  )
    ? 'not enough memory'
    : undefined;
}

/** The bytes of this thread's heap and of its buffers. */
function held(): number {
  const { total_heap_size: heap, external_memory: buffers } = getHeapStatistics();
  return heap + buffers;
}

parentPort!.on('message', async (job: Job) => {
  try {
    const result = await run(job);
    say({ type: 'done', result, held: held() });
  } catch (error) {
    const message = problem(error);
    if (message === undefined) throw error;
    const line = error instanceof FormatError ? error.line : undefined;
    say({ type: 'failed', message, ...(line !== undefined && { line }), held: held() });
  }
});
