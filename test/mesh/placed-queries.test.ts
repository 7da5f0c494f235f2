import { describe, expect, it } from 'vitest';
import type { Placement } from '../../src/core/shapes.js';
import {
  locatePoint,
  massProperties,
  meshContacts,
  meshesIntersect,
  meshMesh,
  meshMeshDistance,
  nearestDistance,
  nearestOnMesh,
  nearestSquaredDistance,
  type PlacedMesh,
  type PreparedMesh,
  placeMesh,
  pointOnSurface,
  prepareMesh,
  signedDistance,
  transformMesh,
  trianglesWithin,
  windingNumber,
} from '../../src/mesh/index.js';
import { cube, mesh } from './meshes.js';

let state = 5;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

const lattice = (size: number): [number, number, number] =>
  [0, 0, 0].map(() => Math.floor(size * random())) as [number, number, number];

/** Triangles on a lattice, some of them segments or points. */
const soup = (count: number, unit: number) =>
  prepareMesh(
    mesh(
      Array.from({ length: 3 * count }, () => lattice(5).map((x) => unit * x)).flat(),
      Array.from({ length: 3 * count }, (_, i) => i),
    ),
  );

/** Placements that take lattices to doubles. */
const placements = (unit: number): readonly Placement[] => [
  { type: 'parts' },
  { type: 'parts', translation: [3 * unit, -unit, 0] },
  { type: 'parts', rotation: [1, 1, 1, 1], translation: [unit, 2 * unit, 0] },
  { type: 'reflection', plane: { normal: [1, 1, 0], constant: 0 } },
  { type: 'parts', scale: [2, 0.5, -1] },
];

const moved = (prepared: PreparedMesh, placement: Placement): PreparedMesh => {
  const found = transformMesh(prepared, placement);
  expect(found.isExact).toBe(true);
  return prepareMesh(found);
};

describe.each([
  ['small', 1],
  ['tiny', 2 ** -1060],
  ['huge', 2 ** 1000],
])('meshes of %s numbers at their places', (_, unit) => {
  it('have the pairs of triangles that meshes have whose vertices are moved', () => {
    const [a, b] = [soup(25, unit), soup(15, unit)];
    let met = 0;
    for (const p of placements(unit)) {
      const [placed, there] = [placeMesh(a, p), moved(a, p)];
      const pairs = meshContacts(there, b);
      met += pairs.length;
      expect(meshContacts(placed, b)).toEqual(pairs);
      expect(meshContacts(b, placed)).toEqual(meshContacts(b, there));
      for (const q of placements(unit)) {
        const both = meshContacts(placed, placeMesh(b, q));
        expect(both).toEqual(meshContacts(there, moved(b, q)));
        expect(meshesIntersect(placed, placeMesh(b, q))).toBe(both.length > 0);
      }
    }
    expect(met).toBeGreaterThan(200);
  });

  it('are as far as meshes whose vertices are moved, from points and from each other', () => {
    const [a, b] = [soup(9, unit), soup(5, unit)];
    const kinds = new Set<string>();
    // Of a triangle that is a segment, another side may be named in a mirror.
    const plain = (found: object | null) =>
      JSON.stringify(found, (_, x) => (typeof x === 'bigint' ? `${x}` : x?.type === 'edge' ? 'edge' : x));
    for (const p of placements(unit)) {
      const [placed, there] = [placeMesh(a, p), moved(a, p)];
      for (let i = 0; i < 20; i++) {
        const point = lattice(9).map((x) => ((x - 2) * unit) / 2) as [number, number, number];
        const found = nearestOnMesh(placed, point)!;
        kinds.add(found.unique ? found.feature.type : 'several');
        expect(plain({ ...found })).toBe(plain({ ...nearestOnMesh(there, point)! }));
        expect(nearestDistance(placed, point)).toBe(found.distance);
        expect(nearestSquaredDistance(placed, point)).toBe(nearestSquaredDistance(there, point));
        expect(trianglesWithin(placed, point, unit)).toEqual(trianglesWithin(there, point, unit));
      }
      for (const [one, other] of [
        [placed, b],
        [b, placed],
        [placed, placeMesh(b, p)],
      ] as const) {
        const own = (m: PreparedMesh | PlacedMesh) => (m === placed ? there : m === b ? b : moved(b, p));
        const [found, expected] = [meshMeshDistance(one, other)!, meshMeshDistance(own(one), own(other))!];
        expect(plain({ ...found })).toBe(plain({ ...expected }));
      }
    }
    expect([...kinds].sort()).toEqual(['edge', 'face', 'several', 'vertex']);
  });

  it('are where points are, as meshes whose vertices are moved', () => {
    const faces = [
      0, 2, 1, 0, 3, 2, 4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4,
      7,
    ];
    const corners = [0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 2, 0, 0, 0, 2, 2, 0, 2, 2, 2, 2, 0, 2, 2];
    const cube = prepareMesh(
      mesh(
        corners.map((x) => unit * (x + 1)),
        faces,
      ),
    );
    const seen = new Set<string>();
    for (const placement of placements(unit)) {
      const [placed, there] = [placeMesh(cube, placement), moved(cube, placement)];
      for (let i = 0; i < 343; i++) {
        const at = [i % 7, Math.floor(i / 7) % 7, Math.floor(i / 49)].map((k) => (unit * (k + 1)) / 2);
        const p = transformMesh(mesh([...at, 0, 0, 0, 0, 0, 0], [0, 1, 2]), placement).positions.slice(0, 3);
        const found = locatePoint(placed, p);
        seen.add(found.feature?.type ?? found.location);
        expect(found.location).toBe(locatePoint(there, p).location);
        expect(found.feature?.type).toBe(locatePoint(there, p).feature?.type);
        expect(pointOnSurface(placed, p)).toEqual(found.location === 'boundary' ? found.feature : null);
        expect(windingNumber(placed, p)).toBe(windingNumber(there, p));
        expect(signedDistance(placed, p)).toBe(signedDistance(there, p));
      }
    }
    expect([...seen].sort()).toEqual(['edge', 'face', 'interior', 'outside', 'vertex']);
  });
});

