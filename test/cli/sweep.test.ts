import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../src/cli/mesh/jobs.js';
import type { SweepAnswer, SweepJob, SweptSize } from '../../src/cli/mesh/query-types.js';
import { sweepJob } from '../../src/cli/mesh/sweep-job.js';
import { type SweepOptions, sweep } from '../../src/cli/sweep.js';
import { sweepLines } from '../../src/cli/sweep-text.js';
import { UsageError } from '../../src/cli/usage-error.js';
import { MESH_FORMATS, readMesh, writeMesh } from '../../src/formats/index.js';
import { prepareMesh } from '../../src/mesh/index.js';
import { sweepMesh } from '../../src/motion/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { models, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);

const calm: Context = { signal: { aborted: false }, progress: () => {} };
const stopped: Context = { signal: { aborted: true }, progress: () => {} };

/** Sweeps through the box from 0 to 1, or through another file. */
async function swept(shape: SweptSize, sweeps: readonly number[], more: Partial<SweepJob> = {}) {
  const job = { source: { path: files.good }, shape, entering: false, mode: 'first', ...more } as const;
  const result = await sweepJob({ ...job, sweeps: Float64Array.from(sweeps) }, calm);
  expect(result.complete).toBe(true);
  return result;
}

const texts = async (...args: Parameters<typeof swept>) => [...sweepLines(await swept(...args), false)];

const ball: SweptSize = { type: 'sphere', radius: 0.5 };

