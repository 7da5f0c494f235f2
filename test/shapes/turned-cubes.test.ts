import { expect, it } from 'vitest';
import { convexHull, convexHullPolyhedron } from '../../src/enclosing/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { distance, intersects, penetration, relation } from '../../src/shapes/index.js';

type P = readonly [number, number, number];

const FACES = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
];

/** The corners of a cube of edges 2, turned by a quaternion in doubles. */
function turnedCube(random: Random): P[] {
  const q = [0, 1, 2, 3].map(() => 2 * random.unit() - 1);
  const length = Math.sqrt(q.reduce((sum, x) => sum + x * x, 0));
  const [w, x, y, z] = q.map((c) => c / length) as [number, number, number, number];
  const rows = [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
  return Array.from({ length: 8 }, (_, i) => {
    const [a, b, c] = [i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1];
    return rows.map((row) => row[0]! * a + row[1]! * b + row[2]! * c) as unknown as P;
  });
}

it('300 of 300 turned cubes are asked as the hulls of their corners, most of which are refused by their faces', () => {
  const random = new Random(1, 2, 3, 4);
  const ball = { type: 'sphere', center: [0.9, 0.9, 0.9], radius: 1 } as const;
  let refused = 0;
  for (let i = 0; i < 300; i++) {
    const points = turnedCube(random);
    try {
      intersects({ type: 'convex-polyhedron', vertices: points, faces: FACES }, ball);
      relation({ type: 'convex-polyhedron', vertices: points, faces: FACES }, [0, 0, 0]);
    } catch {
      refused++;
    }
    const cube = { ...convexHullPolyhedron(points, convexHull(points)), type: 'convex-polyhedron' } as const;
    expect(intersects(cube, ball)).toBe(true);
    expect(relation(cube, [0, 0, 0]).containment).toBe('containing');
    expect(distance(cube, [5, 0, 0]).distance).toBeGreaterThan(3.2);
    expect(penetration(cube, ball)!.depth).toBeGreaterThan(0.4);
  }
  expect(refused).toBeGreaterThan(200);
});
