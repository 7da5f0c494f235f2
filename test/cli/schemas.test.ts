import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { MAP_FINDING_KINDS } from '../../src/cli/mesh/map-findings.js';
import { FINDING_TYPES } from '../../src/mesh/validation/finding-kinds.js';
import { convexSolid, solidToJson } from '../../src/solids/index.js';
import { box, models, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);

const SCHEMAS = 'docs/schemas';

/** A schema that forbids every key which it does not name: what a command writes must be described. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, strict(value)]);
  const closed = 'properties' in schema && (schema as { type?: unknown }).type === 'object';
  return { ...Object.fromEntries(entries), ...(closed && { additionalProperties: false }) };
}

function read(name: string): object {
  return JSON.parse(readFileSync(join(SCHEMAS, `${name}.schema.json`), 'utf8')) as object;
}

/** What judges documents, by schema: to make one takes much longer than to ask it. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(name: string): ValidateFunction {
  let validate = validators.get(name);
  if (validate === undefined) {
    const ajv = new Ajv2020({ allErrors: false, strict: true, allowUnionTypes: true });
    validate = ajv.compile(strict(read(name)) as object);
    validators.set(name, validate);
  }
  return validate;
}

/** The errors of a document; none if it is as its schema says. */
function errorsOf(name: string, document: unknown): unknown {
  const validate = validatorOf(name);
  return validate(document) ? [] : validate.errors;
}

const quads = join(folder, 'quads.obj');
writeFileSync(
  quads,
  'o lid\ng a\nusemtl m\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 5 5 5\nv 0 0 1\nf 1 2 3 4\nf 1 2 6\nf 1 2 6\nf 1 1 2\n',
);
const stl = join(folder, 'cube.stl');
const glb = join(folder, 'cube.glb');
const baseline = join(folder, 'baseline.json');

/** A solid with vertices beyond the largest double. */
const endless = join(folder, 'endless.json');
const side = (normal: [number, number, number], constant: number) => ({ normal, constant });
writeFileSync(
  endless,
  JSON.stringify(
    solidToJson(
      convexSolid([
        side([1, 0, 1e-10], -1e300),
        side([-1, 0, 1e-10], -1e300),
        side([0, 1, 0], -1),
        side([0, -1, 0], -1),
        side([0, 0, -1], -1),
      ]),
    ),
  ),
);

/** A map with an entity in the only brush, which is half a space. */
const level = join(folder, 'level.map');
writeFileSync(
  level,
  '{ "classname" "worldspawn" { ( 0 0 0 ) ( 0 1 0 ) ( 1 0 0 ) a 0 0 0 1 1 } } { "origin" "1 2 3" }',
);

/** Touches the box from 0 to 1 in a vertex; and one that encloses nothing. */
const corner = join(folder, 'corner.obj');
const insideOut = join(folder, 'inside-out.obj');
const corners = join(folder, 'corners.stl');
writeFileSync(corner, box(1, 2));
writeFileSync(insideOut, box(1, 2).replaceAll(/^f (\d+) (\d+) (\d+)$/gm, 'f $1 $3 $2'));

/** A ring that crosses itself, with a decimal that is no double; and a square. */
const star = join(folder, 'star.geojson');
const square = join(folder, 'square.geojson');
writeFileSync(star, '{"type":"Polygon","coordinates":[[[0,0],[3,0.1],[0,1],[3,1],[0,0]],[[5,5],[6,6]]]}');
writeFileSync(square, '{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,1],[0,0]]]}');
const mixed = join(folder, 'mixed.geojson');
writeFileSync(
  mixed,
  JSON.stringify({
    type: 'GeometryCollection',
    geometries: [
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0, 9],
            [2, 0, 9],
            [0, 2, 9],
            [0, 0, 9],
          ],
        ],
      },
      {
        type: 'MultiPoint',
        coordinates: [
          [7, 7],
          [8, 7],
          [7, 7],
          [7.5, 9],
        ],
      },
    ],
  }),
);

