import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FormatError,
  type GeoJson,
  geoJsonOfPolygons,
  parseGeoJson,
  polygonsOfGeoJson,
  writeGeoJson,
} from '../../src/geojson/index.js';

const square = '[[[0,0],[1,0],[1,1],[0,1],[0,0]]]';
const messageOf = (text: string): string => {
  try {
    parseGeoJson(text, { name: 'a.geojson' });
  } catch (error) {
    expect(error).toBeInstanceOf(FormatError);
    return (error as Error).message;
  }
  return 'no error';
};

describe('reading', () => {
  test('features keep their properties, ids and members of any name', () => {
    const text = `{"type":"FeatureCollection","crs":{"type":"name"},"features":[
      {"type":"Feature","id":7,"bbox":[0,0,1,1],"properties":{"a":[1,null,{"b":"\\u00e9\\n"}],"__proto__":2},
       "geometry":{"type":"Polygon","coordinates":${square}}},
      {"type":"Feature","properties":null,"geometry":null}]}`;
    const { document, features, notes } = parseGeoJson(text);
    expect(document).toEqual(JSON.parse(text));
    expect(Object.hasOwn(features[0]!.properties!, '__proto__')).toBe(true);
    expect(features).toHaveLength(2);
    expect(features[0]!.id).toBe(7);
    expect(notes).toEqual([]);
  });

  test('a geometry alone is a feature without properties', () => {
    const { features } = parseGeoJson('\ufeff{"type":"Point","coordinates":[1,2,3]}');
    expect(features).toEqual([
      { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2, 3] }, properties: null },
    ]);
  });

  test('decimals become the nearest doubles, and notes say which were none', () => {
    const { document, notes } = parseGeoJson(
      '{"type":"MultiPoint","coordinates":[[0.5,0.1],\n[0.1000000000000000055511151231257827021181583404541015625, 0.12345678901234567890],[9007199254740993,-0]]}',
    );
    expect(document).toEqual({
      type: 'MultiPoint',
      coordinates: [
        [0.5, 0.1],
        [0.1, 0.12345678901234568],
        [9007199254740992, -0],
      ],
    });
    expect(notes.map(({ type, count, line, column }) => [type, count, line, column])).toEqual([
      ['not-doubles', 1, 1, 42],
      ['digits-lost', 2, 2, 61],
    ]);
    expect(notes[1]!.message).toBe('2 decimals have more digits than a double keeps: the nearest is taken');
  });

  test.each([
    ['0', 0],
    ['-0.0e5', 0],
    ['1e-400', 1],
    ['1e23', 1],
    ['9007199254740994', 0],
    ['1.7976931348623157e308', 1],
    ['5e-324', 1],
    ['0.25', 0],
    ['12345678901234567890123456789', 1],
    ['144115188075855870', 1],
    ['144115188075855872', 0],
  ])('%s has %i notes', (decimal, count) => {
    expect(parseGeoJson(`{"type":"Point","coordinates":[${decimal},0]}`).notes).toHaveLength(count);
  });

  test('rings that are open or short are taken, and noted', () => {
    const { notes } = parseGeoJson(
      '{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1]]],\n[[[0,0],[1,0],[0,0]],[]]]}',
    );
    expect(notes.map(({ message, line }) => `${line} ${message}`)).toEqual([
      '1 1 ring does not end where it begins: taken as closed',
      '2 1 ring has fewer than three corners: without area',
    ]);
  });

  test('a member that is there twice is noted, the last one counts', () => {
    const { document, notes } = parseGeoJson(
      '{"type":"Point","type":"Point","coordinates":[1,2],"coordinates":[3,4]}',
    );
    expect(document).toEqual({ type: 'Point', coordinates: [3, 4] });
    expect(notes.map(({ type, count, column }) => [type, count, column])).toEqual([['members-twice', 2, 17]]);
  });

  test.each([
    ['', 'a.geojson:1:1: expected a JSON value, found the end of the text'],
    ['{"type":"Point","coordinates":[1,2]} x', "a.geojson:1:38: expected the end of the text, found 'x'"],
    ['{"type":"Point",\n"coordinates":[1,]}', "a.geojson:2:18: expected a JSON value, found ']'"],
    ['{"type":"Point" "coordinates":[1,2]}', "a.geojson:1:17: expected ',' or '}', found '\"'"],
    ['{"type":"Point","coordinates":[1,NaN]}', "a.geojson:1:34: expected a JSON value, found 'NaN'"],
    ['{"type":"Point","coordinates":[1,01]}', "a.geojson:1:35: expected ',' or ']', found '1'"],
    [
      '{"type":"Point","coordinates":[1,1e999]}',
      'a.geojson:1:34: expected a number within the doubles, found 1e999',
    ],
    [
      '{"type":"Point","coordinates":[1]}',
      'a.geojson:1:31: coordinates must be a position of at least 2 numbers, got 1',
    ],
    [
      '{"type":"Polygon","coordinates":[[[0,0],\n[1,"2"],[0,0]]]}',
      "a.geojson:2:4: coordinates[0][1][1] must be a finite number, got the string '2'",
    ],
    [
      '{"type":"Polygon"}',
      "a.geojson:1:1: the text must be an object with a member 'coordinates', a list of lists of positions, got none",
    ],
    [
      '{"type":"Feature","geometry":{"type":"Pixel"},"properties":null}',
      "a.geojson:1:38: geometry.type must be a type of geometry (Point, MultiPoint, LineString, MultiLineString, Polygon, MultiPolygon, GeometryCollection), got the string 'Pixel'",
    ],
    [
      '{"type":"FeatureCollection","features":[{"type":"Point","coordinates":[0,0]}]}',
      "a.geojson:1:49: features[0].type must be 'Feature', got the string 'Point'",
    ],
    ['[]', 'a.geojson:1:1: the text must be an object with a type, got a list of 0'],
    [
      '{"type":"Feature","properties":null}',
      "a.geojson:1:1: the text must be an object with a member 'geometry', a geometry or null, got none",
    ],
  ])('%s is refused with its place', (text, message) => {
    expect(messageOf(text)).toBe(message);
  });

  test('texts that are very deep are refused, not a crash', () => {
    expect(messageOf('['.repeat(100_000))).toBe(
      'a.geojson:1:502: expected at most 500 levels of lists and objects',
    );
  });
});

