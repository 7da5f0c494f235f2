import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fromHexadecimal } from '../../src/arithmetic/hexadecimal.js';
import { orient2d } from '../../src/predicates/index.js';
import { complaints, temporaryFolder, unerring } from './models.js';

const MODULE = 'test/fuzz/modules/metamorphic-signs.mjs';
const SIGNS = 'cycle,exchange=negated,reversal=negated,scaling,unimodular=turned';
const folder = temporaryFolder();
let files = 0;

async function metamorphic(name: string, ...args: string[]) {
  const results = join(folder, `file${files++}.json`);
  const ran = await unerring([
    'metamorphic',
    ...[MODULE, '--function', name, '--points', '3', '--results', results],
    ...args,
  ]);
  return { ...ran, err: complaints(ran.err), results };
}

interface Kept {
  readonly map: string;
  readonly values: readonly string[];
  readonly mapped: readonly string[];
  readonly said: string;
  readonly mappedSaid: string;
}

const numbers = (texts: readonly string[]) =>
  texts.map(fromHexadecimal) as [number, number, number, number, number, number];

describe('unerring metamorphic', () => {
  test('each contradiction has a wrong answer in it', async () => {
    const { code, err, results, out } = await metamorphic('naive', '--map', SIGNS, '--count', '2000');
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(/^unerring metamorphic: naive, seed 1, 2,000 cases\n/);
    const { kept } = JSON.parse(readFileSync(results, 'utf8')) as { kept: Kept[] };
    expect(kept.length).toBeGreaterThan(3);
    for (const { values, mapped, said, mappedSaid } of kept) {
      const truths = [values, mapped].map((texts) => String(Math.sign(orient2d(...numbers(texts)))));
      expect([said, mappedSaid]).not.toEqual(truths);
    }
  });

  test('a function that is right is not accused', async () => {
    const args = ['--family', 'integer-lattice', '--map', 'cycle,exchange=negated,reversal=negated'];
    const { code, err, out } = await metamorphic('onIntegers', ...args, '--count', '500');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/│ cycle +│ +500 │ +0 │ +0 │/);
  });

  test('an interrupted campaign ends as the whole one, to the byte', async () => {
    const args = ['--map', SIGNS, '--count', '320'];
    const whole = await metamorphic('naive', ...args);
    const part = await metamorphic('naive', '--map', SIGNS, '--count', '128');
    const text = readFileSync(part.results, 'utf8');
    writeFileSync(part.results, text.replace('"count":128', '"count":320'));
    const resumed = await unerring(['metamorphic', '--resume', part.results]);
    expect(resumed.code).toBe(whole.code);
    expect(readFileSync(part.results, 'utf8')).toBe(readFileSync(whole.results, 'utf8'));
  });

  test('Ctrl-C leaves a file to go on with', async () => {
    const results = join(folder, 'stopped.json');
    const args = ['--function', 'talking', '--points', '3', '--map', 'cycle', '--count', '1e6'];
    const { code, out } = await unerring(['metamorphic', MODULE, ...args, '--results', results], {
      interruptWhenError: (err) => err.includes('hundredth call'),
    });
    expect(code).toBe(130);
    expect(out).toContain(`To go on: unerring metamorphic --resume ${results}`);
    const { cases } = JSON.parse(readFileSync(results, 'utf8')) as { cases: number };
    expect(cases).toBeLessThan(1_000_000);
  });

  test.each([
    '{',
    'null',
    '{"format":"unerring-metamorphic-1"}',
    '{"format":"unerring-metamorphic-1","plan":{"module":"test/fuzz/modules/metamorphic-signs.mjs"},"cases":0,"maps":[],"kept":[]}',
  ])('a file that is none: %s', async (text) => {
    const path = join(folder, `file${files++}.json`);
    writeFileSync(path, text);
    const { code, err } = await unerring(['metamorphic', '--resume', path]);
    expect([code, err]).toEqual([2, `unerring: ${path} is no file of unerring metamorphic\n`]);
  });

  test('an exception in one of two calls is a contradiction', async () => {
    const { code, out } = await metamorphic('partial', '--map', 'exchange', '--count', '64');
    expect(code).toBe(1);
    expect(out).toContain('exception: Error: no');
  });

  test('one that hangs is given up, and that is found', async () => {
    const args = ['--map', 'cycle', '--count', '64', '--timeout', '20'];
    const { code, err, out } = await metamorphic('hanging', ...args);
    expect([code, err]).toEqual([1, '']);
    expect(out).toContain('given up: no answer in time');
  });

  test.each([
    ['constant', 'cycle', 'nothing was judged: constant never gave two different answers'],
    ['refusing', 'cycle', 'nothing was judged: refusing never gave two different answers'],
    ['object', 'cycle', 'answers have to be numbers, texts or booleans, got object [object Object]'],
    ['text', 'exchange=negated', '--map: there is no negative of the answer '],
    ['none', 'cycle', 'cannot load metamorphic-signs.mjs: it exports no function none'],
    ['naive', 'cycle,cycle', '--map names cycle twice'],
    ['naive', 'circle', "--map: there is no 'circle'; known: cycle, "],
    ['naive', 'cycle=gone', "--map cycle=: there is no 'gone'; known: same, negated, turned"],
  ])('%s with %s is one line and exit code 2', async (name, map, line) => {
    const { code, err } = await metamorphic(name, '--map', map, '--count', '64');
    expect(code).toBe(2);
    expect(err).toContain(`unerring: ${line}`);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test.each([
    [[], 'name one ES module'],
    [['./none.js'], 'there is no file ./none.js'],
    [[MODULE], '--function is needed'],
    [[MODULE, '--function', 'naive'], '--points is needed'],
    [[MODULE, '--function', 'naive', '--points', '1'], '--points takes an integer from 2 to 26'],
    [[MODULE, '--function', 'naive', '--points', '3'], '--map is needed; known: cycle, '],
    [['--resume', 'package.json'], 'package.json is no file of unerring metamorphic'],
    [['--resume', 'package.json', '--seed', '2'], '--resume has its own --seed: leave it out'],
  ])('wrong usage: %j', async (args, line) => {
    const { code, err, out } = await unerring(['metamorphic', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`unerring: ${line}`);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
