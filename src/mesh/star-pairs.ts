/**
 * The pairs of triangles with a common corner (by index) that clash: around each vertex whose star is not proved proper as
 * a whole, pair by pair.
 */
import { threeSidesOfPlane } from '../predicates/three-sides.js';
import { FIRST, SECOND, X } from '../spatial/workspace.js';
import { loadedTrianglesClash, loadTriangleOf } from './neighbours.js';
import type { PreparedMesh } from './prepared-mesh.js';
import { VertexStars } from './vertex-star.js';

/**
 * By the signs of a triangle's corners relative to a plane through one of them (9 s0 + 3 s1 + s2 + 13): whether the other two are
 * strictly on one side, so that the triangle has only that corner in the plane.
 */
const ONLY_CORNER = Uint8Array.from({ length: 27 }, (_, code) => {
  const signs = [Math.floor(code / 9) - 1, (Math.floor(code / 3) % 3) - 1, (code % 3) - 1];
  const sum = signs[0]! + signs[1]! + signs[2]!;
  return Math.abs(sum) === 2 && signs.includes(0) ? 1 : 0;
});

export class StarPairs {
  readonly #mesh: PreparedMesh;
  /** 1 for a vertex whose star is proved proper. */
  readonly #proper: Uint8Array;

  constructor(mesh: PreparedMesh) {
    this.#mesh = mesh;
    this.#proper = new Uint8Array(mesh.vertices);
  }

  /** Shows all pairs; returns whether the visitor ended the search. */
  search(visit: (a: number, b: number) => boolean): boolean {
    const { positions, indices, corners, vertices } = this.#mesh;
    const stars = new VertexStars(positions, indices, corners);
    for (let v = 0; v < vertices; v++) this.#proper[v] = stars.isProper(v) ? 1 : 0;
    for (let v = 0; v < vertices; v++) if (this.#proper[v] === 0 && this.#searchStar(v, visit)) return true;
    return false;
  }

  #searchStar(v: number, visit: (a: number, b: number) => boolean): boolean {
    const { corners, first } = this.#mesh.corners;
    const end = first[v + 1]!;
    for (let i = first[v]!; i < end; i++) {
      const a = Math.floor(corners[i]! / 3);
      for (let j = i + 1; j < end; j++) {
        const b = Math.floor(corners[j]! / 3);
        if (a !== b && this.#isFirst(v, a, b) && this.#clash(a, b) && visit(a, b)) return true;
      }
    }
    return false;
  }

  /** Whether no other common corner of the two triangles answers for the pair: a proved one, or an earlier one. */
  #isFirst(v: number, a: number, b: number): boolean {
    const { indices } = this.#mesh;
    for (let h = 3 * a; h < 3 * a + 3; h++) {
      const w = indices[h]!;
      if (w === v || (indices[3 * b] !== w && indices[3 * b + 1] !== w && indices[3 * b + 2] !== w)) continue;
      if (w < v || this.#proper[w] === 1) return false;
    }
    return true;
  }

  #clash(a: number, b: number): boolean {
    const { positions, indices } = this.#mesh;
    loadTriangleOf(FIRST, positions, indices, a);
    loadTriangleOf(SECOND, positions, indices, b);
    // One corner at most in the plane of the other triangle is the common one. (A triangle without an inside has no plane:
    // all signs are 0.)
    if (ONLY_CORNER[threeSidesOfPlane(X, FIRST, SECOND)] === 1) return false;
    if (ONLY_CORNER[threeSidesOfPlane(X, SECOND, FIRST)] === 1) return false;
    return loadedTrianglesClash();
  }
}
