import { expect, it } from 'vitest';
import { parseGeoJson, polygonsOfGeoJson } from '../../src/geojson/index.js';
import {
  canonicalPolygonText,
  type PolygonSet,
  polygonDifference,
  polygonIntersection,
  polygonSet,
  polygonSymmetricDifference,
  polygonUnion,
} from '../../src/polygons/index.js';

const ask = polygonUnion as (...all: readonly unknown[]) => unknown;

it('lines and points are no polygons, and no way is named that leads nowhere', () => {
  expect(() => ask({ type: 'Point', coordinates: [1, 2] })).toThrow(
    /got a GeoJSON Point, which has no inside$/,
  );
  expect(() =>
    ask({
      type: 'LineString',
      coordinates: [
        [1, 2],
        [2, 3],
      ],
    }),
  ).toThrow(/got a GeoJSON LineString, which has no inside: bufferPolyline2d makes polygons around lines$/);
});

it('holes under another name are told', () => {
  const ring = [
    [0, 0],
    [4, 0],
    [0, 4],
  ];
  expect(() => ask({ outer: ring, hole: [ring] })).toThrow('pass {outer: v.outer, holes: v.hole}');
});

it('polygons of a file are those of its document', () => {
  const file = parseGeoJson('{"type":"Polygon","coordinates":[[[0,0],[1,0],[0,1],[0,0]]]}');
  expect(polygonsOfGeoJson(file)).toEqual(polygonsOfGeoJson(file.document));
});

type Ask = (...all: readonly unknown[]) => PolygonSet;
const combinations = [
  polygonUnion,
  polygonIntersection,
  polygonDifference,
  polygonSymmetricDifference,
] as readonly Ask[];

it.each(combinations.map((combine) => [combine.name, combine] as const))(
  '%s says how several operands are passed that came in one list',
  (name, combine) => {
    const a = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ];
    const b = a.map(([x, y]) => [x! + 1, y! + 1]);
    const geometry = (ring: unknown) => ({ type: 'Polygon', coordinates: [ring] });
    const lists = [
      [polygonSet(a as never), polygonSet(b as never)],
      [geometry(a), geometry(b)],
      [[[a]], [[b]]],
      [polygonSet(a as never), b],
      [[a], geometry(b)],
      [{ outer: a }, polygonSet(b as never)],
    ];
    const expected = canonicalPolygonText(combine(a, b));
    for (const list of lists) {
      expect(() => combine(list)).toThrow(`: pass each as an argument of its own, ${name}(...v)`);
      expect(canonicalPolygonText(combine(...list))).toBe(expected);
    }
  },
);

it('polygonSet says who takes several', () => {
  const set = polygonSet([
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
  const make = polygonSet as Ask;
  expect(() => make([set, set])).toThrow(': pass each as an argument of its own, polygonUnion(...v)');
  for (const second of [set, [[0, 0]], { outer: [] }, { type: 'Polygon', coordinates: [] }])
    expect(() => make(set, second)).toThrow(
      /^polygonSet: options must be an object of options, got .*: pass several to polygonUnion\(a, b\)$/,
    );
  // A list with something else in it is told what is wrong there.
  expect(() => make([set, 7])).toThrow('polygons[0] must be {outer, holes}');
});

it('what is left out of polygons is counted', () => {
  const ring = (z: readonly number[]) => [
    [0, 0, ...z],
    [1, 0],
    [0, 1, ...z],
    [0, 0],
  ];
  const none = { points: 0, lines: 0, heights: 0 };
  const square = { type: 'Polygon', coordinates: [ring([])] };
  expect(polygonsOfGeoJson(square as never).leftOut).toEqual(none);
  const geometries = [
    { type: 'Polygon', coordinates: [ring([5]), ring([5, 6])] },
    { type: 'MultiPolygon', coordinates: [[ring([1])]] },
    { type: 'Point', coordinates: [1, 2, 3] },
    {
      type: 'MultiPoint',
      coordinates: [
        [1, 2],
        [3, 4],
      ],
    },
    {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [3, 4, 5],
      ],
    },
    {
      type: 'GeometryCollection',
      geometries: [
        {
          type: 'MultiLineString',
          coordinates: [
            [
              [0, 0],
              [1, 1],
            ],
            [
              [2, 2],
              [3, 3],
            ],
          ],
        },
      ],
    },
  ];
  const leftOut = { points: 3, lines: 3, heights: 6 };
  expect(polygonsOfGeoJson({ type: 'GeometryCollection', geometries } as never).leftOut).toEqual(leftOut);
  const features = geometries.map((geometry) => ({ type: 'Feature', geometry, properties: {} }));
  const all = {
    type: 'FeatureCollection',
    features: [...features, { type: 'Feature', geometry: null, properties: {} }],
  };
  const found = polygonsOfGeoJson(all as never);
  expect(found.leftOut).toEqual(leftOut);
  expect(polygonsOfGeoJson(parseGeoJson(JSON.stringify(all)))).toEqual(found);
  expect(polygonSet(found).polygons).toHaveLength(1);
});
