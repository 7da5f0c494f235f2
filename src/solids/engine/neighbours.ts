import { NONE } from '../../core/collections/hashing.js';
import { DirectedEdges } from './directed-edges.js';
import type { Facet } from './facet.js';

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

/**
 * Tells facets their neighbours: for each edge the one other facet that has it the other way round; -1 where there is none, or where the edge
 * has more than two.
 */
export function joinNeighbours(facets: readonly Facet[], { edges, owners }: OwnedEdges): void {
  let first = 0;
  for (const facet of facets) {
    const { vertices } = facet;
    const n = vertices.length;
    const found = new Array<number>(n);
    for (let i = 0; i < n; i++) {
      const opposite = edges.isOnly(first + i)
        ? edges.only(vertices[i + 1 === n ? 0 : i + 1]!, vertices[i]!)
        : NONE;
      found[i] = opposite === NONE ? -1 : owners[opposite]!;
    }
    facet.neighbours = found;
    first += n;
  }
}
