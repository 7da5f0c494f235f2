import type { GeometryResponse, GeometryTask } from './geometry-calls.js';
import type { Listener, Thread } from './thread.js';

/** A task, and who waits for it. */
export interface QueuedTask {
  /** What the thread is sent. */
  readonly task: GeometryTask;
  /** Buffers of it that nobody else has: they are handed over, not copied. */
  readonly transfer: readonly ArrayBuffer[];
  readonly resolve: (sent: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** The task could not be sent. */
  readonly refuse: (error: unknown) => void;
  readonly onProgress: ((...values: unknown[]) => void) | undefined;
}

/** A thread that was started; one that was ended is heard no more. */
interface Current {
  thread: Thread<GeometryTask> | undefined;
}

/**
 * Tasks for one thread, in the order in which they come. It is started when there is a task, and kept. What is ended in
 * the midst of a task costs the thread: the next task starts another.
 */
export class TaskQueue {
  readonly #start: (listener: Listener<GeometryResponse>) => Thread<GeometryTask>;
  readonly #closed: () => Error;
  readonly #waiting: QueuedTask[] = [];
  #current: Current | undefined;
  #running: QueuedTask | undefined;
  #isClosed = false;

  /** @param closed what whoever waits hears when it is closed */
  constructor(start: (listener: Listener<GeometryResponse>) => Thread<GeometryTask>, closed: () => Error) {
    this.#start = start;
    this.#closed = closed;
  }

  /** One more task. */
  add(queued: QueuedTask): void {
    if (this.#isClosed) queued.reject(this.#closed());
    else {
      this.#waiting.push(queued);
      this.#next();
    }
  }

  /** Is there a task in the thread? Then what is added now is sent later. */
  get isBusy(): boolean {
    return this.#running !== undefined;
  }

  /** Takes a task out. The thread that works on it is ended. */
  drop(queued: QueuedTask): void {
    const place = this.#waiting.indexOf(queued);
    if (place >= 0) this.#waiting.splice(place, 1);
    else if (this.#running === queued) {
      this.#running = undefined;
      void this.#endThread();
      this.#next();
    }
  }

  /** Ends the thread. Tasks that are not done are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const undone = [...(this.#running === undefined ? [] : [this.#running]), ...this.#waiting.splice(0)];
    this.#running = undefined;
    for (const { reject } of undone) reject(this.#closed());
    await this.#endThread();
  }

  async #endThread(): Promise<void> {
    const thread = this.#current?.thread;
    this.#current = undefined;
    await thread?.end();
  }

  #next(): void {
    while (this.#running === undefined) {
      const queued = this.#waiting.shift();
      if (queued === undefined) {
        this.#current?.thread?.rest();
        return;
      }
      let thread: Thread<GeometryTask>;
      try {
        thread = this.#threadForNext();
      } catch (error) {
        queued.reject(error);
        continue;
      }
      // Before it is sent: what is read of it then may call again, and has to wait.
      this.#running = queued;
      try {
        thread.post(queued.task, queued.transfer);
      } catch (error) {
        this.#running = undefined;
        queued.refuse(error);
      }
    }
  }

  #threadForNext(): Thread<GeometryTask> {
    if (this.#current?.thread !== undefined) return this.#current.thread;
    const current: Current = { thread: undefined };
    current.thread = this.#start({
      onResponse: (response) => this.#hear(current, response),
      onEnd: (error) => this.#lose(current, error),
    });
    this.#current = current;
    return current.thread;
  }

  #hear(current: Current, response: GeometryResponse): void {
    const queued = this.#running;
    if (current !== this.#current || queued === undefined) return;
    if (response.type === 'progress') {
      try {
        queued.onProgress?.(...response.values);
      } catch (error) {
        this.drop(queued);
        queued.reject(error);
      }
      return;
    }
    this.#running = undefined;
    if (response.type === 'done') queued.resolve(response.result);
    else queued.reject(response.error);
    this.#next();
  }

  /** The thread ended by itself: heard twice in Node, as an error and then as the end. */
  #lose(current: Current, error: Error): void {
    if (current !== this.#current) return;
    this.#current = undefined;
    const queued = this.#running;
    this.#running = undefined;
    queued?.reject(error);
    this.#next();
  }
}