const runs: readonly [string, readonly string[]][] = [
  ['check', ['check', '--json', files.good]],
  [
    'check',
    ['check', '--json', files.crossing, quads, files.broken, files.empty, '--weld', '--allow', 'border-edge'],
  ],
  ['check', ['check', '--json', files.halves, '--weld-within', '0.002', '--baseline', baseline]],
  ['check', ['check', '--json', files.open, files.halves, '--baseline', baseline, '--first']],
  ['convert', ['convert', '--json', files.good, stl]],
  ['convert', ['convert', '--json', quads, glb]],
  ['convert', ['weld', '--json', files.halves, '--out', join(folder, 'w.ply'), '--within', '0.002']],
  ['check', ['check', '--json', stl, glb]],
  ['volume', ['volume', '--json', files.good]],
  ['volume', ['volume', '--json', quads, files.broken, files.open, insideOut]],
  ['info', ['info', '--json', files.good]],
  ['info', ['info', '--json', quads, files.broken]],
  [
    'locate',
    [
      'locate',
      '--json',
      files.good,
      '--point',
      '0,0,0',
      '--point',
      '0.5,0,0',
      '--point',
      '9,9,9',
      '--winding',
    ],
  ],
  ['locate', ['locate', '--json', files.good, '--point', '0.25,0.5,0', '--point', '0.5,0.5,0.5']],
  [
    'raycast',
    ['raycast', '--json', glb, '--ray', '0.25,0.5,-1,0,0,1', '--ray', '0,0,0,1,0,0', '--ray', '9,9,9,1,1,1'],
  ],
  ['raycast', ['raycast', '--json', stl, '--ray', '0,0,0,1,1,1', '--segment', '--mode', 'any']],
  [
    'sweep',
    [
      ...[
        'sweep',
        '--json',
        glb,
        '--sphere',
        '0.5',
        '--exact-time',
        '--from',
        '1.25,0.5,3',
        '--along',
        '0,0,-4',
      ],
      ...['--from', '0.5,0.5,1', '--along', '0,0,-1', '--from', '9,9,9', '--along', '0,0,0'],
    ],
  ],
  ['sweep', ['sweep', '--json', stl, '--box', '1,1,1', '--from', '0,0,9', '--along', '0,0,-9', '--entering']],
  [
    'sweep',
    [
      ...['sweep', '--json', quads, '--capsule', '0,1,0,2', '--from', '0,0,9', '--along', '0,0,-9'],
      ...['--mode', 'any'],
    ],
  ],
  ['section', ['section', '--json', files.good, '--layers', '0,1,4']],
  ['section', ['section', '--json', files.open, '--plane', '0,0,1,-0.5', '--plane', '1,1,1,-1']],
  ['section', ['section', '--json', join(folder, 'missing.obj'), '--plane', '0,0,1,0']],
  ['intersect', ['intersect', '--json', files.good, files.shifted]],
  ['intersect', ['intersect', '--json', files.good, files.inner]],
  [
    'boolean',
    [
      'boolean',
      'xor',
      '--json',
      files.good,
      files.shifted,
      '-o',
      join(folder, 'xor.off'),
      '--exact',
      join(folder, 'xor.json'),
    ],
  ],
  ['boolean', ['boolean', 'union', '--json', stl, files.far, '-o', join(folder, 'far.ply')]],
  ['boolean', ['boolean', 'union', '--json', endless, files.far, '-o', join(folder, 'endless.off')]],
  ['boolean', ['boolean', 'union', '--json', files.good, corner, insideOut, '-o', corners, '--round']],
  [
    'polygons',
    [
      'polygons',
      'union',
      '--json',
      star,
      square,
      '-o',
      join(folder, 'u.geojson'),
      '--svg',
      join(folder, 'u.svg'),
    ],
  ],
  ['polygons', ['polygons', 'valid', '--json', star, '--rule', 'non-zero']],
  [
    'polygons',
    ['polygons', 'offset', '--json', star, '--distance', '0.25', '-o', join(folder, 'wide.geojson')],
  ],
  [
    'polygons',
    ['polygons', 'buffer', '--json', star, mixed, '--distance', '1', '-o', join(folder, 'near.geojson')],
  ],
  ['polygons', ['polygons', 'sum', '--json', star, mixed, '-o', join(folder, 'sum.geojson')]],
  ...(['delaunay', 'voronoi', 'triangles', 'skeleton'] as const).map((what): [string, readonly string[]] => [
    'construct',
    ['construct', what, '--json', star, mixed, '-o', join(folder, `${what}.geojson`)],
  ]),
  ['check', ['check', '--json', level]],
  ['convert', ['orient', '--json', insideOut, '--out', join(folder, 'turned.off')]],
  ['convert', ['fill', '--json', insideOut, '--out', join(folder, 'filled.off')]],
  ['convert', ['transform', '--json', insideOut, '--out', join(folder, 'put.off'), '--mirror', '1,0,0,0']],
  ['explain', ['explain', '--json']],
  // What cannot be used is told there, too.
  ['locate', ['locate', '--json', endless, '--point', '0,0,0']],
  ['raycast', ['raycast', '--json', join(folder, 'missing.obj'), '--ray', '0,0,0,1,1,1']],
  [
    'sweep',
    [
      ...['sweep', '--json', join(folder, 'missing.obj')],
      ...['--sphere', '1', '--from', '0,0,0', '--along', '0,0,0'],
    ],
  ],
  ['intersect', ['intersect', '--json', files.good, join(folder, 'missing.obj')]],
];

