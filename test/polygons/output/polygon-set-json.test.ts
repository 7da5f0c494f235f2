import { describe, expect, test } from 'vitest';
import {
  canonicalPolygonText,
  polygonDifference,
  polygonSet,
  polygonSetFromJson,
  polygonSetToJson,
  polygonSymmetricDifference,
  polygonUnion,
} from '../../../src/polygons/index.js';
import { FAMILIES, randomOf } from './rounding-cases.js';

const ringWithHole = polygonDifference(
  [
    [0, 0],
    [7, 1],
    [3, 9],
  ],
  [
    [2, 2],
    [4, 2],
    [3, 4],
  ],
);
const crossed = polygonSymmetricDifference(
  [
    [0, 0],
    [7, 1],
    [3, 9],
  ],
  [
    [1, 0],
    [6, 5],
    [0, 8],
  ],
);

describe('written and read', () => {
  test.each(Object.entries(FAMILIES))('%s', (_, make) => {
    for (let i = 0; i < 10; i++) {
      const random = randomOf(i * 77 + 5);
      const [a, b] = [make(random), make(random)] as unknown as [[number, number][][], [number, number][][]];
      const set = polygonSymmetricDifference(a, b);
      const read = polygonSetFromJson(JSON.stringify(polygonSetToJson(set)));
      expect(read).toEqual(set);
      expect(canonicalPolygonText(polygonUnion(read))).toBe(canonicalPolygonText(set));
    }
  });

  test('objects are read as well as text, and copied', () => {
    const json = structuredClone(polygonSetToJson(crossed));
    const read = polygonSetFromJson(json);
    (json.polygons[0]![0] as number[])[0] = 99;
    expect(read).toEqual(crossed);
  });

  test('the data says what it is', () => {
    expect(polygonSetToJson(polygonUnion())).toEqual({
      format: 'unerring-polygon-set',
      version: 1,
      lines: [],
      vertices: [],
      polygons: [],
    });
  });
});

type Data = { -readonly [Key in 'lines' | 'vertices' | 'polygons']: unknown[] } & {
  format: string;
  version: number;
};

describe('what is wrong is found', () => {
  const changes: Record<string, [(data: Data) => void, RegExp]> = {
    format: [(data) => (data.format = 'unerring-solid'), /json\.format must be/],
    version: [(data) => (data.version = 2), /json\.version must be/],
    'no list': [(data) => (data.polygons = 3 as never), /json\.polygons must be a list of polygons/],
    'a line of one point': [(data) => (data.lines[0] = [1, 2, 1, 2]), /json\.lines\[0\] must be/],
    'a line that is not there': [
      (data) => (data.vertices[1] = { lines: [0, 99] }),
      /json\.vertices\[1\]\.lines\[1\] must be/,
    ],
    'a vertex that is not there': [
      (data) => ((data.polygons[0] as number[][])[0]![1] = 99),
      /json\.polygons\[0\]\[0\]\[1\] must be/,
    ],
    'a vertex elsewhere': [(data) => (data.vertices[0] = [-1, 0.5]), /json\.polygons/],
    'turned rings': [
      (data) => (data.polygons[0] as number[][])[0]!.reverse(),
      /json\.polygons must be the boundary/,
    ],
    'another start': [
      (data) => {
        const ring = (data.polygons[0] as number[][])[0]!;
        ring.push(ring.shift()!);
      },
      /json\.polygons must be the boundary/,
    ],
    'polygons in another order': [(data) => data.polygons.reverse(), /json\.polygons must be the boundary/],
    'a polygon twice': [
      (data) => data.polygons.push(data.polygons[0]),
      /json\.polygons must be the boundary/,
    ],
    'a vertex of no ring': [(data) => data.vertices.push([100, 100]), /json\.polygons must be the boundary/],
  };

  test.each(Object.entries(changes))('%s', (_, [change, error]) => {
    const data = structuredClone(polygonSetToJson(crossed)) as unknown as Data;
    change(data);
    expect(() => polygonSetFromJson(data)).toThrow(error);
    expect(() => polygonSetFromJson(JSON.stringify(data))).toThrow(RangeError);
  });

  test('a hole turned round', () => {
    const data = structuredClone(polygonSetToJson(ringWithHole)) as unknown as Data;
    (data.polygons[0] as number[][])[1]!.reverse();
    expect(() => polygonSetFromJson(data)).toThrow(/json\.polygons must be the boundary/);
  });

  test('rings that cross', () => {
    const bowTie = {
      ...polygonSetToJson(polygonUnion()),
      vertices: [
        [0, 0],
        [0, 2],
        [2, 0],
        [2, 2],
      ],
      polygons: [[[0, 3, 2, 1]]],
    };
    expect(() => polygonSetFromJson(bowTie)).toThrow(/rings that meet in more than vertices/);
  });

  test('a crossing that is a point of doubles', () => {
    const data = structuredClone(
      polygonSetToJson(
        polygonSet([
          [0, 0],
          [1, 0],
          [0, 1],
        ]),
      ),
    ) as unknown as Data;
    data.lines = [
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ];
    data.vertices[0] = { lines: [0, 1] };
    expect(() => polygonSetFromJson(data)).toThrow(
      /json\.vertices\[0\] must be two coordinates, which are doubles/,
    );
  });

  test('text that is no JSON', () => {
    expect(() => polygonSetFromJson('{')).toThrow(/json must be JSON, got a string that is none/);
    expect(() => polygonSetFromJson(7)).toThrow(/json must be a polygon set, got/);
  });
});
