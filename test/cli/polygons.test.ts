import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { polygonsSvg } from '../../src/cli/polygons/polygons-svg.js';
import { type PolygonsOptions, polygons } from '../../src/cli/polygons.js';
import { UsageError } from '../../src/cli/usage-error.js';
import { temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);
const put = (name: string, value: unknown) => {
  writeFileSync(at(name), typeof value === 'string' ? value : JSON.stringify(value));
  return at(name);
};
const ring = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
];
const square = (x: number, y: number, size: number) => ({ type: 'Polygon', coordinates: [ring(x, y, size)] });
const feature = (name: string, geometry: object | null) => ({
  type: 'Feature',
  id: name,
  properties: { name },
  geometry,
});

const a = put('a.geojson', square(0, 0, 4));
const b = put('b.geojson', { type: 'Feature', properties: null, geometry: square(2, 2, 4) });
const town = put('town.geojson', {
  type: 'FeatureCollection',
  name: 'all',
  features: [
    feature('in', square(0, 0, 1)),
    feature('out', square(9, 9, 1)),
    feature('half', { type: 'MultiPolygon', coordinates: [[ring(3, 3, 2)], [ring(3, 3, 1)]] }),
    feature('well', { type: 'Point', coordinates: [9, 9] }),
  ],
});
const bowTie = put('bow-tie.geojson', {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
      [0, 0],
    ],
  ],
});
const read = (name: string) => JSON.parse(readFileSync(at(name), 'utf8')) as never;

test('a union: a feature of a closed ring, and a picture', async () => {
  const { code, out, err } = await unerring([
    'polygons',
    'union',
    a,
    b,
    '-o',
    at('c.geojson'),
    '--svg',
    at('c.svg'),
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe(
    `1 polygon, 0 holes, 8 vertices\n  area     28\n  doubles  valid: nothing was rounded\n  written  ${at('c.geojson')}\n  written  ${at('c.svg')}\n`,
  );
  const outline = [
    [0, 0],
    [4, 0],
    [4, 2],
    [6, 2],
    [6, 6],
    [2, 6],
    [2, 4],
    [0, 4],
    [0, 0],
  ];
  expect(read('c.geojson')).toEqual({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: [outline] },
  });
  const svg = readFileSync(at('c.svg'), 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 820 820"/);
  expect(svg.match(/<path d="M[^"]*Z"/g)).toHaveLength(1);
});

test.each([
  ['intersection', [a, b], 4],
  ['difference', [a, b], 12],
  ['xor', [a, b], 24],
  ['union', [bowTie], 2],
] as const)('%s of files', async (operation, files, area) => {
  const args = ['polygons', operation, ...files, '--json', '-o', at(`${operation}.geojson`)];
  const { code, out } = await unerring(args);
  expect([code, (JSON.parse(out) as { area: number }).area]).toEqual([0, area]);
});

test('clip keeps features with their properties, and points inside', async () => {
  const { code, out } = await unerring(['polygons', 'clip', town, a, '--json', '-o', at('clip.geojson')]);
  expect([code, (JSON.parse(out) as { area: number }).area]).toEqual([0, 2]);
  const { name, features } = read('clip.geojson') as {
    name: string;
    features: { id: string; geometry: object }[];
  };
  expect([name, features.map(({ id }) => id)]).toEqual(['all', ['in', 'half']]);
  expect(features[1]!.geometry).toEqual(square(3, 3, 1));
});

test('clip cuts lines, and keeps points on the boundary', async () => {
  const roads = put('roads.geojson', {
    type: 'FeatureCollection',
    bbox: [-9, -9, 99, 99],
    features: [
      feature('far', {
        type: 'LineString',
        coordinates: [
          [10, 10],
          [20, 20],
        ],
      }),
      feature('through', {
        type: 'LineString',
        coordinates: [
          [-2, 1],
          [2, 1],
          [2, 9],
        ],
      }),
      feature('twice', {
        type: 'MultiLineString',
        coordinates: [
          [
            [-1, 3],
            [5, 3],
          ],
          [
            [1, 1, 7],
            [2, 2, 8],
          ],
        ],
      }),
      feature('stops', {
        type: 'MultiPoint',
        coordinates: [
          [4, 4],
          [5, 5],
          [1, 1],
        ],
      }),
      feature('both', {
        type: 'GeometryCollection',
        geometries: [
          square(3, 3, 9),
          { type: 'Point', coordinates: [9, 9] },
          { type: 'Point', coordinates: [2, 2] },
        ],
      }),
      feature('none', null),
    ],
  });
  const { code, out } = await unerring(['polygons', 'clip', roads, a, '-o', at('cut.geojson')]);
  expect([code, out.replaceAll(/\s+/g, ' ')]).toEqual([
    0,
    expect.stringContaining('nothing is left of 1 feature '),
  ]);
  const { features, ...others } = read('cut.geojson') as {
    features: { id: string; geometry: object | null }[];
  };
  expect(others).toEqual({ type: 'FeatureCollection' });
  expect(features.map(({ id, geometry }) => [id, geometry])).toEqual([
    [
      'through',
      {
        type: 'LineString',
        coordinates: [
          [0, 1],
          [2, 1],
          [2, 4],
        ],
      },
    ],
    [
      'twice',
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [0, 3],
            [4, 3],
          ],
          [
            [1, 1, 7],
            [2, 2, 8],
          ],
        ],
      },
    ],
    [
      'stops',
      {
        type: 'MultiPoint',
        coordinates: [
          [4, 4],
          [1, 1],
        ],
      },
    ],
    [
      'both',
      { type: 'GeometryCollection', geometries: [square(3, 3, 1), { type: 'Point', coordinates: [2, 2] }] },
    ],
    ['none', null],
  ]);
});

