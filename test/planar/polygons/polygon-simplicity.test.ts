import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { edgeRelation } from '../../../src/planar/polygons/edge-relation.js';
import { isSimplePolygon2d, polygonSimplicity2d } from '../../../src/planar/polygons/polygon-simplicity.js';

type P = [number, number];

/** What the definition says of edges i and j, all pairs looked at. */
function meet(ring: readonly P[], i: number, j: number): boolean {
  const n = ring.length;
  const relation = edgeRelation(ring[i]!, ring[(i + 1) % n]!, ring[j]!, ring[(j + 1) % n]!);
  const [p, q] = [ring[i]!, ring[j]!];
  if (p[0] === q[0] && p[1] === q[1]) return true;
  return (i + 1) % n === j || (j + 1) % n === i ? relation === 'overlapping' : relation !== 'disjoint';
}

/** Whether the last point is the first: then it is no vertex of its own. */
function isClosed(ring: readonly P[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length > 1 && first![0] === last![0] && first![1] === last![1];
}

function check(given: readonly P[]): boolean {
  const ring = isClosed(given) ? given.slice(0, -1) : given;
  const pairs = ring.flatMap((_, j) => ring.slice(0, j).map((_, i) => [i, j] as const));
  const faulty = pairs.filter(([i, j]) => meet(ring, i, j));
  const answer = polygonSimplicity2d(given);
  expect(answer.simple, JSON.stringify(given)).toBe(faulty.length === 0);
  expect(isSimplePolygon2d(given)).toBe(answer.simple);
  if (answer.simple) return true;
  expect(faulty).toContainEqual(answer.edges);
  const [i, j] = answer.edges;
  const n = ring.length;
  expect(answer.relation).toBe(edgeRelation(ring[i]!, ring[(i + 1) % n]!, ring[j]!, ring[(j + 1) % n]!));
  return false;
}

/** From every vertex, both ways round, turned by quarters. */
function checkAll(ring: readonly P[]): boolean[] {
  const turns = [ring, ring.map(([x, y]): P => [-y, x]), ring.map(([x, y]): P => [-x, -y])];
  return turns.flatMap((turned) =>
    turned.flatMap((_, from) => {
      const rotated = [...turned.slice(from), ...turned.slice(0, from)];
      // Two equal neighbours are a fault, but not where they are the first point and the last.
      if (isClosed(rotated)) return [];
      return [check(rotated), check([...rotated].reverse())];
    }),
  );
}

const simple: [string, P[]][] = [
  [
    'a triangle',
    [
      [0, 0],
      [4, 0],
      [0, 4],
    ],
  ],
  [
    'a square with vertical edges',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
  ],
  [
    'a vertex on an edge between its neighbours',
    [
      [0, 0],
      [2, 0],
      [4, 0],
      [0, 4],
    ],
  ],
  [
    'a comb',
    [
      [0, 0],
      [6, 0],
      [6, 3],
      [5, 1],
      [4, 3],
      [3, 1],
      [2, 3],
      [1, 1],
      [0, 3],
    ],
  ],
  [
    'a spiral',
    [
      [0, 0],
      [9, 0],
      [9, 9],
      [2, 9],
      [2, 4],
      [5, 4],
      [5, 6],
      [3, 6],
      [3, 8],
      [7, 8],
      [7, 2],
      [0, 2],
    ],
  ],
  [
    'vertical staircase',
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
      [3, 3],
      [3, 0],
    ],
  ],
];

const faulty: [string, [number, number], string, P[]][] = [
  [
    'a bow tie',
    [0, 2],
    'crossing',
    [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
    ],
  ],
  [
    'two points',
    [0, 1],
    'overlapping',
    [
      [0, 0],
      [4, 0],
    ],
  ],
  [
    'a flat triangle',
    [0, 1],
    'overlapping',
    [
      [0, 0],
      [4, 0],
      [2, 0],
    ],
  ],
  [
    'a repeated vertex',
    [1, 2],
    'touching',
    [
      [0, 0],
      [4, 0],
      [4, 0],
      [0, 4],
    ],
  ],
  [
    'a vertex on another edge',
    [0, 2],
    'touching',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 0],
      [0, 4],
    ],
  ],
  [
    'two vertices in one place',
    [1, 4],
    'touching',
    [
      [0, 0],
      [2, 2],
      [0, 4],
      [4, 4],
      [2, 2],
      [4, 0],
    ],
  ],
  [
    'a spike out of a vertex',
    [0, 1],
    'overlapping',
    [
      [0, 0],
      [6, 0],
      [4, 0],
      [4, 4],
    ],
  ],
  [
    'edges that overlap',
    [0, 3],
    'overlapping',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [1, 0],
      [3, 0],
      [0, 4],
    ],
  ],
];

/** Peaks over a base line: a simple ring, with vertical edges and equal heights. */
function mountains(random: Random, n: number): P[] {
  const top = Array.from({ length: n }, (_, i): P => [Math.floor(i / 2) * 2 + (i % 3 === 0 ? 0 : 1), 0]);
  const steps = top.map(([x], i): P => [x, 1 + random.below(9) + (i % 2) * 10]);
  const distinct = steps
    .sort((p, q) => p[0] - q[0])
    .filter((p, i, all) => i === 0 || p[0] !== all[i - 1]![0])
    .flatMap(([x, y], i): P[] =>
      i % 4 === 3
        ? [
            [x, y],
            [x, y + 1],
          ]
        : [[x, y]],
    );
  return [...distinct.reverse(), [-1, -5], [distinct[0]![0] + 1, -5]];
}

