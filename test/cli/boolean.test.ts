import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { booleanJob } from '../../src/cli/mesh/boolean-job.js';
import type { BooleanJob } from '../../src/cli/mesh/boolean-types.js';
import type { WritingContext } from '../../src/cli/mesh/jobs.js';
import { readMesh } from '../../src/formats/index.js';
import { checkMesh } from '../../src/mesh/index.js';
import { box, models, program, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);
const at = (name: string) => join(folder, name);

const calm: WritingContext = {
  signal: { aborted: false },
  progress: () => {},
  write: (_, work) => work(),
};

/** A tetrahedron whose edges and faces cross those of a cube in points that are no doubles. */
const slanted = at('slanted.off');
writeFileSync(
  slanted,
  'OFF\n4 4 0\n-1 -1 -1\n1.7 0 0\n0 1.9 0\n0 0 1.3\n3 0 2 1\n3 0 1 3\n3 1 2 3\n3 2 0 3\n',
);

function job(paths: readonly string[], out: string, more: Partial<BooleanJob> = {}): BooleanJob {
  return {
    sources: paths.map((path) => ({ path })),
    operation: 'union',
    rule: 'positive',
    out: at(out),
    format: 'off',
    round: false,
    text: false,
    exact: null,
    html: null,
    ...more,
  };
}

describe('what is written', () => {
  test.each([
    ['union', '15', '8'],
    ['intersection', '1', '8'],
    ['difference', '7', '8'],
    ['xor', '7', '4'],
  ] as const)('%s of two cubes', async (operation, numerator, denominator) => {
    const { combined, written } = await booleanJob(
      job([files.good, files.shifted], 'c.off', { operation }),
      calm,
    );
    expect(written).toEqual([]);
    expect(combined).toMatchObject({
      volume: { numerator, denominator },
      certificate: { kind: 'valid', deviation: 0 },
      rounded: 0,
    });
    const { mesh } = await readMesh(at('c.off'));
    expect(mesh.positions).toHaveLength(3 * combined!.vertices);
    expect(checkMesh(mesh).closed).toBe(true);
  });

  test('crossings that are no doubles are rounded, and it is said by how much', async () => {
    const { combined } = await booleanJob(
      job([files.good, slanted], 'r.off', { operation: 'difference' }),
      calm,
    );
    expect(combined!.certificate.kind).toBe('valid');
    expect(combined!.certificate.deviation).toBeGreaterThan(0);
    expect(combined!.certificate.deviation).toBeLessThan(2 ** -52);
    expect(checkMesh((await readMesh(at('r.off'))).mesh).valid).toBe(true);
  });

  test('the exact solid goes on without loss', async () => {
    const exact = at('part.json');
    await booleanJob(job([files.good, slanted], 'p.off', { operation: 'difference', exact }), calm);
    const back = await booleanJob(job([exact, slanted], 'q.off', { exact: at('whole.json') }), calm);
    const direct = await booleanJob(job([files.good, slanted], 'u.off', { exact: at('direct.json') }), calm);
    expect(back.combined!.volume).toEqual(direct.combined!.volume);
    expect(readFileSync(at('q.off'), 'utf8')).toBe(readFileSync(at('u.off'), 'utf8'));
  });

  test('several meshes: all of them, or the first without the others', async () => {
    const three = [files.good, files.shifted, files.far];
    const volumes = await Promise.all(
      (['union', 'difference', 'xor', 'intersection'] as const).map(async (operation) => {
        const { combined } = await booleanJob(job(three, `${operation}.off`, { operation }), calm);
        return Object.values(combined!.volume).join('/');
      }),
    );
    expect(volumes).toEqual(['23/8', '7/8', '11/4', '0/1']);
  });

  test('an empty result is a file without triangles', async () => {
    const { combined } = await booleanJob(job([files.good, files.good], 'e.off', { operation: 'xor' }), calm);
    expect(combined).toMatchObject({ vertices: 0, triangles: 0, faces: 0 });
    expect((await readMesh(at('e.off'))).mesh.indices).toHaveLength(0);
  });

  test('what is inside depends on the rule', async () => {
    const volume = async (rule: 'positive' | 'non-zero' | 'even-odd') => {
      const { combined } = await booleanJob(job([files.crossing, files.crossing], 'i.off', { rule }), calm);
      return Object.values(combined!.volume).join('/');
    };
    expect(await volume('positive')).toBe('15/8');
    expect(await volume('non-zero')).toBe('15/8');
    expect(await volume('even-odd')).toBe('7/4');
  });

  test('nothing once it is stopped', async () => {
    const stopped: WritingContext = { ...calm, signal: { aborted: true } };
    expect(await booleanJob(job([files.good, files.far], 'never.off'), stopped)).toEqual({
      combined: null,
      written: [],
    });
    expect(existsSync(at('never.off'))).toBe(false);
  });

  test('the exact solid, if it is stopped after that', async () => {
    const exact = at('kept.json');
    const signal = { aborted: false };
    const stopping: WritingContext = {
      ...calm,
      signal,
      write: async (_, work) => {
        await work();
        signal.aborted = true;
      },
    };
    const stopped = await booleanJob(job([files.good, slanted], 'never.off', { exact }), stopping);
    expect(stopped).toEqual({ combined: null, written: [exact] });
    expect(existsSync(at('never.off'))).toBe(false);
    const { written } = await booleanJob(
      job([files.good, slanted], 'kept.off', { exact: at('again.json') }),
      calm,
    );
    expect(readFileSync(exact, 'utf8')).toBe(readFileSync(written[0]!, 'utf8'));
  });
});

