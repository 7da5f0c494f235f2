import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseStream } from '../../src/cli/mesh/standard-input.js';
import { streamVectors } from '../../src/cli/mesh/vectors.js';
import { formatMesh, MESH_FORMATS, readMesh } from '../../src/formats/index.js';
import { models, program, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);

async function* chunks<T extends string | Uint8Array>(whole: T, size: number): AsyncGenerator<T> {
  for (let i = 0; i < whole.length; i += size) yield whole.slice(i, i + size) as T;
}

describe('a mesh on standard input', () => {
  test.each(MESH_FORMATS)('%s is known by its content', async (format) => {
    const { mesh } = await readMesh(files.good);
    const parts: Uint8Array[] = [];
    for await (const part of formatMesh(mesh, format)) parts.push(part.slice());
    const bytes = Buffer.concat(parts);
    for (const [step, size] of [
      [1, undefined],
      [7, bytes.length],
      [1e6, undefined],
    ] as const) {
      const read = await parseStream(chunks<Uint8Array>(bytes, step), undefined, size);
      expect(read.format).toBe(format);
      expect(read.mesh.indices).toHaveLength(36);
    }
  });

  test('--format overrules; what cannot be known is said', async () => {
    const text = new TextEncoder().encode(readFileSync(files.good, 'utf8'));
    await expect(parseStream(chunks(text, 100), 'off', undefined)).rejects.toThrow(/^standard input:1: /);
    await expect(parseStream(chunks(new Uint8Array(9), 4), undefined, undefined)).rejects.toThrow(
      'standard input: its first bytes do not tell its format: give --format, one of obj, off, ply, stl, glb',
    );
  });

  const input = readFileSync(files.good, 'utf8');
  const commands: readonly [readonly string[], RegExp][] = [
    [['check', '-'], /^standard input: valid, the boundary of a solid\n/],
    [['locate', '-', '--point', '9,9,9'], /^9 9 9 {2}outside\n$/],
    [['raycast', '-', '--ray', '0.25,0.5,-1,0,0,2'], /^ray 0: triangle \d+ \(line \d+\), /],
    [
      ['sweep', '-', '--sphere', '0.5', '--from', '0.25,0.5,-1', '--along', '0,0,1'],
      /^sweep 0: time 0\.5 = 1\/2, triangle \d+ \(line \d+\) at /,
    ],
    [['info', '-'], /^standard input\n {2}format {6}OBJ\n {2}vertices/],
  ];
  test.each(commands)('%j', async (args, expected) => {
    const { code, out, err } = await unerring(args, { input });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(expected);
  });

  test('is read once', async () => {
    const { code, err } = await unerring(['intersect', '-', '-'], { input });
    expect({ code, err }).toEqual({ code: 2, err: "unerring: standard input ('-') can be read only once\n" });
  });

  test('that never ends can be left: SIGTERM, 143', async () => {
    const { code, out } = await unerring(['check', '--quiet', files.open, '-', files.good], {
      input: 'v 0 0 0\n'.repeat(10_000),
      keepsInput: true,
      signal: 'SIGTERM',
      interruptWhen: (text) => text.includes('open.obj'),
    });
    expect(code).toBe(143);
    expect(out).toMatch(/3 files: 0 valid, 1 with findings, 0 unreadable, 1 stopped, 1 not begun\n$/);
  });
});

