import { describe, expect, it } from 'vitest';
import { convexHull, convexHullFaces, convexHullPolyhedron } from '../../../../src/enclosing/index.js';
import { Random } from '../../../../src/oracle/cases/random.js';
import { contains, distance, intersects, penetration, relation } from '../../../../src/shapes/index.js';
import {
  convexFromHull,
  convexPolyhedronConvexPolyhedron,
  hullContainsPoint,
  hullHull,
  hullsIntersect,
  pointHull,
} from '../../../../src/spatial/index.js';

const CUBE_FACES = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
];

/** The corners of a cube of edges 2, turned about an axis by any angle, in rounded numbers. */
function turnedCube(random: Random): number[][] {
  const q = [0, 1, 2, 3].map(() => random.between(-1000, 1000) / 1000 + 0.0001);
  const length = Math.sqrt(q.reduce((sum, c) => sum + c * c, 0));
  const [w, x, y, z] = q.map((c) => c / length) as [number, number, number, number];
  const rows = [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
  return Array.from({ length: 8 }, (_, i) => {
    const corner = [0, 1, 2].map((k) => ((i >> k) & 1 ? 1 : -1));
    return rows.map((row) => row.reduce((sum, c, k) => sum + c * corner[k]!, 0));
  });
}

describe('hulls of points', () => {
  it('are what cubes turned by rounded numbers are, which no convex polyhedra are', () => {
    const random = new Random(1, 2, 3, 4);
    let refused = 0;
    for (let i = 0; i < 300; i++) {
      const points = turnedCube(random);
      try {
        relation({ type: 'convex-polyhedron', vertices: points, faces: CUBE_FACES }, [5, 0, 0]);
      } catch {
        refused++;
      }
      const cube = { type: 'hull', points } as const;
      expect(relation(cube, [0, 0, 0]).containment).toBe('containing');
      for (const p of points) expect(hullContainsPoint(cube, p)).toBe(true);
      expect(distance(cube, { type: 'sphere', center: [9, 0, 0], radius: 1 }).distance).toBeGreaterThan(6);
      expect(penetration(cube, { type: 'box', min: [0, 0, 0], max: [9, 9, 9] })!.depth).toBeGreaterThan(0.9);
      expect(contains({ type: 'sphere', center: [0, 0, 0], radius: 1.74 }, cube)).toBe(true);
      const other = turnedCube(random);
      const both = [points, other].map((own) => convexHullPolyhedron(own, convexHull(own)));
      const expected = convexPolyhedronConvexPolyhedron(both[0]!, both[1]!);
      const found = hullHull({ points }, { points: other });
      expect([found.relation, found.containment, found.contact]).toEqual([
        expected.relation,
        expected.containment,
        expected.contact,
      ]);
    }
    expect(refused).toBeGreaterThan(200);
  });

  it('have the numbers of convexHull', () => {
    const points = [
      [1, 1, 1],
      [0, 0, 0],
      [4, 0, 0],
      [0, 4, 0],
      [0, 0, 4],
      [2, 2, 0],
      [4, 0, 0],
    ];
    const hull = convexHull(points);
    const convex = convexFromHull({ points });
    expect(convex.vertices).toEqual([...hull.vertices].map((v) => points[v]));
    expect(convex.faces).toEqual(
      convexHullFaces(hull).map((face) => face.map((v) => hull.featureIndices[v])),
    );
    expect(pointHull([2, 2, 0], { points })).toEqual({
      location: 'boundary',
      feature: { type: 'edge', index: expect.any(Number) },
    });
    expect(pointHull([0, 0, 4], { points }).feature).toEqual({ type: 'vertex', index: 3 });
  });

  it('may be a polygon, a segment or a point', () => {
    const square = { type: 'hull', points: [0, 0, 0, 4, 0, 0, 4, 4, 0, 0, 4, 0, 2, 2, 0] } as const;
    const line = { type: 'hull', points: [0, 0, -1, 2, 2, 1, 1, 1, 0] } as const;
    const point = { type: 'hull', points: [1, 1, 0, 1, 1, 0] } as const;
    expect([square, line, point].map((hull) => convexFromHull(hull).dimension)).toEqual([2, 1, 0]);
    expect(relation(square, line).relation).toBe('crossing');
    expect(relation(point, square)).toMatchObject({ containment: 'inside' });
    expect(intersects(point, line)).toBe(true);
    expect(distance(point, { type: 'plane', normal: [0, 0, 1], constant: -2 }).distance).toBe(2);
    expect(intersects({ type: 'cone', apex: [1, 1, 3], center: [1, 1, -3], radius: 1 }, point)).toBe(true);
  });

  it('are found again where a point has changed', () => {
    const points = [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
    expect(hullContainsPoint({ points }, [0, 0, 2])).toBe(false);
    points[3]![2] = 3;
    expect(hullContainsPoint({ points }, [0, 0, 2])).toBe(true);
    points.push([9, 9, 9]);
    expect(hullContainsPoint({ points }, [9, 9, 9])).toBe(true);
    const flat = new Float64Array(points.flat());
    expect(hullsIntersect({ points: flat }, { points: [[9, 9, 9]] })).toBe(true);
    flat[14] = 8;
    expect(hullsIntersect({ points: flat }, { points: [[9, 9, 9]] })).toBe(false);
  });

  it('have points', () => {
    expect(() => hullContainsPoint({ points: [] }, [0, 0, 0])).toThrow(
      'hullContainsPoint: hull.points must be a list of at least 1 point',
    );
    expect(() => hullContainsPoint({ points: [[0, 0, Number.NaN]] }, [0, 0, 0])).toThrow(
      'hullContainsPoint: hull.points[0][2] must be a finite number, got NaN',
    );
    expect(() => relation({ type: 'hull', points: [[0, 0]] }, [0, 0, 0])).toThrow(
      /^relation: a\.points\[0\]/,
    );
  });
});
