import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { intersect } from '../../src/cli/intersect.js';
import { type LocateOptions, locate } from '../../src/cli/locate.js';
import { intersectJob } from '../../src/cli/mesh/intersect-job.js';
import type { Context } from '../../src/cli/mesh/jobs.js';
import { locateJob } from '../../src/cli/mesh/locate-job.js';
import type { HitAnswer } from '../../src/cli/mesh/query-types.js';
import { raycastJob } from '../../src/cli/mesh/raycast-job.js';
import { type RaycastOptions, raycast } from '../../src/cli/raycast.js';
import { UsageError } from '../../src/cli/usage-error.js';
import { models, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);

const calm: Context = { signal: { aborted: false }, progress: () => {} };
const stopped: Context = { signal: { aborted: true }, progress: () => {} };

async function failureOf(promise: Promise<unknown>): Promise<string> {
  const failure = await promise.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UsageError);
  return (failure as UsageError).message;
}

describe('locate', () => {
  const input = '0.5 0.5 0.5\n# a comment\n1,1,1\n\n2 0 0  # outside\n0.5 0 0\n0.25 0.5 0\n';

  test('a line for each point, of standard input and of options', async () => {
    const args = ['locate', files.good, '--points', '-', '--point', '-1,0,0'];
    const { code, out, err } = await unerring(args, { input });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replaceAll(/(edge|face) [\d-]+/g, '$1')).toBe(
      [
        '0.5 0.5 0.5  inside',
        '1 1 1  on vertex 7',
        '2 0 0  outside',
        '0.5 0 0  on edge',
        '0.25 0.5 0  on face',
        '-1 0 0  outside\n',
      ].join('\n'),
    );
  });

  test('--json and --winding, points from a JSON file', async () => {
    const points = join(folder, 'points.json');
    writeFileSync(points, '[[0.5, 0.5, 0.5], [0, 0, 0]]');
    const { code, out } = await unerring(['locate', files.good, '--points', points, '--winding', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      mesh: files.good,
      complete: true,
      points: [
        { point: [0.5, 0.5, 0.5], location: 'inside', feature: { type: 'interior', index: 0 }, winding: 1 },
        { point: [0, 0, 0], location: 'boundary', feature: { type: 'vertex', index: 0 } },
      ],
    });
  });

  test('2 and one line for a mesh that is not closed', async () => {
    const { code, out, err } = await unerring(['locate', files.open, '--point', '0,0,0']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(
      /^unerring: .*open\.obj: the mesh is not closed, so that it has no inside: 3 border edges [^\n]*\n$/,
    );
  });

  test('what is stopped is not complete', async () => {
    const job = { source: { path: files.good }, points: new Float64Array(3), winding: false };
    expect(await locateJob(job, stopped)).toEqual({ answers: [], complete: false });
  });

  const text = join(folder, 'points.txt');
  writeFileSync(text, '0 0 0\n1 2\n');
  const json = join(folder, 'bad.json');
  writeFileSync(json, '[[0, 0, 0], [0, 0, null]]');
  const cases: readonly [LocateOptions, string][] = [
    [{}, "locate: say where the points are: --points FILE ('-' for standard input) or --point x,y,z"],
    [{ points: text }, `${text}, line 2: expected 3 finite numbers x y z, got '1 2'`],
    [{ points: json }, `${json}, entry 1: expected 3 finite numbers x y z, got [0,0,null]`],
    [{ points: join(folder, 'none.txt') }, `cannot read ${join(folder, 'none.txt')}: there is no such file`],
    [{ point: ['1,2,x'] }, "--point: expected 3 finite numbers x y z, got '1,2,x'"],
    [{ point: ['1,2,1e999'] }, "--point: expected 3 finite numbers x y z, got '1,2,1e999'"],
    [{ point: ['1,2,3'], format: 'x' }, "--format: there is no 'x'; known: obj, off, ply, stl, glb"],
  ];
  test.each(cases)('%j', async (options, message) => {
    expect(await failureOf(locate(files.good, options))).toBe(message);
  });
});