test('bounds of features that are changed are not kept, and what is lost is told', async () => {
  const mixed = put('mixed.geojson', {
    ...feature('mixed', {
      type: 'GeometryCollection',
      geometries: [square(0, 0, 4), { type: 'Point', coordinates: [9, 9] }],
    }),
    bbox: [0, 0, 9, 9],
  });
  const { out } = await unerring([
    'polygons',
    'offset',
    mixed,
    '--distance=1',
    '-o',
    at('mixed-out.geojson'),
  ]);
  expect(out).toContain('a point or line is left out');
  expect((read('mixed-out.geojson') as { features: object[] }).features).toEqual([
    feature('mixed', square(-1, -1, 6)),
  ]);
  const gone = await unerring(['polygons', 'offset', mixed, '--distance=-9', '-o', at('mixed-out.geojson')]);
  expect(gone.out).toContain('nothing is left of 1 feature');
});

test('valid says which polygons of a feature overlap', async () => {
  const pair = put('pair.geojson', {
    type: 'MultiPolygon',
    coordinates: [[ring(0, 0, 4)], [ring(9, 9, 1)], [ring(2, 2, 4)]],
  });
  const { code, out } = await unerring(['polygons', 'valid', pair]);
  expect([code, out.replaceAll(/\s+/g, ' ')]).toEqual([
    1,
    expect.stringContaining(`${pair}: feature 0, polygons 0 and 2: polygons-overlap`),
  ]);
});

test('valid says what is wrong and where, and writes polygons that are valid', async () => {
  const { code, out } = await unerring(['polygons', 'valid', bowTie, '-o', at('valid.geojson')]);
  expect(code).toBe(1);
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    `${bowTie}: feature 0, polygon 0: self-crossing of ring 0 at (1, 1)`,
  );
  expect((await unerring(['polygons', 'valid', at('valid.geojson')])).code).toBe(0);
});

test('an exact set is written, and combined further without loss', async () => {
  const third = put('third.geojson', {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [3, 1],
        [0, 1],
        [3, 0],
        [0, 0],
      ],
    ],
  });
  const exact = at('exact.json');
  await unerring(['polygons', 'difference', third, a, '--exact', exact]);
  expect(read('exact.json')).toHaveProperty('format', 'unerring-polygon-set');
  const { code, out } = await unerring(['polygons', 'xor', exact, third, '--json', '-o', at('rest.geojson')]);
  expect([code, (JSON.parse(out) as { area: number }).area]).toEqual([0, 1.5]);
});

test('standard input, and errors with their place', async () => {
  const text = readFileSync(a, 'utf8');
  const { code } = await unerring(['polygons', 'union', '-', b, '-o', at('stdin.geojson')], { input: text });
  expect(code).toBe(0);
  const broken = put('broken.geojson', '{"type":"Polygon",\n"coordinates":[[0]]}');
  const { code: failed, err } = await unerring(['polygons', 'union', broken, '-o', at('never.geojson')]);
  expect(failed).toBe(2);
  expect(err).toBe(`unerring: ${broken}:2:17: coordinates[0][0] must be a position, got 0\n`);
});

