import { expect, it } from 'vitest';
import { parseGeoJson, polygonsOfGeoJson } from '../../src/geojson/index.js';
import { polygonUnion } from '../../src/polygons/index.js';

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
