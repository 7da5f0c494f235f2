import { describe, expect, it } from 'vitest';
import { coordinates, type PlaneLike, planeThrough, threePlanesPoint } from '../../src/implicit/index.js';
import { convexSolid } from '../../src/solids/index.js';

const AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [-1, 0, 0],
  [0, -1, 0],
  [0, 0, -1],
] as const;
const cube: PlaneLike[] = AXES.map((normal) => ({ normal, constant: -1 }));

describe('convexSolid', () => {
  it('gives the cube in canonical order', () => {
    const solid = convexSolid(cube);
    const points = solid.vertices.map((vertex) => {
      const [p, q, r] = (vertex as { planes: readonly [number, number, number] }).planes;
      return coordinates(threePlanesPoint(solid.planes[p]!, solid.planes[q]!, solid.planes[r]!)!);
    });
    expect(points).toEqual([-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => [x, y, z]))));
    expect(solid.faces.map(({ rings }) => rings)).toEqual([
      [[0, 1, 3, 2]],
      [[0, 2, 6, 4]],
      [[0, 4, 5, 1]],
      [[1, 5, 7, 3]],
      [[2, 3, 7, 6]],
      [[4, 6, 7, 5]],
    ]);
    expect(solid.faces.map(({ plane, facing }) => [plane, facing])).toEqual(
      [0, 1, 2, 3, 4, 5].map((i) => [i, 1]),
    );
  });

  it('does not depend on the order of the planes, or on those that bound no face', () => {
    const touching = { normal: [1, 1, 1] as const, constant: -3 };
    const alongEdge = { normal: [1, 1, 0] as const, constant: -2 };
    const again = { normal: [3, 0, 0] as const, constant: -3 };
    const all = [touching, ...cube.slice(2), alongEdge, ...cube.slice(0, 2), again];
    expect(convexSolid(all)).toEqual(convexSolid(cube));
  });

  it('takes planes through points', () => {
    const points = [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const;
    const sides = [
      [0, 2, 1],
      [0, 1, 3],
      [1, 2, 3],
      [2, 0, 3],
    ].map(([i, j, k]) => planeThrough(points[i!]!, points[j!]!, points[k!]!));
    const { vertices, faces } = convexSolid(sides);
    expect(vertices.length).toBe(4);
    expect(faces.map(({ rings }) => rings[0])).toEqual([
      [0, 1, 2],
      [0, 2, 3],
      [0, 3, 1],
      [1, 3, 2],
    ]);
  });

  it('has a pyramid of many sides, where more than three planes meet in one point', () => {
    const sides = [...Array(12).keys()].map((i) => {
      const [x, y] = [
        [5, 0],
        [4, 3],
        [3, 4],
      ][i % 3]!;
      const turned = [
        [x!, y!],
        [-y!, x!],
        [-x!, -y!],
        [y!, -x!],
      ][Math.floor(i / 3)]!;
      return { normal: [turned[0]!, turned[1]!, 5] as const, constant: -5 };
    });
    const { vertices, faces } = convexSolid([...sides, { normal: [0, 0, -1], constant: 0 }]);
    expect([vertices.length, faces.length]).toEqual([13, 13]);
  });

  it.each([
    ['nothing', []],
    ['five sides of a cube', cube.slice(1)],
    ['a slab', [cube[0]!, cube[3]!]],
    ['a prism', [cube[0]!, cube[1]!, cube[3]!, cube[4]!]],
    ['a corner', cube.slice(0, 3)],
    [
      'an unbounded frustum',
      [...cube.slice(0, 5), { normal: [1, 1, -2] as const, constant: -90 }].slice(0, 5),
    ],
    ['an empty set', [...cube, { normal: [1, 1, 1] as const, constant: 4 }]],
    ['a point', [...cube, { normal: [1, 1, 1] as const, constant: 3 }]],
    ['a square', [...cube, { normal: [1, 0, 0] as const, constant: 1 }]],
    ['an edge', [...cube, { normal: [1, 1, 0] as const, constant: 2 }]],
    [
      'two sides of one plane',
      [...cube, { normal: [0, 0, 1] as const, constant: 0 }, { normal: [0, 0, -1] as const, constant: 0 }],
    ],
  ])('refuses %s', (_, planes) => {
    expect(() => convexSolid(planes)).toThrow(
      'convexSolid: planes must be half-spaces with a bounded common interior, got an empty, flat or unbounded set',
    );
  });

  it('refuses what is no plane', () => {
    expect(() => convexSolid([...cube, { normal: [0, 0, 0], constant: 1 }])).toThrow(
      'convexSolid: planes[6].normal must be a normal other than zero',
    );
    expect(() => convexSolid([...cube, planeThrough([0, 0, 0], [1, 1, 1], [2, 2, 2])])).toThrow(
      'convexSolid: planes[6] must be a plane, got three points on a line',
    );
  });
});
