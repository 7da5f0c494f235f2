import type { Results, Task } from './tasks.js';
import type { Listener, Response, Thread } from './thread.js';

interface Job {
  readonly task: Task;
  readonly resolve: (result: Results[Task['type']]) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread and what it does; without a job it waits. */
interface Seat {
  readonly thread: Thread;
  job: Job | undefined;
}

/**
 * Threads that take tasks in the order in which they come. A thread is started when there is work for it; one that ends
 * by itself costs the task that it had, and another is started for the next.
 */
export class ThreadPool {
  readonly #size: number;
  readonly #start: (listener: Listener) => Thread;
  readonly #seats = new Set<Seat>();
  readonly #waiting: Job[] = [];
  #closed = false;

  constructor(size: number, start: (listener: Listener) => Thread) {
    this.#size = size;
    this.#start = start;
  }

  /** Does a task in one of the threads; rejected with what it threw. */
  run(task: Task): Promise<Results[Task['type']]> {
    if (this.#closed) return Promise.reject(closed());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#assign();
    });
  }

  /** Ends the threads. Tasks that are not done are rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    const seats = [...this.#seats];
    this.#seats.clear();
    const undone = [...seats.flatMap(({ job }) => job ?? []), ...this.#waiting.splice(0)];
    for (const job of undone) job.reject(closed());
    await Promise.all(seats.map(({ thread }) => thread.end()));
  }

  #assign(): void {
    while (this.#waiting.length > 0) {
      const seat = this.#freeSeat();
      if (seat === undefined) return;
      const job = this.#waiting.shift()!;
      if (seat instanceof Error) {
        job.reject(seat);
        continue;
      }
      seat.job = job;
      seat.thread.post(job.task);
    }
  }

  /** A thread that waits, or a new one; an error if it cannot be started, nothing if all work. */
  #freeSeat(): Seat | Error | undefined {
    for (const seat of this.#seats) if (seat.job === undefined) return seat;
    if (this.#seats.size >= this.#size) return undefined;
    try {
      return this.#newSeat();
    } catch (error) {
      return error as Error;
    }
  }

  #newSeat(): Seat {
    const thread = this.#start({
      onResponse: (response) => this.#settle(seat, response),
      onEnd: (error) => this.#leave(seat, error),
    });
    const seat: Seat = { thread, job: undefined };
    this.#seats.add(seat);
    return seat;
  }

  #settle(seat: Seat, response: Response): void {
    const job = seat.job;
    if (job === undefined) return;
    seat.job = undefined;
    if (response.type === 'done') job.resolve(response.result);
    else job.reject(response.error);
    this.#assign();
    if (seat.job === undefined) seat.thread.rest();
  }

  #leave(seat: Seat, error: Error): void {
    // Ended by close(), or heard twice: an error and then the end.
    if (!this.#seats.delete(seat)) return;
    seat.job?.reject(error);
    seat.job = undefined;
    this.#assign();
  }
}

function closed(): Error {
  return new Error('MeshWorkers: its threads were ended by close()');
}
