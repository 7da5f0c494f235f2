import { describe, expect, it } from 'vitest';
import {
  firstSelfIntersection,
  meshContacts,
  meshesIntersect,
  meshMesh,
  meshPairContact,
  type PreparedMesh,
  prepareMesh,
  selfIntersections,
  selfIntersects,
  trianglePairContact,
  visitSelfIntersections,
} from '../../src/mesh/index.js';
import { triangleTriangle } from '../../src/spatial/index.js';
import { cube, mesh, tetrahedron } from './meshes.js';

let state = 4242;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** By the definition, all pairs. */
function byPairs(positions: readonly number[], indices: readonly number[]): number[] {
  const corner = (h: number) => positions.slice(3 * indices[h]!, 3 * indices[h]! + 3);
  const triangle = (t: number) => ({ a: corner(3 * t), b: corner(3 * t + 1), c: corner(3 * t + 2) });
  const pairs: number[] = [];
  for (let a = 0; a < indices.length / 3; a++) {
    for (let b = a + 1; b < indices.length / 3; b++) {
      const { contact } = triangleTriangle(triangle(a), triangle(b));
      const proper =
        contact.length < 3 && contact.every((p) => p.a.type === 'vertex' && p.b.type === 'vertex');
      if (!proper) pairs.push(a, b);
    }
  }
  return pairs;
}

describe('self-intersections', () => {
  it('are those of all pairs, on lattices where everything happens', () => {
    let found = 0;
    for (let round = 0; round < 1500; round++) {
      const vertices = 4 + Math.floor(8 * random());
      const size = 2 + Math.floor(4 * random());
      const positions = Array.from({ length: 3 * vertices }, () => Math.floor(size * random()));
      const indices = Array.from({ length: 3 * (2 + Math.floor(10 * random())) }, () =>
        Math.floor(vertices * random()),
      );
      const expected = byPairs(positions, indices);
      const prepared = prepareMesh(mesh(positions, indices));
      expect(Array.from(selfIntersections(prepared)), `${positions} / ${indices}`).toEqual(expected);
      const first = firstSelfIntersection(prepared);
      expect(first === null).toBe(expected.length === 0);
      expect(selfIntersects(prepared)).toBe(expected.length > 0);
      if (first !== null) {
        expect(expected.some((a, i) => i % 2 === 0 && a === first[0] && expected[i + 1] === first[1])).toBe(
          true,
        );
      }
      found += expected.length / 2;
    }
    expect(found).toBeGreaterThan(3000);
  });

  it('say nothing of solids, whose corners may be stored more than once', () => {
    for (const solid of [tetrahedron, cube]) {
      expect(selfIntersections(prepareMesh(solid))).toEqual(new Uint32Array(0));
      const apart = Array.from(solid.indices, (v) => Array.from(solid.positions.subarray(3 * v, 3 * v + 3)));
      const soup = mesh(
        apart.flat(),
        apart.map((_, i) => i),
      );
      expect(selfIntersections(prepareMesh(soup))).toEqual(new Uint32Array(0));
    }
  });

  it('are shown with progress, and can be left', () => {
    const folded = prepareMesh(mesh([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, 0], [0, 1, 2, 1, 0, 3]));
    const words: number[][] = [];
    expect(
      visitSelfIntersections(
        folded,
        () => false,
        (done, total) => words.push([done, total]),
      ),
    ).toBe(false);
    expect(words).toEqual([
      [0, 6],
      [4, 6],
    ]);
    const leave = () => {
      throw new Error('enough');
    };
    expect(() => visitSelfIntersections(folded, () => false, leave)).toThrow('enough');
  });

  it('have a contact', () => {
    const crossing = prepareMesh(
      mesh([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1], [0, 1, 2, 3, 4, 5]),
    );
    expect(trianglePairContact(crossing, 1, 0).relation).toBe('crossing');
    expect(() => trianglePairContact(crossing, 0, 2)).toThrow(/b must be an integer from 0 to 1, got 2/);
    expect(() => trianglePairContact(crossing, 0.5, 1)).toThrow(/a must be an integer from 0 to 1, got 0.5/);
  });
});

describe('two meshes', () => {
  const at = (scale: number, x: number) =>
    prepareMesh(
      mesh(
        Array.from(cube.positions, (c, i) => scale * c + (i % 3 === 0 ? x : 0)),
        Array.from(cube.indices),
      ),
    );

  it('touch in the pairs of brute force', () => {
    for (const [a, b] of [
      [at(2, 0), at(2, 1)],
      [at(2, 0), at(2, 2)],
      [at(2, 0), at(2, 5)],
      [at(4, 0), at(2, 1)],
    ] as const) {
      const expected: number[] = [];
      for (let s = 0; s < 12; s++) {
        for (let t = 0; t < 12; t++)
          if (meshPairContact(a, s, b, t).relation !== 'disjoint') expected.push(s, t);
      }
      expect(Array.from(meshContacts(a, b))).toEqual(expected);
      expect(meshesIntersect(a, b)).toBe(expected.length > 0);
      expect(meshMesh(a, b).contact.length > 0).toBe(expected.length > 0);
    }
    expect(() => meshPairContact(at(1, 0), 12, at(1, 0), 0)).toThrow(/s must be an integer from 0 to 11/);
  });

  it('lie in each other or apart', () => {
    const inner = prepareMesh(
      mesh(
        Array.from(cube.positions, (c) => 0.5 * c + 0.25),
        Array.from(cube.indices),
      ),
    );
    const lie = (a: PreparedMesh, b: PreparedMesh) => {
      const { relation, containment } = meshMesh(a, b);
      return `${relation} ${containment}`;
    };
    expect(lie(inner, at(1, 0))).toBe('overlapping inside');
    expect(lie(at(1, 0), inner)).toBe('overlapping containing');
    expect(lie(at(1, 0), at(1, 3))).toBe('disjoint none');
    const both = prepareMesh(
      mesh(
        [...inner.positions, ...Array.from(inner.positions, (c) => c + 9)],
        [...cube.indices, ...Array.from(cube.indices, (v) => v + 8)],
      ),
    );
    expect(lie(both, at(1, 0))).toBe('overlapping none');
    expect(lie(at(1, 0), both)).toBe('overlapping none');
    const open = prepareMesh({ positions: cube.positions, indices: cube.indices.slice(3) });
    expect(lie(inner, open)).toBe('disjoint none');
    const empty = prepareMesh(mesh([], []));
    expect(lie(empty, inner)).toBe('disjoint none');
  });
});
