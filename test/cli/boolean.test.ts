import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rational } from '../../src/arithmetic/index.js';
import { booleanJob } from '../../src/cli/mesh/boolean-job.js';
import type { BooleanJob } from '../../src/cli/mesh/boolean-types.js';
import { JobProblem, type WritingContext } from '../../src/cli/mesh/jobs.js';
import { readMesh } from '../../src/formats/index.js';
import { checkMesh } from '../../src/mesh/index.js';
import {
  convexSolid,
  type Solid,
  solidComplement,
  solidFromJson,
  solidFromMesh,
  solidToJson,
  solidUnion,
  solidVolume,
} from '../../src/solids/index.js';
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

/** The operands that a page shows: their names, and how many triangles they have. */
function ghosts(page: string): [label: string, triangles: number][] {
  const [, model] = /<script type="application\/json" id="model">(.*?)<\/script>/.exec(
    readFileSync(page, 'utf8'),
  )!;
  const read = JSON.parse(model!) as { ghosts: { label: string; indices: string }[] };
  return read.ghosts.map(({ label, indices }) => [label, Buffer.from(indices, 'base64').length / 12]);
}

function job(paths: readonly string[], out: string, more: Partial<BooleanJob> = {}): BooleanJob {
  return {
    sources: paths.map((path) => ({ path })),
    operation: 'union',
    rule: 'positive',
    out: at(out),
    format: 'off',
    round: false,
    text: false,
    touching: false,
    exactVolume: false,
    exact: null,
    html: null,
    ...more,
  };
}

