import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { ProgressLine } from '../../fuzz/report/progress.js';
import { fuzz, fuzzCommand } from '../../src/cli/fuzz.js';
import type { RawOptions } from '../../src/cli/fuzz-options.js';
import { OutputProblem } from '../../src/cli/output-file.js';
import { UsageError } from '../../src/cli/usage-error.js';
import { program, type Ran, unerring } from './models.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'unerring-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command line in a process of its own, and interrupts it after a while. */
function interrupted(args: readonly string[], when: () => boolean): Promise<Ran> {
  const child = spawn(process.execPath, [program, ...args], { cwd: root });
  let out = '';
  let err = '';
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (err += text));
  const timer = setInterval(() => {
    if (!when()) return;
    clearInterval(timer);
    child.kill('SIGTERM');
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
    expect(out).toMatch(/seed 1, 1 predicate, 17 families, 2,000 cases/);
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
    expect(out).toContain('crashed: Error: coincident points');
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
    expect(wrong.out).toMatch(/seed 2, 1 query, 18 families/);
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
    [{ predicate: 'orient2D' }, "--predicate: there is no 'orient2D' (did you mean 'orient2d'?)"],
    [{ query: 'wholly unlike' }, "--query: there is no 'wholly unlike'; unerring fuzz --list names all"],
    [{ memory: '63' }, "--memory takes an integer from 64 to 1048576, got '63'"],
    [{ predicate: 'insphere', targetModule: [module('plain')] }, 'plain has no insphere'],
    [
      { query: 'locatePoint', targetModule: [module('shape-flat')] },
      'export const shapes = { locatePoint: (mesh, point)',
    ],
    [{ targetModule: ['x/unerring.mjs'] }, "'unerring' is a name of ours; rename x/unerring.mjs"],
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
    [{ resume: 'package.json' }, 'package.json is not the file of a campaign of unerring'],
    [{ resume: 'x', seed: '1' }, '--resume has its own --seed: leave it out'],
    [{ out: 'no/such/folder/x.jsonl' }, 'cannot write no/such/folder/x.jsonl: there is no such folder'],
    [{ targetModule: ['no-such-module.mjs'] }, 'cannot load target no-such-module: Error'],
    [{ targetModule: [module('empty')] }, 'exports no function with the name of a predicate'],
  ];

  test.each(cases)('%j', async (options, message) => {
    const failure = await fuzz(options).catch((error: unknown) => error);
    // Both are one line, and exit code 2.
    expect(failure instanceof UsageError || failure instanceof OutputProblem).toBe(true);
    expect((failure as Error).message).toContain(message);
  });
});

describe('files that cannot be written', () => {
  const args = [...SMALL, '--target', 'naive', '--no-shrink'];

  test('cost the state and nothing else', async () => {
    const file = join(folder, 'stateless.jsonl');
    mkdirSync(`${file}.state.json.new`);
    const { code, out, err } = await unerring([...args, '--out', file]);
    expect(code).toBe(0);
    expect(err).toBe(
      `unerring: cannot save the state in ${file}.state.json: this is a folder; the campaign goes on without it\n`,
    );
    expect(out).toContain(`failures written to ${file}`);
  });

  test.runIf(existsSync('/dev/full'))('are told by the exit code if they are the results', async () => {
    const file = join(folder, 'full.jsonl');
    symlinkSync('/dev/full', file);
    const { code, out, err } = await unerring([...args, '--out', file]);
    expect(code).toBe(2);
    expect(err).toBe(`unerring: cannot write ${file}: no space is left on the device\n`);
    expect(out).toContain('The simplest failures');
    expect(out).toContain(`To go on: unerring fuzz --resume ${file}.state.json`);
  });
});

test('what a module prints is not among the tables, and a module that answers nothing is no success', async () => {
  const args = [
    '--target-module',
    module('silent'),
    '--query',
    'pointSegment',
    '--count',
    '20',
    '--workers',
    '1',
  ];
  const { code, out, err } = await unerring(['fuzz', ...args]);
  expect(code).toBe(2);
  expect(out).not.toContain('hello');
  expect(err).toContain('hello from the module\n');
  expect(err).toMatch(/^unerring: silent answered no case$/m);
});

test('a replay finds the module from the folder of the file, and says if it could judge nothing', async () => {
  const file = join(folder, 'relative.jsonl');
  copyFileSync(join(root, module('throwing')), join(folder, 'throwing.mjs'));
  const found = await unerring([...SMALL, '--target-module', join(folder, 'throwing.mjs'), '--out', file]);
  expect(found.code).toBe(1);
  expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[0]!).module).toBe('throwing.mjs');
  const again = await unerring(['fuzz', '--replay', file]);
  expect(again.out).toMatch(/(\d+) of \1 still fail/);
  const nobody = await unerring(['fuzz', '--replay', file, '--target', 'jsts']);
  expect([nobody.code, nobody.err]).toEqual([2, 'unerring: none of the failures was judged\n']);
});

test('--help has examples, exit codes, the shape of a module and where more is', () => {
  const command = fuzzCommand();
  let text = '';
  command.configureOutput({
    writeOut: (more) => {
      text += more;
    },
  });
  command.outputHelp();
  for (const part of ['Examples:', 'Exit codes:', 'export const shapes', 'docs/fuzzing.md', '143'])
    expect(text).toContain(part);
});

test('progress ends at 100 %', () => {
  const lines: string[] = [];
  const line = new ProgressLine({ isTTY: true, write: (text) => lines.push(text) }, 20_000);
  const total = Number.POSITIVE_INFINITY;
  line.show({ phase: 'judging', done: 5000, total, failures: 2, milliseconds: 20_700 });
  line.show({ phase: 'judging', done: 5000, total: 10_000, failures: 2, milliseconds: 1000 });
  expect(lines[0]).toContain('100 %  5,000 cases, 242/s, 2 failures, 0.0 s left');
  expect(lines[1]).toContain('50 %  5,000 cases, 5,000/s, 2 failures, 1.0 s left');
});

test('failures are written, and replayed until they are gone', async () => {
  const file = join(folder, 'naive.jsonl');
  const found = await unerring([...SMALL, '--target', 'naive', '--out', file]);
  expect(found.out).toMatch(/\d+ failures written to/);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const line = JSON.parse(lines[0]!);
  expect(Object.keys(line)).toEqual([
    'question',
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
  const first = await interrupted([...args(cut), '--seconds', '600'], () => existsSync(`${cut}.state.json`));
  // Told to end, whatever it had found.
  expect(first.code).toBe(143);
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
