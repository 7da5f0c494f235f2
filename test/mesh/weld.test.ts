import { describe, expect, it } from 'vitest';
import type { IndexedMesh } from '../../src/mesh/structure/indexed-mesh.js';
import { checkMesh } from '../../src/mesh/validation/check-mesh.js';
import { type VertexLists, weldVertices } from '../../src/mesh/weld/weld.js';
import { Random } from '../../src/oracle/cases/random.js';
import { cube, mesh } from './meshes.js';

const listsOf = ({ vertices, offsets, count }: VertexLists): number[][] =>
  Array.from({ length: count }, (_, i) => Array.from(vertices.slice(offsets[i], offsets[i + 1])));

/** Each triangle with corners of its own, as in a file that knows no shared vertices. */
const soup = ({ positions, indices }: IndexedMesh): IndexedMesh => ({
  positions: Float64Array.from({ length: 3 * indices.length }, (_, i) => {
    return positions[3 * indices[Math.floor(i / 3)]! + (i % 3)]!;
  }),
  indices: indices.map((_, h) => h),
});

const points = (...xs: number[]) =>
  mesh(
    xs.flatMap((x) => [x, 0, 0]),
    [],
  );

/** (distance between vertices i and j)² against d², all times 2^(2 · 1074). */
function isWithin({ positions: p }: IndexedMesh, i: number, j: number, d: number): boolean {
  const whole = (x: number): bigint => {
    let [y, shift] = [x, 0];
    for (; !Number.isInteger(y); shift++) y *= 2;
    return BigInt(y) << BigInt(1074 - shift);
  };
  const squared = [0, 1, 2]
    .map((axis) => whole(p[3 * i + axis]!) - whole(p[3 * j + axis]!))
    .reduce((sum, x) => sum + x * x, 0n);
  return squared <= whole(d) ** 2n;
}

/** Keep-first by comparing every vertex with every kept one. */
function slowMap(m: IndexedMesh, d: number): number[] {
  const kept: number[] = [];
  return Array.from({ length: m.positions.length / 3 }, (_, v) => {
    const near = kept.findIndex((k) => isWithin(m, k, v, d));
    return near >= 0 ? near : kept.push(v) - 1;
  });
}

/** Groups of kept vertices connected by steps within d over all vertices. */
function slowClusters(m: IndexedMesh, d: number, kept: readonly number[]): number[][] {
  const set = Array.from({ length: m.positions.length / 3 }, (_, v) => v);
  for (let i = 0; i < set.length; i++) {
    for (let j = 0; j < i; j++) {
      if (set[i] === set[j] || !isWithin(m, i, j, d)) continue;
      const from = set[i];
      for (let k = 0; k < set.length; k++) if (set[k] === from) set[k] = set[j]!;
    }
  }
  const groups = new Map<number, number[]>();
  for (const v of kept) groups.set(set[v]!, [...(groups.get(set[v]!) ?? []), v]);
  return [...groups.values()].filter((group) => group.length > 1);
}

