import { describe, expect, it, test } from 'vitest';
import { checkMesh, fillHoles } from '../../src/mesh/index.js';
import { cube, mesh, tetrahedron } from './meshes.js';

/** A mesh without some triangles. */
function without({ positions, indices }: typeof cube, ...missing: readonly number[]) {
  return { positions, indices: indices.filter((_, h) => !missing.includes(Math.floor(h / 3))) };
}

const reasons = (filled: ReturnType<typeof fillHoles>) => filled.left.map(({ reason }) => reason);

/** The corners of a square around the z axis. */
const ring = (size: number, z: number) => [
  [-size, -size, z],
  [size, -size, z],
  [size, size, z],
  [-size, size, z],
];

/** The wall between two rings of four vertices, looking outward, or inward. */
function wall(low: number, high: number, looksInward = false): number[] {
  return [0, 1, 2, 3].flatMap((i) => {
    const j = (i + 1) % 4;
    const [a, b, c, d] = [low + i, low + j, high + j, high + i];
    return looksInward ? [a, c, b, a, d, c] : [a, b, c, a, c, d];
  });
}

describe('fillHoles', () => {
  test('a missing triangle comes back, turned as its neighbours are', () => {
    for (let t = 0; t < 4; t++) {
      const { mesh: result, filled, left, openEdges } = fillHoles(without(tetrahedron, t));
      expect([filled.length, left.length, openEdges]).toEqual([1, 0, 0]);
      expect(filled[0]).toMatchObject({ planar: true, firstTriangle: 3, triangles: 1 });
      expect(checkMesh(result).components.at(0).volume).toBe(1 / 6);
    }
  });

  test('missing faces of a cube: one, two opposite to each other, two at an edge', () => {
    for (const [missing, holes, planar] of [
      [[0, 1], 1, true],
      [[0, 1, 2, 3], 2, true],
      [[0, 1, 4, 5], 1, false],
    ] as const) {
      const { mesh: result, filled, openEdges } = fillHoles(without(cube, ...missing));
      expect([filled.length, openEdges]).toEqual([holes, 0]);
      expect(filled.every((hole) => hole.planar === planar)).toBe(true);
      expect(checkMesh(result).valid).toBe(true);
    }
  });

  test('the ends of a pipe are what is between their loops', () => {
    const positions = [...ring(2, 0), ...ring(2, 5), ...ring(1, 0), ...ring(1, 5)].flat();
    const pipe = mesh(positions, [...wall(0, 4), ...wall(8, 12, true)]);
    const { mesh: result, filled, left } = fillHoles(pipe);
    expect(filled.map(({ loops, triangles }) => [loops.length, triangles])).toEqual([
      [2, 8],
      [2, 8],
    ]);
    expect(left).toEqual([]);
    const report = checkMesh(result);
    expect([report.valid, report.components.at(0).volume]).toEqual([true, 60]);
    // The outer loop at one end has a fifth vertex: above the bound. The inner one is not closed by itself.
    const outer = [...wall(0, 4).slice(0, -6), 3, 16, 4, 16, 0, 4, 3, 4, 7];
    const bounded = fillHoles(mesh([...positions, -2, 0, 0], [...outer, ...wall(8, 12, true)]), {
      maxEdges: 4,
    });
    expect(bounded.filled.map(({ loops }) => loops.length)).toEqual([2]);
    expect(reasons(bounded)).toEqual(['too-large', 'too-large']);
  });

  test('a rod in a pipe: loops in loops in loops', () => {
    const positions = [3, 2, 1].flatMap((size) => [...ring(size, 0), ...ring(size, 5)]).flat();
    const {
      mesh: result,
      filled,
      openEdges,
    } = fillHoles(mesh(positions, [...wall(0, 4), ...wall(8, 12, true), ...wall(16, 20)]));
    expect(filled.map(({ loops }) => loops.length).sort()).toEqual([1, 1, 2, 2]);
    expect(openEdges).toBe(0);
    expect(checkMesh(result).valid).toBe(true);
  });

  test('what looks outward in what looks outward is no pipe', () => {
    const positions = [2, 1].flatMap((size) => [...ring(size, 0), ...ring(size, 5)]).flat();
    const { filled, left, openEdges } = fillHoles(mesh(positions, [...wall(0, 4), ...wall(8, 12)]));
    expect(filled.map(({ loops }) => loops.length)).toEqual([1, 1]);
    expect(left.map(({ reason }) => reason)).toEqual(['meets-mesh', 'meets-mesh']);
    expect(openEdges).toBe(8);
  });

  test('two holes with a common vertex are two holes', () => {
    const { filled, openEdges } = fillHoles(without(cube, 0, 3));
    expect([filled.length, openEdges]).toEqual([2, 0]);
  });

  test('vertices at one point are one, and new triangles have those of the triangles beside them', () => {
    const { positions, indices } = without(cube, 0, 1);
    const loose = mesh(
      Array.from(indices).flatMap((v) => [...positions.slice(3 * v, 3 * v + 3)]),
      Array.from(indices, (_, h) => h),
    );
    const { mesh: result, filled, openEdges } = fillHoles(loose);
    expect([filled[0]!.triangles, openEdges]).toEqual([2, 0]);
    const around = Array.from(filled[0]!.loops[0]!, (h) => loose.indices[h]!);
    expect(new Set(result.indices.subarray(30))).toEqual(new Set(around));
  });

  describe('what is left', () => {
    it('a triangle, a flat sheet: a second layer would lie on them', () => {
      expect(reasons(fillHoles(mesh([0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 2])))).toEqual(['meets-mesh']);
      const sheet = mesh([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0], [0, 1, 2, 0, 2, 3]);
      expect(reasons(fillHoles(sheet))).toEqual(['meets-mesh']);
    });

    it('loops of more than maxEdges edges', () => {
      const open = without(cube, 0, 1);
      expect(reasons(fillHoles(open, { maxEdges: 3 }))).toEqual(['too-large']);
      expect(reasons(fillHoles(open, { maxEdges: 4 }))).toEqual([]);
    });

    it('neighbours that do not agree, and edges with three triangles', () => {
      const disagreeing = mesh([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1], [0, 1, 2, 0, 3, 2]);
      expect(reasons(fillHoles(disagreeing))).toEqual(['not-oriented']);
      const fin = mesh([0, 0, 0, 0, 0, 1, 1, 0, 0, -1, 1, 0, -1, -1, 0], [0, 1, 2, 0, 1, 3, 0, 1, 4]);
      const { left, openEdges } = fillHoles(fin);
      expect(left.map(({ reason }) => reason)).toEqual(['not-oriented']);
      expect(openEdges).toBe(7);
    });

    it('a vertex on an edge of a neighbour', () => {
      // The lower edge of one triangle is two edges of the others.
      const positions = [0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 1, 0, 2, 1, 1, 1, -1, 0];
      const seam = mesh(positions, [0, 1, 3, 1, 4, 3, 2, 0, 5, 1, 2, 5]);
      expect(reasons(fillHoles(seam)).length).toBe(1);
      const split = mesh(
        [0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 2, 0, 0],
        [0, 2, 4, 4, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
      );
      expect(reasons(fillHoles(split))).toEqual(['flat']);
    });

    it('fillings that meet each other, both', () => {
      // Cones up and down over quads that are bent along their diagonals: z = 1 - |y| and z = |x| meet around a hole
      // of neither.
      const low = [0, 5, -4, 5, 0, 1, 0, -5, -4, -5, 0, 1, 0, 0, -50];
      const high = [5, 0, 5, 0, 5, 0, -5, 0, 5, 0, -5, 0, 0, 0, 50];
      const cone = (at: number) => [0, 1, 2, 3].flatMap((i) => [at + i, at + ((i + 1) % 4), at + 4]);
      const alone = [cone(0), cone(5)].map((indices) => fillHoles(mesh([...low, ...high], indices)));
      expect(alone.map(({ filled }) => filled.length)).toEqual([1, 1]);
      const both = fillHoles(mesh([...low, ...high], [...cone(0), ...cone(5)]));
      expect(reasons(both)).toEqual(['meets-filling', 'meets-filling']);
      expect(both.openEdges).toBe(8);
    });
  });

  test('a closed mesh, and one without triangles, have no holes', () => {
    expect(fillHoles(cube)).toMatchObject({ filled: [], left: [], openEdges: 0 });
    expect(fillHoles(mesh([], []))).toMatchObject({ filled: [], left: [], openEdges: 0 });
  });

  test('what makes no sense is refused', () => {
    expect(() => fillHoles({ positions: [0], indices: [] })).toThrow(/^fillHoles: mesh/);
    expect(() => fillHoles(cube, { maxEdges: -1 })).toThrow(
      'fillHoles: options.maxEdges must be a number, at least 0, got -1',
    );
    expect(() => fillHoles(cube, { edges: 1 } as never)).toThrow(
      'fillHoles: options.edges must be a known name (maxEdges)',
    );
  });
});
