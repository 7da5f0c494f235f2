import { describe, expect, it } from 'vitest';
import { contactText, featureText } from '../../src/oracle/answers/text.js';
import * as spatial from '../../src/spatial/index.js';

type Vector = [number, number, number];
const box = { min: [0, 0, 0], max: [4, 4, 4] };
/** The same set. */
const oriented = {
  center: [2, 2, 2],
  axes: [
    [2, 0, 0],
    [0, 1, 0],
    [0, 0, 0.5],
  ] as const,
  halfSize: [1, 2, 4],
};
/** The same set with the same numbers of vertices and faces; edges come face by face. */
const cube = {
  vertices: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [0, 1, 2].map((axis) => ((i >> axis) & 1 ? 4 : 0))),
  faces: [
    [0, 4, 6, 2],
    [1, 3, 7, 5],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 2, 3, 1],
    [4, 5, 7, 6],
  ],
};
const cubeEdges = spatial.solidFromConvexPolyhedron(cube).edges;
const boxEdges = spatial.solidFromBox(box).edges;

/** Edges of the cube renamed to those of the box. */
function asBox(text: string): string {
  return text.replace(/\/e(\d+)/g, (_, i) => {
    const [p, q] = cubeEdges[Number(i)]!;
    return `/e${boxEdges.findIndex(([s, t]) => (s === p && t === q) || (s === q && t === p))}`;
  });
}

