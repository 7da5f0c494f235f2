import { GrowableUint32 } from '../core/collections/growable.js';
import { UnionFind } from '../core/collections/union-find.js';
import type { SegmentSoup } from './segment-soup.js';
import type { SoupGeometry } from './soup-geometry.js';

/** Is told where edges on one line meet. */
export interface CollinearVisitor {
  /** A vertex is inside an edge. */
  cut(edge: number, vertex: number): void;
  /** Two vertices are one point. */
  unite(v: number, w: number): void;
}

/**
 * Edges that run along each other, in groups: the ends of all edges of a group are sorted once along their line. Two
 * edges that were noted before cost no more than two searches, however many cells of a grid they share.
 */
export class CollinearEdges {
  readonly #soup: SegmentSoup;
  readonly #geometry: SoupGeometry;
  #groups: UnionFind | null = null;
  readonly #noted = new GrowableUint32();

  constructor(soup: SegmentSoup, geometry: SoupGeometry) {
    this.#soup = soup;
    this.#geometry = geometry;
  }

  get isEmpty(): boolean {
    return this.#noted.length === 0;
  }

  /** Notes two edges on one line, if they have more in common than a vertex under one number. */
  note(e: number, f: number): void {
    const groups = this.#groups;
    if (groups !== null && groups.find(e) === groups.find(f)) return;
    const { edgeFrom, edgeTo } = this.#soup;
    if (!this.#begins(e, edgeFrom.data[f]!, edgeTo.data[e]!)) return;
    if (!this.#begins(e, edgeFrom.data[e]!, edgeTo.data[f]!)) return;
    this.#groups ??= new UnionFind(this.#soup.edgeCount);
    this.#groups.union(e, f);
    this.#noted.push(e);
    this.#noted.push(f);
  }

  /** Does what begins in one vertex of the line of an edge meet what ends in another? */
  #begins(e: number, from: number, to: number): boolean {
    return from !== to && this.#geometry.compareAlong(this.#soup.edgeLine.data[e]!, from, to) <= 0;
  }

  /** Tells the vertices in which edges are cut, those of each edge in order along it. */
  visit(visitor: CollinearVisitor): void {
    const groups = this.#groups;
    if (groups === null) return;
    const members = new Map<number, Set<number>>();
    for (const e of this.#noted.finish()) {
      const root = groups.find(e);
      const group = members.get(root);
      if (group === undefined) members.set(root, new Set([e]));
      else group.add(e);
    }
    for (const group of members.values()) this.#visitGroup(Array.from(group), visitor);
  }

  #visitGroup(edges: readonly number[], visitor: CollinearVisitor): void {
    const from = this.#soup.edgeFrom.data;
    const to = this.#soup.edgeTo.data;
    const line = this.#soup.edgeLine.data[edges[0]!]!;
    const ends = Array.from(new Set(edges.flatMap((e) => [from[e]!, to[e]!])));
    ends.sort((v, w) => this.#geometry.compareAlong(line, v, w));
    // One vertex for each point, and the place of each end among them.
    const points: number[] = [];
    const places = new Map<number, number>();
    ends.forEach((v, i) => {
      if (i > 0 && this.#geometry.compareAlong(line, ends[i - 1]!, v) === 0) visitor.unite(ends[i - 1]!, v);
      else points.push(v);
      places.set(v, points.length - 1);
    });
    for (const e of edges) {
      const end = places.get(to[e]!)!;
      for (let k = places.get(from[e]!)! + 1; k < end; k++) visitor.cut(e, points[k]!);
    }
  }
}
