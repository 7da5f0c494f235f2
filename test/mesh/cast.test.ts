import { describe, expect, it } from 'vitest';
import { coordinates } from '../../src/implicit/index.js';
import {
  allHits,
  anyHit,
  anyHits,
  type Cast,
  firstHit,
  lastHit,
  type MeshHit,
  prepareMesh,
} from '../../src/mesh/index.js';
import { rayTriangle, segmentTriangle } from '../../src/spatial/index.js';
import { cube, mesh } from './meshes.js';

let state = 77;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** Triangles anywhere on a lattice, in no relation to each other. */
function soup(count: number, size: number) {
  const positions = Array.from({ length: 9 * count }, () => Math.floor(size * random()));
  return mesh(
    positions,
    Array.from({ length: 3 * count }, (_, i) => i),
  );
}

/** A hit in numbers. */
const rounded = (hit: MeshHit) => ({
  ...hit,
  parameter: hit.parameter.toNumber(),
  exit: hit.exit.toNumber(),
  point: coordinates(hit.point),
});

const brief = (hits: readonly MeshHit[]) =>
  hits.map(({ triangle, rank, parameter }) => [triangle, rank, parameter.toNumber()]);

describe.each([
  ['scaled', 1],
  ['tiny', 2 ** -1060],
  ['huge', 2 ** 1000],
])('rays and segments through lattice triangles: %s', (_, unit) => {
  const scene = soup(40, 7);
  const prepared = prepareMesh({ positions: scene.positions.map((x) => unit * x), indices: scene.indices });
  const corner = (h: number) => prepared.positions.subarray(3 * h, 3 * h + 3);
  const triangle = (t: number) => ({ a: corner(3 * t), b: corner(3 * t + 1), c: corner(3 * t + 2) });
  const casts = Array.from({ length: 150 }, (_unused, i): Cast => {
    const p = [0, 0, 0].map(() => unit * Math.floor(8 * random()));
    const q = [0, 0, 0].map(() => unit * Math.floor(8 * random()));
    const d = q.map((x, k) => x - p[k]!);
    return i % 2 === 0 || d.every((x) => x === 0) ? { start: p, end: q } : { origin: p, direction: d };
  });

  it('meet the triangles that brute force finds, in order', () => {
    for (const cast of casts) {
      const meets = (t: number) =>
        ('start' in cast ? segmentTriangle(cast, triangle(t)) : rayTriangle(cast, triangle(t))).relation !==
        'disjoint';
      const expected = Array.from({ length: 40 }, (_unused, t) => t).filter(meets);
      const hits = allHits(prepared, cast);
      expect(hits.map((hit) => hit.triangle).sort((a, b) => a - b)).toEqual(expected);
      expect(anyHit(prepared, cast)).toBe(expected.length > 0);
      expect(brief(firstHit(prepared, cast))).toEqual(brief(hits.filter((hit) => hit.rank === 0)));
      hits.forEach((hit, i) => {
        if (i === 0) expect(hit.rank).toBe(0);
        else expect([0, 1]).toContain(hit.rank - hits[i - 1]!.rank);
        if (i > 0) expect(hit.parameter.toNumber()).toBeGreaterThanOrEqual(hits[i - 1]!.parameter.toNumber());
        expect(hit.exit.toNumber()).toBeGreaterThanOrEqual(hit.parameter.toNumber());
      });
      const ends = hits.map((hit) => hit.exit.toNumber());
      const last = lastHit(prepared, cast);
      expect(last.length > 0).toBe(hits.length > 0);
      for (const hit of last) expect(hit.exit.toNumber()).toBe(Math.max(...ends));
    }
  });
});

