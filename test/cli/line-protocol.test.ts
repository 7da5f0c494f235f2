import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { complaints, program, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const quoted = (text: string) => `"${text}"`;
/** This very program, as a command that a shell takes. */
const SERVE = `${quoted(process.execPath)} ${quoted(program)} oracle serve`;

const ask = (id: number, values: string) => `{"id":${id},"question":"orient2d","values":[${values}]}`;

/** The simplest program: one answer for everything. */
const always = (answer: string) =>
  `${quoted(process.execPath)} -e 'require("readline").createInterface({input:process.stdin}).on("line",(l)=>console.log(l.slice(0,l.indexOf(",\\"question"))+",\\"answer\\":${answer}}"))'`;

/** Where `judge` writes what it finds. */
const QUIETLY = ['--no-page', '--results', join(folder, 'results.json')];

/** The numbers of a row of the table: cases, then the ways to fail. */
function rowOf(out: string, name: string): number[] {
  const row = out.split('\n').find((line) => line.includes(`│ ${name} `))!;
  const cells = row.split('│').map((cell) => cell.trim());
  const from = cells.indexOf(name) + 1;
  return cells.slice(from, from + 5).map((cell) => (cell === '·' ? 0 : Number(cell.replace(',', ''))));
}

describe('oracle serve', () => {
  test('answers each line, and goes on after what is none', async () => {
    const input = `${ask(1, '0,0,1,1,2,2')}\n{"id":2,\n\n${ask(3, '0,0,1,1,2')}\r\n${ask(4, '0,0,"0x1p+0",0,0,1')}`;
    const { code, out, err } = await unerring(['oracle', 'serve'], { input });
    expect(out.trimEnd().split('\n')).toEqual([
      '{"id":1,"answer":0}',
      `{"id":null,"error":"the line is not JSON: '{\\"id\\":2,'"}`,
      '{"id":3,"error":"orient2d takes 6 values, got 5"}',
      '{"id":4,"answer":1}',
    ]);
    expect([code, err]).toEqual([0, '']);
  });

  test('answers before the next request comes', async () => {
    const child = spawn(process.execPath, [program, 'oracle', 'serve']);
    for (let i = 0; i < 3; i++) {
      child.stdin.write(`${ask(i, '0,0,1,0,0,1')}\n`);
      const [text] = (await once(child.stdout, 'data')) as [Buffer];
      expect(String(text)).toBe(`{"id":${i},"answer":1}\n`);
    }
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test('a hundred thousand lines, all of them right', async () => {
    const requests = await unerring(['suite', 'gen', 'orient2d', '--count', '100000']);
    const responses = await unerring(['oracle', 'serve'], { input: requests.out });
    const { code, out } = await unerring(['suite', 'verify', 'orient2d', '--count', '100000'], {
      input: responses.out,
    });
    expect(code).toBe(0);
    expect(out).toContain('100,000 answers');
  });

  test('a line without end takes no more memory than another one', async () => {
    const child = spawn(process.execPath, ['--max-old-space-size=64', program, 'oracle', 'serve']);
    let out = '';
    child.stdout.on('data', (text) => (out += text));
    const piece = Buffer.alloc(1 << 20, 'x');
    for (let i = 0; i < 300; i++) if (!child.stdin.write(piece)) await once(child.stdin, 'drain');
    child.stdin.end(`\n${ask(7, '0,0,1,0,0,-1')}\n`);
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(out).toBe('{"id":null,"error":"the line is longer than 1048576 bytes"}\n{"id":7,"answer":-1}\n');
  });

  test('ends without a word when nobody reads any more', async () => {
    const child = spawn(process.execPath, [program, 'oracle', 'serve']);
    let err = '';
    child.stderr.on('data', (text) => (err += text));
    child.stdin.on('error', () => {});
    child.stdout.once('data', () => child.stdout.destroy());
    const lines = `${ask(1, '0,0,1,0,0,1')}\n`.repeat(1000);
    const writing = setInterval(() => child.stdin.write(lines), 5);
    const [code] = (await once(child, 'close')) as [number | null];
    clearInterval(writing);
    expect([code, err]).toEqual([0, '']);
  });

  test('tells who it is', async () => {
    const { out } = await unerring(['oracle', 'serve', '--by', 'referee'], { input: '{"hello":1}' });
    expect(JSON.parse(out)).toMatchObject({ protocol: 1, by: 'referee' });
  });
});

describe('suite', () => {
  test('gen writes the same cases always; shards make up the whole', async () => {
    const gen = async (...more: string[]) =>
      (await unerring(['suite', 'gen', 'segmentSegment2d', ...more])).out;
    const all = await gen('--count', '2000', '--seed', '5');
    expect(all.split('\n')).toHaveLength(2001);
    expect(await gen('--count', '2000', '--seed', '5')).toBe(all);
    const parts = await Promise.all(
      [1, 2, 3].map((i) => gen('--count', '2000', '--seed', '5', '--shard', `${i}/3`)),
    );
    expect(parts.join('').trimEnd().split('\n').sort()).toEqual(all.trimEnd().split('\n').sort());
    const hex = await gen('--count', '3', '--family', 'uniform', '--numbers', 'hex');
    expect(hex).toMatch(
      /^\{"id":"unerring:segmentSegment2d:family=uniform;seed=1;case=0","question":"segmentSegment2d","values":\["-?0x1\.[0-9a-f]+p-\d+",/,
    );
  });

  test.each(['orient3d', 'pointBox2d'])('gen, an engine and verify in a pipe: %s', (question) => {
    const self = `${quoted(process.execPath)} ${quoted(program)}`;
    const requests = join(folder, `${question}.jsonl`);
    const pipe = (source: string, engine: string) =>
      spawnSync(`${source} | ${engine} | ${self} suite verify ${question}`, {
        shell: true,
        encoding: 'utf8',
      });
    const clean = pipe(`${self} suite gen ${question} | tee ${quoted(requests)}`, SERVE);
    expect(clean.stdout).toContain('1,000 answers');
    expect(rowOf(clean.stdout, 'all')).toEqual([1000, 0, 0, 0, 0]);
    expect([clean.status, clean.stderr]).toEqual([0, '']);
    // The others are sent the same lines: `gen` need not write them again.
    const wrong = pipe(`cat ${quoted(requests)}`, always('true'));
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toMatch(/The simplest failures\n {2}unerring:/);
    const half = pipe(`cat ${quoted(requests)}`, `${SERVE} | head -400`);
    expect(half.status).toBe(1);
    expect(half.stdout).toContain('600 without an answer');
  });

  test('verify escapes what a program says', async () => {
    const line = '{"id":"unerring:pointBox2d:family=uniform;seed=1;case=0","answer":"\\u001b[31mred"}';
    const { code, out } = await unerring(['suite', 'verify', 'pointBox2d'], {
      input: `${line}\n\u001b[31m\n`,
    });
    expect(code).toBe(1);
    expect(out).toContain('got \\x1b[31mred');
    expect(out).not.toContain('\u001b');
  });

  test.each([
    [['gen', 'orient2dd'], "question: there is no 'orient2dd' (did you mean 'orient2d'?)"],
    [['gen', 'orient2d,orient3d'], 'question: one at a time, got 2'],
    [['gen', 'orient2d', '--seed', '-1'], "--seed takes an integer of at least 0, got '-1'"],
    [['gen', 'orient2d', '--shard', '3/2'], "--shard takes i/n with i from 1 to n, got '3/2'"],
    [
      ['gen', 'orient2d', '--family', 'ulp-wolk'],
      "--family: there is no 'ulp-wolk' (did you mean 'ulp-walk'?)",
    ],
    [['gen', 'orient2d', '--numbers', 'octal'], "--numbers: there is no 'octal'; known: decimal, hex"],
    [['verify', 'orient2d'], 'nothing was judged: no line answers a case of the question'],
    [['verify', 'locatePoint', '--keep', 'x'], "--keep takes an integer of at least 0, got 'x'"],
  ])('says what is wrong: %j', async (args, message) => {
    const { code, err } = await unerring(['suite', ...args]);
    expect({ code, err }).toEqual({ code: 2, err: `unerring: ${message}\n` });
  });

  test('a yes where there is none is a mistake of the author', async () => {
    const input = '{"id":"unerring:compareCoordinate:family=uniform;seed=1;case=0","answer":true}';
    const question = 'crossingOrder2d';
    const { code, err } = await unerring(['suite', 'verify', question], {
      input: input.replace('compareCoordinate', question),
    });
    expect(code).toBe(2);
    expect(err).toMatch(
      /^unerring: the engine answers crossingOrder2d with true: it takes text answers only\n$/,
    );
  });
});

/** Whether a program is on this machine. */
function has(tool: string): boolean {
  return spawnSync(tool, ['--version']).status === 0;
}

const built = join(folder, 'determinant');
const C = ['-O2', '-ffp-contract=off', '-Wall', '-Wextra', '-Werror'];
const examples: readonly [language: string, tool: string, build: readonly string[], run: string][] = [
  ['C', 'gcc', [...C, 'docs/engines/determinant.c', '-o', `${built}-c`], quoted(`${built}-c`)],
  ['C++', 'g++', [...C, 'docs/engines/determinant.cpp', '-o', `${built}-cpp`], quoted(`${built}-cpp`)],
  ['Rust', 'rustc', ['-O', 'docs/engines/determinant.rs', '-o', `${built}-rs`], quoted(`${built}-rs`)],
  ['Python', 'python3', [], 'python3 docs/engines/determinant.py'],
];

describe('the examples of docs/engines', () => {
  const reports: string[] = [];

  for (const [language, tool, args, run] of examples) {
    // A test that is skipped says so in the report, by its name.
    test.skipIf(!has(tool))(
      `${language} (needs ${tool}): a naive determinant is found out`,
      async () => {
        if (args.length > 0) execFileSync(tool, args);
        const args_ = ['--question', 'orient2d', '--family', 'uniform,inexact-differences', '--count', '400'];
        const { code, out, err } = await unerring(['judge', '--cmd', run, '--details', ...QUIETLY, ...args_]);
        expect([code, complaints(err)]).toEqual([1, '']);
        expect(rowOf(out, 'uniform')).toEqual([200, 0, 0, 0, 0]);
        const [cases, wrong, ...others] = rowOf(out, 'inexact-differences');
        expect([cases, ...others]).toEqual([200, 0, 0, 0]);
        expect(wrong).toBeGreaterThan(40);
        // Whose mistakes they are stands in the head, in the first column and before each of them.
        reports.push(out.slice(out.indexOf('The simplest failures')).replaceAll(run, ''));
        const unasked = ['--question', 'orient3d', '--count', '5', ...QUIETLY];
        const unknown = await unerring(['judge', '--cmd', run, ...unasked]);
        expect(unknown.err).toContain('nothing was judged');
      },
      30_000,
    );
  }

  test('all languages make the same mistakes', () => {
    expect(new Set(reports).size).toBe(reports.length > 0 ? 1 : 0);
  });
});
