import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import {
  convexPolyhedraIntersect,
  convexPolyhedronConvexPolyhedron,
} from '../../../src/spatial/generated/convex.js';
import { CUBE_FACES, TETRAHEDRON } from '../../support/solids.js';

type P = [number, number, number];
const CUBE: P[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, i >> 2]);

describe('convexPolyhedronConvexPolyhedron', () => {
  const moved = (dx: number, dy: number, dz: number) => ({
    vertices: CUBE.map(([x, y, z]) => [x + dx, y + dy, z + dz]),
    faces: CUBE_FACES,
  });
  const cube = moved(0, 0, 0);

  it.each([
    [1, 1, 1, 'touching', 1],
    [1, 1, 0, 'touching', 2],
    [1, 0, 0, 'touching', 4],
    [1, 0.5, 0.5, 'touching', 4],
    [0.5, 0.5, 0.5, 'overlapping', 8],
    [0, 0, 0, 'overlapping', 8],
    [2, 0, 0, 'disjoint', 0],
  ] as const)('cubes at %f %f %f', (dx, dy, dz, relation, points) => {
    const other = moved(dx, dy, dz);
    const pair = convexPolyhedronConvexPolyhedron(cube, other);
    expect(pair.relation).toBe(relation);
    expect(pair.contact).toHaveLength(points);
    expect(pair.witness.separation?.type).toBe(relation === 'overlapping' ? undefined : 'face');
    expect(pair.witness.point === null).toBe(relation === 'disjoint');
    expect(convexPolyhedraIntersect(cube, other)).toBe(relation !== 'disjoint');
    expect(convexPolyhedraIntersect(other, cube)).toBe(relation !== 'disjoint');
  });
});

type Vector = readonly [number, number, number];

describe('polyhedra that are a point', () => {
  const point = (...at: Vector) => ({ vertices: [at], faces: [] });

  it.each<[Vector, string, string]>([
    [[1, 1, 1], 'overlapping', 'in'],
    [[0, 1, 1], 'touching', 'f1'],
    [[0, 0, 2], 'touching', 'e3'],
    [[0, 0, 0], 'touching', 'v0'],
    [[5, 0, 0], 'disjoint', ''],
  ])('%j', (at, relation, feature) => {
    const one = convexPolyhedronConvexPolyhedron(point(...at), TETRAHEDRON);
    const other = convexPolyhedronConvexPolyhedron(TETRAHEDRON, point(...at));
    expect(contactText(one)).toBe(feature === '' ? relation : `${relation} v0/${feature}`);
    expect(contactText(other)).toBe(feature === '' ? relation : `${relation} ${feature}/v0`);
    expect(convexPolyhedraIntersect(point(...at), TETRAHEDRON)).toBe(relation !== 'disjoint');
  });

  it('and another point', () => {
    expect(contactText(convexPolyhedronConvexPolyhedron(point(1, 2, 3), point(1, 2, 3)))).toBe(
      'overlapping v0/v0',
    );
    expect(contactText(convexPolyhedronConvexPolyhedron(point(1, 2, 3), point(1, 2, 4)))).toBe('disjoint');
  });
});
