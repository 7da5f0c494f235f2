import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as checks from '../../../src/core/arguments/index.js';
import { three } from './three.js';

type Check = (where: string, name: string, value: never) => unknown;

/** What a check says: the end of its sentence; nothing if it lets a value pass. */
function said(check: Check, value: unknown): string {
  try {
    check('f', 'x', value as never);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    const { message } = error as Error;
    expect(message).toMatch(/^f: x\S* must be \S.*, got \S/);
    return message.slice(3);
  }
}

const [o2, o3] = [
  [0, 0],
  [0, 0, 0],
];
const d3 = [1, 0, 0];
const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const orientedBox: Check = (where, name, box) => {
  checks.requireOrientedBox(where, name, box, (u, v) => (u[0] === v[0] ? 0 : 1));
};
const kDop: Check = (where, name, dop) => {
  checks.requireSlabs(where, name, dop, (list) => list.length > 2);
};
const planeOrTriangle: Check = (where, name, plane) => {
  checks.requirePlaneOrTriangle(where, name, plane, ({ a, b }) => a[0] === b[0]);
};
const vertices = [o3, o3, o3];
const options: Check = (where, name, value) => checks.requireOptions(where, name, value, 'rule limit');

describe('arguments that pass', () => {
  it.each<[Check, unknown]>([
    [checks.requirePoint2, new Float32Array(2)],
    [checks.requirePoint3, o3],
    [checks.requireVector3, o3],
    [checks.requireDirection2, [0, -1]],
    [checks.requireDirection3, [0, 0, 5e-324]],
    [checks.requireNormal, d3],
    [checks.requireAxis, d3],
    [checks.requirePoints2, [o2]],
    [checks.requirePoints3, []],
    [checks.requireSegment2, { start: o2, end: o2 }],
    [checks.requireSegment3, { start: o3, end: o3 }],
    [checks.requireRay2, { origin: o2, direction: [1, 0] }],
    [checks.requireRay3, { origin: o3, direction: d3 }],
    [checks.requireLine2, { origin: o2, direction: [1, 0] }],
    [checks.requireLine3, { origin: o3, direction: d3 }],
    [checks.requireLinear2, { start: o2, end: o2 }],
    [checks.requireLinear3, { origin: o3, direction: d3 }],
    [checks.requireTriangle2, { a: o2, b: o2, c: o2 }],
    [checks.requireTriangle3, { a: o3, b: o3, c: o3 }],
    [checks.requireTetrahedron, { a: o3, b: o3, c: o3, d: o3 }],
    [checks.requirePlane, { normal: d3, constant: 0 }],
    [checks.requireBox2, { min: o2, max: o2 }],
    [checks.requireBox3, { min: o3, max: d3 }],
    [orientedBox, { center: o3, axes, halfSize: o3 }],
    [kDop, { axes, min: o3, max: o3 }],
    [planeOrTriangle, { normal: d3, constant: 0 }],
    [planeOrTriangle, { a: o3, b: d3, c: o3 }],
    [checks.requirePolyhedron, { vertices, faces: [[0, 1, 2]] }],
    [checks.requirePolyhedron, { vertices, faces: [] }],
    [checks.requireMatrix, new Float32Array(16)],
    [checks.requireRing2, []],
    [checks.requireRing3, [o3]],
    [checks.requirePolygon2, [o2]],
    [checks.requirePolygon2, { outer: [], holes: [[o2]] }],
    [checks.requirePolygon2, { outer: [], holes: undefined }],
    [checks.requireFlatBox, [0, 0, 0, 1, 1, 1]],
    [checks.requireFlatBoxes, []],
    [checks.requirePositions, [1e308, 1e308, 1e308]],
    [checks.requirePositions, new Float64Array([1e308, 1e308, 1e308])],
    [checks.requireMesh, { positions: [0, 0, 0], indices: [0, 0, 0] }],
    [checks.requireNumber, -0],
    [checks.requireNotNegative, -0],
    [checks.requireLimit, Infinity],
    [checks.requireInteger, -3],
    [checks.requireCount, 0],
    [checks.requireFunction, () => 1],
    [checks.requireString, ''],
    [checks.requireBoolean, false],
    [checks.requireBigInt, 0n],
    [options, undefined],
    [options, {}],
    [options, { rule: 1 }],
  ])('%#', (check, value) => {
    expect(said(check, value)).toBe('');
  });
});

