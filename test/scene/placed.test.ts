import { describe, expect, it } from 'vitest';
import type { Placement } from '../../src/core/shapes.js';
import { placeMesh, prepareMesh, transformMesh } from '../../src/mesh/index.js';
import {
  anyTriangleMeets,
  anyTriangleNear,
  type MeetingShape,
  meetsSolid,
  type NearShape,
  nearestTriangles,
  type SolidPartner,
  solidRelation,
  trianglePenetration,
  trianglesMeeting,
  trianglesNear,
  visitTrianglesMeeting,
} from '../../src/scene/index.js';
import { frustumFromMatrix } from '../../src/spatial/index.js';
import { cube, mesh } from '../mesh/meshes.js';

let state = 9;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

type P = readonly [number, number, number];
const lattice = (size: number): P => [0, 0, 0].map(() => Math.floor(size * random())) as unknown as P;

const soup = (count: number, unit: number) =>
  mesh(
    Array.from({ length: 3 * count }, () => lattice(5).map((x) => unit * x)).flat(),
    Array.from({ length: 3 * count }, (_, i) => i),
  );

const placements = (unit: number): readonly Placement[] => [
  { type: 'parts', translation: [3 * unit, -unit, 0] },
  { type: 'parts', rotation: [1, 1, 1, 1], scale: [2, 2, 1], translation: [unit, 2 * unit, 0] },
  { type: 'reflection', plane: { normal: [1, 1, 0], constant: 0 } },
];

/** Shapes of each kind near the origin. */
function shapes(unit: number): readonly (MeetingShape & SolidPartner)[] {
  const [p, q, r, s] = [lattice(6), lattice(6), lattice(6), lattice(6)].map((point) =>
    point.map((x) => x * unit),
  ) as unknown as [P, P, P, P];
  const [min, max] = [Math.min, Math.max].map((end) => p.map((x, k) => end(x, q[k]!))) as unknown as [P, P];
  const normal = [q[0] / unit + 0.5, -r[1] / unit, s[2] / unit] as const;
  const cube = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (i) => [0, 1, 2].map((k) => ((i >> k) & 1 ? max : min)[k]!) as never,
  );
  const faces = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ];
  const half = unit * 2;
  return [
    p,
    { type: 'segment', start: p, end: q },
    { type: 'triangle', a: p, b: q, c: r },
    { type: 'tetrahedron', a: p, b: q, c: r, d: s },
    { type: 'box', min, max },
    {
      type: 'oriented-box',
      center: p,
      axes: [
        [1, 1, 0],
        [-1, 1, 0],
        [0, 0, 1],
      ],
      halfSize: [unit / 2, unit, unit],
    },
    ...(min.every((x, k) => x < max[k]!)
      ? [{ type: 'convex-polyhedron', vertices: cube, faces } as const]
      : []),
    {
      type: 'k-dop',
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [1, 1, 1],
      ],
      min: [...min, -unit],
      max: [...max, 9 * unit],
    },
    ...(unit === 1
      ? [frustumFromMatrix([half, 0, 0, 0, 0, half, 0, 0, 0, 0, half, 0, -p[0], -p[1], -p[2], 4])]
      : []),
    { type: 'sphere', center: p, radius: unit * Math.floor(3 * random()) },
    { type: 'capsule', start: p, end: q, radius: unit },
    { type: 'plane', normal, constant: -p[0] },
    { type: 'half-space', normal, constant: -p[0] - unit },
  ];
}