describe('a mesh at its place', () => {
  const square = prepareMesh(mesh([0, 0, 0, 3, 0, 0, 3, 3, 0, 0, 3, 0], [0, 1, 2, 0, 2, 3]));
  // The rotation of the quaternion (0, 0, 1, 2) has the cosine 3/5 and the sine 4/5, which are no doubles.
  const turned = (z: number) =>
    placeMesh(square, { type: 'parts', rotation: [0, 0, 1, 2], translation: [0, 0, z] });

  it('meets another one where no double is', () => {
    expect(Array.from(meshContacts(turned(0), turned(0)))).toEqual([0, 0, 0, 1, 1, 0, 1, 1]);
    expect(meshesIntersect(turned(0), turned(5e-324))).toBe(false);
    // From the corner (9/5, 12/5), which is no double, an edge rises; beside it, nothing is met.
    const rising = placeMesh(prepareMesh(mesh([3, 0, 0, 3, 0, 1, 4, 0, 1], [0, 1, 2])), {
      type: 'parts',
      rotation: [0, 0, 1, 2],
    });
    expect(Array.from(meshContacts(turned(0), rising))).toEqual([0, 0]);
    const beside = placeMesh(
      prepareMesh(mesh([3 + 2 ** -51, 0, 0, 3 + 2 ** -51, 0, 1, 4, 0, 1], [0, 1, 2])),
      {
        type: 'parts',
        rotation: [0, 0, 1, 2],
      },
    );
    expect(meshesIntersect(turned(0), beside)).toBe(false);
  });

  it('is apart from another one where what is between their places underflows', () => {
    const times = (list: readonly number[], by: number) => list.map((x) => x * by);
    const [most, unit] = [2 ** 1014, 2 ** -60];
    // In units of 2^-60: 8 y >= 3 x on the one, and the other comes to its plane at 3 x > 8 y.
    const tiny = prepareMesh(mesh(times([-64, -24, 0, 64, 24, 0, -64, 64, 0], 2 ** -1074), [0, 1, 2]));
    const a = placeMesh(tiny, { type: 'parts', scale: [most, most, most] });
    const upright = prepareMesh(mesh(times([0, 0, -8, 0, 0, 8, 8, -8, 0], unit), [0, 1, 2]));
    const at = (y: number) => placeMesh(upright, { type: 'parts', translation: [1.375 * unit, y * unit, 0] });
    expect([meshesIntersect(a, at(0.5146484375)), meshesIntersect(at(0.5146484375), a)]).toEqual([
      false,
      false,
    ]);
    expect([meshesIntersect(a, at(0.515625)), meshesIntersect(at(0.515625), a)]).toEqual([true, true]);
  });

  it('is asked by boxes beside one that is smaller by more than the doubles reach', () => {
    const count = 100;
    const zigzag = Array.from({ length: count + 2 }, (_, i) => [i, i % 2, 0]).flat();
    const strip = prepareMesh(
      mesh(zigzag, Array.from({ length: count }, (_, i) => [i, i + 1, i + 2]).flat()),
    );
    const tiny = placeMesh(strip, { type: 'parts', scale: [1e-308, 1e-308, 1e-308] });
    const far = placeMesh(strip, { type: 'parts', translation: [0, 0, 1000] });
    expect([meshesIntersect(tiny, far), meshesIntersect(far, tiny)]).toEqual([false, false]);
    const here = placeMesh(strip, { type: 'parts', translation: [-50, 0, 0] });
    const pairs = (list: Uint32Array, first: 0 | 1) =>
      Array.from(
        { length: list.length / 2 },
        (_, k) => `${list[2 * k + first]} ${list[2 * k + 1 - first]}`,
      ).sort();
    expect(pairs(meshContacts(tiny, here), 0)).toEqual(pairs(meshContacts(here, tiny), 1));
    expect(meshContacts(here, tiny).length).toBeGreaterThan(0);
  });

  it('is refused by what is not asked about it, and refuses what is no point, no mesh and too much', () => {
    const placed = turned(0) as never;
    const asked = /at its place, which is not asked this/;
    expect(() => meshMesh(placed, square)).toThrow(asked);
    expect(() => massProperties(placed)).toThrow(/transformMesh/);
    expect(() => locatePoint(placed, [0, 0] as never)).toThrow(/locatePoint: point must be/);
    expect(() => locatePoint(placed, [0, 0, 0])).toThrow(/locatePoint: mesh must be a closed mesh/);
    expect(() => windingNumber(placed, [0, 0, 0])).toThrow(/windingNumber: mesh must be a mesh with as many/);
    expect(() => meshContacts(placed, {} as never)).toThrow(/meshContacts: b must be a prepared mesh/);
    expect(() => meshesIntersect({} as never, placed)).toThrow(/meshesIntersect: a must be a prepared mesh/);
    expect(() => nearestDistance(placed, [0, 0] as never)).toThrow(/nearestDistance: point must be/);
    expect(() => signedDistance(placed, [0, 0, 0])).toThrow(/signedDistance: mesh must be a closed mesh/);
    expect(() => trianglesWithin(placed, [0, 0, 0], -1)).toThrow(/trianglesWithin: r must be/);
    expect(() => meshMeshDistance(placed, {} as never)).toThrow(
      /meshMeshDistance: b must be a prepared mesh/,
    );
    const more = meshContacts as (...args: readonly unknown[]) => unknown;
    expect(() => more(square, square, {})).toThrow(/meshContacts/);
  });

  it('names the vertex with the lowest number, also in a triangle that is a point', () => {
    const point = prepareMesh(mesh([9, 9, 9, 1, 2, 3, 1, 2, 3, 1, 2, 3], [3, 2, 1]));
    const placed = placeMesh(point, { type: 'parts', translation: [1, 1, 1] });
    expect(pointOnSurface(placed, [2, 3, 4])).toEqual({ type: 'vertex', index: 1 });
  });

  it('is as far as its exact place, where no double is', () => {
    // The corner (9/5, 12/5) is on the way to (9, 12), which is 15 from the origin.
    const found = nearestOnMesh(turned(0), [9, 12, 0])!;
    expect(found.feature).toEqual({ type: 'vertex', index: 1 });
    expect(found.point.map(({ numerator, denominator }) => `${numerator}/${denominator}`)).toEqual([
      '9/5',
      '12/5',
      '0/1',
    ]);
    expect(found.distance).toBe(12);
    expect(meshMeshDistance(turned(0), turned(1 / 3))!.distance).toBe(1 / 3);
    expect(trianglesWithin(turned(0), [9, 12, 0], 12)).toEqual(Uint32Array.of(0));
    expect(trianglesWithin(turned(0), [9, 12, 0], 11.999999999999998)).toEqual(new Uint32Array());
  });

  it('has answers that stay what they are when the lists of the mesh change', () => {
    const own = prepareMesh(mesh([0, 0, 0, 3, 0, 0, 3, 3, 0, 0, 3, 0], [0, 1, 2, 0, 2, 3]));
    const placed = placeMesh(own, { type: 'parts', rotation: [0, 0, 1, 2] });
    const found = nearestOnMesh(placed, [9, 12, 0])!;
    own.indices.fill(0);
    own.positions.fill(7);
    expect(found.feature).toEqual({ type: 'vertex', index: 1 });
    expect([found.distance, found.point[0]]).toEqual([12, { numerator: 9n, denominator: 5n }]);
  });

  it('may be empty', () => {
    const nothing: PlacedMesh = placeMesh(prepareMesh(mesh([], [])), {
      type: 'parts',
      translation: [1, 2, 3],
    });
    expect(locatePoint(nothing, [1, 2, 3]).location).toBe('outside');
    expect(pointOnSurface(nothing, [1, 2, 3])).toBeNull();
    expect(windingNumber(nothing, [1, 2, 3])).toBe(0);
    expect(meshContacts(nothing, square).length).toBe(0);
    expect(meshesIntersect(turned(0), nothing)).toBe(false);
  });
});

