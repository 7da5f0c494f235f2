import type { ConvexHull } from './hull.js';
import { edgeNumbers } from './numbered-hull.js';

/** An edge of a solid hull, by the numbers of points. */
export interface GraphEdge {
  readonly start: number;
  readonly end: number;
  /** The two faces, and of each a corner that is not on the edge. */
  readonly faces: readonly [number, number];
  readonly beside: readonly [number, number];
}

/** Which edges meet in which vertices of a solid hull. */
export class HullGraph {
  readonly edges: readonly GraphEdge[];
  /** Of each vertex the places of its edges. */
  readonly #around = new Map<number, number[]>();

  constructor({ faceStarts, corners, vertices }: ConvexHull) {
    const numbers = edgeNumbers(faceStarts, corners);
    const sides: { face: number; beside: number }[][] = [];
    for (let face = 0; face + 1 < faceStarts.length; face++) {
      const ring = corners.subarray(faceStarts[face]!, faceStarts[face + 1]!);
      ring.forEach((corner, at) => {
        const edge = numbers.of(corner, ring[(at + 1) % ring.length]!);
        sides[edge] ??= [];
        sides[edge].push({ face, beside: ring[(at + 2) % ring.length]! });
      });
    }
    const ends = numbers.ends();
    this.edges = sides.map(([left, right], edge) => ({
      start: ends[2 * edge]!,
      end: ends[2 * edge + 1]!,
      faces: [left!.face, right!.face],
      beside: [left!.beside, right!.beside],
    }));
    for (const vertex of vertices) this.#around.set(vertex, []);
    this.edges.forEach(({ start, end }, edge) => {
      this.#around.get(start)!.push(edge);
      this.#around.get(end)!.push(edge);
    });
  }

  /** The places of the edges of a vertex. */
  around(vertex: number): readonly number[] {
    return this.#around.get(vertex)!;
  }

  /** The other end of an edge. */
  across(edge: number, vertex: number): number {
    const { start, end } = this.edges[edge]!;
    return start === vertex ? end : start;
  }
}
