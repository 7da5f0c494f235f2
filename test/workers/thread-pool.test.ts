import { describe, expect, it } from 'vitest';
import type { Task } from '../../src/workers/tasks.js';
import type { Listener, Thread } from '../../src/workers/thread.js';
import { ThreadPool } from '../../src/workers/thread-pool.js';

/** A thread that does what the test says, and a record of it. */
class FakeThread implements Thread {
  readonly tasks: Task[] = [];
  readonly listener: Listener;
  busy = false;
  ended = false;
  constructor(listener: Listener) {
    this.listener = listener;
  }
  post(task: Task): void {
    expect(this.busy).toBe(false);
    this.busy = true;
    this.tasks.push(task);
  }
  rest(): void {
    expect(this.busy).toBe(false);
  }
  async end(): Promise<void> {
    this.ended = true;
  }
  done(): void {
    this.busy = false;
    this.listener.onResponse({ type: 'done', result: null });
  }
}

const task = {} as Task;

function pool(size: number) {
  const threads: FakeThread[] = [];
  const made = new ThreadPool(size, (listener) => {
    const thread = new FakeThread(listener);
    threads.push(thread);
    return thread;
  });
  return { made, threads };
}

describe('a pool of threads', () => {
  it('starts them when there is work, no more than it may, and gives each one task at a time', async () => {
    const { made, threads } = pool(2);
    expect(threads).toHaveLength(0);
    const runs = Promise.all([1, 2, 3, 4, 5].map(() => made.run(task)));
    expect(threads.map(({ tasks }) => tasks.length)).toEqual([1, 1]);
    threads[1]!.done();
    threads[1]!.done();
    threads[0]!.done();
    expect(threads.map(({ tasks }) => tasks.length)).toEqual([2, 3]);
    threads[0]!.done();
    threads[1]!.done();
    expect(await runs).toHaveLength(5);
    expect(threads).toHaveLength(2);
  });

  it('starts one thread for one task after the other', async () => {
    const { made, threads } = pool(3);
    for (let i = 0; i < 4; i++) {
      const run = made.run(task);
      threads[0]!.done();
      await run;
    }
    expect(threads).toHaveLength(1);
  });

  it('hands on what a task throws', async () => {
    const { made, threads } = pool(1);
    const run = made.run(task);
    threads[0]!.busy = false;
    threads[0]!.listener.onResponse({ type: 'failed', error: new RangeError('no') });
    await expect(run).rejects.toThrow(new RangeError('no'));
  });

  it('loses one task with a thread that ends, and starts another for the next', async () => {
    const { made, threads } = pool(1);
    const [first, second] = [made.run(task), made.run(task)];
    threads[0]!.listener.onEnd(new Error('out of memory'));
    // Node says it twice: the error, and the end.
    threads[0]!.listener.onEnd(new Error('exit code 1'));
    await expect(first).rejects.toThrow('out of memory');
    expect(threads).toHaveLength(2);
    threads[1]!.done();
    expect(await second).toBeNull();
  });

  it('rejects every task if no thread can be started', async () => {
    const made = new ThreadPool(2, () => {
      throw new Error('not here');
    });
    const runs = await Promise.allSettled([made.run(task), made.run(task), made.run(task)]);
    expect(runs.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it('ends its threads and rejects what is not done', async () => {
    const { made, threads } = pool(1);
    const runs = [made.run(task), made.run(task)];
    await made.close();
    expect(threads.map(({ ended }) => ended)).toEqual([true]);
    for (const run of runs)
      await expect(run).rejects.toThrow('MeshWorkers: its threads were ended by close()');
    // What comes too late is nobody's, and nothing is started again.
    threads[0]!.done();
    threads[0]!.listener.onEnd(new Error('ended'));
    await expect(made.run(task)).rejects.toThrow('close()');
    expect(threads).toHaveLength(1);
    await made.close();
  });
});