describe('arguments that do not say what is wrong and where', () => {
  it.each<[Check, unknown, string]>([
    [checks.requirePoint2, o3, 'x must be a point of 2 coordinates, got [0, 0, 0]'],
    [checks.requirePoint2, [0, null], 'x[1] must be a finite number, got null'],
    [checks.requirePoint3, '123', "x must be a point of 3 coordinates, got the string '123'"],
    [checks.requirePoint3, ['1', 2, 3], "x[0] must be a finite number, got the string '1'"],
    [checks.requirePoint3, [1, 2n, 3], 'x[1] must be a finite number, got 2n'],
    [
      checks.requirePoint3,
      three('Vector3'),
      'x must be a point of 3 coordinates, got a three.js Vector3 {x: 0, y: 0, z: 0}: pass [v.x, v.y, v.z]',
    ],
    [checks.requireVector3, [], 'x must be a vector of 3 coordinates, got []'],
    [checks.requireDirection2, [0, -0], 'x must be a direction other than zero, got [0, 0]'],
    [checks.requireDirection3, o3, 'x must be a direction other than zero, got [0, 0, 0]'],
    [checks.requireDirection3, o2, 'x must be a direction of 3 coordinates, got [0, 0]'],
    [checks.requireNormal, o3, 'x must be a normal other than zero, got [0, 0, 0]'],
    [checks.requireAxis, o3, 'x must be an axis other than zero, got [0, 0, 0]'],
    [checks.requirePoints2, {}, 'x must be a list of points, got an object {}'],
    [checks.requirePoints2, [o2, o3], 'x[1] must be a point of 2 coordinates, got [0, 0, 0]'],
    [checks.requireSegment2, { start: o2 }, 'x.end must be a point of 2 coordinates, got undefined'],
    [
      checks.requireRay3,
      { start: o3, end: d3 },
      'x must be {origin, direction}, got an object {start: [0, 0, 0], end: [1, 0, 0]}',
    ],
    [
      checks.requireRay2,
      { origin: o2, direction: o2 },
      'x.direction must be a direction other than zero, got [0, 0]',
    ],
    [checks.requireLinear3, o3, 'x must be {start, end} or {origin, direction}, got [0, 0, 0]'],
    [checks.requireLinear3, undefined, 'x must be {start, end} or {origin, direction}, got undefined'],
    [checks.requireLinear2, { start: o2 }, 'x.end must be a point of 2 coordinates, got undefined'],
    [
      checks.requireTriangle3,
      { a: [Number.NaN, 0, 0], b: o3, c: o3 },
      'x.a[0] must be a finite number, got NaN',
    ],
    [checks.requireTriangle2, undefined, 'x must be {a, b, c}, got undefined'],
    [
      checks.requireTetrahedron,
      { a: o3, b: o3, c: o3 },
      'x.d must be a point of 3 coordinates, got undefined',
    ],
    [
      checks.requirePlane,
      { normal: o3, constant: 0 },
      'x.normal must be a normal other than zero, got [0, 0, 0]',
    ],
    [checks.requirePlane, { normal: d3 }, 'x.constant must be a finite number, got undefined'],
    [
      checks.requirePlane,
      three('Plane'),
      "x must be {normal, constant}, got a three.js Plane {isPlane: true, normal: a three.js Vector3, constant: 0}: pass {type: 'plane', normal: v.normal.toArray(), constant: v.constant}",
    ],
    [checks.requireBox2, { min: [0, 2], max: [1, 1] }, 'x.min[1] must be at most x.max[1] = 1, got 2'],
    [checks.requireBox3, { min: [2, 0, 0], max: d3 }, 'x.min[0] must be at most x.max[0] = 1, got 2'],
    [
      orientedBox,
      { center: o3, axes, halfSize: [0, -1, 0] },
      'x.halfSize[1] must be a finite number, at least 0, got -1',
    ],
    [
      orientedBox,
      { center: o3, axes: [d3], halfSize: o3 },
      'x.axes must be a list of 3 vectors, got [[1, 0, 0]]',
    ],
    [
      orientedBox,
      { center: o3, axes: [d3, d3, o3], halfSize: o3 },
      'x.axes must be linearly independent, got [[1, 0, 0], [1, 0, 0], [0, 0, 0]]',
    ],
    [kDop, { axes, min: o3, max: o2 }, 'x.max must be a list of 3 numbers, one for each axis, got [0, 0]'],
    [kDop, { axes, min: d3, max: o3 }, 'x.min[0] must be at most x.max[0] = 0, got 1'],
    [
      kDop,
      { axes: [d3, d3, o3], min: o3, max: o3 },
      'x.axes[2] must be an axis other than zero, got [0, 0, 0]',
    ],
    [
      kDop,
      { axes: [d3], min: [0], max: [0] },
      'x.axes must be three linearly independent axes or more, got 1 of lower rank',
    ],
    [kDop, {}, 'x must be {axes, min, max}, got an object {}'],
    [planeOrTriangle, {}, 'x must be {normal, constant} or {a, b, c}, got an object {}'],
    [
      planeOrTriangle,
      { a: o3, b: o3, c: o3 },
      'x must be three points that are not collinear, got points of one line',
    ],
    [
      checks.requirePolyhedron,
      { vertices: [], faces: [] },
      'x.vertices must be a list of at least 1 point, got []',
    ],
    [
      checks.requirePolyhedron,
      { vertices, faces: [[0, 1]] },
      'x.faces[0] must be a list of at least 3 vertex numbers, got [0, 1]',
    ],
    [
      checks.requirePolyhedron,
      { vertices, faces: [[0, 1, 3]] },
      'x.faces[0][2] must be an integer from 0 to 2, got 3',
    ],
    [
      checks.requirePolyhedron,
      { positions: [] },
      'x must be {vertices, faces}, got an object {positions: []}',
    ],
    [checks.requireMatrix, [1], 'x must be a list of 16 numbers, got [1]'],
    [checks.requireMatrix, Array(16).fill('1'), "x[0] must be a finite number, got the string '1'"],
    [checks.requireRing2, 'ring', "x must be a list of points, got the string 'ring'"],
    [
      checks.requirePolygon2,
      [[o2, o2]],
      'x must be a ring or {outer, holes}, got [[[...], [...]]]: pass {outer: v[0], holes: v.slice(1)}',
    ],
    [
      checks.requirePolygon2,
      { outer: [o2], holes: [[o2], [1]] },
      'x.holes[1][0] must be a point of 2 coordinates, got 1',
    ],
    [checks.requirePolygon2, { outer: [o2], holes: null }, 'x.holes must be a list of rings, got null'],
    [checks.requireFlatBox, [0, 0, 0, 1, 1], 'x must be a list of 6 numbers, got [0, 0, 0, 1, 1]'],
    [checks.requireFlatBox, [0, 0, 0, 1, 1, null], 'x.maxZ must be a finite number, got null'],
    [checks.requireFlatBoxes, [0, 3, 0, 1, 2, 1], 'x[0].minY must be at most x[0].maxY = 2, got 3'],
    [checks.requireFlatBoxes, [1], 'x.length must be a multiple of 6, got 1'],
    [
      checks.requirePositions,
      new Float64Array([0, 0, Infinity]),
      'x[2] must be a finite number, got Infinity',
    ],
    [checks.requirePositions, ['1', 2, 3], "x[0] must be a finite number, got the string '1'"],
    [
      checks.requireMesh,
      { positions: o3, indices: [0, 0, 1] },
      'x.indices[2] must be an integer from 0 to 0, got 1',
    ],
    [
      checks.requireMesh,
      { positions: o3, indices: [0, 0, '0'] },
      "x.indices[2] must be an integer from 0 to 0, got the string '0'",
    ],
    [
      checks.requireMesh,
      { positions: [], indices: [0, 0, 0] },
      'x.indices[0] must be a valid index, but there is nothing to number, got 0',
    ],
    [checks.requireMesh, { positions: o3 }, 'x.indices must be a list of numbers, got undefined'],
    [checks.requireNumber, undefined, 'x must be a finite number, got undefined'],
    [checks.requireNotNegative, -1, 'x must be a finite number, at least 0, got -1'],
    [checks.requireLimit, Number.NaN, 'x must be a number, at least 0, got NaN'],
    [checks.requireInteger, 0.5, 'x must be an integer, got 0.5'],
    [checks.requireCount, -1, 'x must be an integer from 0 on, got -1'],
    [checks.requireFunction, undefined, 'x must be a function, got undefined'],
    [checks.requireString, 1, 'x must be a string, got 1'],
    [checks.requireBoolean, 1, 'x must be true or false, got 1'],
    [checks.requireBigInt, 1, 'x must be a bigint, got 1'],
    [options, null, 'x must be an object, got null'],
    [options, { ruel: 1 }, "x.ruel must be a known name (rule, limit), got 'ruel'"],
  ])('%#', (check, value, words) => {
    expect(said(check, value)).toBe(words);
  });

  it('numbers of things', () => {
    expect(said((w, n, v) => checks.requireIndex(w, n, v, 2), 2)).toBe(
      'x must be an integer from 0 to 1, got 2',
    );
    expect(said((w, n, v) => checks.requireIndex(w, n, v, 2), '1')).toContain("got the string '1'");
    expect(said((w, n, v) => checks.requireIndex(w, n, v, 2), 1)).toBe('');
    expect(said((w, n, v) => checks.requireCount(w, n, v, 1), 0)).toBe(
      'x must be an integer from 1 on, got 0',
    );
    expect(() => checks.requireRange('f', 0, 3, 2)).toThrow('f: end must be an integer from 0 to 2, got 3');
    expect(() => checks.requireRange('f', 2, 1, 2)).toThrow('f: start must be an integer from 0 to 1, got 2');
    expect(() => checks.requireRange('f', 1, 1, 2)).not.toThrow();
  });

  it('words', () => {
    const rule: Check = (w, n, v) => checks.requireOneOf(w, n, v, ['even-odd', 'non-zero']);
    expect(said(rule, 'non-zero')).toBe('');
    expect(said(rule, 'odd')).toBe("x must be 'even-odd' or 'non-zero', got the string 'odd'");
    expect(said((w, n, v) => checks.requireOneOf(w, n, v, [1, -1, 2]), 0)).toBe(
      'x must be 1, -1 or 2, got 0',
    );
  });

  it('too few points', () => {
    const ring: Check = (w, n, v) => checks.requireRing2(w, n, v, 3);
    expect(said(ring, [o2, o2])).toBe('x must be a list of at least 3 points, got [[0, 0], [0, 0]]');
    const polygon: Check = (w, n, v) => checks.requirePolygon2(w, n, v, 3);
    expect(said(polygon, { outer: vertices.map(() => o2), holes: [[]] })).toBe(
      'x.holes[0] must be a list of at least 3 points, got []',
    );
  });

  it('buffers and room for answers', () => {
    const at: Check = (w, n, v) => checks.requireGroupAt(w, n, v, 6, 'i', 1);
    expect(said(at, new Float64Array(12))).toBe('');
    expect(() => checks.requireGroupAt('f', 'x', new Float64Array(11), 6, 'i', 1)).toThrow(
      'f: i must be an integer from 0 to 0, got 1',
    );
    expect(said(at, [...Array(11).fill(0), null])).toBe('x[11] must be a finite number, got null');
    const room: Check = (w, n, v) => checks.requireRoom(w, n, v, 2);
    expect(said(room, new Int8Array(2))).toBe('');
    expect(said(room, new Int8Array(1))).toBe('x.length must be 2 or more, got 1');
  });
});

