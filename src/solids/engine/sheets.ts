import { NONE } from '../../core/collections/hashing.js';
import type { Polygon } from './facet.js';
import type { Marks } from './marks.js';
import { edgesOfRings, type OwnedEdges } from './neighbours.js';
import type { Soup } from './soup.js';

/** A piece of a facet that others meet. */
export interface FacetPiece extends Polygon {
  readonly plane: number;
  readonly facet: number;
}

/** Parts of facets of one operand that hang together, so that the same is outside of all of them, and inside. */
export interface Sheet {
  /** One of them, and its facet. */
  readonly polygon: Polygon;
  readonly plane: number;
  readonly facet: number;
  /** Whether facets of the same plane cover it: then it is one piece. */
  readonly isCovered: boolean;
  /** Facets that meet no other. */
  readonly whole: readonly number[];
  readonly pieces: readonly FacetPiece[];
}

/**
 * The sheets that facets and their pieces make up: neighbours hang together along the whole of an edge that no other
 * facet has a part of, or lies along. (Along cuts within a facet pieces do not hang together here, even where nothing
 * is.)
 */
export class Sheets {
  readonly #soup: Soup;
  readonly #marks: readonly (Marks | undefined)[];
  readonly #pieces: readonly FacetPiece[];
  readonly #edges: OwnedEdges;
  /** For each facet that others meet which of its edges others lie along. */
  readonly #lain: (readonly boolean[] | undefined)[] = [];
  readonly #seenFacets: Uint8Array;
  readonly #seenPieces: Uint8Array;
  #nextFacet = 0;
  #nextPiece = 0;

  constructor(soup: Soup, marks: readonly (Marks | undefined)[], pieces: readonly FacetPiece[]) {
    this.#soup = soup;
    this.#marks = marks;
    this.#pieces = pieces;
    this.#seenFacets = new Uint8Array(soup.facets.length);
    this.#seenPieces = new Uint8Array(pieces.length);
    this.#edges = edgesOfRings(pieces);
  }

  /** One that was not there before, or null. */
  next(): Sheet | null {
    const { facets } = this.#soup;
    while (this.#nextFacet < facets.length) {
      const index = this.#nextFacet++;
      if (this.#marks[index] !== undefined || this.#seenFacets[index] === 1) continue;
      const polygon = this.#soup.withEdges(index);
      return this.#from({ polygon, plane: polygon.plane, facet: index, isCovered: false }, [index], []);
    }
    while (this.#nextPiece < this.#pieces.length) {
      const index = this.#nextPiece++;
      if (this.#seenPieces[index] === 1) continue;
      const polygon = this.#pieces[index]!;
      const { plane, facet } = polygon;
      const { isCovered } = this.#marks[facet]!;
      return this.#from({ polygon, plane, facet, isCovered }, [], [index]);
    }
    return null;
  }

  #from(
    start: Pick<Sheet, 'polygon' | 'plane' | 'facet' | 'isCovered'>,
    openFacets: number[],
    openPieces: number[],
  ): Sheet {
    const whole: number[] = [];
    const pieces: FacetPiece[] = [];
    for (const facet of openFacets) this.#seenFacets[facet] = 1;
    for (const piece of openPieces) this.#seenPieces[piece] = 1;
    while (openFacets.length > 0 || openPieces.length > 0) {
      const facet = openFacets.pop();
      if (facet !== undefined) {
        whole.push(facet);
        this.#besideFacet(facet, openFacets, openPieces);
        continue;
      }
      const piece = openPieces.pop()!;
      pieces.push(this.#pieces[piece]!);
      this.#besidePiece(piece, openFacets, openPieces);
    }
    return { ...start, whole, pieces };
  }

  #besideFacet(index: number, openFacets: number[], openPieces: number[]): void {
    const { vertices } = this.#soup.facets[index]!;
    const n = vertices.length;
    for (let i = 0; i < n; i++) {
      const next = this.#soup.neighbour(index, i);
      if (next < 0 || this.#seenFacets[next] === 1) continue;
      if (this.#marks[next] === undefined) this.#openFacet(next, openFacets);
      else this.#openPiece(next, vertices[i]!, vertices[i + 1 === n ? 0 : i + 1]!, openPieces);
    }
  }

  #besidePiece(index: number, openFacets: number[], openPieces: number[]): void {
    const { facet, vertices, edges } = this.#pieces[index]!;
    if (this.#marks[facet]!.isCovered) return;
    const { vertices: corners, edges: own } = this.#soup.withEdges(facet);
    const lain = this.#lainOf(facet);
    for (let k = 0; k < own.length; k++) {
      const next = this.#soup.neighbour(facet, k);
      if (next < 0 || lain[k]!) continue;
      for (let i = 0; i < edges.length; i++) {
        if (edges[i] !== own[k]) continue;
        const [from, to] = [vertices[i]!, vertices[i + 1 === vertices.length ? 0 : i + 1]!];
        if (this.#marks[next] !== undefined) this.#openPiece(next, from, to, openPieces);
        else if (from === corners[k] && to === corners[k + 1 === own.length ? 0 : k + 1]) {
          this.#openFacet(next, openFacets);
        }
      }
    }
  }

  #openFacet(index: number, open: number[]): void {
    if (this.#seenFacets[index] === 1) return;
    this.#seenFacets[index] = 1;
    open.push(index);
  }

  /** The piece of a facet on the other side of an edge, if there is one with all of the edge. */
  #openPiece(facet: number, from: number, to: number, open: number[]): void {
    if (this.#marks[facet]!.isCovered) return;
    const { edges, owners } = this.#edges;
    for (let edge = edges.last(to, from); edge !== NONE; edge = edges.before(edge)) {
      const index = owners[edge]!;
      if (this.#pieces[index]!.facet !== facet || this.#seenPieces[index] === 1) continue;
      if (this.#isLain(facet, from, to)) continue;
      this.#seenPieces[index] = 1;
      open.push(index);
    }
  }

  /** Does another facet lie along the edge of this one that two vertices are on? */
  #isLain(index: number, from: number, to: number): boolean {
    const { edges } = this.#soup.withEdges(index);
    const { vertices } = this.#soup.tables;
    const lain = this.#lainOf(index);
    return edges.some(
      (edge, k) => lain[k]! && vertices.side(from, edge) === 0 && vertices.side(to, edge) === 0,
    );
  }

  #lainOf(index: number): readonly boolean[] {
    let found = this.#lain[index];
    if (found === undefined) {
      const { vertices } = this.#soup.tables;
      const { traces } = this.#marks[index]!;
      found = this.#soup
        .withEdges(index)
        .edges.map((edge) =>
          traces.some(({ from, to }) => vertices.side(from, edge) === 0 && vertices.side(to, edge) === 0),
        );
      this.#lain[index] = found;
    }
    return found;
  }
}