describe('weldVertices', () => {
  it('makes a solid of loose triangles', () => {
    const loose = soup(cube);
    expect(checkMesh(loose).closed).toBe(false);
    const { mesh: welded, merged, collapsed, groups, clusters } = weldVertices(loose);
    expect(checkMesh(welded).valid).toBe(true);
    expect(checkMesh(welded)).toMatchObject({ vertices: 8, triangles: 12 });
    expect([merged, collapsed.length, groups.count, clusters.count]).toEqual([28, 0, 8, 0]);
  });

  it('leaves a mesh without equal vertices as it is', () => {
    const { mesh: same, map, kept, merged } = weldVertices(cube);
    expect(same).toEqual(cube);
    expect(Array.from(map)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(kept).toEqual(map);
    expect(merged).toBe(0);
  });

  it('keeps the kind of the array, and takes -0 for 0', () => {
    const floats = { positions: Float32Array.of(-0, 1, 2, 0, 1, 2), indices: new Uint32Array(0) };
    expect(weldVertices(floats).mesh.positions).toEqual(Float32Array.of(-0, 1, 2));
    expect(weldVertices(floats, { distance: 1 }).mesh.positions).toEqual(Float32Array.of(-0, 1, 2));
  });

  it('reports collapsed triangles, and drops them only if asked to', () => {
    const strip = mesh([0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 1, 0, 2, 2, 2], [0, 1, 2, 1, 2, 3, 4, 4, 1, 2, 3, 4]);
    expect(Array.from(weldVertices(strip).collapsed)).toEqual([1, 3]);
    expect(Array.from(weldVertices(strip).mesh.indices)).toEqual([0, 1, 2, 1, 2, 2, 3, 3, 1, 2, 2, 3]);
    const dropped = weldVertices(strip, { dropCollapsed: true });
    expect(Array.from(dropped.collapsed)).toEqual([1, 3]);
    // The one that named a vertex twice before stays: it did not collapse.
    expect(Array.from(dropped.mesh.indices)).toEqual([0, 1, 2, 3, 3, 1]);
  });

  it('compares distances exactly, equal ones included', () => {
    const p = mesh([0, 0, 0, 3, 4, 12, 3, 4, 12 + 2 ** -49], []);
    expect(Array.from(weldVertices(p, { distance: 13 }).map)).toEqual([0, 0, 1]);
    expect(Array.from(weldVertices(p, { distance: 13 - 2 ** -49 }).map)).toEqual([0, 1, 1]);
    // 0.1 + 0.2 is more than 0.3 as doubles are: the true difference counts.
    expect(Array.from(weldVertices(points(0.1, 0.3), { distance: 0.2 }).map)).toEqual([0, 0]);
    expect(Array.from(weldVertices(points(0.2, 0.1 + 0.2), { distance: 0.1 }).map)).toEqual([0, 1]);
  });

  it('keeps the first of a chain, and reports that order decided', () => {
    const chain = points(0, 1, 2, 3, 4, 5, 100);
    const { kept, map, groups, clusters } = weldVertices(chain, { distance: 1 });
    expect(Array.from(kept)).toEqual([0, 2, 4, 6]);
    expect(Array.from(map)).toEqual([0, 0, 1, 1, 2, 2, 3]);
    expect(listsOf(groups)).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
    expect(listsOf(clusters)).toEqual([[0, 2, 4]]);
    // Kept ones farther than twice the distance apart, connected by what joined them.
    expect(listsOf(weldVertices(points(0, 3, 1, 2), { distance: 1 }).clusters)).toEqual([[0, 1]]);
    expect(listsOf(weldVertices(points(0, 3.25, 1, 2), { distance: 1 }).clusters)).toEqual([[0, 3]]);
  });

  it('joins the first kept vertex, not the nearest', () => {
    expect(Array.from(weldVertices(points(0, 1.5, 1), { distance: 1 }).map)).toEqual([0, 1, 0]);
  });

  it.each([
    ['tiny', 5e-324, [0, 5e-324, 1e-323, 1.5e-323, 1]],
    ['half the smallest normal', 2 ** -1023, [0, 2 ** -1023, 2 ** -1022, 1]],
    ['tiny beside large coordinates', 1e-300, [1e308, 1e308, -1e308, 1e300, 1.7e308]],
    ['one step of large coordinates', 2 ** 971, [Number.MAX_VALUE, Number.MAX_VALUE - 2 ** 971, 2 ** 1023]],
    ['huge', 1e308, [-1.7e308, -0.7e308, 0.3e308, 1.3e308, 1.7e308]],
    ['all there is', Number.MAX_VALUE, [-1.7e308, 1.7e308, 0, -1e308]],
    ['beyond 2^53 cells', 1, [2 ** 53, 2 ** 53 + 2, 2 ** 53 - 1, 2 ** 60, 2 ** 53 - 2]],
    ['at walls of cells', 1, [-1, -2, 0, 2, 4, 3, -4, -5e-324, 2 - 2 ** -52]],
  ])('%s', (_, distance, xs) => {
    const line = points(...xs);
    const { map, kept, clusters } = weldVertices(line, { distance });
    expect(Array.from(map)).toEqual(slowMap(line, distance));
    expect(listsOf(clusters)).toEqual(slowClusters(line, distance, Array.from(kept)));
  });

  it('agrees with comparing all vertices', () => {
    const random = new Random(3, 1, 4, 2026);
    for (let i = 0; i < 300; i++) {
      const size = 1 + random.below(12);
      const scale = 2 ** (random.below(5) - 2) * (random.below(2) === 0 ? 1 : 0.1);
      const values = Array.from(
        { length: 3 * (2 + random.below(40)) },
        () => (random.below(size) - 4) * scale,
      );
      const cloud = mesh(values, []);
      const distance = [1, 1.5, 2, 3, Math.sqrt(2)][random.below(5)]! * scale;
      const { map, kept, clusters, mesh: welded } = weldVertices(cloud, { distance });
      expect(Array.from(map)).toEqual(slowMap(cloud, distance));
      expect(listsOf(clusters)).toEqual(slowClusters(cloud, distance, Array.from(kept)));
      // No two kept ones are within the distance: again is nothing to be done.
      expect(weldVertices(welded, { distance }).merged).toBe(0);
    }
  });

  it('takes no time for a distance as large as the mesh', () => {
    const random = new Random(5, 5, 5, 5);
    const cloud = mesh(
      Array.from({ length: 60000 }, () => random.word() / 2 ** 32),
      [],
    );
    for (const distance of [0.2, 0.5, 2]) {
      const { kept, clusters } = weldVertices(cloud, { distance });
      expect(clusters.count).toBe(kept.length > 1 ? 1 : 0);
    }
  });

  it('does not compare groups that do not meet member by member', () => {
    // Two rows of 30,000 vertices, nearer to each other than three distances: 10^9 pairs.
    const xs = [0, 1.5].flatMap((x) => Array.from({ length: 30_000 }, (_, i) => x + i * 2 ** -20));
    const { kept, clusters } = weldVertices(points(...xs), { distance: 1 });
    expect(Array.from(kept)).toEqual([0, 30_000]);
    expect(clusters.count).toBe(0);
    // A vertex between them connects both.
    const between = weldVertices(points(...xs, 0.75), { distance: 1 });
    expect(listsOf(between.clusters)).toEqual([[0, 30_000]]);
  });

  it('looks for clusters only if they are wanted', () => {
    const chain = points(0, 1, 2, 3, 4, 5, 100);
    const { clusters, ...rest } = weldVertices(chain, { distance: 1, clusters: false });
    const { clusters: all, ...same } = weldVertices(chain, { distance: 1 });
    expect([clusters.count, all.count]).toEqual([0, 1]);
    expect(rest).toEqual(same);
  });

  it('refuses what is no mesh and no distance', () => {
    expect(() => weldVertices(mesh([0, 0, Infinity], []))).toThrow(/^weldVertices: mesh\.positions\[2\]/);
    for (const distance of [-1, NaN, Infinity]) {
      expect(() => weldVertices(cube, { distance })).toThrow(/^weldVertices: options.distance/);
    }
  });
});
