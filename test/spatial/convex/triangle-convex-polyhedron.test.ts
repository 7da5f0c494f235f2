import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import * as spatial from '../../../src/spatial/index.js';
import { cubeFromAxes } from '../../support/oriented-boxes.js';

type Vector = [number, number, number];
const box = { min: [0, 0, 0], max: [4, 4, 4] };

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

const cubeEdges = spatial.convexFromConvexPolyhedron(cube).edges;
const boxEdges = spatial.convexFromBox(box).edges;

/** Edges of the cube renamed to those of the box. */
function asBox(text: string): string {
  return text.replace(/\/e(\d+)/g, (_, i) => {
    const [p, q] = cubeEdges[Number(i)]!;
    return `/e${boxEdges.findIndex(([s, t]) => (s === p && t === q) || (s === q && t === p))}`;
  });
}

/** Rotates the contact to its smallest pair; two are sorted. */
function sameRing(text: string): string {
  const [relation, ...pairs] = text.split(' ');
  if (pairs.length < 3) return [relation, ...pairs.sort()].join(' ');
  const first = pairs.indexOf([...pairs].sort()[0]!);
  return [relation, ...pairs.slice(first), ...pairs.slice(0, first)].join(' ');
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
      contactText(spatial.triangleOrientedBox(triangle, cubeFromAxes)),
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

  it('are checked', () => {
    const triangle = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] };
    const bad = { ...triangle, b: [1, Number.NaN, 0] };
    expect(() => spatial.triangleBox(bad, box)).toThrow(/triangleBox: triangle\.b\[1\]/);
    expect(() => spatial.triangleBox(triangle, { min: [1, 1, 1], max: [0, 1, 1] })).toThrow(
      /triangleBox: box\.min\[0\]/,
    );
    expect(() => spatial.triangleOrientedBox(bad, cubeFromAxes)).toThrow(/triangle\.b\[1\]/);
    expect(() => spatial.triangleOrientedBox(triangle, { ...cubeFromAxes, halfSize: [1, -1, 1] })).toThrow(
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