describe('points that arrive', () => {
  const shape = { width: 3, names: 'x y z' };

  async function vectors(text: string, size: number): Promise<number[]> {
    const all: number[] = [];
    for await (const part of streamVectors(chunks<string>(text, size), 'points', shape)) all.push(...part);
    return all;
  }

  test.each([1, 2, 3, 5, 1000])('in chunks of %d', async (size) => {
    expect(await vectors('1 2 3\r\n# none\r\r4,5,6 # a point\n\n7 8 9', size)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(await vectors(' [[1, 2, 3],\n[4, 5, 6]]', size)).toEqual([1, 2, 3, 4, 5, 6]);
    await expect(vectors('1 2 3\r\n\r\n1 2\r\n', size)).rejects.toThrow(
      "points, line 3: expected 3 finite numbers x y z, got '1 2'",
    );
    expect(await vectors('', size)).toEqual([]);
  });

  test('are answered before the next one is there', async () => {
    const args = [program, 'locate', files.good, '--points', '-', '--point', '1,1,1'];
    const child = spawn(process.execPath, args, { stdio: 'pipe' });
    let out = '';
    const saying = (text: string) =>
      new Promise<void>((resolve) => {
        const look = () => out.includes(text) && resolve();
        child.stdout.on('data', look);
        look();
      });
    child.stdout.on('data', (text) => (out += text));
    child.stdin.write('0 0 0\n');
    await saying('0 0 0  on vertex 0\n');
    child.stdin.write('0.5 0.5 0.5\n2 2 ');
    await saying('0.5 0.5 0.5  inside\n');
    child.stdin.end('2\n');
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    expect(out).toBe('0 0 0  on vertex 0\n0.5 0.5 0.5  inside\n2 2 2  outside\n1 1 1  on vertex 7\n');
  });

  test('after a wrong line: the answers before it, and the line', async () => {
    const { code, out, err } = await unerring(['locate', files.good, '--points', '-'], {
      input: '0 0 0\n1 2\n3 3 3\n',
    });
    expect({ code, out }).toEqual({ code: 2, out: '0 0 0  on vertex 0\n' });
    expect(err).toBe("unerring: standard input, line 2: expected 3 finite numbers x y z, got '1 2'\n");
  });

  test('for a mesh that cannot be used: one line, without waiting for them', async () => {
    const child = spawn(process.execPath, [program, 'locate', files.open, '--points', '-'], {
      stdio: 'pipe',
    });
    let err = '';
    child.stderr.on('data', (text) => (err += text));
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(2);
    expect(err).toMatch(/^unerring: .*open\.obj: the mesh is not closed[^\n]*\n$/);
  });
});

describe('raycast --ray', () => {
  test('one ray or several, after those of a file', async () => {
    const args = [
      'raycast',
      files.good,
      '--rays',
      '-',
      '--ray',
      '0.25,0.5,2,0,0,-1',
      '--ray',
      '-5,5,5,-1,0,0',
      '--mode',
      'any',
    ];
    const { code, out } = await unerring(args, { input: '0.25 0.5 -1 0 0 2\n' });
    expect({ code, out }).toEqual({ code: 0, out: 'ray 0: hit\nray 1: hit\nray 2: no hit\n' });
  });
});

describe('what the system refuses', () => {
  /** Runs with standard output or error going to a file. */
  async function into(path: string, which: 'out' | 'err', args: readonly string[]) {
    const to = openSync(path, 'w');
    const stdio: ('ignore' | 'pipe' | number)[] =
      which === 'out' ? ['ignore', to, 'pipe'] : ['ignore', 'pipe', to];
    const child = spawn(process.execPath, [program, ...args], { stdio });
    let text = '';
    (which === 'out' ? child.stderr : child.stdout)!.on('data', (part) => (text += part));
    return { code: await new Promise((resolve) => child.on('close', resolve)), text };
  }

  const isLinux = existsSync('/dev/full');

  test.runIf(isLinux)('a full disk under standard output: one line, 2', async () => {
    for (const option of ['--json', '--quiet', '--fail-on=never']) {
      const { code, text } = await into('/dev/full', 'out', ['check', files.open, option]);
      expect({ code, text }).toEqual({
        code: 2,
        text: 'unerring: cannot write the output: no space is left on the device\n',
      });
    }
  });

  test.runIf(isLinux)(
    'a full disk under standard error: nobody is told, and the answers are as they are',
    async () => {
      const { code, text } = await into('/dev/full', 'err', ['check', files.missing, files.good, '--quiet']);
      expect({ code, text }).toEqual({ code: 2, text: '2 files: 1 valid, 0 with findings, 1 unreadable\n' });
    },
  );

  test.runIf(isLinux)('an error while it reads: one line, 2', async () => {
    const { code, err } = await unerring(['check', '/proc/self/mem', '--format', 'obj']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'unerring: /proc/self/mem: the device reports an error\n',
    });
  });

  test('links in a circle: one line, 2', async () => {
    const loop = join(folder, 'loop.obj');
    symlinkSync('loop.obj', loop);
    const { code, err } = await unerring(['check', loop]);
    expect({ code, err }).toEqual({
      code: 2,
      err: `unerring: ${loop}: its symbolic links lead round in a circle\n`,
    });
  });

  test('a closed pipe: quiet', async () => {
    for (const which of ['stdout', 'stderr'] as const) {
      const args = [program, 'check', files.missing, files.good, files.missing];
      const child = spawn(process.execPath, args, { stdio: 'pipe' });
      child[which].destroy();
      const other = which === 'stdout' ? child.stderr : child.stdout;
      let text = '';
      other.on('data', (part) => (text += part));
      const code = await new Promise((resolve) => child.on('close', resolve));
      expect(text).not.toMatch(/Error|EPIPE/);
      if (which === 'stderr')
        expect({ code, text }).toEqual({ code: 2, text: expect.stringContaining('good.obj: valid') });
    }
  });
});
