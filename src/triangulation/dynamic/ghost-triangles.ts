import { nextEdge, previousEdge } from '../plane/hull-of.js';
import type { GrowingSites } from './growing-sites.js';

/** The corner at infinity. */
export const GHOST = -1;

/** The least room, in half-edges. */
const LEAST = 96;

/**
 * A Delaunay triangulation whose triangles come and go, closed to a sphere: on the left of each edge of the hull, taken
 * clockwise, is a ghost triangle with the corner at infinity. If all sites are on one line, each edge between them has
 * a ghost on either side; one site alone has no triangles.
 *
 * Half-edge e runs from corner e to the next of its triangle, as in `Delaunay2d`.
 */
export class GhostTriangles {
  readonly sites: GrowingSites;
  corners: Int32Array;
  twins: Int32Array;
  /** A half-edge from each site; -1 for a number that is free, and for a site that is alone. */
  edgeOf: Int32Array;
  /** How many numbers of half-edges were ever given. */
  size: number;
  /** How many triangles have the corner at infinity. */
  ghosts = 0;
  /** A site that is there, if there is one. */
  anySite = -1;
  readonly #free: number[] = [];

  /**
   * @param sites those that are there
   * @param room for how many half-edges
   */
  constructor(sites: GrowingSites, room = 0) {
    this.sites = sites;
    this.corners = new Int32Array(room);
    this.twins = new Int32Array(room);
    this.edgeOf = new Int32Array(sites.count).fill(-1);
    this.size = 0;
    if (sites.count > 0) this.anySite = 0;
  }

  /** Whether all sites, two or more, are on one line. */
  get isFlat(): boolean {
    return this.ghosts === 2 * this.sites.count - 2;
  }

  /** Makes a triangle. @returns its first half-edge, from a to b */
  make(a: number, b: number, c: number): number {
    let e = this.#free.pop() ?? -1;
    if (e < 0) {
      e = this.size;
      this.size += 3;
      if (this.size > this.corners.length) this.#grow();
    }
    const corners = this.corners;
    corners[e] = a;
    corners[e + 1] = b;
    corners[e + 2] = c;
    if (a >= 0) this.edgeOf[a] = e;
    if (b >= 0) this.edgeOf[b] = e + 1;
    if (c >= 0) this.edgeOf[c] = e + 2;
    this.ghosts += (a | b | c) >>> 31;
    return e;
  }

  #grow(): void {
    const room = Math.max(LEAST, 3 * Math.ceil(this.size / 2));
    const [corners, twins] = [new Int32Array(room), new Int32Array(room)];
    corners.set(this.corners);
    twins.set(this.twins);
    this.corners = corners;
    this.twins = twins;
  }

  /** Frees the triangle of a half-edge. */
  free(e: number): void {
    const first = e - (e % 3);
    this.ghosts -= this.isGhost(first) ? 1 : 0;
    // Who goes through all triangles sees that it is none.
    this.twins[first] = -1;
    this.#free.push(first);
  }

  /** Whether the triangle of a half-edge has the corner at infinity. */
  isGhost(e: number): boolean {
    const corners = this.corners;
    return (corners[e]! | corners[nextEdge(e)]! | corners[previousEdge(e)]!) < 0;
  }

  /** Says of two half-edges that they are one edge. */
  glue(e: number, f: number): void {
    this.twins[e] = f;
    this.twins[f] = e;
  }

  /** Makes room for what is known of a new site. */
  admit(site: number): void {
    if (site >= this.edgeOf.length) {
      const grown = new Int32Array(this.sites.xy.length / 2).fill(-1);
      grown.set(this.edgeOf);
      this.edgeOf = grown;
    }
    this.edgeOf[site] = -1;
    this.anySite = site;
  }

  /** The half-edge of a ghost that has two sites: it runs along the hull, clockwise. */
  finiteEdge(e: number): number {
    const corners = this.corners;
    const first = e - (e % 3);
    if (corners[first]! < 0) return first + 1;
    return corners[first + 1]! < 0 ? first + 2 : first;
  }

  /** The next half-edge from the same corner, counterclockwise. */
  around(e: number): number {
    return this.twins[previousEdge(e)]!;
  }

  /**
   * Replaces an edge of a triangle by the other diagonal of what it has on both sides. The corner opposite to it stays
   * opposite to the half-edge of the same number.
   *
   * @returns the half-edge of the other triangle that is opposite to this corner now
   */
  flip(e: number): number {
    const { corners, twins, edgeOf } = this;
    const o = twins[e]!;
    const [n1, p1] = [nextEdge(e), previousEdge(e)];
    const [n2, p2] = [nextEdge(o), previousEdge(o)];
    const [s, a, b, c] = [corners[p1]!, corners[e]!, corners[n1]!, corners[p2]!];
    this.ghosts += ((s | a | c) >>> 31) + ((s | c | b) >>> 31) - ((s | a | b) >>> 31) - ((a | b | c) >>> 31);
    const [ofRight, ofLeft] = [twins[n2]!, twins[n1]!];
    corners[n1] = c;
    corners[n2] = s;
    twins[e] = ofRight;
    twins[ofRight] = e;
    twins[o] = ofLeft;
    twins[ofLeft] = o;
    twins[n1] = n2;
    twins[n2] = n1;
    if (a >= 0) edgeOf[a] = e;
    if (b >= 0) edgeOf[b] = o;
    if (s >= 0) edgeOf[s] = p1;
    return p2;
  }
}
