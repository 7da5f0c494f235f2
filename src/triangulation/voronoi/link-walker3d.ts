/** Cells of space, put together from walks around the edges at their sites. */
import { UnionFind } from '../../core/collections/union-find.js';

/**
 * A corner of a cell: the other three sites at it. Or where an unbounded edge leads to, across three sites of the hull,
 * which are counterclockwise from there.
 */
export interface LinkCorner {
  readonly sites: readonly [number, number, number];
  readonly isFar: boolean;
}

/** A face of a cell: the site beyond it, and its corners by number, counterclockwise from there. */
export interface LinkFace {
  /** -1 for the face at infinity, which an unbounded cell has as a rule. */
  readonly site: number;
  readonly ring: readonly number[];
}

/** A cell, unclipped. No two corners are one point, all faces have an area; less than four have no volume. */
export interface CellLink {
  readonly corners: readonly LinkCorner[];
  readonly faces: readonly LinkFace[];
}

/** Puts a cell together, face by face. */
export class LinkWalker {
  readonly #site: number;
  readonly #corners: LinkCorner[] = [];
  readonly #faces: { site: number; ring: number[] }[] = [];
  readonly #begun = new Set<number>();
  readonly #near = new Map<number, number>();
  readonly #farOfFacet = new Map<number, number>();
  /** Pairs of corners at infinity that are one, and from which of them the face there leads to which. */
  readonly #same: [number, number][] = [];
  readonly #following: [number, number][] = [];
  #ring: number[] = [];
  #ends: number[] = [];

  constructor(site: number) {
    this.#site = site;
  }

  /** Begins the face to a neighbour; false if there is one. */
  begin(neighbour: number): boolean {
    if (this.#begun.has(neighbour)) return false;
    this.#begun.add(neighbour);
    this.#faces.push({ site: neighbour, ring: [] });
    this.#ring = [];
    this.#ends = [];
    return true;
  }

  near(key: number, sites: readonly [number, number, number]): void {
    this.#ring.push(this.#numberOf(this.#near, key, { sites, isFar: false }));
  }

  far(facet: number, [a, b]: readonly [number, number]): void {
    const number = this.#numberOf(this.#farOfFacet, facet, { sites: [this.#site, a, b], isFar: true });
    this.#ring.push(number);
    this.#ends.push(number);
  }

  #numberOf(numbers: Map<number, number>, key: number, corner: LinkCorner): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, this.#corners.length);
    return this.#corners.push(corner) - 1;
  }

  endBounded(): void {
    this.#faces.at(-1)!.ring = this.#ring;
  }

  /** Both ends are of facets of the hull: are these in one plane? */
  endUnbounded(isFlat: boolean): void {
    const [start, end] = this.#ends as [number, number];
    this.#faces.at(-1)!.ring = this.#ring;
    if (isFlat) this.#same.push([start, end]);
    this.#following.push([start, end]);
  }

  finish(): CellLink {
    const sets = new UnionFind(this.#corners.length);
    for (const [v, w] of this.#same) sets.union(v, w);
    const faces = this.#faces.map(({ site, ring }) => ({
      site,
      ring: strict(ring.map((v) => sets.find(v))),
    }));
    const next = new Map<number, number>();
    for (const [v, w] of this.#following)
      if (sets.find(v) !== sets.find(w)) next.set(sets.find(v), sets.find(w));
    const start = next.keys().next().value;
    if (start !== undefined) {
      const ring = [start];
      for (let at = next.get(start)!; at !== start; at = next.get(at)!) ring.push(at);
      faces.push({ site: -1, ring });
    }
    return { corners: this.#corners, faces: faces.filter(({ ring }) => ring.length > 2) };
  }
}

/** Without corners that come twice in a row. */
function strict(ring: readonly number[]): number[] {
  return ring.filter((v, k) => v !== ring[k === 0 ? ring.length - 1 : k - 1]);
}
