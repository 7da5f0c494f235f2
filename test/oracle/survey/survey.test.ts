import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { IndexedMesh } from '../../../src/mesh/structure/indexed-mesh.js';
import { surveyMesh } from '../../../src/oracle/survey/survey.js';
import { cube, mesh, tetrahedron } from '../../mesh/meshes.js';
import { exactPredicates } from './exact-predicates.js';

const survey = (m: IndexedMesh) => surveyMesh(m, exactPredicates);
/** A fan of triangles around the edge from the origin to (0, 0, 1). */
const around = (...tips: [number, number][]): number[] => [
  0,
  0,
  0,
  0,
  0,
  1,
  ...tips.flatMap(([x, y]) => [x, y, 0]),
];

describe('surveyMesh', () => {
  it('finds nothing unusual about a tetrahedron', () => {
    expect(survey(tetrahedron)).toEqual({
      vertices: 4,
      triangles: 4,
      repeatedCorners: 0,
      degenerateTriangles: 0,
      edges: 6,
      borderEdges: 0,
      nonManifoldEdges: 0,
      inconsistentEdges: 0,
      coplanarEdges: 0,
    });
  });

  it('finds the six diagonals of a cube coplanar', () => {
    expect(survey(cube)).toMatchObject({ edges: 18, coplanarEdges: 6, borderEdges: 0, inconsistentEdges: 0 });
  });

  it('finds the three edges of a triangle turned inside out', () => {
    const turned = { ...tetrahedron, indices: Uint32Array.from([0, 1, 2, 0, 1, 3, 1, 2, 3, 2, 0, 3]) };
    expect(survey(turned)).toMatchObject({ inconsistentEdges: 3, borderEdges: 0 });
  });

  it('finds borders and an edge of three triangles', () => {
    const fan = mesh(around([1, 0], [0, 1], [-1, -2]), [0, 1, 2, 0, 1, 3, 1, 0, 4]);
    expect(survey(fan)).toMatchObject({
      edges: 7,
      borderEdges: 6,
      nonManifoldEdges: 1,
      inconsistentEdges: 0,
    });
  });

  it('counts two triangles folded onto each other as coplanar', () => {
    expect(survey(mesh(around([1, 0], [2, 0]), [0, 1, 2, 1, 0, 3]))).toMatchObject({ coplanarEdges: 1 });
    expect(survey(mesh(around([1, 0], [2, 2 ** -1074]), [0, 1, 2, 1, 0, 3]))).toMatchObject({
      coplanarEdges: 0,
    });
  });

  it('finds collinear corners whatever their direction, and does not call their neighbours coplanar', () => {
    // 3·(1/10, 2/10, 3/10) as doubles is not three times the double 1/10: the second is straight, the first is not.
    expect(survey(mesh([0, 0, 0, 0.1, 0.2, 0.3, 0.3, 0.6, 0.9], [0, 1, 2])).degenerateTriangles).toBe(0);
    const straight = mesh([0, 0, 0, 0.1, 0.2, 0.3, 0.2, 0.4, 0.6, 1, 5, 1], [0, 1, 2, 1, 0, 3]);
    expect(survey(straight)).toMatchObject({ degenerateTriangles: 1, coplanarEdges: 0 });
  });

  it('sees a triangle with area in one shadow only', () => {
    for (const axis of [0, 1, 2]) {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      const positions = new Array(9).fill(0);
      positions[3 + u] = 1;
      positions[6 + v] = 1;
      expect(survey(mesh(positions, [0, 1, 2])).degenerateTriangles).toBe(0);
    }
  });

  it('counts a triangle that names a vertex twice, and leaves it out of the edges', () => {
    expect(survey(mesh([0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 1, 0, 1, 2]))).toMatchObject({
      repeatedCorners: 1,
      degenerateTriangles: 1,
      borderEdges: 3,
    });
  });

  it('rejects what is no mesh', () => {
    expect(() => survey(mesh([0, 0], []))).toThrow(
      /^surveyMesh: mesh.positions.length must be a multiple of 3, got 2$/,
    );
    expect(() => survey(mesh([0, 0, 0], [0, 0]))).toThrow(/indices.length must be a multiple of 3, got 2/);
    expect(() => survey(mesh([0, Number.NaN, 0], []))).toThrow(
      /positions\[1\] must be a finite number, got NaN/,
    );
    expect(() => survey(mesh([0, 0, 0], [0, 0, 1]))).toThrow(/indices\[2\] must be an integer from 0 to 0, got 1/);
    expect(() => survey(mesh([0, 0, 0], [0, 0, 1]))).toThrow(RangeError);
  });

  it('finds the scanned bunny closed, consistent and without a flat spot', () => {
    const scan = createRequire(import.meta.url)('bunny') as { positions: number[][]; cells: number[][] };
    // The published package: 1839 vertices, 3674 triangles; a closed surface of genus 0 has 3/2·3674 = 5511 edges.
    expect(survey(mesh(scan.positions.flat(), scan.cells.flat()))).toEqual({
      vertices: 1839,
      triangles: 3674,
      repeatedCorners: 0,
      degenerateTriangles: 0,
      edges: 5511,
      borderEdges: 0,
      nonManifoldEdges: 0,
      inconsistentEdges: 0,
      coplanarEdges: 0,
    });
  });
});
