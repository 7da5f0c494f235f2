/** Cells of a diagram of space, as the triangulation has them: by what is around each site. */
import { UnionFind } from '../../core/collections/union-find.js';
import { insphereAt } from '../../predicates/generated/at/insphere.js';
import { orient3dAt } from '../../predicates/generated/at/orient3d.js';
import { powerTestAt } from '../space/power-test-at3d.js';
import type { TriangulatedPoints } from '../space/triangulate-points.js';
import { type CellLink, LinkWalker } from './link-walker3d.js';

/**
 * The cells of a Voronoi or power diagram of sites that span space.
 *
 * A corner of the cell of a site is the centre of the sphere of a tetrahedron at it; the tetrahedra around an edge have
 * the corners of a face, in order. Tetrahedra with one sphere hang together by their facets, and have one corner. A
 * facet of the hull has a corner at infinity, across it: facets in one plane have one. With these, all cells are
 * polyhedra, and so are those of the hull clipped as others are.
 */
export class CellLinks {
  readonly #coordinates: Float64Array;
  readonly #tetrahedra: Uint32Array;
  readonly #neighbours: Int32Array;
  readonly #classes: UnionFind;
  /** Where the places of each site in `#tetrahedra` begin in `#places`. */
  readonly #starts: Uint32Array;
  readonly #places: Uint32Array;

  constructor(
    coordinates: Float64Array,
    weights: Float64Array | undefined,
    { tetrahedra, neighbours }: TriangulatedPoints,
  ) {
    this.#coordinates = coordinates;
    this.#tetrahedra = tetrahedra;
    this.#neighbours = neighbours;
    this.#classes = new UnionFind(tetrahedra.length / 4);
    this.#unite(weights);
    const starts = new Uint32Array(coordinates.length / 3 + 1);
    for (const site of tetrahedra) starts[site]!++;
    let sum = 0;
    for (let i = 0; i < starts.length; i++) {
      sum += starts[i]!;
      starts[i] = sum;
    }
    const places = new Uint32Array(sum);
    for (let at = sum - 1; at >= 0; at--) places[--starts[tetrahedra[at]!]!] = at;
    this.#starts = starts;
    this.#places = places;
  }

  /** Tetrahedra on both sides of a facet that have one sphere are of one class. */
  #unite(weights: Float64Array | undefined): void {
    const [x, c] = [this.#coordinates, this.#tetrahedra];
    for (let at = 0; at < c.length; at++) {
      const other = this.#neighbours[at]!;
      const own = at >> 2;
      if (other < own) continue;
      const beyond = this.#beyond(at);
      const [i, j, k, l] = [c[4 * own]!, c[4 * own + 1]!, c[4 * own + 2]!, c[4 * own + 3]!];
      const sign =
        weights === undefined
          ? insphereAt(x, i, j, k, l, beyond)
          : powerTestAt(x, weights, i, j, k, l, beyond);
      if (sign === 0) this.#classes.union(own, other);
    }
  }

  /** The corner on the other side of the facet across from a corner: the one that is not of the facet. */
  #beyond(at: number): number {
    const [c, other, own] = [this.#tetrahedra, this.#neighbours[at]!, at & ~3];
    for (let k = 4 * other; k < 4 * other + 4; k++) {
      const site = c[k]!;
      let isShared = false;
      for (let l = own; l < own + 4; l++) if (l !== at && c[l] === site) isShared = true;
      if (!isShared) return site;
    }
    return -1;
  }

  /** The cell of a site; without corners and faces if it is no corner of a tetrahedron. */
  cell(site: number): CellLink {
    const walker = new LinkWalker(site);
    for (let k = this.#starts[site]!; k < this.#starts[site + 1]!; k++) {
      const at = this.#places[k]!;
      for (let l = at & ~3; l < (at & ~3) + 4; l++) {
        const neighbour = this.#tetrahedra[l]!;
        if (neighbour !== site && walker.begin(neighbour)) this.#walkAround(walker, site, neighbour, at >> 2);
      }
    }
    return walker.finish();
  }

  /** Goes around the edge between two sites, counterclockwise as seen from the second. */
  #walkAround(walker: LinkWalker, site: number, neighbour: number, first: number): void {
    let t = first;
    let [a, b] = this.#others(t, site, neighbour);
    const firstA = a;
    // Back to the hull, or all around.
    for (;;) {
      const before = this.#across(t, b);
      if (before < 0) {
        walker.far(this.#facetOf(t, b), [a, neighbour]);
        break;
      }
      [t, b, a] = [before, a, this.#beyond(4 * t + this.#placeOf(t, b))];
      if (t === first && a === firstA) break;
    }
    const [start, startA] = [t, a];
    for (;;) {
      walker.near(this.#classes.find(t), [neighbour, a, b]);
      const after = this.#across(t, a);
      if (after < 0) {
        walker.far(this.#facetOf(t, a), [neighbour, b]);
        walker.endUnbounded(orient3dAt(this.#coordinates, site, neighbour, startA, b) === 0);
        return;
      }
      [t, a, b] = [after, b, this.#beyond(4 * t + this.#placeOf(t, a))];
      if (t === start && a === startA) {
        walker.endBounded();
        return;
      }
    }
  }

  #placeOf(t: number, site: number): number {
    let k = 0;
    while (this.#tetrahedra[4 * t + k] !== site) k++;
    return k;
  }

  #across(t: number, site: number): number {
    return this.#neighbours[4 * t + this.#placeOf(t, site)]!;
  }

  #facetOf(t: number, site: number): number {
    return 4 * t + this.#placeOf(t, site);
  }

  /** The two other corners a and b of a tetrahedron, such that i, j, a, b are positive. */
  #others(t: number, i: number, j: number): [number, number] {
    const c = this.#tetrahedra;
    const [p, q] = [this.#placeOf(t, i), this.#placeOf(t, j)];
    const rest = [0, 1, 2, 3].filter((k) => k !== p && k !== q) as [number, number];
    // Each pair of places that is out of order turns the orientation over.
    const order = [p, q, ...rest];
    let isEven = true;
    for (let k = 0; k < 4; k++) for (let l = 0; l < k; l++) if (order[l]! > order[k]!) isEven = !isEven;
    const [a, b] = [c[4 * t + rest[0]]!, c[4 * t + rest[1]]!];
    return isEven ? [a, b] : [b, a];
  }
}
