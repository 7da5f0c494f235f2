import { describe, expect, it } from 'vitest';
import type { Placement } from '../../src/core/shapes.js';
import { coordinates } from '../../src/implicit/index.js';
import {
  allHits,
  anyHit,
  type Cast,
  firstHit,
  lastHit,
  type MeshHit,
  type PlacedMesh,
  placeMesh,
  prepareMesh,
  transformMesh,
} from '../../src/mesh/index.js';
import { mesh } from './meshes.js';

let state = 5;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

const lattice = (size: number): number[] => [0, 0, 0].map(() => Math.floor(size * random()));

/** Triangles on a lattice, some of them segments or points. */
const soup = (count: number) =>
  mesh(
    Array.from({ length: 3 * count }, () => lattice(5)).flat(),
    Array.from({ length: 3 * count }, (_, i) => i),
  );

/** A ray or a segment near the scene, where a placement takes it. */
const castOf = (unit: number, i: number, placement: Placement): Cast => {
  const ends = [...lattice(6), ...lattice(6), 0, 0, 0].map((x) => unit * x);
  const { positions } = transformMesh({ positions: ends, indices: [0, 1, 2] }, placement);
  const [p, q] = [positions.slice(0, 3), positions.slice(3, 6)];
  const direction = q.map((x, k) => x - p[k]!);
  const isRay = i % 2 === 1 && direction.some((x) => x !== 0);
  return isRay ? { origin: p, direction } : { start: p, end: q };
};

const said = (hits: readonly MeshHit[]) =>
  hits.map(({ triangle, feature, facing, parameter, exit, point, rank, rounded }) => ({
    ...{ triangle, feature, facing, rank, rounded },
    at: [parameter.toNumber(), exit.toNumber()],
    point: coordinates(point),
  }));

const HERE: Placement = { type: 'parts' };
const scene = soup(60);

describe.each([
  ['small', 1],
  ['tiny', 2 ** -1060],
  ['huge', 2 ** 1000],
])('a mesh of %s numbers', (_, unit) => {
  const prepared = prepareMesh({ positions: scene.positions.map((x) => unit * x), indices: scene.indices });

  it.each([
    ['where it is', { type: 'parts' }],
    ['moved', { type: 'parts', translation: [3 * unit, -unit, 0] }],
    ['turned', { type: 'parts', rotation: [0, 0, 1, 1] }],
    ['mirrored', { type: 'reflection', plane: { normal: [1, 1, 0], constant: 0 } }],
    ['stretched', { type: 'parts', scale: [2, 0.5, -1] }],
  ] as const)('is asked about %s as a mesh whose vertices are moved', (_name, placement) => {
    const placed = placeMesh(prepared, placement);
    const moved = transformMesh(prepared, placement);
    expect(moved.isExact).toBe(true);
    const isTurned = moved.indices[1] !== prepared.indices[1];
    // What is turned has its corners in another order: features of the mesh have other numbers then.
    const bare = (hits: readonly MeshHit[]) =>
      said(hits).map(({ feature, ...hit }) =>
        isTurned ? { ...hit, type: feature.type } : { ...hit, feature },
      );
    const other = prepareMesh(moved);
    let met = 0;
    for (let i = 0; i < 30; i++) {
      const cast = castOf(unit, i, placement);
      met += allHits(placed, cast).length;
      expect(bare(allHits(placed, cast))).toEqual(bare(allHits(other, cast)));
      expect(bare(firstHit(placed, cast))).toEqual(bare(firstHit(other, cast)));
      expect(bare(lastHit(placed, cast))).toEqual(bare(lastHit(other, cast)));
      expect(anyHit(placed, cast)).toBe(anyHit(other, cast));
    }
    expect(met).toBeGreaterThan(15);
  });
});