describe('a triangle and a box, oriented box, polyhedron', () => {
  it.each<[string, Vector, Vector, Vector, string]>([
    ['apart', [5, 0, 0], [9, 0, 0], [9, 9, 9], 'disjoint'],
    ['past an edge', [5, 0, 2], [0, 5, 2], [9, 9, 2], 'overlapping e0/f1 e0/f3 f0/e11'],
    ['inside', [1, 1, 1], [2, 1, 1], [1, 2, 3], 'overlapping v0/in v1/in v2/in'],
    ['a corner on a face', [4, 2, 2], [9, 2, 2], [9, 9, 9], 'touching v0/f1'],
    ['a corner on an edge', [4, 4, 2], [9, 4, 2], [9, 9, 9], 'touching v0/e11'],
    ['a corner on a corner', [4, 4, 4], [9, 4, 4], [9, 9, 9], 'touching v0/v7'],
    ['an edge along an edge', [4, 4, 1], [4, 4, 9], [9, 9, 9], 'touching e0/v7 v0/e11'],
    ['its face on a corner', [12, 0, 0], [0, 12, 0], [0, 0, 12], 'touching f0/v7'],
    ['in a face', [4, -9, -9], [4, 9, -9], [4, 2, 99], 'touching f0/v1 f0/v3 f0/v7 f0/v5'],
    ['a corner inside', [2, 2, 2], [9, 2, 2], [2, 9, 2], 'overlapping e0/f1 f0/e11 e2/f3 v0/in'],
    ['the other way round', [2, 2, 2], [2, 9, 2], [9, 2, 2], 'overlapping e0/f3 f0/e11 e2/f1 v0/in'],
    [
      'a hexagon',
      [18, -6, -6],
      [-6, 18, -6],
      [-6, -6, 18],
      'overlapping f0/e1 f0/e10 f0/e6 f0/e2 f0/e9 f0/e5',
    ],
    ['a needle through', [-1, 2, 2], [9, 2, 2], [4, 2, 2], 'overlapping e0/f0 v2/f1'],
    ['a needle along a face', [1, 4, 1], [1, 4, 9], [1, 4, 2], 'touching e0/e3 v0/f3'],
    ['a point inside', [1, 1, 1], [1, 1, 1], [1, 1, 1], 'overlapping v0/in'],
    ['a point on it', [0, 0, 1], [0, 0, 1], [0, 0, 1], 'touching v0/e8'],
  ])('%s', (_, a, b, c, expected) => {
    const triangle = { a, b, c };
    const found = [
      contactText(spatial.triangleBox(triangle, box)),
      contactText(spatial.triangleOrientedBox(triangle, oriented)),
    ];
    expect(sameRing(found[0]!)).toBe(sameRing(expected));
    expect(found[1]).toBe(found[0]);
    const ofCube = contactText(spatial.triangleConvexPolyhedron(triangle, cube));
    expect(sameRing(asBox(ofCube))).toBe(sameRing(found[0]!));
    expect(spatial.triangleBox(triangle, box).relation).toBe(found[0]!.split(' ')[0]);
    const meet = !found[0]!.startsWith('disjoint');
    expect(spatial.triangleIntersectsConvexPolyhedron(triangle, cube)).toBe(meet);
    expect(spatial.triangleIntersectsBox(triangle, box)).toBe(meet);
  });

  it('with flat boxes', () => {
    const sheet = { min: [0, 0, 1], max: [4, 4, 1] };
    const flat = { ...oriented, center: [2, 2, 1], halfSize: [1, 2, 0] };
    const through = { a: [2, 2, 0], b: [2, 2, 2], c: [9, 2, 2] };
    const within = { a: [1, 1, 1], b: [2, 1, 1], c: [1, 2, 1] };
    const stick = { a: [2, 2, 0], b: [2, 2, 2], c: [2, 2, 0] };
    const dot = { min: [1, 1, 1], max: [1, 1, 1] };
    for (const [triangle, expected] of [
      [through, 'crossing e0/f4 f0/e5'],
      [within, 'overlapping v0/f4 v1/f4 v2/f4'],
      [stick, 'crossing e0/f4'],
    ] as const) {
      expect(contactText(spatial.triangleBox(triangle, sheet))).toBe(expected);
      expect(contactText(spatial.triangleOrientedBox(triangle, flat))).toBe(expected);
    }
    expect(contactText(spatial.triangleBox(within, dot))).toBe('touching v0/v0');
    const oneDot = { ...oriented, center: [1, 1, 1], halfSize: [0, 0, 0] };
    expect(contactText(spatial.triangleOrientedBox(within, oneDot))).toBe('touching v0/v0');
  });

  it('with parallelepipeds whose corners are no doubles', () => {
    const skew = {
      center: [0, 0, 0],
      axes: [
        [1 + 2 ** -52, 0, 0],
        [1, 1, 0],
        [0, 1, 1],
      ] as const,
      halfSize: [1 + 2 ** -52, 1, 1],
    };
    const floor = { a: [-99, -99, 0], b: [99, -99, 0], c: [0, 99, 0] };
    const found = spatial.triangleOrientedBox(floor, skew);
    expect(found.relation).toBe('overlapping');
    expect(found.contact.map(({ a, b }) => [a.type, b.type])).toEqual(Array(4).fill(['face', 'edge']));
    // (1 + 2^-52)² + 1 is not a double: the double below it is inside, the next one outside.
    const at = (x: number) =>
      spatial.triangleOrientedBox({ a: [x, 1, 0], b: [99, 1, 0], c: [99, 99, 0] }, skew).relation;
    expect([at(2 + 2 ** -51), at(2 + 2 ** -50)]).toEqual(['touching', 'disjoint']);
  });

  it('are checked', () => {
    const triangle = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] };
    const bad = { ...triangle, b: [1, Number.NaN, 0] };
    expect(() => spatial.triangleBox(bad, box)).toThrow(/triangleBox: triangle\.b\[1\]/);
    expect(() => spatial.triangleBox(triangle, { min: [1, 1, 1], max: [0, 1, 1] })).toThrow(
      /triangleBox: box\.min\[0\]/,
    );
    expect(() => spatial.triangleOrientedBox(bad, oriented)).toThrow(/triangle\.b\[1\]/);
    expect(() => spatial.triangleOrientedBox(triangle, { ...oriented, halfSize: [1, -1, 1] })).toThrow(
      /triangleOrientedBox: box\.halfSize\[1\]/,
    );
    expect(() => spatial.triangleConvexPolyhedron(bad, cube)).toThrow(
      /triangleConvexPolyhedron: triangle\.b/,
    );
    const open = { ...cube, faces: cube.faces.slice(1) };
    expect(() => spatial.triangleConvexPolyhedron(triangle, open)).toThrow(/closed and convex/);
    expect(() => spatial.triangleIntersectsConvexPolyhedron(bad, cube)).toThrow(/triangle\.b/);
    expect(() => spatial.triangleIntersectsConvexPolyhedron(triangle, open)).toThrow(/closed and convex/);
  });
});

/** Rotates the contact to its smallest pair; two are sorted. */
function sameRing(text: string): string {
  const [relation, ...pairs] = text.split(' ');
  if (pairs.length < 3) return [relation, ...pairs.sort()].join(' ');
  const first = pairs.indexOf([...pairs].sort()[0]!);
  return [relation, ...pairs.slice(first), ...pairs.slice(0, first)].join(' ');
}

