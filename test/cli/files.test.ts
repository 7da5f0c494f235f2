import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { infoJob } from '../../src/cli/mesh/info-job.js';
import { type Context, JobProblem } from '../../src/cli/mesh/jobs.js';
import { rewriteJob } from '../../src/cli/mesh/rewrite-job.js';
import { type RewriteOptions, rewrite } from '../../src/cli/rewrite.js';
import { UsageError } from '../../src/cli/usage-error.js';
import { type MeshFormat, readMesh } from '../../src/formats/index.js';
import { models, program, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);

const calm: Context = { signal: { aborted: false }, progress: () => {} };

const tenth = join(folder, 'tenth.obj');
writeFileSync(tenth, 'v 0.1 5e-324 1e300\nv 1 0 0\nv 0 1 -0.30000000000000004\nv 7 7 7\nf 1 2 3\n');

function job(path: string, out: string, format: MeshFormat, more = {}) {
  const target = join(folder, out);
  return { source: { path }, out: target, format, weld: null, round: false, text: false, ...more };
}

async function problemOf(promise: Promise<unknown>): Promise<string> {
  const failure = await promise.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(JobProblem);
  return (failure as JobProblem).message;
}

describe('convert', () => {
  const lossless: readonly [string, MeshFormat, boolean][] = [
    ['a.obj', 'obj', false],
    ['a.off', 'off', false],
    ['a.ply', 'ply', false],
    ['b.ply', 'ply', true],
  ];
  test.each(lossless)('%s holds every bit', async (out, format, text) => {
    const wanted = job(tenth, out, format, { text });
    const { written } = await rewriteJob(wanted, calm);
    expect(written).toMatchObject({ format, vertices: 4, triangles: 1, rounded: 0, weld: null });
    const before = await readMesh(tenth);
    const after = await readMesh(wanted.out);
    expect(after.mesh).toEqual(before.mesh);
  });

  test('STL as text holds the coordinates of its triangles', async () => {
    const wanted = job(tenth, 't.stl', 'stl', { text: true });
    await rewriteJob(wanted, calm);
    const { mesh } = await readMesh(wanted.out);
    expect([...mesh.positions]).toEqual([0.1, 5e-324, 1e300, 1, 0, 0, 0, 1, -0.30000000000000004]);
  });

  test('a format of 32-bit numbers refuses others, and leaves the file that is there', async () => {
    const small = join(folder, 'small.obj');
    writeFileSync(small, 'v 0.1 0.5 0\nv 1 0 0\nv 0 0.3 0\nf 1 2 3\n');
    const wanted = job(small, 'kept.stl', 'stl');
    writeFileSync(wanted.out, 'what was there');
    expect(await problemOf(rewriteJob(wanted, calm))).toBe(
      `cannot write ${wanted.out}: binary STL holds 32-bit numbers, and 2 coordinates are none (x of vertex 0 is 0.1): ` +
        '--round takes the nearest; STL as text (--text), OBJ, OFF and PLY hold all',
    );
    expect(readFileSync(wanted.out, 'utf8')).toBe('what was there');
    const { written } = await rewriteJob({ ...wanted, round: true }, calm);
    expect(written).toMatchObject({ rounded: 2 });
    expect([...(await readMesh(wanted.out)).mesh.positions]).toContain(Math.fround(0.1));
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('what cannot even be rounded is refused', async () => {
    expect(await problemOf(rewriteJob(job(tenth, 'x.glb', 'glb', { round: true }), calm))).toContain(
      'z of vertex 0 is 1e+300, which is beyond the largest number that GLB holds',
    );
    const empty = join(folder, 'empty.off');
    writeFileSync(empty, 'OFF\n1 0 0\n0 0 0\n');
    expect(await problemOf(rewriteJob(job(empty, 'y.glb', 'glb'), calm))).toContain(
      'the mesh has no triangles, and GLB does not hold that',
    );
    expect(existsSync(join(folder, 'x.glb'))).toBe(false);
  });

  test('a command: the file, a line about it, and JSON', async () => {
    const out = join(folder, 'good.off');
    expect(await unerring(['convert', files.good, out])).toEqual({
      code: 0,
      out: `${out}: 8 vertices, 12 triangles, OFF\n`,
      err: '',
    });
    const again = await unerring(['convert', out, join(folder, 'good'), '--to', 'ply', '--json']);
    expect(JSON.parse(again.out)).toEqual({
      file: out,
      out: join(folder, 'good'),
      format: 'ply',
      vertices: 8,
      triangles: 12,
      rounded: 0,
      notes: [],
    });
  });

  const cases: readonly [string, RewriteOptions, string | RegExp][] = [
    ['x.step', {}, /^the name '.*x\.step' tells no format: give --to, one of obj, off, ply, stl, glb$/],
    ['x.obj', { to: 'step' }, "--to: there is no 'step'; known: obj, off, ply, stl, glb"],
    ['x.glb', { text: true }, '--text: GLB is always binary'],
    ['none/x.obj', {}, /^cannot write .*x\.obj: there is no such folder$/],
  ];
  test.each(cases)('%s %j', async (out, options, message) => {
    const failure = await rewrite(files.good, join(folder, out), options).catch((error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).message).toMatch(message);
  });

  test("'-' is no place for a result", async () => {
    await expect(rewrite(files.good, '-', {})).rejects.toThrow(UsageError);
  });
});

describe('weld', () => {
  test('merges vertices, and leaves out triangles that lost a corner', async () => {
    const exact = await rewriteJob(job(files.halves, 'w.obj', 'obj', { weld: 0 }), calm);
    expect(exact.written).toMatchObject({
      vertices: 15,
      triangles: 12,
      weld: { merged: 1, collapsedCount: 0 },
    });
    const near = await rewriteJob(job(files.halves, 'w.obj', 'obj', { weld: 0.001953125 }), calm);
    expect(near.written).toMatchObject({ vertices: 8, weld: { merged: 8, groupCount: 8 } });
    const all = await rewriteJob(job(files.good, 'w.off', 'off', { weld: 1 }), calm);
    const { triangles, weld } = all.written!;
    expect(weld!.collapsedCount).toBeGreaterThan(0);
    expect(triangles).toBe(12 - weld!.collapsedCount);
    expect((await readMesh(join(folder, 'w.off'))).mesh.indices).toHaveLength(3 * triangles);
  });

  test('a command', async () => {
    const out = join(folder, 'one.obj');
    const { code, out: said } = await unerring(['weld', files.halves, '--out', out, '--within', '0.002']);
    expect(code).toBe(0);
    expect(said).toBe(
      `${out}: 8 vertices, 12 triangles, OBJ\n  note  welded: 8 vertices merged into 8 others within 0.002\n`,
    );
  });
});

describe('where it is written', () => {
  test('may be where it was read', async () => {
    const { out: path } = job(files.halves, 'place.obj', 'obj');
    writeFileSync(path, readFileSync(files.halves));
    await rewriteJob({ ...job(path, 'place.obj', 'obj'), weld: 0.001953125 }, calm);
    expect((await readMesh(path)).mesh.positions).toHaveLength(24);
  });

  test.runIf(existsSync('/dev/stdout'))('may be standard output, which holds nothing else then', async () => {
    // Node gives its children sockets, which have no path to open: a shell gives a pipe.
    const args = [process.execPath, program, 'convert', files.good, '/dev/stdout', '--to', 'off'];
    const { stdout: out, stderr } = spawnSync('sh', ['-c', '"$@" | cat', 'sh', ...args], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('/dev/stdout: 8 vertices, 12 triangles, OFF\n');
    expect(out).toMatch(/^OFF\n8 12 0\n(?:[\d ]+\n)+$/);
  });
});

describe('info', () => {
  test('is what the file holds', async () => {
    const { info } = await infoJob({ source: { path: files.crossing } }, calm);
    expect(info).toEqual({
      fileFormat: 'obj',
      bytes: readFileSync(files.crossing).length,
      vertices: 16,
      triangles: 24,
      edges: 36,
      components: 2,
      closed: true,
      openEdges: 0,
      extent: { min: [0, 0, 0], max: [1.5, 1.5, 1.5] },
      notes: [],
    });
    expect((await infoJob({ source: { path: files.open } }, calm)).info).toMatchObject({
      closed: false,
      openEdges: 3,
    });
    expect(
      (await infoJob({ source: { path: files.good } }, { ...calm, signal: { aborted: true } })).info,
    ).not.toBeUndefined();
  });

  test('without vertices there is no extent; what names a vertex twice is in no component', async () => {
    const none = join(folder, 'none.off');
    writeFileSync(none, 'OFF\n0 0 0\n');
    expect((await infoJob({ source: { path: none } }, calm)).info).toMatchObject({
      extent: null,
      components: 0,
    });
    const twice = join(folder, 'twice.off');
    writeFileSync(twice, 'OFF\n3 2 0\n0 0 0\n1 0 0\n0 1 0\n3 0 0 1\n3 0 1 2\n');
    expect((await infoJob({ source: { path: twice } }, calm)).info).toMatchObject({
      components: 1,
      edges: 3,
    });
  });

  test('a command: several files, one of them broken', async () => {
    const { code, out, err } = await unerring(['info', files.good, files.broken, files.open]);
    expect(code).toBe(2);
    expect(out).toMatch(/^.*good\.obj\n {2}format {6}OBJ\n {2}size {8}\d+ bytes\n {2}vertices {4}8\n/);
    expect(out).toContain('  closed      no (3 edges with an odd number of triangles)\n');
    expect(err).toMatch(/^unerring: .*broken\.obj:2: [^\n]*\n$/);
    const json = await unerring(['info', '--json', files.good, files.missing]);
    expect(JSON.parse(json.out)).toMatchObject([
      { file: files.good, complete: true, vertices: 8 },
      { file: files.missing, error: `${files.missing}: there is no such file` },
    ]);
  });
});
