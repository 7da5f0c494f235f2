import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Context } from '../../src/cli/mesh/jobs.js';
import { volumeJob } from '../../src/cli/mesh/volume-job.js';
import { UsageError } from '../../src/cli/usage-error.js';
import { volume } from '../../src/cli/volume.js';
import { models, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);
const calm: Context = { signal: { aborted: false }, progress: () => {} };

const corner = join(folder, 'corner.obj');
writeFileSync(corner, 'v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n');

test('a job measures the mesh of a file', async () => {
  const { measured } = await volumeJob({ source: { path: files.good } }, calm);
  const zero = [0, 0, 0];
  expect(measured).toEqual({
    triangles: 12,
    area: 6,
    unbalancedEdges: 0,
    mass: {
      volume: { nearest: 1, numerator: '1', denominator: '1' },
      centroid: [0.5, 0.5, 0.5],
      secondMoments: { xx: 1 / 3, yy: 1 / 3, zz: 1 / 3, xy: 0.25, yz: 0.25, zx: 0.25 },
      inertiaAtOrigin: zero.map((_, i) => zero.map((_, k) => (i === k ? 2 / 3 : -0.25))),
      inertiaAtCentroid: zero.map((_, i) => zero.map((_, k) => (i === k ? 1 / 6 : 0))),
    },
    notes: [],
  });
});

test('a mesh that bounds nothing has its area alone, and what is stopped nothing', async () => {
  const { measured } = await volumeJob({ source: { path: files.open } }, calm);
  expect(measured).toMatchObject({ area: 5.5, unbalancedEdges: 3, mass: null });
  const stopped = { ...calm, signal: { aborted: true } };
  expect(await volumeJob({ source: { path: files.good } }, stopped)).toEqual({ measured: null });
});

test('a command: text for people, with the worst exit code', async () => {
  const flipped = join(folder, 'flipped.obj');
  writeFileSync(flipped, 'v 0 0 0\nv 3 0 0\nv 0 3 0\nv 0 0 0.1\nf 1 2 3\nf 1 4 2\nf 1 3 4\nf 2 4 3\n');
  const flat = join(folder, 'flat.obj');
  writeFileSync(flat, 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\nf 3 2 1\n');
  const { code, out, err } = await unerring(['volume', corner, files.open, flipped, flat]);
  expect([code, err]).toEqual([1, '']);
  expect(out).toContain(
    [
      'corner.obj',
      '  triangles  4',
      '  area       2.366025403784439',
      '  volume     1/6 = 0.16666666666666666',
      '  centroid   0.25, 0.25, 0.25',
      '  inertia    xx 0.0125, yy 0.0125, zz 0.0125, xy 0.0020833333333333333,',
    ].join('\n'),
  );
  expect(out).toContain('  volume     none: along 3 edges more triangles run one way than the other\n');
  expect(out).toContain('  note       the volume is below 0: the mesh is inside out\n');
  expect(out).toContain('  volume     0\n  centroid   none: the volume is 0\n  at origin  xx 0,');
  expect(out).toContain('  volume     -10808639105689191/72057594037927936 = -0.15000000000000002\n');
});

test('a command: a document for programs, a broken file among others', async () => {
  const { code, out, err } = await unerring(['volume', '--json', corner, files.broken]);
  expect(code).toBe(2);
  expect(err).toMatch(/^unerring: .*broken\.obj:2: [^\n]*\n$/);
  expect(JSON.parse(out)).toMatchObject([
    { file: corner, complete: true, triangles: 4, volume: { numerator: '1', denominator: '6' } },
    { file: files.broken, error: expect.stringContaining('broken.obj:2') },
  ]);
});

test('what makes no sense is a usage error', async () => {
  await expect(volume(['-', '-'], {})).rejects.toThrow(UsageError);
  await expect(volume([corner], { format: 'x3d' })).rejects.toThrow(/--format: there is no 'x3d'/);
});
