import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complaints, program, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const QUESTIONS = 'orient2d,segmentSegment2d';

interface Manifest {
  readonly numberOfCases: number;
  readonly shard: string;
  readonly files: readonly { readonly file: string; readonly sha256: string; readonly bytes: number }[];
}

const manifestIn = (path: string, name = 'manifest.json') =>
  JSON.parse(readFileSync(join(path, name), 'utf8')) as Manifest;

test('writes a file for each question, the schemas, and a manifest with their checksums', async () => {
  const out = join(folder, 'new', 'suite');
  const { code, out: said, err } = await unerring(['suite', 'export', '--out', out, '--question', QUESTIONS]);
  expect([code, complaints(err)]).toEqual([0, '']);
  expect(said).toBe(`240 cases in 2 files and manifest.json, in ${out}\n`);
  const { files, numberOfCases, shard } = manifestIn(out);
  expect([numberOfCases, shard]).toEqual([240, '1/1']);
  for (const { file, sha256, bytes } of files) {
    const data = readFileSync(join(out, file));
    expect([data.length, createHash('sha256').update(data).digest('hex')]).toEqual([bytes, sha256]);
  }
  const names = ['manifest.json', 'orient2d.json', 'segmentSegment2d.json'];
  expect(readdirSync(out).sort()).toEqual(
    [...names, 'suite-manifest.schema.json', 'suite.schema.json'].sort(),
  );
  const schema = readFileSync('docs/schemas/suite.schema.json', 'utf8');
  expect(readFileSync(join(out, 'suite.schema.json'), 'utf8')).toBe(schema);
});

test('the same bytes wherever and whenever; parts share a folder', async () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  await unerring(['suite', 'export', '--out', one, '--question', QUESTIONS]);
  const child = spawn(
    process.execPath,
    [program, 'suite', 'export', '--out', other, '--question', QUESTIONS],
    {
      env: { ...process.env, TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
    },
  );
  expect(await once(child, 'close')).toEqual([0, null]);
  for (const name of readdirSync(one))
    expect(readFileSync(join(other, name), 'utf8')).toBe(readFileSync(join(one, name), 'utf8'));
  const parts = join(folder, 'parts');
  for (const shard of ['1/2', '2/2'])
    await unerring(['suite', 'export', '--out', parts, '--question', QUESTIONS, '--shard', shard]);
  const counts = [1, 2].map((i) => manifestIn(parts, `manifest.${i}-of-2.json`).numberOfCases);
  expect(counts[0]! + counts[1]!).toBe(240);
  expect(readdirSync(parts).filter((name) => name.startsWith('orient2d'))).toHaveLength(2);
});

test('an interrupt leaves whole files, and no manifest', async () => {
  const out = join(folder, 'stopped');
  const child = spawn(process.execPath, [program, 'suite', 'export', '--out', out, '--size', 'full']);
  let err = '';
  child.stderr.on('data', (text) => (err += text));
  const whole = () => existsSync(out) && readdirSync(out).some((name) => name === 'orient2d.json');
  while (!whole()) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([130, null]);
  expect(err).toMatch(/unerring: interrupted: \d+ files? (?:is|are) whole, there is no manifest\n$/);
  const names = readdirSync(out);
  expect(names.filter((name) => !/^\w+\.json$/.test(name))).toEqual([]);
  expect(names).not.toContain('manifest.json');
  for (const name of names) expect(() => JSON.parse(readFileSync(join(out, name), 'utf8'))).not.toThrow();
});

test.each<readonly [readonly string[], string]>([
  [[], "required option '-o, --out <folder>' not specified"],
  [['--out', ' '], '--out takes the folder to write to, got nothing'],
  [['--out', 'OUT', '--size', 'huge'], "--size: there is no 'huge'; known: quick, full"],
  [['--out', 'OUT', '--question', 'orient4d'], "'orient4d'"],
  [['--out', 'OUT', '--shard', '3/2'], "--shard takes i/n with i from 1 to n, got '3/2'"],
  [['--out', 'OUT', '--seed', '-1'], '--seed'],
  [['--out', 'FILE'], 'cannot write to FILE: '],
])('%j is one line and exit code 2', async (options, message) => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const place = (text: string) => text.replace('OUT', join(folder, 'unused')).replace('FILE', file);
  const { code, out, err } = await unerring(['suite', 'export', ...options.map(place)]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(place(message));
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(existsSync(join(folder, 'unused'))).toBe(false);
});
