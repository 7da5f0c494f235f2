import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CheckTally, type Fate } from '../../src/cli/mesh/check-tally.js';
import { findMeshes } from '../../src/cli/mesh/find-meshes.js';
import { Interrupt } from '../../src/cli/mesh/interrupt.js';
import { JobRunner } from '../../src/cli/mesh/job-runner.js';
import { box, models, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);

const tree = join(folder, 'tree');
mkdirSync(join(tree, 'b', 'deep'), { recursive: true });
mkdirSync(join(tree, '.hidden'));
mkdirSync(join(tree, 'none'));
for (const name of [
  'b/2.off',
  'b/10.OBJ',
  'b/deep/x.stl',
  'c.ply',
  'a.glb',
  'readme.txt',
  '.hidden/y.obj',
  '.z.obj',
])
  writeFileSync(join(tree, name), box(0, 1));
symlinkSync('..', join(tree, 'b', 'up'));
symlinkSync('b', join(tree, 'd'));

const inTree = (paths: readonly { path: string }[]) => paths.map(({ path }) => path.slice(tree.length + 1));

describe('what names stand for', () => {
  test('a folder: all meshes below it in one order, links into a circle answered', () => {
    const { meshes, several } = findMeshes([tree]);
    expect(inTree(meshes)).toEqual(['a.glb', 'b/10.OBJ', 'b/2.off', 'b/deep/x.stl', 'c.ply']);
    expect(several).toBe(true);
  });

  test('a pattern that the shell left: the names that fit', () => {
    expect(inTree(findMeshes([join(tree, 'b', '*.o*')]).meshes)).toEqual(['b/2.off']);
    expect(inTree(findMeshes([join(tree, '?', 'de*', '?.stl')]).meshes)).toEqual([
      'b/deep/x.stl',
      'd/deep/x.stl',
    ]);
    // What fits may be a folder.
    expect(inTree(findMeshes([join(tree, 'b', 'de*')]).meshes)).toEqual(['b/deep/x.stl']);
  });

  test('one file, standard input, a name with a star in it: themselves', () => {
    const starred = join(tree, 'star*.off');
    writeFileSync(starred, box(0, 1));
    expect(findMeshes([starred])).toEqual({ meshes: [{ path: starred }], leftOut: [], several: false });
    expect(findMeshes(['-'])).toEqual({ meshes: [{ path: '-' }], leftOut: [], several: false });
    expect(findMeshes(['gone.obj'])).toEqual({ meshes: [{ path: 'gone.obj' }], leftOut: [], several: false });
  });

  test('nothing: said', () => {
    const empty = join(tree, 'none');
    expect(findMeshes([empty]).meshes).toEqual([
      { path: empty, problem: 'no mesh is in this folder (.obj, .off, .ply, .stl, .glb)' },
    ]);
    expect(findMeshes(['no*.obj']).meshes).toEqual([{ path: 'no*.obj', problem: 'no file has such a name' }]);
  });
});

describe('several files', () => {
  test('the closing line counts what became of each', () => {
    const tally = new CheckTally();
    const add = (fate: Fate, n: number) => Array.from({ length: n }, () => tally.add(fate));
    add('valid', 37);
    add('found', 3);
    expect(tally.line('valid')).toBe('40 files: 37 valid, 3 with findings, 0 unreadable\n');
    add('not begun', 1);
    add('accepted', 2);
    add('stopped', 1);
    expect(tally.line('without findings')).toBe(
      '44 files: 37 without findings, 2 with accepted findings only, 3 with findings, 0 unreadable, 1 stopped, 1 not begun\n',
    );
  });

  test('--quiet: a line for each that fails, and the closing line', async () => {
    const args = ['check', '--quiet', files.good, files.open, files.broken];
    const { code, out, err } = await unerring(args);
    expect(code).toBe(2);
    expect(out).toBe(`${files.open}: 3 warnings\n3 files: 1 valid, 1 with findings, 1 unreadable\n`);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('--ndjson: a line for each', async () => {
    const { out } = await unerring(['check', '--ndjson', files.good, files.broken, files.open]);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toMatchObject([
      { file: files.good, pass: true },
      { file: files.broken, error: expect.anything() },
      { file: files.open, pass: false, valid: false },
    ]);
  });

  test.each(['--json', '--ndjson'])(
    '%s after Ctrl-C: files that were not begun are named',
    async (option) => {
      // Standard input never ends: the run is in the middle of it when it is stopped.
      const many = [files.crossing, '-', files.good, files.open];
      const { code, out, err } = await unerring(['check', option, ...many], {
        input: 'v 0 0 0\n',
        keepsInput: true,
        interruptWhen: (text) => text.includes('crossing.obj'),
      });
      expect(code).toBe(130);
      expect(err).toContain('stopping');
      const parts = (
        option === '--json'
          ? JSON.parse(out)
          : out
              .trimEnd()
              .split('\n')
              .map((line) => JSON.parse(line))
      ) as object[];
      expect(parts).toHaveLength(4);
      expect(parts[0]).toMatchObject({ complete: true, pass: false });
      expect(parts[1]).toMatchObject({ file: '-', complete: false });
      expect(parts[2]).toEqual({ file: files.good, complete: false, begun: false });
      expect(parts[3]).toEqual({ file: files.open, complete: false, begun: false });
    },
  );
});

describe('the thread', () => {
  const job = (path: string) =>
    ({
      name: 'check',
      source: { path },
      selfIntersections: 'all',
      weld: null,
      limit: 1,
      json: true,
      html: null,
      svg: null,
    }) as const;

  async function withRunner(use: (runner: JobRunner) => Promise<void>, keptBytes?: number): Promise<void> {
    const interrupt = new Interrupt();
    const runner = new JobRunner(interrupt, keptBytes);
    try {
      await use(runner);
    } finally {
      interrupt.release();
      await runner.close();
    }
  }

  test('is one for many files, also after a broken one', () =>
    withRunner(async (runner) => {
      const outcomes = [];
      for (const path of [files.good, files.broken, files.open, files.missing, files.good]) {
        outcomes.push((await runner.run(job(path), path)).type);
      }
      expect(outcomes).toEqual(['done', 'failed', 'done', 'failed', 'done']);
      expect(runner.started).toBe(1);
    }));

  test('is another one after a file for which it took more than it may keep', () =>
    withRunner(async (runner) => {
      await runner.run(job(files.good), files.good);
      await runner.run(job(files.good), files.good);
      expect(runner.started).toBe(2);
    }, 1));

  test('that runs out of memory fails one file, and the next is checked', async () => {
    let text = '';
    for (let i = 0; i < 120_000; i++) {
      text += `v ${i} 0 0\nv ${i} 1 0\nv ${i} 0 1\nf ${3 * i + 1} ${3 * i + 2} ${3 * i + 3}\n`;
    }
    const many = join(folder, 'many.obj');
    writeFileSync(many, text);
    const args = ['check', '--ndjson', '--limit', 'all', '--no-self-intersections', many, files.good];
    const env = { NODE_OPTIONS: '--max-old-space-size=24' };
    const { code, out, err } = await unerring(args, { env });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toMatchObject([{ error: 'not enough memory' }, { file: files.good, valid: true }]);
    // A busy machine takes so long that the progress is told before.
    const told = err.replaceAll(/^.* \d+ %\n/gm, '');
    expect({ code, told }).toEqual({ code: 2, told: `unerring: ${many}: not enough memory\n` });
  });
});
