import { isDoublePoint } from '../../arrangement/double-point.js';
import type { SegmentSoup } from '../../arrangement/segment-soup.js';
import type { Subdivision } from '../../arrangement/subdivision.js';
import { VertexSigns } from '../../arrangement/vertex-signs.js';
import type { FoundPoint2 } from '../../implicit/index.js';
import { sortedOrder } from '../../indexes/sorted-order.js';
import { halvingOrder } from './halving-order.js';
import type { ListedSites } from './sites.js';

type Compare = (v: number, w: number) => number;

/**
 * Sorts vertices whose keys are known up to errors: by the least that each may be, and where one may be less than what
 * comes before it, by comparing.
 */
function sortVertices(
  vertices: Uint32Array,
  keys: Float64Array,
  errors: Float64Array,
  compare: Compare,
): Uint32Array {
  // Twice the error has room for the rounding of the sum.
  const least = Float64Array.from(vertices, (v) => keys[v]! - 2 * errors[v]!);
  const order = sortedOrder(least);
  const sorted = Uint32Array.from(order, (i) => vertices[i]!);
  const mostOf = (i: number) => keys[sorted[i]!]! + 2 * errors[sorted[i]!]!;
  for (let from = 0; from < sorted.length; ) {
    let most = mostOf(from);
    let end = from + 1;
    for (; end < sorted.length && least[order[end]!]! <= most; end++) most = Math.max(most, mostOf(end));
    if (end - from > 1) sorted.subarray(from, end).sort(compare);
    from = end;
  }
  return sorted;
}

/**
 * The vertices of a subdivision as sites, crossings among them. Sites are numbered in `halvingOrder`.
 *
 * Their orders along x and along y are found once: ranks are compared from then on.
 */
export class ArrangedSites implements ListedSites {
  readonly count: number;
  /** The vertex of each site, and the site of each vertex that is the end of an edge, or was given. */
  readonly vertexOf: Uint32Array;
  readonly siteOf: Uint32Array;
  /** The rank of each site along x, then y; and the sites in this order. */
  readonly ranks: Uint32Array;
  readonly alongX: Uint32Array;
  readonly #heights: Uint32Array;
  readonly #signs: VertexSigns;
  readonly #soup: SegmentSoup;

  /** @param given the vertices of the points that were given: each is a site, even if no edge ends there */
  constructor({ soup, geometry, origins }: Subdivision, given: Iterable<number>) {
    const found = Uint32Array.from(new Set([...given, ...origins]));
    const [x, y] = [soup.x.data, soup.y.data];
    const byX = sortVertices(found, x, soup.errorX.data, (v, w) => geometry.compare(v, w));
    // A point may have several numbers: the first that was given stands for all.
    this.siteOf = new Uint32Array(soup.vertexCount);
    const kept: number[] = [];
    const keptOf = new Uint32Array(byX.length);
    byX.forEach((v, i) => {
      const last = kept.at(-1);
      if (last === undefined || geometry.compare(last, v) !== 0) kept.push(v);
      else if (v < last) kept[kept.length - 1] = v;
      keptOf[i] = kept.length - 1;
    });
    this.count = kept.length;
    const rankOf = new Uint32Array(soup.vertexCount);
    kept.forEach((v, rank) => {
      rankOf[v] = rank;
    });
    const byY = sortVertices(
      Uint32Array.from(kept),
      y,
      soup.errorY.data,
      (v, w) => geometry.compareOnAxis(v, w, 1) || rankOf[w]! - rankOf[v]!,
    );
    this.ranks = halvingOrder(byY.map((v) => rankOf[v]!));
    this.vertexOf = this.ranks.map((rank) => kept[rank]!);
    this.alongX = new Uint32Array(this.count);
    this.ranks.forEach((rank, site) => {
      this.alongX[rank] = site;
    });
    byX.forEach((v, i) => {
      this.siteOf[v] = this.alongX[keptOf[i]!]!;
    });
    this.#heights = new Uint32Array(this.count);
    byY.forEach((v, height) => {
      this.#heights[this.siteOf[v]!] = height;
    });
    this.#soup = soup;
    this.#signs = new VertexSigns(soup, geometry, this.vertexOf);
  }

  /** The point of a site: two doubles, or where two lines cross. */
  pointOf(site: number): FoundPoint2 {
    const v = this.vertexOf[site]!;
    if (isDoublePoint(this.#soup, v)) return [this.#soup.x.data[v]!, this.#soup.y.data[v]!];
    return this.#signs.pointOf(site);
  }

  orientation(a: number, b: number, c: number): number {
    return this.#signs.orientation(a, b, c);
  }

  inCircle(a: number, b: number, c: number, d: number): number {
    return this.#signs.inCircle(a, b, c, d);
  }

  keysAlongX(): Int32Array {
    return Int32Array.from(this.ranks);
  }

  isBefore(a: number, b: number): boolean {
    return this.ranks[a]! < this.ranks[b]!;
  }

  isBelow(a: number, b: number): boolean {
    return this.#heights[a]! < this.#heights[b]!;
  }
}