describe('writing', () => {
  test('any document is the same when it is read again, bit by bit', () => {
    const coordinate = fc.double({ noNaN: true, noDefaultInfinity: true });
    const position = fc.array(coordinate, { minLength: 2, maxLength: 3 });
    const polygon = fc.record({
      type: fc.constant('Polygon' as const),
      coordinates: fc.array(fc.array(position, { maxLength: 5 }), { maxLength: 3 }),
    });
    const feature = fc.record({
      type: fc.constant('Feature' as const),
      id: fc.string(),
      geometry: fc.option(polygon),
      properties: fc.option(fc.dictionary(fc.string(), fc.oneof(coordinate, fc.string()))),
    });
    const collection = fc.record({
      type: fc.constant('FeatureCollection' as const),
      features: fc.array(feature, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.oneof(polygon, feature, collection), fc.boolean(), (document, lines) => {
        const text = writeGeoJson(document as GeoJson, { lines });
        expect(JSON.parse(text)).toEqual(JSON.parse(writeGeoJson(document as GeoJson)));
        const again = parseGeoJson(text).document;
        expect(again).toEqual(document);
        expect(writeGeoJson(again, { lines })).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('features stand in lines of their own', () => {
    const feature = { type: 'Feature', geometry: null, properties: { a: 1 } } as const;
    expect(writeGeoJson({ type: 'FeatureCollection', features: [feature, feature] })).toBe(
      '{"type":"FeatureCollection","features":[\n{"type":"Feature","geometry":null,"properties":{"a":1}},\n{"type":"Feature","geometry":null,"properties":{"a":1}}\n]}\n',
    );
  });

  test.each([
    [
      { type: 'Point', coordinates: [0, Number.NaN] },
      'writeGeoJson: document.coordinates[1] must be a finite number, got NaN',
    ],
    [
      { type: 'Feature', geometry: null, properties: { f: () => 0 } },
      'writeGeoJson: document.properties.f must be a JSON value, got a function',
    ],
    [
      { type: 'Polygon', coordinates: [0] },
      'writeGeoJson: document.coordinates[0] must be a list of positions, got 0',
    ],
    [
      { document: { type: 'Point', coordinates: [0, 0] }, features: [], notes: [] },
      "writeGeoJson: document must be GeoJSON, got an object that has it in its member 'document'",
    ],
  ])('%j is refused', (document, message) => {
    expect(() => writeGeoJson(document as never)).toThrow(new RangeError(message));
  });
});

test.each(['a.geojson', '../maps/b.json'])('the path %s is no text of a file', (path) => {
  expect(() => parseGeoJson(path)).toThrow(
    new RangeError(`parseGeoJson: text must be the text of a file, got what looks like a path: '${path}'`),
  );
});

test('polygons of a document, and back', () => {
  const { document } = parseGeoJson(`{"type":"GeometryCollection","geometries":[
    {"type":"Polygon","coordinates":${square}},{"type":"Point","coordinates":[0,0]},
    {"type":"MultiPolygon","coordinates":[${square},[]]}]}`);
  const { coordinates } = polygonsOfGeoJson(document);
  expect(coordinates).toEqual([JSON.parse(square), JSON.parse(square), []]);
  expect(geoJsonOfPolygons(coordinates)).toEqual({ type: 'MultiPolygon', coordinates });
  expect(geoJsonOfPolygons([])).toEqual({ type: 'MultiPolygon', coordinates: [] });
});
