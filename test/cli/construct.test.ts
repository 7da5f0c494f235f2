import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ConstructOptions, constructFrom } from '../../src/cli/construct.js';
import { UsageError } from '../../src/cli/usage-error.js';
import { temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);
const put = (name: string, value: object) => {
  writeFileSync(at(name), JSON.stringify(value));
  return at(name);
};

type Ring = readonly (readonly [number, number])[];
interface Written {
  readonly features: readonly {
    readonly id?: string;
    readonly properties: object | null;
    readonly geometry: { readonly type: string; readonly coordinates: readonly Ring[] };
  }[];
}
const read = (name: string) => JSON.parse(readFileSync(at(name), 'utf8')) as Written;
const line = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Twice the area of a ring of small integers. */
const twice = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    return sum + x * v - u * y;
  }, 0);

const point = (name: string, ...coordinates: number[]) => ({
  type: 'Feature',
  id: name,
  properties: { name },
  geometry: { type: 'Point', coordinates },
});
const shops = put('shops.geojson', {
  type: 'FeatureCollection',
  features: [point('a', 0, 0), point('b', 4, 0), point('c', 0, 4, 7), point('d', 4, 4), point('e', 4, 4)],
});
const street = put('street.geojson', {
  type: 'LineString',
  coordinates: [
    [0, 0],
    [4, 4],
  ],
});
const across = put('across.geojson', {
  type: 'LineString',
  coordinates: [
    [0, 4],
    [4, 0],
  ],
});
const house = put('house.geojson', {
  type: 'Feature',
  id: 7,
  properties: { roof: 'hip' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [8, 0],
        [8, 4],
        [0, 4],
        [0, 0],
      ],
    ],
  },
});

test('cells have the properties of their points, and the area of the box', async () => {
  const { code, out } = await unerring([
    'construct',
    'voronoi',
    shops,
    '-o',
    at('cells.geojson'),
    '--box',
    '0,0,4,4',
  ]);
  expect(code).toBe(0);
  expect(line(out)).toContain('4 cells, 16 corners area 16 doubles nothing was rounded');
  expect(out).toContain('1 point is where another one is');
  const { features } = read('cells.geojson');
  expect(features.map(({ id, properties }) => [id, properties])).toEqual(
    ['a', 'b', 'c', 'd'].map((name) => [name, { name }]),
  );
  expect(features[3]!.geometry.coordinates).toEqual([
    [
      [2, 2],
      [4, 2],
      [4, 4],
      [2, 4],
      [2, 2],
    ],
  ]);
});

test('without a box, cells end half of the longer extent away from the points', async () => {
  const { out } = await unerring(['construct', 'voronoi', shops, street, '--json', '-o', at('far.geojson')]);
  const { area, features, notes } = JSON.parse(out) as {
    area: number;
    features: number;
    notes: { type: string }[];
  };
  expect([area, features]).toEqual([64, 4]);
  expect(notes.map(({ type }) => type)).toEqual(['coincident', 'heights', 'not-points']);
});

test('triangles keep lines, and crossings of lines are corners', async () => {
  await unerring(['construct', 'delaunay', shops, street, '-o', at('kept.geojson')]);
  const kept = read('kept.geojson').features.map(({ geometry }) => geometry.coordinates[0]!);
  expect(kept.map(twice)).toEqual([16, 16]);
  for (const ring of kept)
    expect(ring).toEqual(
      expect.arrayContaining([
        [0, 0],
        [4, 4],
      ]),
    );
  const { code, out } = await unerring([
    'construct',
    'delaunay',
    street,
    across,
    '-o',
    at('crossed.geojson'),
  ]);
  expect([code, line(out)]).toEqual([0, expect.stringContaining('4 triangles, 12 corners area 16')]);
  for (const { geometry } of read('crossed.geojson').features)
    expect(geometry.coordinates[0]).toContainEqual([2, 2]);
});

test('triangles keep the heights of points; what has no place for them says so', async () => {
  const hills = put('hills.geojson', {
    type: 'MultiPoint',
    coordinates: [
      [0, 0, 5],
      [4, 0, 6],
      [0, 4],
    ],
  });
  await unerring(['construct', 'delaunay', hills, '-o', at('hills-out.geojson')]);
  const [triangle] = read('hills-out.geojson').features;
  expect(triangle!.geometry.coordinates).toEqual([
    [
      [0, 0, 5],
      [4, 0, 6],
      [0, 4],
      [0, 0, 5],
    ],
  ]);
  const { out } = await unerring(['construct', 'voronoi', hills, '-o', at('hills-out.geojson')]);
  expect(line(out)).toContain('2 heights are left out');
});

