import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { fuzz } from '../../src/cli/fuzz.js';
import type { RawOptions } from '../../src/cli/fuzz-options.js';
import { UsageError } from '../../src/cli/usage-error.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'unerring-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line from its source, and interrupts it after a while if asked to. */
function unerring(args: readonly string[], interruptWhen?: () => boolean): Promise<Ran> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/index.ts', ...args], { cwd: root });
  let out = '';
  let err = '';
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (err += text));
  const timer = setInterval(() => {
    if (interruptWhen?.()) {
      clearInterval(timer);
      child.kill('SIGTERM');
    }
  }, 20);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearInterval(timer);
      resolve({ code, out, err });
    });
  });
}

const module = (name: string) => join('test/fuzz/modules', `${name}.mjs`);
const SMALL = ['fuzz', '--seed', '1', '--count', '2000', '--predicate', 'orient2d', '--workers', '1'];

describe('exit codes', () => {
  test('0 where the judged targets are right, with a table and nothing on stderr', async () => {
    const { code, out, err } = await unerring([...SMALL, '--target', 'unerring']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/seed 1, 1 predicates, 17 families, 2,000 cases/);
    expect(out).toMatch(/│ unerring +│ 2,000 │ +· │ +· │ +· │ +· │ +· │/);
    expect(out).toMatch(/Which tier of unerring decides/);
  });

  test('1 where a target is wrong that has to be right, and 0 for the same target otherwise', async () => {
    const args = [...SMALL, '--target', 'naive', '--no-shrink'];
    expect((await unerring(args)).code).toBe(0);
    const { code, out } = await unerring([...args, '--expect-clean', 'naive']);
    expect(code).toBe(1);
    expect(out).toContain('Found failures where there must be none: naive');
  });

  test("1 for a user's module that is wrong", async () => {
    const { code, out } = await unerring([...SMALL, '--target-module', module('throwing')]);
    expect(code).toBe(1);
    expect(out).toContain('got Error: coincident points');
  });

  test.each([
    [['--bogus'], "unknown option '--bogus'"],
    [['--seed', 'x'], "--seed takes an integer of at least 0, got 'x'"],
    [['--replay', 'package.json'], 'package.json, line 1 is not JSON'],
    [['--target-module', module('broken')], 'cannot load target broken: Error: this module does not load'],
    [['surplus'], "too many arguments for 'fuzz'"],
  ])('2 and one line for %j', async (args, message) => {
    const { code, out, err } = await unerring(['fuzz', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toMatch(/^unerring: [^\n]*\n$/);
  });
});

describe('queries', () => {
  const planted = ['--query-module', 'test/fuzz/modules/planted-queries.mjs'];
  const small = ['fuzz', '--seed', '2', '--workers', '1', '--no-shrink', ...planted];

  test('1 for a wrong one, which can be replayed; 0 where it is right', async () => {
    const file = join(folder, 'planted.jsonl');
    const wrong = await unerring([...small, '--query', 'plantedWrong', '--count', '500', '--out', file]);
    expect(wrong.code).toBe(1);
    expect(wrong.out).toMatch(/seed 2, 1 queries, 18 families/);
    expect(wrong.out).toContain('How often each class was the true answer');
    expect(wrong.out).toContain('Found failures where there must be none: unerring');
    const again = await unerring(['fuzz', '--replay', file]);
    expect(again.code).toBe(1);
    expect(again.out).toMatch(/(\d+) of \1 still fail/);
    const few = await unerring([...small, '--query', 'plantedIncomplete', '--count', '500']);
    expect(few.code).toBe(0);
  });

  test('1 for a class that never came, with a message of its own', async () => {
    const { code, out } = await unerring([...small, '--query', 'plantedIncomplete', '--count', '20000']);
    expect(code).toBe(1);
    expect(out).toContain('Classes that no case produced, in plantedIncomplete');
  });

  test('a violated law is a failure of its own', async () => {
    const { code, out } = await unerring([...small, '--query', 'plantedUnsymmetrical', '--count', '1000']);
    expect(code).toBe(1);
    expect(out).toContain('Found failures where there must be none: laws');
  });
});

describe('usage errors say what is wrong', () => {
  const cases: readonly [RawOptions, string][] = [
    [{ count: '0' }, "--count takes an integer of at least 1, got '0'"],
    [{ count: '1e400' }, "--count takes an integer of at least 1, got '1e400'"],
    [{ seconds: '-1' }, "--seconds takes a number of seconds above 0, got '-1'"],
    [{ workers: '0' }, "--workers takes an integer from 1 to 256, got '0'"],
    [{ timeout: '1' }, "--timeout takes an integer of at least 10, got '1'"],
    [{ predicate: 'orient4d' }, "--predicate: there is no 'orient4d'"],
    [{ family: 'tame' }, "--family: there is no 'tame'"],
    [{ query: 'orient2d' }, "--query: there is no 'orient2d'"],
    [{ queryModule: ['no-such-query.mjs'] }, 'cannot load a query module: Error'],
    [{ queryModule: [module('throwing')] }, 'exports no query'],
    [{ resume: 'x', queries: true }, '--resume has its own --queries: leave it out'],
    [{ predicate: 'orient2d', family: 'on-plane' }, '--family: none of these applies to orient2d'],
    [{ target: 'nobody' }, "--target: there is no 'nobody'"],
    [{ targetModule: ['a/x.mjs', 'b/x.mjs'] }, "two targets have the name 'x'"],
    [{ shard: '3/2' }, "--shard takes i/n with i from 1 to n, got '3/2'"],
    [{ shard: '0/2' }, "--shard takes i/n with i from 1 to n, got '0/2'"],
    [{ target: 'naive', expectClean: 'unerring' }, "--expect-clean: there is no 'unerring'"],
    [{ replay: 'no-such-file.jsonl' }, 'cannot read no-such-file.jsonl'],
    [{ resume: 'package.json' }, 'package.json is not a state file of unerring fuzz'],
    [{ resume: 'x', seed: '1' }, '--resume has its own --seed: leave it out'],
    [{ out: 'no/such/folder/x.jsonl' }, '--out: cannot write no/such/folder/x.jsonl'],
    [{ targetModule: ['no-such-module.mjs'] }, 'cannot load target no-such-module: Error'],
    [{ targetModule: [module('empty')] }, 'exports no function with the name of a predicate'],
  ];

  test.each(cases)('%j', async (options, message) => {
    const failure = await fuzz(options).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect((failure as UsageError).message).toContain(message);
  });
});

test('failures are written, and replayed until they are gone', async () => {
  const file = join(folder, 'naive.jsonl');
  const found = await unerring([...SMALL, '--target', 'naive', '--out', file]);
  expect(found.out).toMatch(/\d+ failures written to/);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const line = JSON.parse(lines[0]!);
  expect(Object.keys(line)).toEqual([
    'predicate',
    'target',
    'kind',
    'expected',
    'got',
    'family',
    'seed',
    'block',
    'case',
    'arguments',
    'hex',
    'shrunk',
  ]);
  expect(line.arguments.map(Number)).toHaveLength(6);
  expect(existsSync(`${file}.state.json`)).toBe(false);

  const still = await unerring(['fuzz', '--replay', file]);
  expect(still.code).toBe(1);
  expect(still.out).toContain(`${lines.length} of ${lines.length} still fail`);
  const gone = await unerring(['fuzz', '--replay', file, '--target', 'unerring']);
  expect(gone.code).toBe(0);
  expect(gone.out).toContain(`0 of ${lines.length} still fail`);
});

test('an interrupted campaign keeps what it has, and goes on to the same end', async () => {
  const args = (file: string) => [
    'fuzz',
    ...['--seed', '3', '--count', '150000', '--predicate', 'orient2d', '--target', 'naive', '--no-shrink'],
    ...['--workers', '2', '--out', file],
  ];
  const cut = join(folder, 'cut.jsonl');
  // The state file is there when the first block is done.
  const first = await unerring([...args(cut), '--seconds', '600'], () => existsSync(`${cut}.state.json`));
  expect(first.code).toBe(0);
  expect(first.out).toContain('(interrupted)');
  expect(first.out).toContain(`To go on: unerring fuzz --resume ${cut}.state.json`);
  expect(readFileSync(cut, 'utf8').trim().split('\n').length).toBeGreaterThan(0);

  const second = await unerring(['fuzz', '--no-shrink', '--resume', `${cut}.state.json`]);
  expect(second.code).toBe(0);
  expect(existsSync(`${cut}.state.json`)).toBe(false);
  const whole = join(folder, 'whole.jsonl');
  await unerring(args(whole));
  expect(readFileSync(cut, 'utf8')).toBe(readFileSync(whole, 'utf8'));
});

test('--list names what the options take', async () => {
  const { code, out } = await unerring(['fuzz', '--list']);
  expect(code).toBe(0);
  for (const name of ['sideOfThickPlane', 'ulp-walk', 'robust-orientation', 'boxBox'])
    expect(out).toContain(name);
});