describe('planes', () => {
  const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
  const faces = [
    [1, 2, 3],
    [0, 3, 2],
    [0, 1, 3],
    [0, 2, 1],
  ];
  const polyhedron = { vertices: [t.a, t.b, t.c, t.d], faces };
  it.each<[string, Vector, number, string, number, string]>([
    ['in front', [1, 1, 1], 1, 'disjoint', 1, ''],
    ['behind', [1, 1, 1], -5, 'disjoint', -1, ''],
    ['on a vertex', [1, 1, 1], 0, 'touching', 1, 'v0'],
    ['on an edge', [1, 1, 0], 0, 'touching', 1, 'v0 v3'],
    ['on a face', [1, 1, 1], -4, 'touching', -1, 'v1 v2 v3'],
    ['cut', [1, 1, 1], -1, 'overlapping', 0, 'e0 e1 e2'],
    ['cut through vertices', [1, -1, 0], 0, 'overlapping', 0, 'e3 v0 v3'],
  ])('and a tetrahedron: %s', (_, normal, constant, relation, side, features) => {
    const found = spatial.planeTetrahedron({ normal, constant }, t);
    expect([found.relation, found.side]).toEqual([relation, side]);
    expect(
      found.contact
        .map(({ b }) => featureText(b))
        .sort()
        .join(' '),
    ).toBe(features);
    expect(found.contact.every(({ a }) => featureText(a) === 'f0')).toBe(true);
    const other = spatial.planeConvexPolyhedron({ normal, constant }, polyhedron);
    expect([other.relation, other.side, other.contact.length]).toEqual([
      relation,
      side,
      found.contact.length,
    ]);
    const meet = relation !== 'disjoint';
    expect(spatial.planeIntersectsTetrahedron({ normal, constant }, t)).toBe(meet);
    expect(spatial.planeIntersectsConvexPolyhedron({ normal, constant }, polyhedron)).toBe(meet);
  });

  it('and something flat', () => {
    const floor = { normal: [0, 0, 1], constant: 0 };
    const flat = { ...t, d: [4, 4, 0] };
    const { relation, side, contact } = spatial.planeTetrahedron(floor, flat);
    expect([relation, side]).toEqual(['overlapping', 0]);
    expect(contact.map(({ b }) => featureText(b)).sort()).toEqual(['v0', 'v1', 'v2', 'v3']);
    expect(spatial.planeTetrahedron({ normal: [1, 0, 0], constant: -1 }, flat).relation).toBe('crossing');
    const segment = { vertices: [t.a, t.d], faces: [] };
    expect(spatial.planeConvexPolyhedron({ normal: [0, 0, 1], constant: -1 }, segment).relation).toBe(
      'crossing',
    );
    expect(spatial.planeConvexPolyhedron(floor, { vertices: [t.a], faces: [] }).relation).toBe('overlapping');
  });

  it('are checked', () => {
    const floor = { normal: [0, 0, 1], constant: 0 };
    const zero = { normal: [0, 0, 0], constant: 0 };
    expect(() => spatial.planeTetrahedron(zero, t)).toThrow(/planeTetrahedron: plane\.normal/);
    expect(() => spatial.planeIntersectsTetrahedron(floor, { ...t, c: [0, 0] })).toThrow(
      /planeIntersectsTetrahedron: tetrahedron\.c/,
    );
    expect(() => spatial.planeConvexPolyhedron(floor, { vertices: [[0, 0, Number.NaN]], faces: [] })).toThrow(
      /planeConvexPolyhedron: polyhedron\.vertices\[0\]\[2\]/,
    );
    expect(() => spatial.planeIntersectsConvexPolyhedron(floor, { vertices: [], faces: [] })).toThrow(
      /planeIntersectsConvexPolyhedron: polyhedron\.vertices must be a list of at least 1 point/,
    );
  });
});

describe('support vertices', () => {
  const points = [
    [1, 1, 1],
    [0, 0, 3],
    [3, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  it.each<[Vector, number, number, number[]]>([
    [[1, 1, 1], 3, 0, [0, 1, 2]],
    [[-1, -1, -1], 0, 3, [3, 4]],
    [[0, 0, 1], 2, 1, [1]],
    [[1, 0, 0], 1, 2, [2]],
    [[0, 1, 0], 1, 0, [0]],
  ])('in the direction %j', (direction, min, max, all) => {
    expect(spatial.supportVertex(points, direction)).toBe(max);
    expect(spatial.supportVertices(points, direction)).toEqual(all);
    expect(spatial.extremeVertices(points, direction)).toEqual({ min, max });
  });

  it('where sums would round', () => {
    const tiny = [
      [1, 1, 0],
      [1, 1, 2 ** -80],
    ];
    expect(spatial.supportVertices(tiny, [1, 1, 1])).toEqual([1]);
    expect(spatial.extremeVertices(tiny, [1, 1, 1])).toEqual({ min: 0, max: 1 });
  });

  it.each([
    ['supportVertex', spatial.supportVertex],
    ['supportVertices', spatial.supportVertices],
    ['extremeVertices', spatial.extremeVertices],
  ] as const)('%s checks', (name, ask) => {
    expect(() => ask([], [1, 0, 0])).toThrow(`${name}: points must be a list of at least 1 point`);
    expect(() => ask([[0, 0, 0]], [0, 0, 0])).toThrow(
      `${name}: direction must be a direction other than zero`,
    );
    expect(() => ask([[0, 0, Number.NaN]], [1, 0, 0])).toThrow(`${name}: points[0][2]`);
  });
});
