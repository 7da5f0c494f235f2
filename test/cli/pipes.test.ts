import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PATIENCE_MS } from '../../src/formats/file-chunks.js';
import { readMesh } from '../../src/formats/index.js';
import { solidFromMesh, solidToJson } from '../../src/solids/index.js';
import { box, models, program, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);
const at = (name: string) => join(folder, name);

function pipe(name: string): string {
  execFileSync('mkfifo', [at(name)]);
  return at(name);
}

/** Somebody else who opens a pipe to write, and closes it: opening waits for a reader, so not in this process. */
function writeLater(path: string, text: string, milliseconds: number): void {
  const source = at(`source of ${path.replaceAll('/', ' ')}`);
  writeFileSync(source, text);
  spawn('sh', ['-c', `sleep ${milliseconds / 1000}; cat "$0" > "$1"`, source, path], { stdio: 'ignore' });
}

describe.skipIf(process.platform === 'win32')('a named pipe', () => {
  test('is read when somebody writes to it', async () => {
    const path = pipe('late.obj');
    writeLater(path, box(0, 1), 300);
    expect((await readMesh(path)).mesh.indices).toHaveLength(36);
  });

  test('that nobody writes to is an error, after some seconds', async () => {
    await expect(readMesh(pipe('silent.obj'))).rejects.toThrow(
      `silent.obj: is a pipe, and nobody has written to it for ${PATIENCE_MS / 1000} s`,
    );
  });

  test('does not keep a program from being stopped', async () => {
    const path = pipe('stopped.obj');
    const child = spawn(process.execPath, [program, 'check', path], { stdio: ['ignore', 'ignore', 'pipe'] });
    let err = '';
    const timer = setInterval(() => child.kill('SIGINT'), 500);
    child.stderr.on('data', (text) => {
      err += text;
      clearInterval(timer);
    });
    const ended = await new Promise((resolve) => child.on('close', (...how) => resolve(how)));
    clearInterval(timer);
    // A signal that comes before there is anybody to hear it ends the program, too.
    expect([
      [[130, null], true],
      [[null, 'SIGINT'], false],
    ]).toContainEqual([ended, err.includes('stopping')]);
  });

  test('in a folder is left out, and that is told', async () => {
    mkdirSync(at('with'));
    writeFileSync(at('with/a.obj'), box(0, 1));
    const path = pipe('with/b.obj');
    const ran = await unerring(['check', '--quiet', at('with')]);
    expect([ran.code, ran.err]).toEqual([0, `unerring: ${path}: this is no file, and was left out\n`]);
    mkdirSync(at('only'));
    pipe('only/b.obj');
    const none = await unerring(['info', at('only')]);
    expect(none.code).toBe(2);
    expect(none.err).toContain('no mesh is in this folder');
  });

  test('with an exact solid is read', async () => {
    const { mesh } = await readMesh(files.good);
    const path = pipe('exact.json');
    writeLater(path, JSON.stringify(solidToJson(solidFromMesh(mesh))), 100);
    const ran = await unerring(['boolean', 'union', path, files.far, '-o', at('of-pipe.off')]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toContain('volume   2\n');
  });
});

test.each([
  [['check', at('packed.off.gz')]],
  [['check', '-']],
  [['boolean', 'union', at('packed.off.gz'), '-o', at('p.off')]],
])('what is compressed is told to be: %j', async (args) => {
  writeFileSync(at('packed.off.gz'), gzipSync(readFileSync(files.good)));
  const input = readFileSync(at('packed.off.gz'));
  const ran = await unerring(args, { input: input as unknown as string });
  expect(ran.code).toBe(2);
  expect(ran.err).toContain('is compressed with gzip: unpack it first (gunzip)');
});

test.each([
  [['check', at('scene.gltf')]],
  [['check', at('scene.bin')]],
  [['check', '-']],
  [['boolean', 'union', at('scene.gltf'), '-o', at('p.off')]],
  [['boolean', 'union', '-', '-o', at('p.off')]],
])('glTF as JSON is told to be, and that GLB is read: %j', async (args) => {
  const input = '{ "scene": 0, "asset": { "generator": "x", "version": "2.0" }, "meshes": [] }';
  for (const name of ['scene.gltf', 'scene.bin']) writeFileSync(at(name), input);
  const ran = await unerring(args, { input });
  expect(ran.code).toBe(2);
  expect(ran.err).toContain('is glTF as JSON, which is not read: export it as GLB');
});