test.each([
  ['difference', [a], { out: at('x.geojson') }, 'difference takes 2 files or more, got 1'],
  ['union', [a], {}, 'say what to write: --out, --exact or --svg'],
  ['union', [a], { out: '-' }, "'-': the result goes to a file, and not to standard output"],
  ['clip', [town, a], { exact: at('x.json') }, '--exact keeps one set: clip makes one for each feature'],
  ['union', [a], { svg: at('x.png') }, `--svg takes a file name that ends in .svg, got '${at('x.png')}'`],
  ['union', [a], { out: a }, `--out would overwrite ${a}, which is read; --force allows it`],
] as const)('%s of %j with %j is refused', async (operation, files, options, message) => {
  const failure = await polygons(operation, files, options as PolygonsOptions).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(UsageError);
  expect((failure as Error).message).toBe(message);
});

test('pictures of nothing, of the largest numbers and of names with markup', () => {
  expect(polygonsSvg([], 'a <b>')).toContain('<title>a &lt;b&gt;</title>');
  const wide = polygonsSvg(
    [
      [
        [
          [-1.7e308, 0],
          [1.7e308, 0],
          [0, 1e308],
        ],
      ],
    ],
    'wide',
  );
  expect(wide).toContain('d="M10 245.29L810 245.29L410 10Z"');
});

test('coordinates are rounded to a grid, and what vanishes is told', async () => {
  const thin = put('thin.geojson', { type: 'Polygon', coordinates: [[...ring(0.3, 0.2, 4.5)]] });
  const sliver = put('sliver.geojson', {
    type: 'Polygon',
    coordinates: [
      [
        [9, 0],
        [19, 0.25],
        [29, 0],
      ],
    ],
  });
  const args = ['polygons', 'union', thin, sliver, '--json', '-o', at('grid.geojson'), '--grid', '1'];
  const { code, out } = await unerring(args);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ certificate: 'repaired', vanished: 1, polygons: 1, vertices: 4 });
  expect(read('grid.geojson')).toHaveProperty('geometry.coordinates', [ring(0, 0, 5)]);
  for (const bad of ['0', '-1', 'x']) {
    const { code: refused, err } = await unerring([...args.slice(0, -1), bad]);
    expect([refused, err]).toEqual([2, expect.stringMatching(/^unerring: --grid: expected .*\n$/)]);
  }
});

test('offset moves the edges of each feature, and says that corners are rounded', async () => {
  const run = (distance: string, file: string) =>
    unerring(['polygons', 'offset', file, `--distance=${distance}`, '--json', '-o', at('moved.geojson')]);
  const wide = JSON.parse((await run('0.5', town)).out) as object;
  expect(wide).toMatchObject({ polygons: 3, area: 4 + 4 + 9, certificate: 'valid', deviation: 0 });
  expect((read('moved.geojson') as { features: object[] }).features[0]).toEqual(
    feature('in', square(-0.5, -0.5, 2)),
  );
  expect(JSON.parse((await run('-2', a)).out)).toMatchObject({ polygons: 0, area: 0 });
  expect(JSON.parse((await run('-1.9999999999999998', a)).out)).toMatchObject({ polygons: 1 });
  const triangle = put('triangle.geojson', {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [4, 1],
        [1, 4],
        [0, 0],
      ],
    ],
  });
  const { certificate, deviation } = JSON.parse((await run('1', triangle)).out) as never;
  expect([certificate, deviation < 1e-14 && deviation > 0]).toEqual(['rounded', true]);
});

test('buffers of polygons, lines and points, outside and inside', async () => {
  const path = put('path.geojson', {
    type: 'FeatureCollection',
    features: [
      feature('park', square(0, 0, 4)),
      feature('street', {
        type: 'LineString',
        coordinates: [
          [0, 9],
          [4, 9],
        ],
      }),
      feature('tree', {
        type: 'MultiPoint',
        coordinates: [
          [20, 0],
          [21, 0],
        ],
      }),
      feature('nothing', null),
    ],
  });
  const run = async (...options: string[]) => {
    const args = ['polygons', 'buffer', path, ...options, '--json', '-o', at('near.geojson')];
    return JSON.parse((await unerring(args)).out) as { area: number; tolerance: number; deviation: number };
  };
  const outside = await run('--distance', '1', '--tolerance', '0.001');
  const inside = await run('--distance', '1', '--tolerance', '0.001', '--inside');
  // A square and a strip with rounded corners, two disks that overlap.
  const lens = 2 * Math.PI - 2 * (Math.acos(0.5) - Math.sqrt(3) / 4);
  const exact = 16 + 16 + Math.PI + (8 + Math.PI) + lens;
  expect([inside.area < exact, outside.area > exact, outside.area - inside.area < 0.1]).toEqual([
    true,
    true,
    true,
  ]);
  expect(outside.deviation).toBeLessThanOrEqual(0.001 + 1e-14);
  const { features } = read('near.geojson') as { features: { id: string }[] };
  expect(features.map(({ id }) => id)).toEqual(['park', 'street', 'tree', 'nothing']);
  expect(await run('--distance=-1')).toMatchObject({ polygons: 1, area: 4, tolerance: 0.01 });
  expect(await run('--distance=-2')).toMatchObject({ polygons: 0, area: 0 });
});

