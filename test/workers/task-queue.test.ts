import { describe, expect, it } from 'vitest';
import type { GeometryResponse, GeometryTask } from '../../src/workers/geometry-calls.js';
import { type QueuedTask, TaskQueue } from '../../src/workers/task-queue.js';
import type { Listener, Thread } from '../../src/workers/thread.js';

/** A thread that does what the test says, and a record of it. */
class FakeThread implements Thread<GeometryTask> {
  readonly listener: Listener<GeometryResponse>;
  readonly posted: GeometryTask[] = [];
  state: 'waits' | 'works' | 'ended' = 'waits';

  constructor(listener: Listener<GeometryResponse>) {
    this.listener = listener;
  }
  post(task: GeometryTask): void {
    expect(this.state).toBe('waits');
    if (task.args[0] === 'unsendable') throw new Error('unsendable');
    this.state = 'works';
    this.posted.push(task);
  }
  rest(): void {
    expect(this.state).toBe('waits');
  }
  async end(): Promise<void> {
    this.state = 'ended';
  }
  says(response: GeometryResponse): void {
    if (response.type !== 'progress' && this.state === 'works') this.state = 'waits';
    this.listener.onResponse(response);
  }
}

function queue() {
  const threads: FakeThread[] = [];
  const made = new TaskQueue(
    (listener) => {
      const thread = new FakeThread(listener);
      threads.push(thread);
      return thread;
    },
    () => new Error('closed'),
  );
  return { made, threads };
}

function task(heard: string[], name: string, first: unknown = name): QueuedTask {
  return {
    task: { name: 'delaunay2d', args: [first], isWatched: false, made: [] },
    transfer: [],
    resolve: (sent) => heard.push(`${name}: ${sent}`),
    reject: (error) => heard.push(`${name} rejected: ${(error as Error).message}`),
    refuse: () => heard.push(`${name} refused`),
    onProgress: (value) => {
      if (value === 'bad') throw new Error('bad');
      heard.push(`${name} is at ${value}`);
    },
  };
}

describe('tasks of one thread', () => {
  it('start it when there is one, and are sent one by one', () => {
    const { made, threads } = queue();
    const heard: string[] = [];
    expect([threads.length, made.isBusy]).toEqual([0, false]);
    for (const name of ['a', 'b', 'c']) made.add(task(heard, name));
    expect(made.isBusy).toBe(true);
    const [thread] = threads as [FakeThread];
    expect(thread.posted).toHaveLength(1);
    thread.says({ type: 'progress', values: [1] });
    thread.says({ type: 'done', result: 5 });
    thread.says({ type: 'failed', error: new Error('no') });
    expect(thread.posted.map(({ args }) => args[0])).toEqual(['a', 'b', 'c']);
    thread.says({ type: 'done', result: 7 });
    expect(heard).toEqual(['a is at 1', 'a: 5', 'b rejected: no', 'c: 7']);
    expect([threads.length, made.isBusy]).toEqual([1, false]);
  });

  it('are dropped with the thread in the midst, and without it before', () => {
    const { made, threads } = queue();
    const heard: string[] = [];
    const [a, b, c] = [task(heard, 'a'), task(heard, 'b'), task(heard, 'c')];
    for (const one of [a, b, c]) made.add(one);
    made.drop(b);
    expect(threads.map(({ state }) => state)).toEqual(['works']);
    made.drop(a);
    expect(threads.map(({ state }) => state)).toEqual(['ended', 'works']);
    // What the thread that was ended still says is nobody's.
    threads[0]!.listener.onResponse({ type: 'done', result: 1 });
    threads[0]!.listener.onEnd(new Error('exit code 1'));
    threads[1]!.says({ type: 'done', result: 3 });
    expect(heard).toEqual(['c: 3']);
    // What is done cannot be dropped.
    made.drop(c);
    expect(threads.map(({ state }) => state)).toEqual(['ended', 'waits']);
  });

  it('end with the thread where a callback throws, or the thread ends by itself', () => {
    const { made, threads } = queue();
    const heard: string[] = [];
    for (const name of ['a', 'b', 'c']) made.add(task(heard, name));
    threads[0]!.says({ type: 'progress', values: ['bad'] });
    threads[1]!.listener.onEnd(new Error('out of memory'));
    threads[1]!.listener.onEnd(new Error('exit code 1'));
    threads[2]!.says({ type: 'done', result: 3 });
    expect(heard).toEqual(['a rejected: bad', 'b rejected: out of memory', 'c: 3']);
    expect(threads).toHaveLength(3);
  });

  it('are refused one by one if they cannot be sent, or no thread can be started', () => {
    const { made, threads } = queue();
    const heard: string[] = [];
    made.add(task(heard, 'a', 'unsendable'));
    made.add(task(heard, 'b'));
    threads[0]!.says({ type: 'done', result: 2 });
    expect(heard).toEqual(['a refused', 'b: 2']);
    const none = new TaskQueue(
      () => {
        throw new Error('not here');
      },
      () => new Error('closed'),
    );
    for (const name of ['c', 'd']) none.add(task(heard, name));
    expect(heard.slice(2)).toEqual(['c rejected: not here', 'd rejected: not here']);
  });

  it('are rejected when it is closed, and afterwards', async () => {
    const { made, threads } = queue();
    const heard: string[] = [];
    for (const name of ['a', 'b']) made.add(task(heard, name));
    await made.close();
    expect(threads.map(({ state }) => state)).toEqual(['ended']);
    made.add(task(heard, 'c'));
    threads[0]!.listener.onEnd(new Error('exit code 1'));
    expect(heard).toEqual(['a rejected: closed', 'b rejected: closed', 'c rejected: closed']);
    await made.close();
    expect(threads).toHaveLength(1);
  });
});
