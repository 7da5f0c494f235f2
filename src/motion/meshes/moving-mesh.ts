/** Meshes whose vertices move linearly, their features, and trees over the boxes that these pass through. */
import { nextDown, nextUp } from '../../arithmetic/float64.js';
import { requireMovingMesh } from '../../core/arguments/moving.js';
import { emptyTable, hashOfTwo, NONE } from '../../core/collections/hashing.js';
import { treeOver } from '../../indexes/bvh.js';
import type { Bvh } from '../../indexes/bvh-tree.js';

/**
 * Triangles over vertices that move linearly: vertex i is at `start[3 i]`, `start[3 i + 1]`, `start[3 i + 2]` at time
 * 0, and at the same places of `end` at time 1. Triangle t has the corners `indices[3 t]`, `indices[3 t + 1]`,
 * `indices[3 t + 2]` all the time.
 */
export interface DeformingMesh {
  readonly start: ArrayLike<number>;
  readonly end: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

/** The different sides of triangles, each with its two vertices, the lower number first. */
interface Edges {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** The first half-edge 3 t + k that runs along each, ascending. */
  readonly halfEdges: Uint32Array;
}

/** A copy of a mesh that moves. What the caller changes later changes nothing here. */
export class MovingMesh {
  readonly start: Float64Array;
  readonly end: Float64Array;
  readonly indices: Uint32Array;
  /** The vertices that are corners, ascending. */
  readonly vertices: Uint32Array;
  readonly edges: Edges;
  readonly #margin: number;
  #vertexTree: Bvh | undefined;
  #edgeTree: Bvh | undefined;
  #faceTree: Bvh | undefined;

  /**
   * @param separation features that are no farther apart than that are in contact
   * @throws RangeError for what is no mesh that moves
   */
  constructor(where: string, name: string, mesh: DeformingMesh, separation = 0) {
    requireMovingMesh(where, name, mesh);
    // Half of it for each of two boxes, rounded up.
    this.#margin = separation === 0 ? 0 : nextUp(separation / 2);
    this.start = Float64Array.from(mesh.start);
    this.end = Float64Array.from(mesh.end);
    this.indices = Uint32Array.from(mesh.indices);
    this.vertices = cornersOf(this.indices, this.start.length / 3);
    this.edges = edgesOf(this.indices);
  }

  /** A tree over the boxes of vertices, in the order of `vertices`. */
  get vertexTree(): Bvh {
    this.#vertexTree ??= this.#treeOf([this.vertices]);
    return this.#vertexTree;
  }

  get edgeTree(): Bvh {
    this.#edgeTree ??= this.#treeOf([this.edges.from, this.edges.to]);
    return this.#edgeTree;
  }

  get faceTree(): Bvh {
    this.#faceTree ??= this.#treeOf(
      [0, 1, 2].map((corner) => this.indices.filter((_, h) => h % 3 === corner)),
    );
    return this.#faceTree;
  }

  /** A lower end, moved outward by the margin and any rounding; nothing is beyond the largest doubles. */
  #below(x: number): number {
    // `+ 0` turns -0 into 0.
    if (this.#margin === 0) return x + 0;
    return Math.max(nextDown(x - this.#margin), -Number.MAX_VALUE);
  }

  /** A tree over the boxes around features at both times, and so at all times, of which the vertices are listed. */
  #treeOf(lists: readonly Uint32Array[]): Bvh {
    const boxes = new Float64Array(6 * lists[0]!.length);
    for (let i = 0; i < boxes.length / 6; i++) {
      for (let axis = 0; axis < 3; axis++) {
        let least = Infinity;
        let greatest = -Infinity;
        for (const list of lists) {
          const at = 3 * list[i]! + axis;
          least = Math.min(least, this.start[at]!, this.end[at]!);
          greatest = Math.max(greatest, this.start[at]!, this.end[at]!);
        }
        boxes[6 * i + axis] = this.#below(least);
        boxes[6 * i + axis + 3] = 0 - this.#below(-greatest);
      }
    }
    return treeOver(boxes, 'sah');
  }
}

function cornersOf(indices: Uint32Array, vertices: number): Uint32Array {
  const isCorner = new Uint8Array(vertices);
  for (const v of indices) isCorner[v] = 1;
  const corners = new Uint32Array(isCorner.reduce((sum, one) => sum + one, 0));
  let count = 0;
  for (let v = 0; v < vertices; v++) if (isCorner[v] === 1) corners[count++] = v;
  return corners;
}

/** The edges, by a table of pairs of vertices. A triangle that names a vertex twice is an edge, or a point. */
function edgesOf(indices: Uint32Array): Edges {
  const [from, to] = [new Uint32Array(indices.length), new Uint32Array(indices.length)];
  const halfEdges = new Uint32Array(indices.length);
  const table = emptyTable(indices.length);
  const mask = table.length - 1;
  let count = 0;
  for (let h = 0; h < indices.length; h++) {
    const a = indices[h]!;
    const b = indices[h % 3 === 2 ? h - 2 : h + 1]!;
    if (a === b) continue;
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    let slot = hashOfTwo(low, high) & mask;
    for (let e = table[slot]!; e !== NONE; e = table[slot]!) {
      if (from[e] === low && to[e] === high) break;
      slot = (slot + 1) & mask;
    }
    if (table[slot] !== NONE) continue;
    table[slot] = count;
    [from[count], to[count], halfEdges[count]] = [low, high, h];
    count++;
  }
  return { from: from.slice(0, count), to: to.slice(0, count), halfEdges: halfEdges.slice(0, count) };
}