test('a sum, exactly: it is combined further without loss', async () => {
  const exact = at('sum.json');
  const { out } = await unerring([
    'polygons',
    'sum',
    a,
    b,
    '--json',
    '-o',
    at('sum.geojson'),
    '--exact',
    exact,
  ]);
  expect(JSON.parse(out)).toMatchObject({ polygons: 1, area: 64 });
  expect((read('sum.geojson') as { geometry: object }).geometry).toEqual(square(2, 2, 8));
  const rest = await unerring(['polygons', 'difference', exact, a, '--json', '-o', at('rest.geojson')]);
  expect(JSON.parse(rest.out)).toMatchObject({ area: 60 });
});

test('what is left out is said', async () => {
  const well = put('well.geojson', { type: 'Point', coordinates: [1, 1] });
  const high = put('high.geojson', { type: 'Polygon', coordinates: [ring(0, 0, 1).map((p) => [...p, 8])] });
  const { out } = await unerring(['polygons', 'union', well, high, '-o', at('left.geojson')]);
  expect(out).toContain(`note     ${well}: a point or line is left out\n`);
  expect(out).toContain(`note     ${high}: 5 heights are left out\n`);
  const ways = put('ways.geojson', {
    type: 'GeometryCollection',
    geometries: [
      {
        type: 'LineString',
        coordinates: [
          [-1, 0.5, 7],
          [9, 0.5, 7],
        ],
      },
      {
        type: 'MultiPoint',
        coordinates: [
          [0.5, 0.5, 7],
          [0.25, 0.5],
        ],
      },
    ],
  });
  const clip = await unerring(['polygons', 'clip', ways, high, ways, '-o', at('left.geojson')]);
  expect(clip.out).toContain(`note     ${high}: 5 heights are left out\n`);
  // What cuts is one set, in which points and lines have no place; a line that is cut has no heights.
  expect(clip.out).toContain(`note     ${ways}: 3 points and lines are left out\n`);
  expect(clip.out).toContain(`note     ${ways}: 2 heights of points and lines are left out\n`);
  const near = await unerring(['polygons', 'buffer', ways, '--distance=1', '-o', at('left.geojson')]);
  expect(near.out).toContain(`note     ${ways}: 3 heights of points and lines are left out\n`);
  const { err, code } = await unerring(['polygons', 'sum', high, well, '-o', at('left.geojson')]);
  expect([code, err]).toEqual([
    2,
    `unerring: ${well} must be polygons that enclose an area, got none that do\n`,
  ]);
  const fine = await unerring([
    'polygons',
    'buffer',
    high,
    '--distance=1',
    '--tolerance=1e-20',
    '-o',
    at('left.geojson'),
  ]);
  expect([fine.code, fine.err]).toEqual([
    2,
    expect.stringMatching(/^unerring: --tolerance must be at least /),
  ]);
});

test.each<[string, readonly string[], PolygonsOptions, string]>([
  ['offset', [a], { out: 'x' }, 'offset needs --distance: how far it goes outwards'],
  ['offset', [a], { out: 'x', distance: 'far' }, "--distance: expected 1 finite numbers d, got 'far'"],
  [
    'buffer',
    [a],
    { out: 'x', distance: '1', tolerance: '0' },
    "--tolerance: expected a number above 0, got '0'",
  ],
  [
    'offset',
    [a],
    { out: 'x', distance: '1', tolerance: '1' },
    '--tolerance is how far arcs of a buffer may be off: offset has none',
  ],
  ['offset', [a], { out: 'x', distance: '1', inside: true }, '--inside is about buffers: offset has none'],
  ['union', [a], { out: 'x', distance: '1' }, '--distance is how far offset and buffer go: union has none'],
  ['sum', [a, b, a], { out: 'x' }, 'sum takes two files, got 3'],
  [
    'offset',
    [a],
    { exact: 'x.json', distance: '1' },
    '--exact keeps one set: offset makes one for each feature',
  ],
])('%s of %j with %j', async (operation, files, options, message) => {
  await expect(polygons(operation, files, options)).rejects.toThrow(new UsageError(message));
});
