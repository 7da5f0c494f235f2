import { type TransferListItem, Worker } from 'node:worker_threads';
import { systemReason } from '../system-error.js';
import type { Interrupt } from './interrupt.js';
import type { Job, JobName, JobResult, Message, WorkerStart } from './jobs.js';
import { isStandardInput, STANDARD_INPUT, sourcesOf } from './mesh-source.js';
import { locateMeshWorker } from './program-files.js';
import { StopFlag } from './stop-flag.js';
import { WorkProgress } from './work-progress.js';

/** What became of a job. */
export type Outcome<K extends JobName> =
  | { readonly type: 'done'; readonly result: JobResult<K> }
  /** A file that cannot be read or used: one line about it, and the line of the file if that is known. */
  | { readonly type: 'failed'; readonly message: string; readonly line?: number }
  /** Ended by a signal before there was anything to show, but for the files that were written. */
  | { readonly type: 'stopped'; readonly written: readonly string[] };

/** How a job ended, and whether its worker is fit for the next one. */
interface Ended<K extends JobName> {
  readonly outcome: Outcome<K>;
  readonly reusable: boolean;
}

/**
 * How long a worker has to hand over what it found when it is told to stop: some searches look at the flag only when
 * they are through. The same goes for a file that is being written.
 */
const GRACE_MS = 10_000;

/** These have nothing to hand over before they are through, and their steps do not look at the flag. */
const UNINTERRUPTED: ReadonlySet<JobName> = new Set(['boolean', 'polygons', 'construct']);
const BRIEF_MS = 500;

/** A worker that holds more than this after a job is replaced: starting another is nothing beside a file so large. */
const KEPT_BYTES = 96 * 2 ** 20;

/** A thread that does jobs, and the flag that tells it to stop. */
class WorkerThread {
  readonly stop = new StopFlag();
  readonly worker: Worker;
  isAlive = true;
  #hasInput = false;

  constructor() {
    const { source, isText } = locateMeshWorker();
    const workerData: WorkerStart = { stop: this.stop.buffer };
    this.worker = new Worker(source, { workerData, eval: isText, execArgv: [], stdin: true });
    // What happens between two jobs, and while it is being ended, must not become this thread's error.
    this.worker.on('error', () => {}).on('exit', () => (this.isAlive = false));
  }

  /** Hands a job over, and follows it to its end; rejects if it breaks in a way that is nobody's input. */
  follow<K extends JobName>(
    job: Job<K>,
    transfer: readonly TransferListItem[],
    progress: WorkProgress,
    { interrupt, keptBytes }: { readonly interrupt: Interrupt; readonly keptBytes: number },
  ): Promise<Ended<K>> {
    const { worker, stop } = this;
    return new Promise((resolve, reject) => {
      let grace: NodeJS.Timeout | undefined;
      let isWriting = false;
      const written: string[] = [];
      const giveTime = () => {
        clearTimeout(grace);
        const isBrief = UNINTERRUPTED.has(job.name) && !isWriting;
        grace = setTimeout(() => end({ type: 'stopped', written }, false), isBrief ? BRIEF_MS : GRACE_MS);
      };
      const raise = () => {
        stop.raise();
        giveTime();
      };
      const onFile = ({ type, path }: { readonly type: 'writing' | 'written'; readonly path: string }) => {
        isWriting = type === 'writing';
        if (!isWriting) written.push(path);
        if (grace !== undefined) giveTime();
      };
      const settle = (then: () => void) => {
        silence();
        clearTimeout(grace);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        then();
      };
      const end = (outcome: Outcome<K>, reusable: boolean) =>
        settle(() => resolve({ outcome, reusable: reusable && !interrupt.requested }));
      const silence = interrupt.listen(raise);
      if (interrupt.requested) raise();
      const onMessage = (message: Message<K>) => {
        if (message.type === 'progress') progress.show(message.step);
        else if (message.type === 'done' || message.type === 'failed')
          end(message, message.held <= keptBytes);
        else onFile(message);
      };
      const onError = (error: NodeJS.ErrnoException) => {
        const outOfMemory =
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' || /allocation failed/.test(error.message);
        if (outOfMemory) end({ type: 'failed', message: 'not enough memory' }, false);
        else settle(() => reject(error));
      };
      const onExit = (code: number) => settle(() => reject(new Error(`the worker left with code ${code}`)));
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      if (sourcesOf(job).some(isStandardInput)) {
        this.#giveInput((error) =>
          end({ type: 'failed', message: `${STANDARD_INPUT}: ${systemReason(error)}` }, false),
        );
      }
      worker.postMessage(job, transfer);
    });
  }

  /**
   * What arrives on standard input goes to the worker: a thread that waited for it in a system call could not be ended.
   */
  #giveInput(onError: (error: NodeJS.ErrnoException) => void): void {
    this.#hasInput = true;
    process.stdin.once('error', onError);
    // A worker that has ended takes no more, which is no mistake.
    process.stdin.pipe(this.worker.stdin!.on('error', () => {}));
  }

  async end(): Promise<void> {
    if (this.#hasInput) process.stdin.unpipe().destroy();
    await this.worker.terminate();
  }
}

/**
 * Runs jobs, one at a time, in a thread of their own, so that this one can show how far they are and hear Ctrl-C, at
 * which a job hands over what it has. The thread is kept for the next job, unless it died, was stopped or still holds
 * the memory of a large file.
 */
export class JobRunner {
  readonly #settings: { readonly interrupt: Interrupt; readonly keptBytes: number };
  #thread: WorkerThread | undefined;
  #started = 0;

  /** @param keptBytes a thread that holds more than this after a job is not kept */
  constructor(interrupt: Interrupt, keptBytes = KEPT_BYTES) {
    this.#settings = { interrupt, keptBytes };
  }

  /** How many threads were started so far. */
  get started(): number {
    return this.#started;
  }

  /**
   * @param name      what the progress is called
   * @param transfer  what of the job is given away and not copied
   * @throws Error if the job breaks in a way that is a mistake of this program
   */
  async run<K extends JobName>(
    job: Job<K>,
    name: string,
    transfer: readonly TransferListItem[] = [],
  ): Promise<Outcome<K>> {
    if (!this.#thread?.isAlive) {
      this.#thread = new WorkerThread();
      this.#started++;
    }
    const progress = new WorkProgress(process.stderr, name);
    let reusable = false;
    try {
      const ended = await this.#thread.follow(job, transfer, progress, this.#settings);
      reusable = ended.reusable;
      return ended.outcome;
    } finally {
      progress.end();
      if (!reusable) await this.close();
    }
  }

  /** Ends the thread. The next job starts another. */
  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.end();
  }
}

/** Runs one job: see {@link JobRunner}. */
export async function runJob<K extends JobName>(
  job: Job<K>,
  name: string,
  interrupt: Interrupt,
  transfer: readonly TransferListItem[] = [],
): Promise<Outcome<K>> {
  const runner = new JobRunner(interrupt);
  try {
    return await runner.run(job, name, transfer);
  } finally {
    await runner.close();
  }
}