describe('a placed mesh', () => {
  const square = prepareMesh(mesh([0, 0, 0, 3, 0, 0, 3, 3, 0, 0, 3, 0], [0, 1, 2, 0, 2, 3]));

  it('is where no double is: by a third of a turn around a diagonal, and a fifth of a circle', () => {
    // The rotation of the quaternion (0, 0, 1, 2) has the cosine 3/5 and the sine 4/5, which are no doubles.
    const turned = placeMesh(square, { type: 'parts', rotation: [0, 0, 1, 2] });
    const along = (x: number, y: number): Cast => ({ origin: [x, y, 1], direction: [0, 0, -1] });
    // The corner (3, 0) goes to (9/5, 12/5); the edge from the origin to it has 4 x = 3 y.
    expect(firstHit(turned, along(1.5, 2))[0]!.feature.type).toBe('edge');
    expect(firstHit(turned, along(1.5000000000000002, 2))).toEqual([]);
    expect(firstHit(turned, along(1.4999999999999998, 2))[0]!.feature.type).toBe('face');
    expect(anyHit(turned, along(1.8, 2.4))).toBe(false);
  });

  it('keeps its own numbers when lists change that it was placed by', () => {
    const elements = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 0, 0, 1];
    const placed = placeMesh(square, { type: 'matrix', elements });
    elements[12] = 0;
    expect(anyHit(placed, { origin: [6, 1, 1], direction: [0, 0, -1] })).toBe(true);
    expect(placed.placement).toEqual({
      type: 'matrix',
      elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 0, 0, 1],
    });
    expect(placed.mesh).toBe(square);
  });

  it('refuses what cannot be undone, and what is no mesh', () => {
    const flat = { type: 'parts', scale: [1, 1, 0] } as const;
    expect(() => placeMesh(square, flat)).toThrow(
      /placeMesh: placement must be a placement that can be undone/,
    );
    expect(() => placeMesh({} as never, { type: 'parts' })).toThrow(
      /placeMesh: mesh must be a prepared mesh/,
    );
    expect(() =>
      firstHit(placeMesh(square, { type: 'parts' }), { origin: [0, 0, 0], direction: [0, 0, 0] }),
    ).toThrow(/firstHit: cast.direction must/);
    const placed = placeMesh(square, { type: 'parts' });
    const more = firstHit as (...args: readonly unknown[]) => unknown;
    expect(() => more(placed, castOf(1, 0, HERE), { far: 3 })).toThrow(/firstHit/);
    expect(() => prepareMesh(placed as never)).toThrow(/transformMesh\(v.mesh, v.placement\)/);
    expect(() => anyHit({ mesh: square } as unknown as PlacedMesh, castOf(1, 0, HERE))).toThrow(
      /anyHit: mesh must be/,
    );
  });

  it('may be empty', () => {
    const nothing = placeMesh(prepareMesh(mesh([], [])), { type: 'parts' });
    expect(allHits(nothing, castOf(1, 1, HERE))).toEqual([]);
  });

  it('is met by a ray whose parameters overflow along one axis', () => {
    const s = 2 ** 600;
    const wall = prepareMesh(mesh([s, -s, -s, s, 2 * s, -s, s, -s, 2 * s], [0, 1, 2]));
    const elements = [49, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    const placed = placeMesh(wall, { type: 'matrix', elements });
    // It begins inside of the triangle.
    expect(
      firstHit(placed, { origin: [49 * s, 0, 0], direction: [2 ** -490, 1, 1] })[0]!.parameter.toNumber(),
    ).toBe(0);
  });

  it('is right where the inverse overflows or a matrix is nearly flat', () => {
    const thin = placeMesh(square, { type: 'parts', scale: [1, 1, 2 ** -1074] });
    expect(firstHit(thin, { origin: [1, 2, 1], direction: [0, 0, -2] })[0]!.parameter.toNumber()).toBe(0.5);
    const small = placeMesh(square, { type: 'parts', scale: [2 ** -1070, 2 ** -1070, 1] });
    expect(anyHit(small, { origin: [2 ** -1069, 2 ** -1070, 1], direction: [0, 0, -1] })).toBe(true);
    expect(anyHit(small, { origin: [2 ** -1067, 2 ** -1070, 1], direction: [0, 0, -1] })).toBe(false);
  });
});