describe('polygonSimplicity2d', () => {
  it.each(simple)('%s is simple', (_, ring) => {
    expect(polygonSimplicity2d(ring)).toEqual({ simple: true });
    expect(checkAll(ring).every((answer) => answer)).toBe(true);
  });

  it.each(faulty)('%s is not', (_, edges, relation, ring) => {
    const answer = polygonSimplicity2d(ring);
    expect(answer.simple).toBe(false);
    expect(checkAll(ring).some((found) => found)).toBe(false);
    expect(
      edgeRelation(
        ring[edges[0]]!,
        ring[(edges[0] + 1) % ring.length]!,
        ring[edges[1]]!,
        ring[(edges[1] + 1) % ring.length]!,
      ),
    ).toBe(relation);
  });

  it('of a bow tie', () => {
    expect(
      polygonSimplicity2d([
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
      ]),
    ).toEqual({
      simple: false,
      edges: [0, 2],
      relation: 'crossing',
    });
  });

  it('a ring may be closed', () => {
    const triangle: P[] = [
      [0, 0],
      [4, 0],
      [0, 4],
    ];
    expect(polygonSimplicity2d([...triangle, [0, 0]])).toEqual({ simple: true });
    expect(polygonSimplicity2d([...triangle, [0, 0], [0, 0]]).simple).toBe(false);
    const bowTie: P[] = [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
      [0, 0],
    ];
    expect(polygonSimplicity2d(bowTie)).toEqual({ simple: false, edges: [0, 2], relation: 'crossing' });
  });

  it('rings of no point or one have no pair of edges', () => {
    expect(polygonSimplicity2d([])).toEqual({ simple: true });
    expect(polygonSimplicity2d([[1, 1]])).toEqual({ simple: true });
    // Closed, this is one point.
    expect(
      polygonSimplicity2d([
        [1, 1],
        [1, 1],
      ]),
    ).toEqual({ simple: true });
  });

  it('agrees with all pairs on small lattices, where everything happens', () => {
    const random = new Random(1, 2, 3, 4);
    let found = 0;
    for (let i = 0; i < 4000; i++) {
      const size = random.between(2, 6);
      const ring = Array.from(
        { length: random.between(3, 7) },
        (): P => [random.below(size), random.below(size)],
      );
      if (check(ring)) found++;
    }
    expect(found).toBeGreaterThan(300);
  });

  it('agrees with all pairs on larger rings, simple ones and others', () => {
    const random = new Random(5, 6, 7, 8);
    for (let i = 0; i < 60; i++) {
      const ring = mountains(random, random.between(3, 40));
      expect(check(ring)).toBe(true);
      expect(check(ring.map(([x, y]): P => [y, -x]))).toBe(true);
      const j = random.below(ring.length);
      const k = random.below(ring.length);
      check(ring.map((p, at): P => (at === j ? ring[k]! : at === k ? ring[j]! : p)));
      check(ring.map((p, at): P => (at === j ? [p[0], p[1] + random.between(-6, 6)] : p)));
    }
  });

  it('takes n log n for many edges', () => {
    const random = new Random(9, 9, 9, 9);
    const ring = mountains(random, 30_000);
    const before = performance.now();
    expect(isSimplePolygon2d(ring)).toBe(true);
    // All pairs would take minutes.
    expect(performance.now() - before).toBeLessThan(8000);
    // Nested triangles keep all edges in the status at once.
    const fans = Array.from({ length: 20_000 }, (_, i): P => (i % 2 === 0 ? [-i, i] : [i, i]));
    const closed: P[] = [...fans, [50_000, 50_000], [0, -50_000]];
    expect(isSimplePolygon2d(closed)).toBe(polygonSimplicity2d(closed).simple);
  });

  it('is exact', () => {
    // The vertex (0.3, 0.3) is on the diagonal, its neighbours an ulp off it.
    const ring = (y: number): P[] => [
      [0.1, 0.1],
      [0.7, 0.7],
      [0, 0.7],
      [0.3, y],
      [0, 0.1],
    ];
    expect(isSimplePolygon2d(ring(0.30000000000000004))).toBe(true);
    expect(polygonSimplicity2d(ring(0.3))).toMatchObject({ simple: false, relation: 'touching' });
    expect(polygonSimplicity2d(ring(0.29999999999999993))).toMatchObject({
      simple: false,
      relation: 'crossing',
    });
    const huge = 1.7e308;
    expect(
      check([
        [-huge, -huge],
        [huge, huge],
        [huge, -huge],
        [-huge, huge],
      ]),
    ).toBe(false);
    expect(
      check([
        [-huge, -huge],
        [huge, -huge],
        [huge, huge],
        [-huge, huge],
      ]),
    ).toBe(true);
  });

  it('names what is no point', () => {
    expect(() =>
      polygonSimplicity2d([
        [0, 0],
        [Infinity, 0],
      ]),
    ).toThrow('polygonSimplicity2d: ring[1][0]');
    expect(() => isSimplePolygon2d([[0, 0], [1]])).toThrow('isSimplePolygon2d: ring[1]');
  });
});
