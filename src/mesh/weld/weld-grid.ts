import { emptyTable, finish, mixDouble, NONE } from '../../core/collections/hashing.js';
import { compareLength3d } from '../../predicates/index.js';
import type { IndexedMesh } from '../structure/indexed-mesh.js';

/**
 * Whether vertices i and j are at most `distance` apart. Exact: the squares are compared, unrounded.
 */
export function areWithin(p: IndexedMesh['positions'], i: number, j: number, distance: number): boolean {
  const [a, b] = [3 * i, 3 * j];
  return (
    compareLength3d(p[a]!, p[a + 1]!, p[a + 2]!, p[b]!, p[b + 1]!, p[b + 2]!, 0, 0, 0, distance, 0, 0) <= 0
  );
}

/**
 * Vertices in the cells of a grid without bounds, to find those near another one: what is at most `reach` apart is in
 * neighbouring cells. Cells are cubes with a power of two of at least 2 `reach` as their side, so that the cell of a
 * coordinate, floor(x / side), is computed without error, and what is within reach is in the same cell or in the one
 * next to the nearer wall: eight cells in space.
 *
 * Cells are hashed, and different ones may share a chain: what is shown is to be compared.
 *
 * Where x / side overflows, x itself names the cell, and only equal numbers are within reach. Where it exceeds 2^53,
 * different doubles are at least a whole side apart.
 *
 * Source: Ericson, Real-Time Collision Detection, 7.1.3 and 12.1.
 */
export class VertexGrid {
  readonly #positions: IndexedMesh['positions'];
  readonly #side: number;
  readonly #head: Uint32Array;
  readonly #next: Uint32Array;

  /** @param reach  a positive number, or Infinity */
  constructor(positions: IndexedMesh['positions'], reach: number) {
    const vertices = positions.length / 3;
    this.#positions = positions;
    this.#side = sideFor(reach);
    this.#head = emptyTable(vertices);
    this.#next = new Uint32Array(vertices);
  }

  insert(v: number): void {
    const p = this.#positions;
    const place = this.#place(
      this.#near(p[3 * v]!, 0),
      this.#near(p[3 * v + 1]!, 0),
      this.#near(p[3 * v + 2]!, 0),
    );
    this.#next[v] = this.#head[place]!;
    this.#head[place] = v;
  }

  /** Shows all inserted vertices within reach of v, and others; some more than once. */
  visitNear(v: number, see: (other: number) => void): void {
    const p = this.#positions;
    for (let corner = 0; corner < 8; corner++) {
      const i = this.#near(p[3 * v]!, corner & 1);
      const j = this.#near(p[3 * v + 1]!, corner & 2);
      const k = this.#near(p[3 * v + 2]!, corner & 4);
      this.#visit(i, j, k, see);
    }
  }

  #visit(i: number, j: number, k: number, see: (other: number) => void): void {
    for (let v = this.#head[this.#place(i, j, k)]!; v !== NONE; v = this.#next[v]!) see(v);
  }

  /** The cell of x (0), or its neighbour beyond the nearer wall. */
  #near(x: number, neighbour: number): number {
    const exact = x / this.#side;
    if (!Number.isFinite(exact)) return x;
    const cell = Math.floor(exact);
    if (neighbour === 0) return cell;
    return exact - cell < 0.5 ? cell - 1 : cell + 1;
  }

  #place(i: number, j: number, k: number): number {
    return finish(mixDouble(mixDouble(mixDouble(0, i), j), k)) & (this.#head.length - 1);
  }
}

/** The least power of two that is at least 2 reach; Infinity if that is not a double: then all is in one cell. */
function sideFor(reach: number): number {
  let side = Number.MIN_VALUE;
  // Doubling is exact.
  while (side / 2 < reach) side *= 2;
  return side;
}
