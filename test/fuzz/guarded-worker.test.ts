import { afterAll, expect, test } from 'vitest';
import type { BlockTask } from '../../fuzz/campaign/block.js';
import { GuardedWorker } from '../../fuzz/campaign/guarded-worker.js';

const worker = new GuardedWorker(
  [{ name: 'unerring' }],
  { timeout: 20_000 },
  { names: ['orient2d'], modules: [] },
);
afterAll(() => worker.close());

const blockOf = (cases: number): BlockTask => ({
  ...{ question: 'orient2d', family: 'full-mantissa', block: 0, first: 0, cases, from: 0 },
  ...{ seed: 1, keep: 1, known: [], retired: {}, patience: {} },
});

test('a request that was abandoned does not end the thread of the next one', async () => {
  for (let k = 0; k < 3; k++) {
    await worker.start();
    const long = worker.run({ type: 'block', task: blockOf(1_000_000) });
    // Until the thread is at work.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const gone = worker.abandon();
    const next = worker.run({ type: 'block', task: blockOf(10) });
    expect((await long).type).toBe('died');
    expect(await next).toMatchObject({ type: 'answered', response: { type: 'block' } });
    await gone;
  }
});
