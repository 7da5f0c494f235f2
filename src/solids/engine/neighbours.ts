import { NONE } from '../../core/collections/hashing.js';
import { DirectedEdges } from './directed-edges.js';

/** The edges of polygons, each with the number of the polygon that it belongs to. */
export interface OwnedEdges {
  readonly edges: DirectedEdges;
  readonly owners: Uint32Array;
}

/** The edges of rings, in their order; ring after ring. */
export function edgesOfRings(rings: readonly { readonly vertices: readonly number[] }[]): OwnedEdges {
  let count = 0;
  for (const { vertices } of rings) count += vertices.length;
  const edges = new DirectedEdges(count);
  const owners = new Uint32Array(count);
  let edge = 0;
  for (let i = 0; i < rings.length; i++) {
    const { vertices } = rings[i]!;
    edges.addRing(vertices);
    owners.fill(i, edge, edge + vertices.length);
    edge += vertices.length;
  }
  return { edges, owners };
}

/** What facets have on the other sides of their edges. */
export interface Adjacency {
  /** The neighbour of a facet at one of its edges; -1 where there is none, or several. */
  of(facet: number, edge: number): number;
}

/**
 * For each edge of each facet the one other facet that has it the other way round; -1 where there is none, or where the
 * edge has more than two.
 */
export class Neighbours implements Adjacency {
  /** The number of the first edge of each facet. */
  readonly #first: Uint32Array;
  readonly #across: Int32Array;

  /** @param edges the edges of the facets, in their order */
  constructor(facets: readonly { readonly vertices: readonly number[] }[], { edges, owners }: OwnedEdges) {
    this.#first = new Uint32Array(facets.length);
    this.#across = new Int32Array(owners.length).fill(-1);
    let edge = 0;
    for (let f = 0; f < facets.length; f++) {
      const { vertices } = facets[f]!;
      const n = vertices.length;
      this.#first[f] = edge;
      for (let i = 0; i < n; i++, edge++) {
        if (this.#across[edge]! >= 0 || !edges.isOnly(edge)) continue;
        const opposite = edges.only(vertices[i + 1 === n ? 0 : i + 1]!, vertices[i]!);
        if (opposite === NONE) continue;
        this.#across[edge] = owners[opposite]!;
        this.#across[opposite] = f;
      }
    }
  }

  /** The neighbour of a facet at one of its edges. */
  of(facet: number, edge: number): number {
    return this.#across[this.#first[facet]! + edge]!;
  }
}
