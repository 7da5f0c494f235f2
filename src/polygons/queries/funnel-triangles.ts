import { orientation2d, type PointLike2 } from '../../implicit/index.js';

interface Link {
  readonly vertex: number;
  below: Link | null;
  above: Link | null;
}

/**
 * Vertices from a lower edge to an upper one: what bounds, on the left, what is not cut yet between these edges. None
 * of its corners is convex there, so that the vertex that came last is seen from all that comes.
 */
export interface Chain {
  bottom: Link;
  top: Link;
  newest: Link;
}

/** A chain of one vertex, where both edges begin. */
export function chainOf(vertex: number): Chain {
  const link = { vertex, below: null, above: null };
  return { bottom: link, top: link, newest: link };
}

/** Cuts triangles off chains as vertices come. */
export class FunnelTriangles {
  readonly #points: readonly PointLike2[];
  readonly #triangles: number[];

  constructor(points: readonly PointLike2[], triangles: number[]) {
    this.#points = points;
    this.#triangles = triangles;
  }

  /** Cuts off a triangle, if it is counterclockwise. */
  #cutOff(a: number, b: number, c: number): boolean {
    if (orientation2d(this.#points[a]!, this.#points[b]!, this.#points[c]!) <= 0) return false;
    this.#triangles.push(a, b, c);
    return true;
  }

  /** The highest link from one on downward that is behind no triangle with a vertex. */
  #downFrom(from: Link, v: number): Link {
    let link = from;
    while (link.below !== null && this.#cutOff(link.below.vertex, v, link.vertex)) link = link.below;
    return link;
  }

  #upFrom(from: Link, v: number): Link {
    let link = from;
    while (link.above !== null && this.#cutOff(v, link.above.vertex, link.vertex)) link = link.above;
    return link;
  }

  /** A vertex on the upper edge. */
  addAbove(chain: Chain, vertex: number): void {
    const below = this.#downFrom(chain.top, vertex);
    const link = { vertex, below, above: null };
    below.above = link;
    chain.top = link;
    chain.newest = link;
  }

  /** A vertex on the lower edge. */
  addBelow(chain: Chain, vertex: number): void {
    const above = this.#upFrom(chain.bottom, vertex);
    const link = { vertex, below: null, above };
    above.below = link;
    chain.bottom = link;
    chain.newest = link;
  }

  /** A vertex in which both edges end. */
  close({ bottom }: Chain, v: number): void {
    for (let link = bottom; link.above !== null; link = link.above) {
      this.#cutOff(link.vertex, v, link.above.vertex);
    }
  }

  /** A vertex between the edges: what is below it, and above. */
  split(chain: Chain, vertex: number): readonly [Chain, Chain] {
    const { newest } = chain;
    const low = this.#downFrom(newest, vertex);
    let high = this.#upFrom(newest, vertex);
    let { top } = chain;
    if (low === high) {
      // Both parts have it.
      high = { vertex: low.vertex, below: null, above: low.above };
      if (low.above !== null) low.above.below = high;
      if (top === low) top = high;
    }
    const under: Link = { vertex, below: low, above: null };
    const over: Link = { vertex, below: null, above: high };
    low.above = under;
    high.below = over;
    return [
      { bottom: chain.bottom, top: under, newest: under },
      { bottom: over, top, newest: over },
    ];
  }

  /** Two chains, one above the other, that end and begin in the same vertex. */
  join(under: Chain, over: Chain): Chain {
    const link = under.top;
    const { above } = over.bottom;
    link.above = above;
    if (above !== null) above.below = link;
    return { bottom: under.bottom, top: above === null ? link : over.top, newest: link };
  }
}
