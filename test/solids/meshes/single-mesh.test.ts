import { describe, expect, it } from 'vitest';
import { closureOf, transformMesh } from '../../../src/mesh/index.js';
import type { DoubleMesh, MeshInput } from '../../../src/mesh/structure/indexed-mesh.js';
import { type SingleMesh, singleMesh } from '../../../src/solids/meshes/single-mesh.js';
import { triangleTriangle } from '../../../src/spatial/index.js';
import { meshFromGeometry } from '../../../src/three/index.js';
import { models, SEAM } from '../../three/models.js';
import { box } from './drawn-meshes.js';

type Positions = ArrayLike<number>;
type Lists = { readonly positions: Positions; readonly indices: ArrayLike<number> };

const pointAt = (positions: Positions, v: number) => [0, 1, 2].map((k) => positions[3 * v + k]!);

/** The referee: of each pair of triangles, whether it has more points in common than corners at one place. */
function meetingsOf({ positions, indices }: Lists): Set<string> {
  const triangles = Array.from({ length: indices.length / 3 }, (_, t) =>
    [0, 1, 2].map((k) => pointAt(positions, indices[3 * t + k]!)),
  );
  const boxes = triangles.map((corners) =>
    [0, 1, 2].map((axis) => corners.map((p) => p[axis]!)).map((all) => [Math.min(...all), Math.max(...all)]),
  );
  const found = new Set<string>();
  for (const [i, first] of triangles.entries()) {
    for (let j = i + 1; j < triangles.length; j++) {
      const isApart = [0, 1, 2].some(
        (axis) => boxes[i]![axis]![0]! > boxes[j]![axis]![1]! || boxes[j]![axis]![0]! > boxes[i]![axis]![1]!,
      );
      if (isApart) continue;
      const second = triangles[j]!;
      const shared = new Set(second.map(String).filter((text) => first.map(String).includes(text)));
      const [a, b] = [first, second].map(([p, q, r]) => ({ a: p!, b: q!, c: r! }));
      const { contact } = triangleTriangle(a!, b!);
      if (contact.length > shared.size) found.add(`${i} ${j}`);
    }
  }
  return found;
}

/** Places of vertices, each once. */
const placesOf = ({ positions }: Lists) =>
  new Set(Array.from({ length: positions.length / 3 }, (_, v) => String(pointAt(positions, v))));

/** What a certificate says of a mesh whose triangles kept their numbers, found the slow way. */
function slowFaults(before: MeshInput, after: SingleMesh): string[] {
  const old = meetingsOf(before);
  const pairs = [...meetingsOf(after)].filter((pair) => !old.has(pair));
  return placesOf(after).size < placesOf(before).size ? [...pairs, 'places'] : pairs;
}

function turned(mesh: MeshInput): DoubleMesh {
  const rows = [
    [0.36, 0.48, -0.8],
    [-0.8, 0.6, 0],
    [0.48, 0.64, 0.6],
  ];
  const elements = [0, 1, 2].flatMap((k) => [...rows.map((row) => row[k]!), 0]);
  return transformMesh(mesh, { type: 'matrix', elements: [...elements, 0.1, 0.2, 0.3, 1] });
}

const joined = (...meshes: readonly MeshInput[]): DoubleMesh => {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const mesh of meshes) {
    indices.push(...Array.from(mesh.indices, (v) => v + positions.length / 3));
    positions.push(...Array.from(mesh.positions));
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
};

/** A sheet of triangles at a height, without a boundary that closes it. */
const sheet = (z: number): MeshInput => ({
  positions: [0, 0, z, 1, 0, z, 1, 1, z, 0, 1, z],
  indices: [0, 1, 2, 0, 2, 3],
});

describe.each(models)('$name, turned', ({ geometry, closes }) => {
  it('is certified as the slow way says', () => {
    const mesh = turned(meshFromGeometry(geometry, { distance: closes ?? SEAM }));
    const single = singleMesh('f', 'mesh', mesh);
    const { certificate, positions, indices, triangles } = single;
    expect(certificate.deviation).toBeGreaterThan(0);
    expect(certificate.deviation).toBeLessThan(2 ** -21);
    expect(certificate.remaining).toEqual([]);
    if (certificate.type === 'repaired') {
      expect(meetingsOf(single).size).toBe(0);
      expect(closureOf({ positions, indices }).unbalancedEdges).toBe(0);
      return;
    }
    expect(certificate.type).toBe('valid');
    expect([...positions]).toEqual(Array.from(mesh.positions, Math.fround));
    expect(indices).toEqual(mesh.indices);
    expect([...triangles]).toEqual([...triangles.keys()]);
    expect(slowFaults(mesh, single)).toEqual([]);
  });
});