describe('the command', () => {
  test('says what was written', async () => {
    const out = at('said.off');
    const ran = await unerring(['boolean', 'difference', files.good, files.shifted, '-o', out]);
    expect(ran).toEqual({
      code: 0,
      out: [
        `${out}: 14 vertices, 24 triangles, OFF`,
        '  faces    9',
        '  volume   7/8 = 0.875',
        '  doubles  valid: no coordinate was rounded, and nothing meets that did not before',
        '',
      ].join('\n'),
      err: '',
    });
  });

  test('writes the exact solid and the page beside it', async () => {
    const [out, exact, html] = ['all.off', 'all.json', 'all.html'].map(at) as [string, string, string];
    const args = [
      'boolean',
      'union',
      files.good,
      slanted,
      '-o',
      out,
      '--exact',
      exact,
      '--html',
      html,
      '--json',
    ];
    const ran = await unerring(args);
    expect([ran.code, ran.err]).toEqual([0, '']);
    const document = JSON.parse(ran.out) as Record<string, unknown>;
    expect(document).toMatchObject({ operation: 'union', rule: 'positive', out, written: [exact, html] });
    expect(JSON.parse(readFileSync(exact, 'utf8'))).toMatchObject({ format: 'unerring-solid' });
    expect(readFileSync(html, 'utf8')).toContain('<canvas');
  });

  /** A cone of many triangles at one vertex: with itself, the square of them meet. */
  function cone(n: number): string {
    const rim = Array.from({ length: n }, (_, i) => {
      // Points of the unit circle, from the tangents of half their angles.
      const t = (2 * (i % (n / 2))) / (n / 2) - 1;
      const sign = i < n / 2 ? 1 : -1;
      return `v ${(sign * (1 - t * t)) / (1 + t * t)} ${(sign * 2 * t) / (1 + t * t)} 0`;
    });
    const next = (i: number) => ((i + 1) % n) + 1;
    const faces = rim.flatMap((_, i) => [`f ${i + 1} ${next(i)} ${n + 1}`, `f ${next(i)} ${i + 1} ${n + 2}`]);
    return `${[...rim, 'v 0 0 1', 'v 0 0 -1', ...faces].join('\n')}\n`;
  }

  test('stops in the middle of a step, and leaves no file', async () => {
    const large = at('cone.obj');
    writeFileSync(large, cone(8000));
    const listed = readdirSync(folder).length;
    const child = spawn(process.execPath, [program, 'boolean', 'union', large, large, '-o', at('cones.off')]);
    let err = '';
    child.stderr.on('data', (text) => (err += text));
    // By then the file is read, which takes a small part of that; what follows takes many times as long.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    child.kill('SIGINT');
    const since = performance.now();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, err }).toEqual({
      code: 130,
      err: '\nunerring: stopping (once more: at once)\nunerring: stopped, nothing is written\n',
    });
    // Other jobs have ten seconds to hand over what they have.
    expect(performance.now() - since).toBeLessThan(6000);
    expect(readdirSync(folder)).toHaveLength(listed);
  });

  test('reads standard input', async () => {
    const out = at('in.off');
    const ran = await unerring(['boolean', 'union', '-', files.far, '-o', out], { input: box(0, 1) });
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toContain('volume   2\n');
  });

  test.each([
    [
      'an unknown operation',
      ['sum', files.good, files.far, '-o', at('x.off')],
      "boolean: there is no 'sum'; known: union, intersection, difference, xor",
    ],
    ['one mesh', ['union', files.good, '-o', at('x.off')], 'union takes two meshes or more, got 1'],
    [
      'an unknown rule',
      ['union', files.good, files.far, '-o', at('x.off'), '--rule', 'out'],
      "--rule: there is no 'out'; known: positive, non-zero, even-odd",
    ],
    [
      'an exact solid that is no JSON',
      ['union', files.good, files.far, '-o', at('x.off'), '--exact', 'x.txt'],
      "--exact takes a file name that ends in .json, got 'x.txt'",
    ],
    [
      'one name twice',
      ['union', files.good, files.far, '-o', at('x.json'), '--to', 'off', '--exact', at('x.json')],
      '--out and --exact name the same file',
    ],
    [
      'a folder that is not there',
      ['union', files.good, files.far, '-o', at('nowhere/x.off')],
      `cannot write ${at('nowhere/x.off')}: there is no such folder`,
    ],
    [
      'a file that is not there',
      ['union', files.good, files.missing, '-o', at('x.off')],
      `${files.missing}: there is no such file`,
    ],
  ])('refuses %s in one line', async (_, args, message) => {
    const ran = await unerring(['boolean', ...args]);
    expect(ran).toEqual({ code: 2, out: '', err: `unerring: ${message}\n` });
    expect(existsSync(at('x.off'))).toBe(false);
  });

  test('refuses a mesh that is not closed, with an edge that is open', async () => {
    const ran = await unerring(['boolean', 'union', files.good, files.open, '-o', at('x.off')]);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toMatch(/^unerring: .*open\.obj: mesh must be closed, got an edge from .*\n$/);
    expect(existsSync(at('x.off'))).toBe(false);
  });

  test('refuses a solid that is not canonical', async () => {
    const bad = at('bad.json');
    writeFileSync(bad, '{"format":"unerring-solid","version":1}');
    const ran = await unerring(['boolean', 'union', bad, files.good, '-o', at('x.off')]);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err.split('\n')).toHaveLength(2);
    expect(ran.err).toContain(bad);
  });
});