/** A cube along the axes, between two numbers along each. */
const cubeWithin = (low: readonly number[], high: readonly number[]) =>
  prepareMesh({ ...cube, positions: cube.positions.map((x, i) => (x === 0 ? low : high)[i % 3]!) });

it('has points in it that doubles do not take to its frame', () => {
  const large = 2 ** 1000;
  // The point comes from 2e308 / 2^1000, the difference overflows.
  const there = (1e308 / large) * 2;
  const placement = {
    type: 'parts',
    scale: [large, large, large],
    translation: [-1e308, -1e308, -1e308],
  } as const;
  const point = [1e308, 1e308, 1e308] as const;
  const within = (low: number) =>
    placeMesh(cubeWithin([low, there / 2, there / 2], [2 * there, 2 * there, 2 * there]), placement);
  expect(locatePoint(within(there / 2), point).location).toBe('inside');
  expect(windingNumber(within(there / 2), point)).toBe(1);
  expect(locatePoint(within(there), point).location).toBe('boundary');
  expect(pointOnSurface(within(there), point)).not.toBeNull();
  expect(windingNumber(within(there), point)).toBeNull();
});

it.each([
  ['overflow', 2 ** -1000, [1.2e308, 1, 1], [1.7e308, 2, 2], [2 ** -1000, 1, 1]],
  ['underflow', 2 ** 1000, [2 ** -1074, 1, 1], [2 ** -1073, 2, 2], [2 ** 1000, 1, 1]],
] as const)('meets what it is equal to where sums of bounds %s', (_, scale, low, high, factors) => {
  const placed = placeMesh(cubeWithin(low, high), { type: 'parts', scale: factors });
  const same = cubeWithin([low[0] * scale, low[1], low[2]], [high[0] * scale, high[1], high[2]]);
  const pairs = meshContacts(same, same);
  expect(meshContacts(placed, same)).toEqual(pairs);
  expect(meshContacts(same, placed).length).toBe(pairs.length);
});
