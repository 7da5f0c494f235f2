import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meshEdges, NO_EDGE, nextHalfEdge, previousHalfEdge } from '../../src/mesh/structure/edges.js';
import { cube, mesh, tetrahedron } from './meshes.js';

/** The half-edges along each pair of vertices, in the slowest and plainest way. */
function bruteForce(indices: readonly number[]): string[] {
  const uses = new Map<string, number[]>();
  for (let h = 0; h < indices.length; h++) {
    const t = 3 * Math.floor(h / 3);
    if (new Set(indices.slice(t, t + 3)).size < 3) continue;
    const ends = [indices[h]!, indices[t + ((h + 1) % 3)]!].sort((a, b) => a - b);
    uses.set(ends.join(), [...(uses.get(ends.join()) ?? []), h]);
  }
  return [...uses].map(([ends, halfEdges]) => `${ends}: ${halfEdges.join()}`).sort();
}

/** Are the edges of triangles over so many vertices those that the plainest way finds? */
function expectEdgesOfBruteForce(indices: readonly number[], vertices: number): void {
  const soup = mesh(new Array(3 * vertices).fill(0), [...indices]);
  const { count, first, halfEdges, edgeOf } = meshEdges(soup);
  const found: string[] = [];
  for (let e = 0; e < count; e++) {
    const along = [...halfEdges.subarray(first[e], first[e + 1])];
    const h = along[0]!;
    const ends = [indices[h]!, indices[nextHalfEdge(h)]!].sort((a, b) => a - b);
    found.push(`${ends.join()}: ${along.join()}`);
    for (const half of along) expect(edgeOf[half]).toBe(e);
  }
  expect(found.sort()).toEqual(bruteForce(indices));
  expect(edgeOf.filter((e) => e !== NO_EDGE).length).toBe(halfEdges.length);
}

describe('meshEdges', () => {
  it('finds the edges of closed solids', () => {
    expect(meshEdges(tetrahedron).count).toBe(6);
    expect(meshEdges(cube).count).toBe(18);
  });

  it('agrees with brute force on any indices', () => {
    const corners = fc.array(fc.tuple(fc.nat(6), fc.nat(6), fc.nat(6)), { maxLength: 20 });
    fc.assert(
      fc.property(corners, (triangles) => {
        const indices = triangles.flat();
        expectEdgesOfBruteForce(indices, 7);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('agrees with brute force around a vertex of any number of triangles, in any order', () => {
    // Buckets of 2 to 80 half-edges: those of few and of many are sorted in different ways.
    for (let triangles = 1; triangles <= 40; triangles++) {
      const fan = Array.from({ length: triangles }, (_, t) => [0, t + 1, ((t + 1) % triangles) + 1]);
      // 41 is a prime: a step of 17 reaches every triangle once, out of order.
      const order = Array.from({ length: 41 }, (_, k) => (17 * k) % 41).filter((t) => t < triangles);
      expectEdgesOfBruteForce(
        order.flatMap((t) => fan[t]!),
        triangles + 1,
      );
    }
  });

  it('gives no edge to a triangle that names a vertex twice', () => {
    const { count, edgeOf } = meshEdges(mesh(new Array(9).fill(0), [0, 1, 1, 0, 1, 2]));
    expect(count).toBe(3);
    expect([...edgeOf.subarray(0, 3)]).toEqual([NO_EDGE, NO_EDGE, NO_EDGE]);
  });

  it('has nothing to find in an empty mesh', () => {
    expect(meshEdges(mesh([], [])).count).toBe(0);
  });
});

describe('half-edges around a triangle', () => {
  it('go round in both directions', () => {
    expect([3, 4, 5].map(nextHalfEdge)).toEqual([4, 5, 3]);
    expect([3, 4, 5].map(previousHalfEdge)).toEqual([5, 3, 4]);
  });
});