describe('a mesh in 32 bits', () => {
  const gap = 2 ** -30;

  it('stays as it is where all numbers have 32 bits, whatever is wrong with it', () => {
    const crossing = joined(box([0, 0, 0], [1, 1, 1]), box([0.5, 0.5, 0.5], [2, 2, 2]), sheet(0.25));
    const single = singleMesh('f', 'mesh', crossing);
    expect(single.certificate).toEqual({ type: 'valid', deviation: 0, remaining: [] });
    expect([...single.positions]).toEqual([...crossing.positions]);
  });

  it('is repaired where parts of a solid fall together', () => {
    const apart = joined(box([0, 0, 0], [1, 1, 1]), box([1 + gap, 0, 0], [2, 1, 1]));
    const single = singleMesh('f', 'mesh', apart);
    expect(single.certificate).toMatchObject({ type: 'repaired', remaining: [] });
    expect(meetingsOf(single).size).toBe(0);
    expect(Math.max(...single.triangles)).toBeLessThan(24);
    // Both walls between them are gone, and those that remain lie along their sources.
    single.triangles.forEach((source, t) => {
      for (const k of [0, 1, 2]) {
        const p = pointAt(single.positions, single.indices[3 * t + k]!);
        const corners = [0, 1, 2].map((i) => pointAt(apart.positions, apart.indices[3 * source + i]!));
        for (const axis of [0, 1, 2]) {
          const all = corners.map((c) => c[axis]!);
          expect(p[axis]).toBeGreaterThanOrEqual(Math.min(...all) - single.certificate.deviation);
          expect(p[axis]).toBeLessThanOrEqual(Math.max(...all) + single.certificate.deviation);
        }
      }
    });
  });

  it('is unresolved where nothing would be left of a solid', () => {
    const positions = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1e-50]);
    const indices = new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]);
    const single = singleMesh('f', 'mesh', { positions, indices });
    expect(single.certificate.type).toBe('unresolved');
    expect(single.certificate.remaining.length).toBeGreaterThan(0);
    expect([...single.indices]).toEqual([...indices]);
  });

  it('says where open sheets fall together, and which vertices and triangles do', () => {
    const sheets = joined(sheet(1), sheet(1 + gap));
    const { certificate, positions } = singleMesh('f', 'mesh', sheets);
    expect(certificate.type).toBe('unresolved');
    const remaining = Object.fromEntries(certificate.remaining.map((one) => [one.type, one]));
    expect(remaining['duplicate-vertices']!.items).toEqual([
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
    ]);
    expect(remaining['overlapping-triangles']!.items).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(positions[14]).toBe(1);
  });

  it('says where an open triangle loses its area, and where a wall crosses another one', () => {
    const thin = { positions: [1, 0, 0, 1 + gap, 1, 0, 1, 2, 0], indices: [0, 1, 2] };
    expect(singleMesh('f', 'mesh', thin).certificate.remaining).toEqual([
      { type: 'degenerate-triangle', count: 1, items: [[0]] },
    ]);
    // A needle ends just in front of a wall, and is rounded into it.
    const near = { positions: [1 - 2 ** -30, 0.5, 0.5, 0, 0, 0.5, 0, 1, 0.5], indices: [0, 1, 2] };
    const wall = { positions: [1, 0, 0, 1, 2, 0, 1, 0, 2], indices: [0, 1, 2] };
    const { certificate } = singleMesh('f', 'mesh', joined(near, wall));
    expect(certificate.remaining.map(({ type, items }) => [type, items])).toEqual([
      ['touching-triangles', [[0, 1]]],
    ]);
  });

  it('says where the two ends of a seam fall together', () => {
    const { geometry } = models.find(({ name }) => name === 'a tube without ends')!;
    const { certificate } = singleMesh('f', 'mesh', turned(meshFromGeometry(geometry)));
    expect(certificate).toMatchObject({
      type: 'unresolved',
      remaining: [
        {
          type: 'duplicate-vertices',
          items: [
            [0, 8],
            [9, 17],
          ],
        },
      ],
    });
  });

  it('does not mind what met before', () => {
    const crossing = joined(
      turned(sheet(0)),
      turned({ ...sheet(0), positions: [0.5, 0.5, -1, 0.6, 0.5, 1, 0.5, 0.6, 1, 0.1, 0.1, 1] }),
    );
    const single = singleMesh('f', 'mesh', crossing);
    expect(meetingsOf(crossing).size).toBeGreaterThan(0);
    expect(single.certificate).toMatchObject({ type: 'valid', remaining: [] });
    expect(slowFaults(crossing, single)).toEqual([]);
  });

  it('refuses what 32 bits do not hold, and makes 0 of what is too small', () => {
    const far = { positions: [0, 0, 0, 1e39, 0, 0, 0, 1, 0], indices: [0, 1, 2] };
    expect(() => singleMesh('f', 'mesh', far)).toThrow(
      'f: mesh.positions[3] must be a number within 32 bits, got 1e+39',
    );
    const small = { positions: [0, 0, 0, -1e-60, 0, 0, 0, 1e-60, 0], indices: [0, 1, 2] };
    const { positions, certificate } = singleMesh('f', 'mesh', small);
    expect([...positions]).toEqual(new Array(9).fill(0));
    expect(certificate.type).toBe('unresolved');
    expect(certificate.remaining.map(({ type }) => type)).toContain('duplicate-vertices');
  });

  it('agrees with the slow way on sheets that nearly meet', () => {
    let state = 7;
    const random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    const seen = { valid: 0, unresolved: 0 };
    for (let i = 0; i < 60; i++) {
      // Corners on a coarse grid, and beside it by less than 32 bits hold.
      const coordinate = () => Math.floor(4 * random()) / 4 + 1 + (random() - 0.5) * 2 ** -24;
      const positions = Array.from({ length: 18 }, coordinate);
      const mesh = { positions, indices: [0, 1, 2, 3, 4, 5] };
      const single = singleMesh('f', 'mesh', mesh);
      const type = single.certificate.type as 'valid' | 'unresolved';
      seen[type]++;
      const isFlat = single.certificate.remaining.some((one) => one.type === 'degenerate-triangle');
      if (!isFlat) expect([type, slowFaults(mesh, single).length > 0]).toEqual([type, type === 'unresolved']);
    }
    expect(seen.valid).toBeGreaterThan(5);
    expect(seen.unresolved).toBeGreaterThan(5);
  });
});