describe.each([
  ['small', 1],
  ['tiny', 2 ** -1060],
  ['huge', 2 ** 900],
])('meshes of %s numbers at their places', (_, unit) => {
  it('meet what meshes meet whose vertices are moved', () => {
    const kinds = new Map<string, number>();
    for (const placement of placements(unit)) {
      const own = soup(25, unit);
      const placed = placeMesh(prepareMesh(own), placement);
      const moved = transformMesh(own, placement);
      expect(moved.isExact).toBe(true);
      const there = prepareMesh(moved);
      for (const shape of Array.from({ length: 5 }, () => shapes(unit)).flat()) {
        const found = trianglesMeeting(there, shape);
        const kind = 'type' in shape ? shape.type : 'point';
        kinds.set(kind, (kinds.get(kind) ?? 0) + found.length);
        expect(trianglesMeeting(placed, shape)).toEqual(found);
        expect(anyTriangleMeets(placed, shape)).toBe(found.length > 0);
        const isSeen = visitTrianglesMeeting(placed, shape, (t) => t === found.at(-1));
        expect(isSeen).toBe(found.length > 0);
        if (kind === 'plane' || kind === 'half-space') continue;
        expect(trianglesNear(placed, shape as NearShape, unit)).toEqual(
          trianglesNear(there, shape as NearShape, unit),
        );
      }
    }
    const least = Math.min(...[...kinds].filter(([kind]) => kind !== 'point').map(([, count]) => count));
    expect(kinds.size).toBeGreaterThan(10);
    expect(least).toBeGreaterThan(8);
  });

  it('are as far as meshes are whose vertices are moved', () => {
    for (const placement of placements(unit)) {
      const own = soup(12, unit);
      const placed = placeMesh(prepareMesh(own), placement);
      const there = prepareMesh(transformMesh(own, placement));
      for (const shape of [...shapes(unit), ...shapes(unit)]) {
        if ('type' in shape && ['plane', 'half-space', 'k-dop', 'frustum'].includes(shape.type)) continue;
        const [found, other] = [placed, there].map((at) => nearestTriangles(at, shape as NearShape));
        expect(found!.triangles).toEqual(other!.triangles);
        expect(found!.distance.distance).toBe(other!.distance.distance);
        expect(found!.distance.squaredDistance).toEqual(other!.distance.squaredDistance);
        const points = ({ distance: { closest } }: typeof other & object) =>
          closest.map(({ rounded }) => JSON.stringify(rounded)).sort();
        expect(points(found!)).toEqual(points(other!));
        expect(anyTriangleNear(placed, shape as NearShape, found!.distance.distance * 2)).toBe(true);
      }
    }
  });
});