describe('what is met first', () => {
  test('a face, an edge of two triangles, a vertex; nothing', async () => {
    expect(
      await texts(
        ball,
        // From above onto a face, onto the diagonal of the top, sideways past a corner, and short of the box.
        [0.25, 0.5, 3, 0, 0, -4, 0.5, 0.5, 3, 0, 0, -4, 1.5, 2, 1, 0, -2, 0, 3, 3, 3, 1, 1, 1],
      ),
    ).toEqual([
      'sweep 0: time 0.375 = 3/8, triangle 2 (line 11) at 0.25, 0.5, 1, approaching',
      'sweep 1: time 0.375 = 3/8, triangle 2 (line 11) on edge 5-6 at 0.5, 0.5, 1, approaching',
      'sweep 1: time 0.375 = 3/8, triangle 3 (line 12) on edge 5-6 at 0.5, 0.5, 1, approaching',
      'sweep 2: time 0.5 = 1/2, triangle 3 (line 12) on vertex 7 at 1, 1, 1, sliding',
      'sweep 2: time 0.5 = 1/2, triangle 7 (line 16) on vertex 7 at 1, 1, 1, sliding',
      'sweep 2: time 0.5 = 1/2, triangle 11 (line 20) on vertex 7 at 1, 1, 1, sliding',
      'sweep 3: no contact',
    ]);
  });

  test('an irrational time: rounded once, and exactly', async () => {
    const result = await swept(ball, [1.25, 0.5, 3, 0, 0, -4]);
    // The ball comes down beside the edge x = 1, z = 1: (1/4)² + z² = 1/4, so that z = √3/4. The time is 1/2 - √3/16
    // = 0.391746824526945169...
    expect(result.answers).toMatchObject([
      { time: 0.39174682452694515, exactTime: '1/2-√(3/256)', start: 'disjoint' },
    ]);
    const [{ reached, hits }] = result.answers as [SweepAnswer];
    // 1 + √3/4 = 1.43301270189221932338...
    expect(reached).toEqual([1.25, 0.5, 1.4330127018922194]);
    expect(hits.map(({ points }) => points!.map(({ feature }) => feature.type))).toEqual([
      ['edge'],
      ['edge'],
    ]);
    expect([...sweepLines(result, false)][0]).toMatch(/^sweep 0: time 0\.39174\d+ = 1\/2-√\(3\/256\), /);
  });

  test('a box and a capsule: whole sides of contact', async () => {
    const box: SweptSize = { type: 'box', halfSize: [0.125, 0.125, 1] };
    const [onTop] = (await swept(box, [0.25, 0.5, 3, 0, 0, -4])).answers as [SweepAnswer];
    expect(onTop.time).toBe(0.25);
    expect(onTop.hits[0]!.points).toHaveLength(4);
    const capsule: SweptSize = { type: 'capsule', way: [0, 0, 2], radius: 0.5 };
    const [beside] = (await swept(capsule, [3, 0.5, -0.5, -3, 0, 0])).answers as [SweepAnswer];
    expect(beside).toMatchObject({ time: 0.5, reached: [1.5, 0.5, -0.5] });
    for (const { points, normal } of beside.hits) {
      expect(points!.every(({ point }) => point[0] === 1 && point[1] === 0.5)).toBe(true);
      expect(normal![0]).toBeGreaterThan(0);
    }
  });

  test('no coordinate is rounded: a box around a place, whose sides are no doubles', async () => {
    // 0.1 + 0.2 is rounded up in doubles. The true sum of both numbers is below 0.30000000000000004.
    const thin: SweptSize = { type: 'box', halfSize: [0.2, 0.25, 0.25] };
    const level = join(folder, 'wall.obj');
    const x = 0.1 + 0.2;
    writeFileSync(level, `v ${x} -9 -9\nv ${x} 9 -9\nv ${x} 0 9\nf 1 2 3\n`);
    const [answer] = (await swept(thin, [0.1, 0, 0, 1, 0, 0], { source: { path: level } })).answers as [
      SweepAnswer,
    ];
    expect(answer.start).toBe('disjoint');
    expect(answer.time).toBeGreaterThan(0);
    expect(answer.time).toBeLessThan(2 ** -54);
  });

  test('what is said of boxes and capsules is what sweepMesh says of them, where their corners are doubles', async () => {
    const { mesh } = await readMesh(files.good);
    const prepared = prepareMesh(mesh);
    const random = new Random(1, 2, 3, 4);
    const point = (size: number): [number, number, number] =>
      [0, 1, 2].map(() => random.between(-size, size) / 4) as never;
    let contacts = 0;
    for (let i = 0; i < 60; i++) {
      const [place, to, way] = [point(12), point(4), point(4)];
      const along = to.map((c, axis) => c - place[axis]!);
      const [x, y, z] = place;
      const [h, k, l] = way.map(Math.abs) as [number, number, number];
      const radius = random.between(0, 3) / 4;
      const end: [number, number, number] = [x + way[0], y + way[1], z + way[2]];
      const pairs = [
        [
          { type: 'capsule', way, radius },
          { type: 'capsule', start: place, end, radius },
        ],
        [
          { type: 'box', halfSize: [h, k, l] },
          { type: 'box', min: [x - h, y - k, z - l], max: [x + h, y + k, z + l] },
        ],
      ] as const;
      for (const [size, shape] of pairs) {
        const { rounded, triangles, contacts: found, start } = sweepMesh(shape, along, prepared);
        const [answer] = (await swept(size, [...place, ...along])).answers as [SweepAnswer];
        expect([answer.time, answer.start]).toEqual([rounded.first, start]);
        expect(answer.hits.map(({ triangle }) => triangle)).toEqual([...triangles]);
        const points = found.map(({ contact }) => contact?.points.map((one) => one.rounded.point) ?? null);
        expect(answer.hits.map((hit) => hit.points?.map((one) => one.point) ?? null)).toEqual(points);
        if (answer.time !== null) contacts++;
      }
    }
    expect(contacts).toBeGreaterThan(20);
  });

  test('what stands on a face is stopped at once, and with entering only by what it goes into', async () => {
    const sliding = [0.5, 0.5, 1.5, 1, 0, 0];
    expect((await texts(ball, sliding))[0]).toBe(
      'sweep 0: time 0, triangle 2 (line 11) on edge 5-6 at 0.5, 0.5, 1, sliding',
    );
    expect(await texts(ball, sliding, { entering: true })).toEqual(['sweep 0: no contact']);
    const [inside] = await texts(ball, [0.5, 0.5, 1.25, 0, 0, -1], { entering: true });
    expect(inside).toBe('sweep 0: time 0, triangle 2 (line 11), overlapping at the start');
  });

  test('mode any', async () => {
    const two = [0.25, 0.5, 3, 0, 0, -4, 0.5, 0.5, 1.5, 1, 0, 0, 9, 9, 9, 1, 1, 1];
    expect((await swept(ball, two, { mode: 'any' })).answers).toEqual([true, true, false]);
    expect((await swept(ball, two, { mode: 'any', entering: true })).answers).toEqual([true, false, false]);
    expect(await texts(ball, two, { mode: 'any' })).toEqual([
      'sweep 0: contact',
      'sweep 1: contact',
      'sweep 2: no contact',
    ]);
  });

  test.each(MESH_FORMATS)('a mesh of format %s', async (format) => {
    const { mesh } = await readMesh(files.good);
    const path = join(folder, `sweep.${format}`);
    await writeMesh(path, mesh);
    const { answers } = await swept(ball, [0.25, 0.5, 3, 0, 0, -4], { source: { path } });
    expect(answers).toMatchObject([{ time: 0.375, hits: [{ points: [{ point: [0.25, 0.5, 1] }] }] }]);
  });

  test('a stop', async () => {
    const job = { source: { path: files.good }, shape: ball, entering: false, mode: 'first' } as const;
    expect(await sweepJob({ ...job, sweeps: new Float64Array(6) }, stopped)).toEqual({
      answers: [],
      complete: false,
    });
  });
});