describe('hits on a cube', () => {
  const prepared = prepareMesh(cube);

  it('name features, facing and ties', () => {
    const [first, ...others] = allHits(prepared, { origin: [-1, -1, -1], direction: [1, 1, 1] });
    expect(first!.feature).toEqual({ type: 'vertex', index: 0 });
    expect(first!.parameter.toNumber()).toBe(1);
    expect(first!.exit).toBe(first!.parameter);
    expect(coordinates(first!.point)).toEqual([0, 0, 0]);
    const ranks = others.map(({ rank }) => rank);
    expect(ranks.filter((rank) => rank === 0).length + 1).toBe(5);
    expect(new Set(ranks)).toEqual(new Set([0, 1]));
    const through = allHits(prepared, { origin: [0.25, 0.5, 5], direction: [0, 0, -1] });
    expect(through.map(({ facing, feature }) => [facing, feature.type])).toEqual([
      [1, 'face'],
      [-1, 'face'],
    ]);
    expect(through.map(({ point }) => coordinates(point))).toEqual([
      [0.25, 0.5, 1],
      [0.25, 0.5, 0],
    ]);
  });

  it('have an interval in the plane of a face', () => {
    const along = allHits(prepared, { origin: [-1, 0.25, 1], direction: [2, 0, 0] });
    const top = along.filter((hit) => hit.parameter !== hit.exit);
    expect(top.map((hit) => [hit.parameter.toNumber(), hit.exit.toNumber(), hit.facing])).toEqual([
      [0.5, 0.625, 0],
      [0.625, 1, 0],
    ]);
  });

  it('end where a segment ends', () => {
    expect(allHits(prepared, { start: [0.5, 0.25, 2], end: [0.5, 0.25, 1] })).toHaveLength(1);
    expect(anyHit(prepared, { start: [0.5, 0.25, 2], end: [0.5, 0.25, 1 + 2 ** -52] })).toBe(false);
    expect(anyHit(prepared, { start: [0.5, 0.5, 0.5], end: [0.5, 0.5, 0.5] })).toBe(false);
    expect(anyHit(prepared, { start: [0.5, 0.5, 1], end: [0.5, 0.5, 1] })).toBe(true);
    expect(lastHit(prepared, { start: [2, 2, 2], end: [3, 3, 3] })).toEqual([]);
  });

  it('do not depend on the length of the direction, however extreme', () => {
    for (const size of [2 ** -1074, 2 ** -600, 1, 2 ** 600, 2 ** 1023]) {
      for (const direction of [
        [size, 0, 0],
        [size, size, size],
      ]) {
        expect(anyHit(prepared, { origin: [-1, 0.5, 0.5], direction }), `${direction}`).toBe(
          direction[1] === 0,
        );
        expect(firstHit(prepared, { origin: [-1, -1, -1], direction }).length).toBe(
          direction[1] === 0 ? 0 : 5,
        );
      }
    }
  });

  it('are told of many rays at once', () => {
    const rays = new Float64Array([0.5, 0.5, 9, 0, 0, -1, 0.5, 0.5, 9, 0, 0, 1]);
    expect(anyHits(prepared, rays)).toEqual(Uint8Array.of(1, 0));
    expect(() => anyHits(prepared, new Float64Array(7))).toThrow(/multiple of 6, got 7/);
  });

  it('on equal triangles are those on each of them', () => {
    const turns = [0, 1, 2, 2, 1, 0, 1, 2, 0, 0, 2, 1];
    const corners = [0, 0, 0, 4, 0, 0, 0, 4, 0];
    for (const loose of [false, true]) {
      const indices = Array.from(
        { length: 120 },
        (_, h) => turns[h % 12]! + (loose ? 3 * Math.floor(h / 3) : 0),
      );
      const crowd = prepareMesh(
        mesh(loose ? Array.from({ length: 40 }, () => corners).flat() : corners, indices),
      );
      for (const at of [
        [1, 1],
        [2, 2],
        [0, 0],
      ]) {
        const ray = { origin: [at[0]!, at[1]!, 5], direction: [0, 0, -1] };
        const hits = allHits(crowd, ray);
        expect(firstHit(crowd, ray)).toEqual(hits);
        // Computed once for each way of turning: four, after the first few.
        expect(new Set(hits.map((hit) => hit.parameter)).size).toBeLessThanOrEqual(8 + 4);
        expect(hits.map((hit) => hit.triangle)).toEqual(Array.from({ length: 40 }, (_, t) => t));
        for (const hit of hits) {
          const alone = prepareMesh(
            mesh(Array.from(crowd.positions), indices.slice(3 * hit.triangle, 3 * hit.triangle + 3)),
          );
          const [single] = allHits(alone, ray);
          const { feature: named } = hit;
          const k = { vertex: named.index, edge: named.index % 3, face: 0, interior: 0 }[named.type];
          const feature = { ...named, index: k, ...('triangle' in named && { triangle: 0 }) } as typeof named;
          expect(rounded({ ...hit, feature, triangle: 0 })).toEqual(rounded(single!));
        }
      }
    }
  });

  it('of nothing are none', () => {
    const empty = prepareMesh(mesh([], []));
    expect(allHits(empty, { origin: [0, 0, 0], direction: [1, 0, 0] })).toEqual([]);
    expect(anyHit(empty, { start: [0, 0, 0], end: [1, 0, 0] })).toBe(false);
  });

  it('refuse what is no ray', () => {
    expect(() => anyHit(prepared, { origin: [0, 0, 0], direction: [0, 0, 0] })).toThrow(
      'anyHit: cast.direction must be a direction other than zero',
    );
    expect(() => firstHit(prepared, { origin: [0, Infinity, 0], direction: [1, 0, 0] })).toThrow(
      /origin\[1\]/,
    );
    expect(() => allHits(prepared, {} as Cast)).toThrow(/a ray \{origin, direction\} or a segment/);
  });
});