describe('a mesh at its place', () => {
  const positions = [0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4];
  const tetrahedron = prepareMesh(mesh(positions, [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]));
  const turned = placeMesh(tetrahedron, { type: 'parts', rotation: [0, 0, 1, 2], translation: [0, 0, 1] });

  it('has an inside', () => {
    // (1, 1, 1) is at (-1/5, 7/5, 2).
    const ball = (radius: number) => ({ type: 'sphere', center: [-0.2, 1.4, 2], radius }) as const;
    expect(anyTriangleMeets(turned, ball(0.25))).toBe(false);
    expect(meetsSolid(turned, ball(0.25))).toBe(true);
    expect(meetsSolid(turned, [0, 0, 0.9999999999999999])).toBe(false);
    expect(meetsSolid(turned, [0, 0, 1])).toBe(true);
    expect(meetsSolid(turned, { type: 'half-space', normal: [0, 0, 1], constant: -1 })).toBe(true);
    expect(meetsSolid(turned, { type: 'half-space', normal: [0, 0, 1], constant: -0.9999999999999999 })).toBe(
      false,
    );
    const open = placeMesh(prepareMesh(mesh(positions, [0, 2, 1])), { type: 'parts' });
    expect(() => meetsSolid(open, [1, 1, 1])).toThrow(/meetsSolid: mesh must be a closed mesh/);
  });

  it('is met by nothing of what is empty', () => {
    const empty = {
      type: 'k-dop',
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [1, 1, 1],
      ],
      min: [0, 0, 0, 9],
      max: [1, 1, 1, 10],
    } as const;
    expect(trianglesMeeting(turned, empty).length).toBe(0);
    expect(meetsSolid(turned, empty)).toBe(false);
    expect(() => nearestTriangles(turned, empty)).toThrow(/nearestTriangles: shape must be a/);
  });

  it('is asked about frusta without an end also where it reaches beyond the doubles', () => {
    const s = 2 ** 600;
    const corner = [0, 0, 0, s, 0, 0, 0, s, 0, 0, 0, s];
    const large = prepareMesh(mesh(corner, [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]));
    const elements = [s, 0, 0, 0, 0, s, 0, 0, 0, 0, s, 0, 0, 0, 0, 1];
    const there = placeMesh(large, { type: 'matrix', elements });
    // From x = 1 on, where |y| and |z| are at most x: the third triangle stays at x = 0.
    const endless = frustumFromMatrix([0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -2, 0]);
    expect([...trianglesMeeting(there, { ...endless, type: 'frustum' })]).toEqual([0, 1, 3]);
    expect(meetsSolid(there, { ...endless, type: 'frustum' })).toBe(true);
  });

  it('is refused by what is not asked about it, and refuses shapes that are not asked', () => {
    const bare = turned as never;
    const asked = /at its place, which is not asked this/;
    expect(() => solidRelation(bare, { type: 'sphere', center: [0, 0, 0], radius: 1 })).toThrow(asked);
    expect(() => trianglePenetration(bare, 0, { type: 'sphere', center: [0, 0, 0], radius: 1 })).toThrow(
      asked,
    );
    const cone = { type: 'cone', apex: [0, 0, 0], center: [0, 0, 1], radius: 1 } as const;
    expect(() => trianglesMeeting(turned, cone)).toThrow(
      /trianglesMeeting: shape must be a point, plane.*'cone'/,
    );
    const ray = { type: 'ray', origin: [0, 0, 0], direction: [0, 0, 1] } as const;
    expect(() => nearestTriangles(turned, ray)).toThrow(/nearestTriangles: shape must be a point.*'ray'/);
    expect(() => trianglesNear(turned, { type: 'box', min: [0, 0, 0], max: [1, -1, 1] }, 1)).toThrow(
      /trianglesNear: shape.min/,
    );
    expect(() => trianglesMeeting(turned, { type: 'sphere', center: [0, 0, 0], radius: -1 })).toThrow(
      /trianglesMeeting: shape.radius/,
    );
    expect(() => trianglesMeeting(turned, 7 as never)).toThrow(/trianglesMeeting: shape must be/);
    expect(() => trianglesMeeting(turned, { type: 'half-space', normal: [0, 0, 0], constant: 1 })).toThrow(
      /trianglesMeeting: shape.normal/,
    );
    const nothing = placeMesh(prepareMesh(mesh([], [])), { type: 'parts' });
    expect(() => nearestTriangles(nothing, [0, 0, 0])).toThrow(/nearestTriangles: mesh must be a mesh with/);
    expect(trianglesMeeting(nothing, [0, 0, 0]).length).toBe(0);
  });
});

it.each([
  ['overflow', 2 ** -1000, [1.2e308, 1, 1], [1.7e308, 2, 2], 1.05],
  ['underflow', 2 ** 1000, [2 ** -1074, 1, 1], [2 ** -1073, 2, 2], 0.5],
] as const)('boxes meet what they meet where sums of bounds %s', (_, scale, low, high, from) => {
  const cubeOf = (x: number) =>
    prepareMesh({
      ...cube,
      positions: cube.positions.map((at, i) => (at === 0 ? low : high)[i % 3]! * (i % 3 === 0 ? x : 1)),
    });
  const box = {
    type: 'box',
    min: [low[0] * scale * from, 0, 1.2],
    max: [low[0] * scale * 1.2, 9, 1.5],
  } as const;
  const placed = placeMesh(cubeOf(1), { type: 'parts', scale: [scale, 1, 1] });
  const met = [...trianglesMeeting(cubeOf(scale), box)];
  expect(met.length).toBeGreaterThan(0);
  expect([...trianglesMeeting(placed, box)]).toEqual(met);
});
