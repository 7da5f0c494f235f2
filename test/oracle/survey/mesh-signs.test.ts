import { describe, expect, it } from 'vitest';
import { meshEdges } from '../../../src/mesh/structure/edges.js';
import { naivePredicates } from '../../../src/oracle/engines/naive.js';
import { splitAtMidpoints, storedAsFloat32, translated } from '../../../src/oracle/survey/copies.js';
import { meshSigns, sharedEdges } from '../../../src/oracle/survey/mesh-signs.js';
import type { PredicateSet } from '../../../src/oracle/survey/predicate-set.js';
import { signDifferences } from '../../../src/oracle/survey/sign-differences.js';
import { cube, mesh, tetrahedron } from '../../mesh/meshes.js';
import { exactPredicates } from './exact-predicates.js';

const signs = (m: typeof cube) => meshSigns(m, meshEdges(m), exactPredicates);

describe('meshSigns', () => {
  it('asks about every edge of a tetrahedron: all convex, and a fifth corner on the sphere', () => {
    const found = signs(tetrahedron);
    // Outward faces: the far corner lies behind each face, against its normal.
    expect([...found.orient3d]).toEqual(new Array(6).fill(-1));
    // Any neighbour of a neighbour is one of the four corners, so it lies on their sphere.
    expect([...found.insphere]).toEqual(new Array(6).fill(0));
    expect(found.incircle.length).toBe(18);
  });

  it('sees each face of a tetrahedron along x, y, z as its normal has signs', () => {
    // Faces z = 0 (normal -z), y = 0 (-y), the slanted one (+,+,+), x = 0 (-x).
    expect([...signs(tetrahedron).orient2d]).toEqual([0, 0, -1, 0, -1, 0, 1, 1, 1, -1, 0, 0]);
  });

  it('finds the corners of a square face on one circle and all corners of a cube on one sphere', () => {
    const { orient3d, incircle, insphere } = signs(cube);
    expect([...orient3d].filter((s) => s === 0)).toHaveLength(6);
    expect([...orient3d].filter((s) => s === -1)).toHaveLength(12);
    expect(insphere.every((s) => s === 0)).toBe(true);
    expect(incircle.length).toBe(54);
  });

  it('tells a reflex edge from a convex one, and a corner inside the sphere from one outside', () => {
    const valley = mesh([0, 0, 0, 0, 1, 0, 1, 0, 1, -1, 0, 1], [0, 1, 3, 1, 0, 2]);
    const ridge = mesh([0, 0, 0, 0, 1, 0, 1, 0, -1, -1, 0, -1], [0, 1, 3, 1, 0, 2]);
    expect([...signs(valley).orient3d]).toEqual([...signs(ridge).orient3d].map((s) => -s));
    // A strip of three triangles; the fifth corner moves from inside to outside the sphere through the first four.
    const strip = (x: number) =>
      mesh([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, x, x, x], [0, 1, 2, 1, 0, 3, 2, 1, 4]);
    const inside = [...signs(strip(0.5)).insphere];
    expect(inside).toHaveLength(1);
    expect(Math.abs(inside[0]!)).toBe(1);
    expect([...signs(strip(2)).insphere]).toEqual(inside.map((s) => -s));
    expect([...signs(strip(1)).insphere]).toEqual([0]);
  });

  it('asks nothing about borders and edges of three triangles', () => {
    const fan = mesh([0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 1, 1, 0], [0, 1, 2, 0, 1, 3, 0, 1, 4]);
    expect(sharedEdges(meshEdges(fan))).toHaveLength(0);
    expect(signs(fan).orient3d).toHaveLength(0);
  });
});

describe('signDifferences', () => {
  it('sorts every kind of mistake', () => {
    const truth = Int8Array.from([0, 0, 1, 1, -1, -1, -1]);
    const other = Int8Array.from([0, 1, 1, 0, -1, 1, 1]);
    expect(signDifferences(truth, other)).toEqual({
      asked: 7,
      zero: 2,
      falseNonzero: 1,
      falseZero: 1,
      opposite: 2,
    });
  });

  it('rejects lists of different length', () => {
    expect(() => signDifferences(new Int8Array(1), new Int8Array(2))).toThrow(RangeError);
  });
});

describe('copies of a mesh', () => {
  it('are rounded to float, and moved', () => {
    const point = mesh([0.1, 2 ** 30 + 1, -3], []);
    expect([...storedAsFloat32(point).positions]).toEqual([Math.fround(0.1), 2 ** 30, -3]);
    expect([...translated(point, 10).positions]).toEqual([10.1, 2 ** 30 + 11, 7]);
    expect(point.positions[0]).toBe(0.1);
  });

  it('are split into four parts with the same orientation and exact midpoints where doubles allow', () => {
    const split = splitAtMidpoints(cube, meshEdges(cube));
    expect(split.indices.length).toBe(4 * cube.indices.length);
    expect(split.positions.length).toBe(cube.positions.length + 3 * 18);
    expect(sharedEdges(meshEdges(split))).toHaveLength(2 * 18 + 3 * 12);
    // Every part of a face of the cube faces where the face does.
    const faces = signs(cube).orient2d;
    const parts = signs(split).orient2d;
    parts.forEach((sign, i) => {
      expect(sign).toBe(faces[3 * Math.floor(i / 12) + (i % 3)]);
    });
  });

  it('leave out triangles that name a vertex twice', () => {
    const m = mesh([0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 1, 0, 1, 2]);
    expect(splitAtMidpoints(m, meshEdges(m)).indices.length).toBe(12);
  });

  it('have flat places that plain doubles misjudge once they are split', () => {
    const third = mesh(
      [...tetrahedron.positions].map((x, i) => (x + i) / 3),
      [...tetrahedron.indices],
    );
    const split = splitAtMidpoints(third, meshEdges(third));
    const edges = meshEdges(split);
    const plain = naivePredicates as unknown as PredicateSet;
    const found = signDifferences(
      meshSigns(split, edges, exactPredicates).orient3d,
      meshSigns(split, edges, plain).orient3d,
    );
    expect(found.asked).toBe(24);
    expect(found.falseNonzero + found.falseZero + found.opposite).toBeGreaterThan(0);
  });
});
