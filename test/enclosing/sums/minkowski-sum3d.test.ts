import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../../../bench/polygons/random.js';
import {
  convexHull,
  convexHullFaces,
  convexHullPolyhedron,
  minkowskiSum3d,
} from '../../../src/enclosing/index.js';
import { convexPolyhedraIntersect, pointConvexPolyhedron } from '../../../src/spatial/index.js';

type Point = readonly [number, number, number];

const cloud = (random: () => number, count: number, draw: (random: () => number) => number): Point[] =>
  Array.from({ length: count }, () => [draw(random), draw(random), draw(random)] as const);
const lattice = (random: () => number): number => Math.floor(7 * random()) - 3;

/** The corners of each face as points, from the least on. */
function facesOf(points: readonly ArrayLike<number>[], faces: readonly (readonly number[])[]): string[] {
  const texts = faces.map((face) => face.map((v) => Array.from(points[v]!).join(' ')));
  return texts
    .map((face) => {
      const least = face.indexOf(face.slice().sort()[0]!);
      return [...face.slice(least), ...face.slice(0, least)].join(', ');
    })
    .sort();
}

describe('the sum of two hulls', () => {
  it('is the hull of the sums, where these are doubles', () => {
    const random = mulberry32(1);
    for (let k = 0; k < 40; k++) {
      const a = cloud(random, 1 + Math.floor(12 * random()), lattice);
      const b = cloud(random, 2 + Math.floor(12 * random()), lattice);
      const sums = a.flatMap((p) => b.map((q) => p.map((x, axis) => x + q[axis]!)));
      const hull = convexHull(sums);
      if (hull.dimension < 3) {
        expect(() => minkowskiSum3d(a, b)).toThrow('must be points whose sums with a have a volume');
        continue;
      }
      const { positions, faces } = minkowskiSum3d(a, b);
      expect(facesOf(positions, faces)).toEqual(facesOf(sums, convexHullFaces(hull)));
    }
  });

  it('has V - E + F = 2, however round and small', () => {
    const random = mulberry32(2);
    for (const size of [1, 1e-300, 1e300, Number.MIN_VALUE]) {
      const draw = (next: () => number) => Math.round(2 ** 20 * (next() - 0.5)) * size;
      const { vertices, faces } = minkowskiSum3d(cloud(random, 14, draw), cloud(random, 11, draw));
      const sides = faces.reduce((sum, face) => sum + face.length, 0);
      expect(vertices.length - sides / 2 + faces.length).toBe(2);
    }
  });

  it('of one and of the opposite of another has the origin where they meet', () => {
    const random = mulberry32(3);
    const seen = new Set<boolean>();
    for (let k = 0; k < 60; k++) {
      const [p, q] = [cloud(random, 6, lattice), cloud(random, 5, lattice)];
      const by = 2 + Math.floor(4 * random());
      const moved = q.map(([x, y, z]): Point => [x + by, y, z]);
      const [a, b] = [convexHull(p), convexHull(moved)];
      if (a.dimension < 3 || b.dimension < 3) continue;
      const opposite = moved.map((point) => point.map((x) => 0 - x));
      const { positions, faces } = minkowskiSum3d(p, opposite);
      const meet = convexPolyhedraIntersect(convexHullPolyhedron(p, a), convexHullPolyhedron(moved, b));
      const { location } = pointConvexPolyhedron([0, 0, 0], { vertices: positions, faces });
      expect(location !== 'outside').toBe(meet);
      seen.add(meet);
    }
    expect(seen.size).toBe(2);
  });
});

it('refuses what has no sum', () => {
  expect(() => minkowskiSum3d([], [[0, 0, 0]])).toThrow(
    'minkowskiSum3d: a must be at least one point, got none',
  );
  expect(() => minkowskiSum3d([[0, 0, 0]], [[1, 2, 3]])).toThrow('have a volume, got flat ones');
  const far: Point[] = [
    [0, 0, 0],
    [1e308, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  expect(() => minkowskiSum3d(far, far)).toThrow('in the range of doubles');
});