describe('raycast', () => {
  const input = '0.25 0.5 -1 0 0 2\n5 5 5 1 0 0\n';

  test('a line for each hit', async () => {
    const { code, out, err } = await unerring(['raycast', files.good, '--rays', '-', '--mode', 'all'], {
      input,
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replaceAll(/triangle \d+/g, 'triangle')).toBe(
      [
        'ray 0: triangle (line 9), front, parameter 0.5 at 0.25, 0.5, 0',
        'ray 0: triangle (line 11), back, parameter 1 at 0.25, 0.5, 1',
        'ray 1: no hit\n',
      ].join('\n'),
    );
  });

  test('--json --segment', async () => {
    const { code, out } = await unerring(['raycast', files.good, '--rays', '-', '--segment', '--json'], {
      input: '0.25 0.5 -1 0.25 0.5 0.5\n',
    });
    expect(code).toBe(0);
    const document = JSON.parse(out) as { rays: { hit: boolean; hits: object[] }[] };
    expect(document).toMatchObject({ mesh: files.good, mode: 'first', type: 'segment', complete: true });
    expect(document.rays).toHaveLength(1);
    expect(document.rays[0]!.hits).toEqual([
      expect.objectContaining({
        facing: 1,
        parameter: 2 / 3,
        exit: 2 / 3,
        point: [0.25, 0.5, 0],
        rank: 0,
        feature: { type: 'face', index: 0 },
        inFile: { face: 0, line: 9 },
      }),
    ]);
  });

  test('modes any and last, and a stop', async () => {
    const job = {
      source: { path: files.good },
      rays: new Float64Array([0.25, 0.5, -1, 0, 0, 1]),
      segments: false,
    };
    expect((await raycastJob({ ...job, mode: 'any' }, calm)).answers).toEqual([true]);
    expect((await raycastJob({ ...job, mode: 'last' }, calm)).answers).toMatchObject([
      [{ parameter: 2, facing: -1 }],
    ]);
    expect(await raycastJob({ ...job, mode: 'any' }, stopped)).toEqual({ answers: [], complete: false });
  });

  test('a ray in the plane of a triangle: where it enters and leaves; an end on the surface counts as its way', async () => {
    const job = { source: { path: files.good }, mode: 'all' } as const;
    const rays = new Float64Array([-1, 0.25, 0, 3, 0, 0]);
    const { answers } = await raycastJob({ ...job, rays, segments: false }, calm);
    const flat = (answers[0] as readonly HitAnswer[]).filter(({ exitPoint }) => exitPoint !== undefined);
    expect(flat).toMatchObject([
      { facing: 0, parameter: 1 / 3, exit: 7 / 12, point: [0, 0.25, 0], exitPoint: [0.75, 0.25, 0] },
      { facing: 0, parameter: 7 / 12, exit: 2 / 3, point: [0.75, 0.25, 0], exitPoint: [1, 0.25, 0] },
    ]);
    // Coming down to the top, and up from it: the one ends there, the other begins.
    const ends = new Float64Array([0.25, 0.5, 2, 0.25, 0.5, 1, 0.25, 0.5, 1, 0.25, 0.5, 2]);
    const { answers: onTop } = await raycastJob({ ...job, rays: ends, segments: true }, calm);
    expect(onTop).toMatchObject([[{ facing: 1, parameter: 1 }], [{ facing: -1, parameter: 0 }]]);
  });

  const flat = join(folder, 'flat.txt');
  writeFileSync(flat, '0 0 0 1 1 1\n0 0 0 0 0 0\n');
  const cases: readonly [RaycastOptions, string][] = [
    [{}, "raycast: say where the rays are: --rays FILE ('-' for standard input) or --ray ox,oy,oz,dx,dy,dz"],
    [{ rays: flat, mode: 'best' }, "--mode: there is no 'best'; known: first, last, any, all"],
    [{ rays: flat }, `${flat}, ray 1: the direction must not be 0 0 0`],
  ];
  test.each(cases)('%j', async (options, message) => {
    expect(await failureOf(raycast(files.good, options))).toBe(message);
  });
});

describe('intersect', () => {
  const relation = async (a: string, b: string) => {
    const job = { a: { path: a }, b: { path: b }, limit: 3 };
    return intersectJob(job, calm);
  };

  test('1 for contacts, with how they meet', async () => {
    const { code, out, err } = await unerring(['intersect', files.good, files.shifted, '--limit', '1']);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(
      /^they overlap: \d+ pairs of triangles\n {2}\d+ \(line \d+\) and \d+ \(line \d+\) {2}(crossing|touching) at \S+, \S+, \S+: .*\n {2}and \d+ more\n$/,
    );
  });

  test('0 and JSON for one inside the other', async () => {
    const { code, out } = await unerring(['intersect', files.good, files.inner, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      a: files.good,
      b: files.inner,
      relation: 'overlapping',
      containment: 'containing',
      count: 0,
      notes: [],
      complete: true,
      pairs: [],
    });
  });

  test('relations, pairs and notes', async () => {
    expect(await relation(files.good, files.far)).toMatchObject({
      relation: 'disjoint',
      count: 0,
      notes: [],
    });
    expect(await relation(files.inner, files.good)).toMatchObject({ containment: 'inside' });
    const open = await relation(files.inner, files.open);
    expect(open).toMatchObject({
      relation: 'disjoint',
      notes: [expect.stringContaining('is not closed (3 border edges)')],
    });
    const met = await relation(files.good, files.shifted);
    expect(met.pairs).toHaveLength(3);
    expect(met.count).toBeGreaterThan(3);
    for (const { meetsAt, aInFile, bInFile } of met.pairs) {
      // Both boxes are from 0 to 1 and from 0.5 to 1.5: their surfaces meet where a coordinate is at one's end.
      expect(meetsAt.every((x) => x >= 0.5 && x <= 1)).toBe(true);
      expect(meetsAt.some((x) => x === 0.5 || x === 1)).toBe(true);
      expect(aInFile.line).toBe(9 + aInFile.face);
      expect(bInFile.line).toBe(9 + bInFile.face);
    }
  });

  test('2 for a file that cannot be used', async () => {
    expect(await failureOf(intersect(files.good, files.missing, {}))).toBe(
      `${files.missing}: there is no such file`,
    );
  });
});

describe('--json with a file that cannot be used', () => {
  const missing = join(folder, 'missing.obj');
  test.each([
    ['locate', [missing, '--point', '0,0,0']],
    ['raycast', [missing, '--ray', '0,0,0,1,1,1']],
    ['sweep', [missing, '--sphere', '1', '--from', '0,0,0', '--along', '1,1,1']],
    ['intersect', [files.good, missing]],
  ])('%s: why, on standard output, as check has it', async (command, args) => {
    const { code, out, err } = await unerring([command, '--json', ...args]);
    const told = JSON.parse(out) as { file: string; error: string };
    expect(Object.keys(told)).toEqual(['file', 'error']);
    expect(told.file).toContain('missing.obj');
    expect(told.error).toMatch(/missing\.obj.*(?:no such file|does not exist)/i);
    expect({ code, err }).toEqual({ code: 2, err: `unerring: ${told.error}\n` });
    // Without --json, standard output has answers only.
    expect((await unerring([command, ...args])).out).toBe('');
  });
});
