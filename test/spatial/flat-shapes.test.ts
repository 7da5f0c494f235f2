import { describe, expect, it } from 'vitest';
import { contactText } from '../../src/oracle/answers/text.js';
import { boxOrientedBox } from '../../src/spatial/boxes/box-oriented-box.js';
import { orientedBoxOrientedBox } from '../../src/spatial/boxes/oriented-box-oriented-box.js';
import { triangleOrientedBox } from '../../src/spatial/boxes/triangle-oriented-box.js';
import {
  convexPolyhedraIntersect,
  convexPolyhedronConvexPolyhedron,
} from '../../src/spatial/convex/convex-polyhedron-convex-polyhedron.js';
import { kDopsIntersect } from '../../src/spatial/convex/k-dop-k-dop.js';
import { triangleTriangle } from '../../src/spatial/triangles/triangle-triangle.js';

type Vector = readonly [number, number, number];
const oriented = (center: Vector, ...halfSize: Vector) => ({
  center,
  axes: [
    [1, 1, 0],
    [-1, 1, 0],
    [0, 0, 1],
  ] as const,
  halfSize,
});

describe('boxes that are rectangles and segments', () => {
  const square = { min: [0, 0, 0], max: [4, 4, 0] };
  const tilted = oriented([2, 2, 0], 2, 2, 0);

  it('overlap in one plane, and cross otherwise', () => {
    for (const center of [
      [2, 2, 0],
      [1, 3, 0],
    ] as const) {
      expect(boxOrientedBox(square, oriented(center, 1, 0, 0)).relation).toBe('overlapping');
      expect(boxOrientedBox(square, oriented(center, 0, 1, 0)).relation).toBe('overlapping');
      expect(boxOrientedBox(square, oriented(center, 0, 0, 0)).relation).toBe('overlapping');
      expect(boxOrientedBox(square, oriented(center, 0, 0, 1)).relation).toBe('crossing');
      expect(boxOrientedBox(square, oriented(center, 1, 0, 1)).relation).toBe('crossing');
    }
    expect(boxOrientedBox({ min: [1, 2, 0], max: [3, 2, 0] }, tilted).relation).toBe('overlapping');
    expect(boxOrientedBox({ min: [2, 2, -1], max: [2, 2, 1] }, tilted).relation).toBe('crossing');
    expect(orientedBoxOrientedBox(tilted, oriented([2, 2, 0], 1, 0, 0)).relation).toBe('overlapping');
    expect(orientedBoxOrientedBox(oriented([2, 2, 0], 0, 0, 1), tilted).relation).toBe('crossing');
  });

  it('and triangles', () => {
    const triangle = { a: [0, 0, 0], b: [8, 0, 0], c: [0, 8, 0] };
    expect(triangleOrientedBox(triangle, oriented([2, 2, 0], 1, 0, 0)).relation).toBe('overlapping');
    expect(triangleOrientedBox(triangle, oriented([2, 2, 0], 1, 1, 0)).relation).toBe('overlapping');
    expect(triangleOrientedBox(triangle, oriented([2, 2, 0], 0, 0, 1)).relation).toBe('crossing');
    const segment = { a: [2, 2, -1], b: [2, 2, 1], c: [2, 2, 0] };
    expect(triangleOrientedBox(segment, tilted).relation).toBe('crossing');
  });
});

describe('triangles that are an edge of another triangle', () => {
  const corners = [
    [0, 0],
    [4, 0],
    [0, 4],
  ] as const;
  it.each([0, 1, 2])('which is level in coordinate %i', (axis) => {
    const [a, b, c] = corners.map((p) => [...p.slice(0, axis), 0, ...p.slice(axis)]);
    const other = { a: a!, b: b!, c: c! };
    const texts: string[] = [];
    for (const [p, q] of [
      [a!, b!],
      [b!, c!],
      [c!, a!],
    ]) {
      for (const segment of [
        { a: p!, b: q!, c: p! },
        { a: p!, b: q!, c: q! },
      ]) {
        texts.push(contactText(triangleTriangle(segment, other)));
      }
    }
    expect(texts).toEqual(
      ['v0/v0 v1/v1', 'v0/v1 v1/v2', 'v0/v2 v1/v0'].flatMap((at) => [`touching ${at}`, `touching ${at}`]),
    );
  });
});

describe('polyhedra that are a point', () => {
  const solid = {
    vertices: [
      [0, 0, 0],
      [4, 0, 0],
      [0, 4, 0],
      [0, 0, 4],
    ],
    faces: [
      [1, 2, 3],
      [0, 3, 2],
      [0, 1, 3],
      [0, 2, 1],
    ],
  };
  const point = (...at: Vector) => ({ vertices: [at], faces: [] });

  it.each<[Vector, string, string]>([
    [[1, 1, 1], 'overlapping', 'in'],
    [[0, 1, 1], 'touching', 'f1'],
    [[0, 0, 2], 'touching', 'e3'],
    [[0, 0, 0], 'touching', 'v0'],
    [[5, 0, 0], 'disjoint', ''],
  ])('%j', (at, relation, feature) => {
    const one = convexPolyhedronConvexPolyhedron(point(...at), solid);
    const other = convexPolyhedronConvexPolyhedron(solid, point(...at));
    expect(contactText(one)).toBe(feature === '' ? relation : `${relation} v0/${feature}`);
    expect(contactText(other)).toBe(feature === '' ? relation : `${relation} ${feature}/v0`);
    expect(convexPolyhedraIntersect(point(...at), solid)).toBe(relation !== 'disjoint');
  });

  it('and another point', () => {
    expect(contactText(convexPolyhedronConvexPolyhedron(point(1, 2, 3), point(1, 2, 3)))).toBe(
      'overlapping v0/v0',
    );
    expect(contactText(convexPolyhedronConvexPolyhedron(point(1, 2, 3), point(1, 2, 4)))).toBe('disjoint');
  });
});

describe('k-DOPs', () => {
  it('need axes of full rank', () => {
    const axes = [
      [1, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
    ];
    const flat = { axes, min: [0, 0, 0], max: [1, 1, 1] };
    expect(() => kDopsIntersect(flat, flat)).toThrow(
      new RangeError(
        'kDopsIntersect: a.axes must be three linearly independent axes or more, got 3 of lower rank',
      ),
    );
  });
});