describe('what is written', () => {
  test.each([
    ['union', '15', '8', 'valid'],
    ['intersection', '1', '8', 'valid'],
    ['difference', '7', '8', 'valid'],
    // The parts of it touch each other in edges.
    ['xor', '7', '4', 'repaired'],
  ] as const)('%s of two cubes', async (operation, numerator, denominator, kind) => {
    const { combined, written } = await booleanJob(
      job([files.good, files.shifted], 'c.off', { operation }),
      calm,
    );
    expect(written).toEqual([]);
    expect(combined).toMatchObject({
      volume: { numerator, denominator },
      precision: 'double',
      certificate: { type: kind, isManifold: true },
    });
    expect(combined!.certificate.deviation === 0).toBe(kind === 'valid');
    const { mesh } = await readMesh(at('c.off'));
    expect(mesh.positions).toHaveLength(3 * combined!.vertices);
    expect(checkMesh(mesh).valid).toBe(true);
  });

  test('crossings that are no doubles are rounded, and it is said by how much', async () => {
    const { combined } = await booleanJob(
      job([files.good, slanted], 'r.off', { operation: 'difference' }),
      calm,
    );
    expect(combined!.certificate.type).toBe('valid');
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
        return Object.values(combined!.volume!).join('/');
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
      return Object.values(combined!.volume!).join('/');
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

/** A box as text of an OFF file, its corners numbered by bits x, y, z. */
function offBox(low: readonly number[], high: readonly number[], isInsideOut = false): string {
  const corners = Array.from({ length: 8 }, (_, i) =>
    low.map((x, k) => ((i >> k) & 1 ? high[k] : x)).join(' '),
  );
  const triangles = [
    [0, 2, 1],
    [1, 2, 3],
    [4, 5, 6],
    [5, 7, 6],
    [0, 1, 4],
    [1, 5, 4],
    [2, 6, 3],
    [3, 6, 7],
    [0, 4, 2],
    [2, 4, 6],
    [1, 3, 5],
    [3, 7, 5],
  ].map(([a, b, c]) => (isInsideOut ? `3 ${a} ${c} ${b}` : `3 ${a} ${b} ${c}`));
  return ['OFF', '8 12 0', ...corners, ...triangles, ''].join('\n');
}

function written(name: string, text: string): string {
  writeFileSync(at(name), text);
  return at(name);
}

const unit = written('unit.off', offBox([0, 0, 0], [1, 1, 1]));
/** Touches the unit cube in an edge. */
const diagonal = written('diagonal.off', offBox([1, 1, 0], [2, 2, 1]));
/** A little less away from the unit cube than 32-bit numbers tell. */
const close = written('close.off', offBox([1 + 1e-9, 0.3, 0.3], [2, 0.7, 0.7]));
const insideOut = written('inside-out.off', offBox([0.5, 0, 0], [1.5, 1, 1], true));
const text = (solid: Solid) => JSON.stringify(solidToJson(solid));
/** All of space but a cube. */
const space = written('space.json', text(solidComplement(solidFromPlanes(3, 3, 3))));
/** A solid with vertices beyond the largest double: its upper faces meet there. */
const endless = written(
  'endless.json',
  text(
    convexSolid([
      { normal: [1, 0, 1e-10], constant: -1e300 },
      { normal: [-1, 0, 1e-10], constant: -1e300 },
      { normal: [0, 1, 0], constant: -1 },
      { normal: [0, -1, 0], constant: -1 },
      { normal: [0, 0, -1], constant: -1 },
    ]),
  ),
);

/** A box around the origin. */
function solidFromPlanes(...sizes: readonly [number, number, number]): Solid {
  return convexSolid(
    sizes.flatMap((size, axis) =>
      [1, -1].map((way) => ({
        normal: [0, 1, 2].map((k) => (k === axis ? way : 0)) as [number, number, number],
        constant: -size,
      })),
    ),
  );
}

/** The greatest distance of a coordinate from one that it may have been rounded from. */
function farthest(positions: ArrayLike<number>, coordinates: readonly number[]): number {
  const nearest = (x: number) => Math.min(...coordinates.map((y) => Math.abs(x - y)));
  return Math.max(...Array.from(positions, nearest));
}

describe('the certificate is about the file', () => {
  test('a solid that touches itself is parted, and found valid when it is read again', async () => {
    const { combined } = await booleanJob(job([unit, diagonal], 'parted.off'), calm);
    expect(combined!.certificate).toMatchObject({
      type: 'repaired',
      cause: 'contacts',
      isManifold: true,
      remaining: [],
    });
    const { mesh } = await readMesh(at('parted.off'));
    expect(checkMesh(mesh).valid).toBe(true);
    const { deviation } = combined!.certificate;
    expect(farthest(mesh.positions, [0, 1, 2])).toBeGreaterThan(0);
    expect(farthest(mesh.positions, [0, 1, 2])).toBeLessThanOrEqual(deviation!);
    expect(deviation).toBeLessThan(2 ** -40);
  });

  test('unless it is to be left as it is', async () => {
    const { combined } = await booleanJob(job([unit, diagonal], 'as-it-is.off', { touching: true }), calm);
    expect(combined!.certificate).toEqual({
      type: 'valid',
      deviation: 0,
      cause: null,
      isManifold: false,
      remaining: [],
    });
    const { mesh } = await readMesh(at('as-it-is.off'));
    expect(farthest(mesh.positions, [0, 1, 2])).toBe(0);
    expect(checkMesh(mesh).valid).toBe(false);
  });

  test.each([
    ['stl', [unit, close], 'rounding', [0, 0.3, 0.7, 1, 1 + 1e-9, 2]],
    ['glb', [unit, close], 'rounding', [0, 0.3, 0.7, 1, 1 + 1e-9, 2]],
    ['stl', [unit, diagonal], 'contacts', [0, 1, 2]],
    ['glb', [unit, diagonal], 'contacts', [0, 1, 2]],
  ] as const)('%s in 32 bits: %j', async (format, paths, cause, coordinates) => {
    const out = `round-${cause}.${format}`;
    const { combined } = await booleanJob(job(paths, out, { format, round: true }), calm);
    expect(combined).toMatchObject({
      precision: 'single',
      certificate: { type: 'repaired', cause, isManifold: true, remaining: [] },
    });
    const { mesh } = await readMesh(at(out));
    expect(checkMesh(mesh).findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
    const { deviation } = combined!.certificate;
    expect(farthest(mesh.positions, coordinates)).toBeGreaterThan(0);
    expect(farthest(mesh.positions, coordinates)).toBeLessThanOrEqual(deviation!);
    expect(deviation).toBeLessThan(2 ** -11);
  });

  test('where formats hold doubles, rounding changes nothing', async () => {
    const { combined } = await booleanJob(job([unit, close], 'not-rounded.off', { round: true }), calm);
    expect(combined).toMatchObject({ precision: 'double', certificate: { type: 'valid', deviation: 0 } });
  });

  test('a deviation beyond the largest double is null', async () => {
    const { combined } = await booleanJob(job([unit, endless], 'endless.off'), calm);
    expect(combined!.certificate).toMatchObject({
      type: 'unresolved',
      deviation: null,
      remaining: [{ type: 'too-large', count: 2 }],
    });
  });

  test('a solid without bound is written exactly, before it is said that no mesh holds it', async () => {
    const exact = at('unbounded.json');
    await expect(booleanJob(job([unit, space], 'unbounded.off', { exact }), calm)).rejects.toThrow(
      new JobProblem(
        `cannot write ${at('unbounded.off')}: the result has no bound, and a mesh does not hold that; the exact solid is written: ${exact}`,
      ),
    );
    expect(existsSync(at('unbounded.off'))).toBe(false);
    expect(solidFromJson(readFileSync(exact, 'utf8')).isUnbounded).toBe(true);
  });

  test('so is one whose mesh the format does not hold', async () => {
    const exact = at('kept-exact.json');
    const todo = job([unit, diagonal], 'refused.stl', { format: 'stl', exact });
    await expect(booleanJob(todo, calm)).rejects.toThrow(
      /--touching leaves it; the exact solid is written: .*kept-exact\.json$/,
    );
    expect(existsSync(exact)).toBe(true);
  });
});

describe('what counts as nothing', () => {
  test('a mesh that is inside out, and that is said', async () => {
    const { combined } = await booleanJob(job([unit, insideOut], 'nothing.off'), calm);
    expect(combined!.volume).toEqual({ numerator: '1', denominator: '1' });
    expect(combined!.notes).toEqual([
      {
        type: 'encloses-nothing',
        message: expect.stringContaining(
          `${insideOut} encloses nothing by the rule positive: it is inside out`,
        ),
        count: 12,
      },
    ]);
  });

  test('not by a rule by which it counts', async () => {
    const { combined } = await booleanJob(job([unit, insideOut], 'all.off', { rule: 'non-zero' }), calm);
    expect(combined).toMatchObject({ volume: { numerator: '3', denominator: '2' }, notes: [] });
  });
});

describe('exact solids are told from meshes', () => {
  test('by their names, also if a format is named for others', async () => {
    const exact = at('exact-part.json');
    await booleanJob(job([unit, slanted], 'exact-part.off', { operation: 'difference', exact }), calm);
    const mesh = written('mesh-without-ending', offBox([0, 0, 0], [1, 1, 1]));
    const sources = [exact, mesh].map((path) => ({ path, format: 'off' }) as const);
    const { combined } = await booleanJob({ ...job([], 'again.off'), sources }, calm);
    expect(combined!.volume).toEqual({ numerator: '1', denominator: '1' });
  });

  test('a mesh may be called so, if its format is named', async () => {
    const mesh = written('mesh.json', offBox([0, 0, 0], [1, 1, 1]));
    const sources = [{ path: mesh, format: 'off' } as const, { path: unit }];
    const { combined } = await booleanJob({ ...job([], 'mesh-json.off'), sources }, calm);
    expect(combined!.volume).toEqual({ numerator: '1', denominator: '1' });
    await expect(booleanJob(job([mesh, unit], 'mesh-json.off'), calm)).rejects.toThrow(/mesh\.json: json/);
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
    expect(ghosts(html)).toEqual([
      ['good.obj', 12],
      ['slanted.off', 4],
    ]);
    // An exact solid is shown by the mesh that it would be written as.
    const next = [
      'boolean',
      'difference',
      exact,
      files.good,
      '-o',
      at('next.off'),
      '--html',
      at('next.html'),
    ];
    expect((await unerring(next)).code).toBe(0);
    const [[name, triangles]] = ghosts(at('next.html')) as [[string, number]];
    expect(name).toBe('all.json');
    expect(triangles).toBeGreaterThan(12);
    const { volume } = document as { volume: { nearest: number } };
    expect(Object.keys(volume)).toEqual(['nearest']);
    const whole = JSON.parse((await unerring([...args, '--exact-volume'])).out) as typeof document;
    const { numerator, denominator } = whole.volume as { numerator: string; denominator: string };
    expect(whole.volume).toMatchObject({ nearest: volume.nearest });
    expect(rational.toNumber(rational.fromParts(BigInt(numerator), BigInt(denominator)))).toBe(
      volume.nearest,
    );
    const alone = await unerring(['boolean', 'union', files.good, slanted, '-o', out, '--exact-volume']);
    expect([alone.code, alone.err]).toEqual([2, 'unerring: --exact-volume belongs to --json\n']);
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
    // By then the program has started, on a busy machine, too, and the file is read; what follows takes many times as
    // long.
    await new Promise((resolve) => setTimeout(resolve, 4000));
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

  test.each([[[]], [['--format', 'off']]])('reads an exact solid from standard input: %j', async (more) => {
    const [exact, out] = [text(solidFromPlanes(1, 1, 1 / 3)), at('exact-in.off')];
    const ran = await unerring(['boolean', 'union', '-', unit, '-o', out, ...more], {
      input: `\n ${exact}`,
    });
    expect([ran.code, ran.err]).toEqual([0, '']);
    const { numerator, denominator } = solidVolume(
      solidUnion(solidFromPlanes(1, 1, 1 / 3), solidFromMesh((await readMesh(unit)).mesh)),
    );
    expect(ran.out).toContain(`${Number(numerator) / Number(denominator)}`.slice(0, 12));
  });

  test.each([
    [[], 0, 'repaired: parted where the solid touches itself, moved by at most'],
    [
      ['--touching'],
      0,
      'valid: no coordinate was rounded, and nothing meets that did not before; it touches',
    ],
  ] as const)('says that a solid touches itself: %j', async (more, code, said) => {
    const ran = await unerring(['boolean', 'union', unit, diagonal, '-o', at('touching.off'), ...more]);
    expect([ran.code, ran.err]).toEqual([code, '']);
    expect(ran.out).toContain(said);
    const check = await unerring(['check', '--quiet', at('touching.off')]);
    expect(check.code).toBe(more.length);
  });

  test('what cannot be written as it is ends with 1', async () => {
    const args = ['boolean', 'union', unit, endless, '-o', at('far.off')];
    const ran = await unerring(args);
    expect([ran.code, ran.err]).toEqual([1, '']);
    expect(ran.out).toContain('unresolved: 2 vertices have a coordinate beyond the largest double');
    expect(ran.out).toMatch(/volume {3}at least 10\^\d+, beyond the largest double/);
    const document = JSON.parse((await unerring([...args, '--json'])).out) as Record<string, unknown>;
    expect(document).toMatchObject({
      touching: false,
      volume: { nearest: null },
      certificate: { deviation: null },
    });
  });

  test('a result without bound ends with 2, and one line', async () => {
    const [out, exact] = [at('no-bound.off'), at('no-bound.json')];
    const ran = await unerring(['boolean', 'union', unit, space, '-o', out, '--exact', exact]);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toBe(
      `unerring: cannot write ${out}: the result has no bound, and a mesh does not hold that; the exact solid is written: ${exact}\n`,
    );
    expect(existsSync(exact)).toBe(true);
  });

  test.each([
    [
      'an unknown operation',
      ['sum', files.good, files.far, '-o', at('x.off')],
      "boolean: there is no 'sum'; known: union, intersection, difference, xor",
    ],
    ['one mesh', ['difference', files.good, '-o', at('x.off')], 'difference takes two meshes or more, got 1'],
    [
      'one mesh, of which an odd number is asked for',
      ['xor', files.good, '-o', at('x.off')],
      'xor takes two meshes or more, got 1',
    ],
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

  test.each(['union', 'intersection'])('the %s of one mesh is what it encloses', async (operation) => {
    const ran = await unerring(['boolean', operation, files.good, '-o', at('one.off')]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toContain('volume   1\n');
  });

  test('refuses a mesh that is not closed, with an edge that is open', async () => {
    const ran = await unerring(['boolean', 'union', files.good, files.open, '-o', at('x.off')]);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toMatch(/^unerring: .*open\.obj: mesh must be closed, got an edge from .*\n$/);
    // Names of functions help nobody here.
    expect(ran.err).toContain('unerring fill');
    expect(ran.err).not.toMatch(/fillHoles|weldVertices|orientMesh|solidFromMesh/);
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
