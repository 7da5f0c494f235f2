import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { EngineOutput } from '../../fuzz/campaign/engine-output.js';
import { GuardedEngine } from '../../fuzz/campaign/guarded-engine.js';
import { UnloadableTarget } from '../../fuzz/campaign/unloadable-target.js';
import type { Said } from '../../src/oracle/verdict/said.js';

const module = fileURLToPath(new URL('./modules/bad-engines.mjs', import.meta.url));
const CASES = 6;
const SUMS = [0, 11, 22, 33, 44, 55];
/** Case i is (i, 10 i). */
const values = Float64Array.from({ length: 2 * CASES }, (_, j) => (j % 2 === 0 ? j / 2 : 5 * (j - 1)));

let engine: GuardedEngine;
afterEach(() => engine.close());

async function ask(name: string, mostDeaths = 3) {
  const { said, deaths } = await engine.ask({ name, cases: CASES, values }, mostDeaths);
  return { said: Array.from(said) as Said[], deaths };
}

async function started(limits: { timeout?: number; memory?: number } = {}): Promise<void> {
  engine = new GuardedEngine('bad', module, { timeout: 400, memory: 1024, ...limits });
  await engine.start();
}

/** The sums, with something else for the fourth case. */
const sumsBut = (other: Said) => SUMS.map((sum, i) => (i === 3 ? other : sum));

describe('an engine in a process of its own', () => {
  test('says what it exports, and answers as it answers', async () => {
    await started();
    expect(engine.exports.flat).toContain('good');
    expect(engine.exports.flat).not.toContain('shapes');
    expect(engine.exports.shapes).toEqual(['isShape']);
    expect(await ask('good')).toEqual({ said: SUMS, deaths: [] });
    const ten = { name: 'anything', cases: 10, values: Float64Array.from({ length: 10 }, (_, i) => i) };
    expect(Array.from((await engine.ask(ten, 3)).said)).toEqual([
      ...[-0, Number.NaN, 'text', true, undefined],
      ...[{ odd: 'object [object Object]' }, { odd: 'bigint 1' }, { odd: 'object without text' }],
      ...[{ odd: 'null' }, { odd: 'symbol Symbol(s)' }],
    ]);
    const shapes = [[{ a: [1, 2] }], [{ a: Float64Array.of(2, 1) }]];
    expect((await engine.ask({ name: 'isShape', cases: 2, shapes }, 3)).said).toEqual([false, true]);
  });

  test('keeps nothing of a question that is answered: a campaign asks by the million', async () => {
    await started();
    const asked = async () => {
      const question = { name: 'good', cases: CASES, values: values.slice() };
      await engine.ask(question, 3);
      return new WeakRef(question);
    };
    const questions: WeakRef<object>[] = [];
    for (let i = 0; i < 20; i++) questions.push(await asked());
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    // What a weak reference was made of is kept until the job ends that made it, and what that job holds one round
    // more.
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      collect();
    }
    // The last one may still be known to the connection.
    expect(questions.slice(0, -1).filter((question) => question.deref() !== undefined)).toHaveLength(0);
  });

  test('throws, traps, throws later and leaves rejections, each on its own case, without losing its process', async () => {
    await started();
    const thrown = (text: string) => ({ said: sumsBut({ failed: 'crashed', text }), deaths: [] });
    const byItself = (text: string) => ({
      said: sumsBut({ failed: 'crashed', text, byItself: true }),
      deaths: [],
    });
    expect(await ask('throws')).toEqual(byItself('TypeError: not three'));
    expect(await ask('traps')).toEqual(byItself('RuntimeError: unreachable'));
    expect(await ask('throwsLater')).toEqual(thrown('after the call: Error: too late'));
    expect(await ask('rejects')).toEqual(thrown('after the call: Error: nobody listens'));
    expect(await ask('good')).toEqual({ said: SUMS, deaths: [] });
  });

  test.each([
    ['exits', 'crashed', 'exited with code 7'],
    ['aborts', 'crashed', 'crashed (SIGABRT)'],
    ['crashes', 'crashed', 'crashed (SIGSEGV)'],
    ['loops', 'timed-out', 'no answer in time'],
    ['neverSettles', 'timed-out', 'no answer in time'],
  ] as const)(
    '%s: costs that case, and the others are asked in another process',
    async (name, kind, text) => {
      await started();
      expect(await ask(name)).toEqual({ said: sumsBut({ failed: kind, text }), deaths: [text] });
      expect(await ask('good')).toEqual({ said: SUMS, deaths: [] });
    },
  );

  test.each(['leaks', 'fillsHeap'])('%s: is ended when it takes more memory than it may', async (name) => {
    await started({ memory: 250, timeout: 20_000 });
    const text = 'out of memory (more than 250 MB)';
    expect(await ask(name)).toEqual({ said: sumsBut({ failed: 'crashed', text }), deaths: [text] });
  });

  test('that dies too often is not asked the rest, but all that came before', async () => {
    await started();
    const death = { failed: 'crashed', text: 'exited with code 1' };
    const { said, deaths } = await ask('alwaysExits', 2);
    expect(deaths.length).toBeGreaterThanOrEqual(2);
    expect(said.slice(0, 2)).toEqual([death, death]);
    expect(said.slice(2)).toEqual(new Array(4).fill({ notAsked: true }));
    const once = await ask('exits', 1);
    expect(once.said).toEqual([
      0,
      11,
      22,
      { failed: 'crashed', text: 'exited with code 7' },
      ...said.slice(4),
    ]);
  });

  test('that leaves between two questions is accused at the next one', async () => {
    await started();
    const [id] = (await ask('processId')).said as [number];
    process.kill(id, 'SIGKILL');
    const { said, deaths } = await ask('good');
    expect(deaths).toEqual([expect.stringMatching(/^crashed \(SIGKILL\)/)]);
    expect(said).toEqual([{ failed: 'crashed', text: deaths[0] }, ...SUMS.slice(1)]);
  });

  test('ends at once when it is closed in the middle of an endless call', async () => {
    await started({ timeout: 1_000_000 });
    const answers = ask('loops');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await engine.close();
    expect((await answers).said[5]).toEqual({ notAsked: true });
  });

  test('that does not load is an error', async () => {
    engine = new GuardedEngine('none', `${module}.none`, { timeout: 400, memory: 1024 });
    await expect(engine.start()).rejects.toThrow(UnloadableTarget);
  });
});

describe('what an engine prints', () => {
  test('goes to stderr, whichever stream it takes', async () => {
    engine = new GuardedEngine('bad', module, { timeout: 400, memory: 1024 }, (text) => printed.push(text));
    const printed: string[] = [];
    await engine.start();
    await ask('prints');
    await engine.close();
    expect(printed.join('')).toContain('to stdout\n');
    expect(printed.join('')).toContain('to stderr\n');
  });

  test('is dropped when it is too much, and without the last words of V8', () => {
    let text = '';
    const output = new EngineOutput('loud', (more) => {
      text += more;
    });
    engine = { close: async () => {} } as GuardedEngine;
    output.write('before\n<--- Last few GCs --->\nFATAL ERROR: JavaScript heap out of memory\n');
    output.write('0x55 node::Abort\n');
    expect(text).toBe('before\n');
    expect(output.heapWasFull).toBe(true);
    output.restart();
    expect(output.heapWasFull).toBe(false);
    output.write('x'.repeat(9000));
    output.write('y');
    expect(text).toMatch(/^before\nx{7993}\n\.\.\. more of what loud prints is dropped\n$/);
  });
});