describe('the command', () => {
  test('sweeps of standard input and of options; a line for each triangle', async () => {
    const args = [
      'sweep',
      files.good,
      '--sphere',
      '0.5',
      '--sweeps',
      '-',
      '--from',
      '9,9,9',
      '--along',
      '-1,0,0',
    ];
    const { code, out, err } = await unerring(args, { input: '# down\n0.25 0.5 3, 0 0 -4\n' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      'sweep 0: time 0.375 = 3/8, triangle 2 (line 11) at 0.25, 0.5, 1, approaching\nsweep 1: no contact\n',
    );
  });

  test('--json --exact-time, sweeps from a JSON file', async () => {
    const sweeps = join(folder, 'sweeps.json');
    writeFileSync(sweeps, '[[1.25, 0.5, 3, 0, 0, -4], [9, 9, 9, 0, 0, 0]]');
    const args = ['sweep', files.good, '--sphere', '0.5', '--sweeps', sweeps, '--json'];
    const { code, out } = await unerring([...args, '--exact-time']);
    expect(code).toBe(0);
    const document = JSON.parse(out) as { sweeps: object[] };
    expect(document).toMatchObject({
      mesh: files.good,
      shape: { type: 'sphere', radius: 0.5 },
      entering: false,
      mode: 'first',
      complete: true,
    });
    expect(document.sweeps).toMatchObject([
      {
        sweep: 0,
        contact: true,
        exactTime: '1/2-√(3/256)',
        hits: [{ inFile: { line: 12 } }, { triangle: 11 }],
      },
      { sweep: 1, contact: false, start: 'disjoint', time: null, exactTime: null, reached: null, hits: [] },
    ]);
    expect((await unerring(args)).out).not.toContain('exactTime');
  });

  test('one line and 2 for an option that there is not', async () => {
    const { code, out, err } = await unerring(['sweep', files.good, '--cone', '1']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^unerring: unknown option '--cone'[^\n]*\n$/);
  });

  const lines = join(folder, 'sweeps.txt');
  writeFileSync(lines, '0 0 0 1 1 1\n0 0 0 1\n');
  const sphere = { sphere: '0.5' };
  const moving = { from: ['0,0,0'], along: ['1,0,0'] };
  const cases: readonly [SweepOptions, string][] = [
    [moving, 'sweep: say which shape, one of --sphere r, --capsule x,y,z,r, --box x,y,z'],
    [
      { ...sphere, box: '1,1,1', ...moving },
      'sweep: say which shape, one of --sphere r, --capsule x,y,z,r, --box x,y,z',
    ],
    [{ sphere: '-1', ...moving }, "--sphere takes a distance of at least 0, got '-1'"],
    [{ sphere: 'NaN', ...moving }, "--sphere takes a distance of at least 0, got 'NaN'"],
    [
      { capsule: '0,1,0', ...moving },
      "--capsule: expected 4 finite numbers x y z r, the way along its axis and its radius, got '0,1,0'",
    ],
    [{ capsule: '0,1,0,-1', ...moving }, "--capsule takes a radius of at least 0, got '0,1,0,-1'"],
    [{ box: '1,1,-1', ...moving }, "--box takes sizes of at least 0, got '1,1,-1'"],
    [
      sphere,
      "sweep: say where it moves: --sweeps FILE ('-' for standard input) or --from x,y,z --along dx,dy,dz",
    ],
    [{ ...sphere, from: ['0,0,0'] }, '--from and --along come in pairs, got 1 and 0'],
    [{ ...sphere, ...moving, from: ['0,0,x'] }, "--from: expected 3 finite numbers x y z, got '0,0,x'"],
    [
      { ...sphere, ...moving, along: ['1e999,0,0'] },
      "--along: expected 3 finite numbers dx dy dz, got '1e999,0,0'",
    ],
    [
      { ...sphere, sweeps: lines },
      `${lines}, line 2: expected 6 finite numbers x y z dx dy dz, got '0 0 0 1'`,
    ],
    [{ ...sphere, ...moving, mode: 'last' }, "--mode: there is no 'last'; known: first, any"],
    [{ sphere: '0', ...moving, entering: true }, '--entering takes a sphere with a volume'],
    [{ box: '1,0,1', ...moving, entering: true }, '--entering takes a box with a volume'],
    [{ ...sphere, ...moving, format: 'x' }, "--format: there is no 'x'; known: obj, off, ply, stl, glb"],
    [{ ...sphere, ...moving, weld: true, weldWithin: '1' }, 'give --weld or --weld-within, not both'],
  ];
  test.each(cases)('%j', async (options, message) => {
    const failure = await sweep(files.good, options).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect((failure as UsageError).message).toBe(message);
  });

  test('standard input is read once', async () => {
    const failure = await sweep('-', { ...sphere, sweeps: '-' }).catch((error: unknown) => error);
    expect((failure as Error).message).toBe("standard input ('-') can be read only once");
  });
});
