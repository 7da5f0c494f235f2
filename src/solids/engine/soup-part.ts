import { type Bvh, buildBvh } from '../../indexes/index.js';
import type { Facet, Tables } from './facet.js';
import type { Adjacency } from './neighbours.js';
import { boxOf, type VertexPoint } from './vertices.js';

/** The facets of one operand, with boxes around them and a tree of these. */
export class SoupPart {
  readonly facets: readonly Facet[];
  /** Six numbers for each facet: a box around it. */
  readonly boxes: Float64Array;
  /** The numbers are those of facets of this operand. */
  readonly neighbours: Adjacency;
  readonly #edges: (index: number) => readonly number[];
  /** A tree of the boxes, made when it is asked for. It does not depend on what planes and vertices are called. */
  readonly #tree: { bvh: Bvh | undefined };

  /** @param edges the planes of the edges of a facet */
  constructor(
    facets: readonly Facet[],
    boxes: Float64Array,
    neighbours: Adjacency,
    edges: (index: number) => readonly number[],
    tree: { bvh: Bvh | undefined } = { bvh: undefined },
  ) {
    this.facets = facets;
    this.boxes = boxes;
    this.neighbours = neighbours;
    this.#edges = edges;
    this.#tree = tree;
  }

  /** The same facets with planes and vertices that are called otherwise. */
  with(facets: readonly Facet[], edges: (index: number) => readonly number[]): SoupPart {
    return new SoupPart(facets, this.boxes, this.neighbours, edges, this.#tree);
  }

  get bvh(): Bvh {
    this.#tree.bvh ??= buildBvh(this.boxes);
    return this.#tree.bvh;
  }

  /** The planes of the edges of a facet. */
  edgesOf(index: number): readonly number[] {
    const facet = this.facets[index]!;
    facet.edges ??= this.#edges(index);
    return facet.edges;
  }
}

/** Boxes around facets. */
export function boxesOf({ vertices }: Tables, facets: readonly Facet[]): Float64Array {
  const boxes = new Float64Array(6 * facets.length);
  const all = new Float64Array(6 * vertices.points.length);
  const isKnown = new Uint8Array(vertices.points.length);
  for (let i = 0; i < facets.length; i++) {
    const corners = facets[i]!.vertices;
    for (const v of corners) {
      if (isKnown[v] === 1) continue;
      isKnown[v] = 1;
      putPoint(all, 6 * v, vertices.points[v]!);
    }
    putBox(boxes, 6 * i, corners, all);
  }
  return boxes;
}

function putPoint(boxes: Float64Array, at: number, point: VertexPoint): void {
  if ('type' in point) {
    boxes.set(boxOf(point), at);
    return;
  }
  for (let k = 0; k < 3; k++) {
    boxes[at + k] = point[k]!;
    boxes[at + 3 + k] = point[k]!;
  }
}

/**
 * Puts the box around points, which have boxes themselves, into an array.
 *
 * @param all six numbers for each point
 */
export function putBox(
  boxes: Float64Array,
  at: number,
  vertices: readonly number[],
  all: Float64Array,
): void {
  for (let k = 0; k < 3; k++) {
    let min = Infinity;
    let max = -Infinity;
    for (const v of vertices) {
      min = Math.min(min, all[6 * v + k]!);
      max = Math.max(max, all[6 * v + 3 + k]!);
    }
    boxes[at + k] = min;
    boxes[at + 3 + k] = max;
  }
}