test('thousands of cells take seconds: their areas are not added up', async () => {
  const many = Array.from({ length: 3000 }, (_, i) => [Math.sin(i), Math.cos(i * i)]);
  const points = put('many.geojson', { type: 'MultiPoint', coordinates: many });
  const { out } = await unerring([
    'construct',
    'voronoi',
    points,
    '--json',
    '--box=-1,-1,2,1',
    '-o',
    at('many-out.geojson'),
  ]);
  expect(JSON.parse(out)).toMatchObject({ features: 3000, area: 6 });
});

test('the sides of polygons are edges of triangles', async () => {
  const corner = [
    [0, 0],
    [4, 0],
    [4, 4],
    [3, 1],
    [0, 0],
  ];
  const file = put('corner.geojson', { type: 'Polygon', coordinates: [corner] });
  const { out } = await unerring(['construct', 'delaunay', file, '--json', '-o', at('sides.geojson')]);
  expect(JSON.parse(out)).toMatchObject({ features: 3, area: 8, notes: [] });
});

test('polygons are cut into triangles with the properties of their features', async () => {
  const { out } = await unerring(['construct', 'triangles', house, shops, '-o', at('cut.geojson')]);
  expect(line(out)).toContain('5 features have no polygon: they are left out');
  const { features } = read('cut.geojson');
  expect(features.map(({ geometry }) => twice(geometry.coordinates[0]!))).toEqual([32, 32]);
  expect(features.map(({ id, properties }) => [id, properties])).toEqual([
    [undefined, { roof: 'hip' }],
    [undefined, { roof: 'hip' }],
  ]);
});

test('a skeleton is lines in the place of a polygon, drawn too', async () => {
  const { code, out } = await unerring([
    'construct',
    'skeleton',
    house,
    '-o',
    at('s.geojson'),
    '--svg',
    at('s.svg'),
  ]);
  expect([code, line(out)]).toEqual([0, expect.stringContaining('1 skeleton, 6 corners doubles nothing')]);
  const [feature] = read('s.geojson').features;
  expect(feature).toMatchObject({ id: 7, properties: { roof: 'hip' } });
  expect(feature!.geometry.type).toBe('MultiLineString');
  expect(new Set(feature!.geometry.coordinates.map((ends) => JSON.stringify(ends)))).toEqual(
    new Set(['[[0,0],[2,2]]', '[[8,0],[6,2]]', '[[8,4],[6,2]]', '[[0,4],[2,2]]', '[[2,2],[6,2]]']),
  );
  expect(readFileSync(at('s.svg'), 'utf8').match(/<path class="line" d="M/g)).toHaveLength(5);
});

test('a skeleton of rings that cross begins with what they enclose', async () => {
  const bow = put('bow.geojson', {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [3, 1],
        [3, 0],
        [0, 2],
        [0, 0],
      ],
    ],
  });
  const { code, out } = await unerring(['construct', 'skeleton', bow, '-o', at('bow-lines.geojson')]);
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('1 feature had crossings that were rounded first'),
  ]);
});

test('what has nothing of the kind is an error', async () => {
  for (const [what, file] of [
    ['voronoi', street],
    ['triangles', shops],
    ['skeleton', street],
  ] as const) {
    const { code, err } = await unerring(['construct', what, file, '-o', at('never.geojson')]);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^unerring: there are no (?:points|polygons).*\n$/),
    ]);
  }
});

test('points of one line, and one point, have cells and no triangles', async () => {
  const row = put('row.geojson', {
    type: 'MultiPoint',
    coordinates: [
      [0, 0],
      [1, 1],
      [3, 3],
    ],
  });
  const { out } = await unerring(['construct', 'delaunay', row, '--json', '-o', at('row-out.geojson')]);
  expect(JSON.parse(out)).toMatchObject({ features: 0, area: 0 });
  const one = put('one.geojson', { type: 'Point', coordinates: [1, 1] });
  const cell = await unerring(['construct', 'voronoi', one, '--json', '-o', at('one-out.geojson')]);
  expect(JSON.parse(cell.out)).toMatchObject({ features: 1, area: 4 });
});

test.each<[string, readonly string[], ConstructOptions, string]>([
  [
    'hull',
    [shops],
    { out: 'x' },
    "construct: there is no 'hull'; known: delaunay, voronoi, triangles, skeleton",
  ],
  ['voronoi', [shops], {}, 'say what to write: --out or --svg'],
  ['voronoi', [shops], { out: '-' }, "'-': the result goes to a file, and not to standard output"],
  ['delaunay', [shops], { out: 'x', box: '0,0,1,1' }, '--box is where Voronoi cells end: delaunay has none'],
  [
    'voronoi',
    [shops],
    { out: 'x', box: '1,0,1,1' },
    "--box: expected left below right and low below high, got '1,0,1,1'",
  ],
  [
    'voronoi',
    [shops],
    { out: 'x', box: '1,0' },
    "--box: expected 4 finite numbers left low right high, got '1,0'",
  ],
])('%s of %j with %j', async (what, files, options, message) => {
  await expect(constructFrom(what, files, options)).rejects.toThrow(new UsageError(message));
});