describe('what commands write is as their schemas say', () => {
  // One after the other: some read what others wrote.
  test.each(runs)('%s: %j', async (schema, args) => {
    if (args.includes(baseline)) {
      const accept = ['check', files.halves, '--quiet', '--baseline', baseline, '--write-baseline'];
      await unerring(accept);
      expect(errorsOf('baseline', JSON.parse(readFileSync(baseline, 'utf8')))).toEqual([]);
    }
    const { out } = await unerring(args);
    expect(errorsOf(schema, JSON.parse(out))).toEqual([]);
  });

  test('check --ndjson after Ctrl-C: each line is a file', async () => {
    const { out } = await unerring(['check', '--ndjson', files.crossing, '-', files.good], {
      keepsInput: true,
      interruptWhen: (text) => text.includes('crossing.obj'),
    });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(lines).toHaveLength(3);
    expect(errorsOf('check', lines)).toEqual([]);
  });
});

describe('lines of the protocol', () => {
  const strange = [
    '{"hello":1,"id":null}',
    '{"id":true,"question":"orient2d","values":[0,"0X.8P1","-0x1p-1074",1e-7,2,"+0x3"]}',
    '{"id":2,"question":"nope","values":[]}',
  ];
  const lines = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);

  test.each(['decimal', 'hex'])('requests and responses are as their schemas say: %s', async (numbers) => {
    const requests = await unerring([
      'suite',
      'gen',
      'segmentSegment2d',
      '--count',
      '40',
      '--numbers',
      numbers,
    ]);
    const input = `${requests.out}${strange.join('\n')}`;
    for (const line of lines(input)) expect(errorsOf('oracle-request', line)).toEqual([]);
    const responses = await unerring(['oracle', 'serve'], { input: `${input}\nx` });
    expect(lines(responses.out)).toHaveLength(44);
    for (const line of lines(responses.out)) expect(errorsOf('oracle-response', line)).toEqual([]);
  });

  test.each([
    ['oracle-request', { question: 'orient2d', values: [] }],
    ['oracle-request', { id: [], question: 'orient2d', values: [] }],
    ['oracle-request', { id: 1, question: 'orient2d', values: ['1'] }],
    ['oracle-request', { id: 1, question: 'orient2d', values: ['0x'] }],
    ['oracle-request', { id: 1, question: 'orient2d', values: [null] }],
    ['oracle-request', { hello: 2 }],
    ['oracle-response', { id: 1 }],
    ['oracle-response', { answer: 1 }],
    ['oracle-response', { id: 1, answer: 1, error: 'x' }],
    ['oracle-response', { id: 1, answer: [] }],
    ['oracle-response', { id: 1, error: 'two\nlines' }],
  ])('what is none is refused: %s %j', (schema, line) => {
    expect(errorsOf(schema, line)).not.toEqual([]);
  });
});

test('a schema does not let everything through', () => {
  const document = {
    mesh: 'x',
    complete: true,
    points: [{ point: [0, 0, 0], location: 'inside', feature: { type: 'interior', index: 0 } }],
  };
  expect(errorsOf('locate', document)).toEqual([]);
  expect(errorsOf('locate', { ...document, more: 1 })).not.toEqual([]);
  expect(
    errorsOf('locate', {
      ...document,
      points: [{ point: [0, 0], location: 'inside', feature: { type: 'interior', index: 0 } }],
    }),
  ).not.toEqual([]);
  expect(errorsOf('locate', { ...document, complete: 'yes' })).not.toEqual([]);
});

test('every schema is listed in the documentation, and all kinds of findings in the schemas', () => {
  const docs = readFileSync('docs/command-line.md', 'utf8');
  for (const name of readdirSync(SCHEMAS)) expect(docs).toContain(`(schemas/${name})`);
  for (const name of ['check', 'explain']) {
    const kinds = JSON.stringify(read(name)).match(/"type":\{"enum":(\[[^\]]*\])/)![1]!;
    const known = Object.keys(FINDING_TYPES);
    expect(JSON.parse(kinds)).toEqual(name === 'explain' ? [...known, ...MAP_FINDING_KINDS] : known);
  }
});