describe('loading', () => {
  const X = new Float64Array(12);
  const loads: readonly (readonly [string, Check, Check, number, unknown])[] = [
    ['point', (w, n, v) => checks.loadPoint3(w, n, X, 0, v), checks.requirePoint3, 3, [1, 2, 3]],
    ['direction', (w, n, v) => checks.loadDirection3(w, n, X, 0, v), checks.requireDirection3, 3, [0, 0, 3]],
    [
      'segment',
      (w, n, v) => checks.loadSegment3(w, n, X, 0, v),
      checks.requireSegment3,
      6,
      { start: [1, 2, 3], end: [4, 5, 6] },
    ],
    [
      'ray',
      (w, n, v) => checks.loadRay3(w, n, X, 0, v),
      checks.requireRay3,
      6,
      { origin: [1, 2, 3], direction: [4, 5, 6] },
    ],
    [
      'triangle',
      (w, n, v) => checks.loadTriangle3(w, n, X, 0, v),
      checks.requireTriangle3,
      9,
      { a: [1, 2, 3], b: [4, 5, 6], c: [7, 8, 9] },
    ],
    [
      'tetrahedron',
      (w, n, v) => checks.loadTetrahedron(w, n, X, 0, v),
      checks.requireTetrahedron,
      12,
      { a: [1, 2, 3], b: [4, 5, 6], c: [7, 8, 9], d: [10, 11, 12] },
    ],
    [
      'plane',
      (w, n, v) => checks.loadPlane(w, n, X, 0, v),
      checks.requirePlane,
      4,
      { normal: [1, 2, 3], constant: 4 },
    ],
    [
      'box',
      (w, n, v) => checks.loadBox3(w, n, X, 0, v),
      checks.requireBox3,
      6,
      { min: [1, 2, 3], max: [4, 5, 6] },
    ],
  ];

  it.each(loads)('a %s keeps its numbers', (_, load, __, count, shape) => {
    X.fill(0);
    expect(said(load, shape)).toBe('');
    expect([...X.subarray(0, count)]).toEqual(Object.values(shape as object).flat());
    expect(X.subarray(count).every((x) => x === 0)).toBe(true);
  });

  it.each(loads)('a %s is refused in the words of its check', (_, load, check, __, shape) => {
    const odd = fc.oneof(
      fc.constantFrom(undefined, null, 0, '1', true, Number.NaN, Infinity, {}, [], 1n, Symbol('q'), [1, 2]),
      fc.anything(),
    );
    const keys = Object.keys(shape as object);
    fc.assert(
      fc.property(odd, fc.constantFrom('', ...keys), fc.nat(4), (value, key, j) => {
        const copy = structuredClone(shape) as Record<string, unknown>;
        if (key !== '')
          copy[key] =
            j < 3 && Array.isArray(copy[key]) ? Object.assign([...copy[key]], { [j]: value }) : value;
        const given = key === '' ? value : copy;
        expect(said(load, given)).toBe(said(check, given));
      }),
    );
  });

  it('vertices of buffers', () => {
    const positions = new Float64Array([1, 2, 3, 1e308, 1e308, 1e308, 0, Number.NaN, 0]);
    checks.loadVertices3('f', 'positions', X, 3, positions, 'i j k', 0, 1, 0);
    expect([...X.subarray(3)]).toEqual([1, 2, 3, 1e308, 1e308, 1e308, 1, 2, 3]);
    const load = (i: unknown, buffer: unknown = positions) =>
      checks.loadVertex3('f', 'positions', X, 0, buffer as Float64Array, 'i', i as number);
    load(1);
    expect(X[0]).toBe(1e308);
    for (const bad of [-1, 3, 0.5, 1 / 3, Number.NaN, '1', null, undefined, 1n, Symbol('q')]) {
      expect(() => load(bad)).toThrow('f: i must be an integer from 0 to 2, got ');
    }
    expect(() => load(2)).toThrow('f: positions[7] must be a finite number, got NaN');
    expect(() => load(0, null)).toThrow('f: positions must be a list of numbers, got null');
    expect(() => load(0, ['1', 2, 3])).toThrow("f: positions[0] must be a finite number, got the string '1'");
    expect(() => checks.loadVertices3('f', 'p', X, 0, positions, 'a b c', 0, 1, 5)).toThrow(
      'f: c must be an',
    );
  });
});
