/** Triangles as flat lists, from rings of edges. */
import type { EdgeRings } from './edge-rings.js';
import type { SiteOrder } from './site-order.js';

export interface TriangleLists {
  readonly triangles: Uint32Array<ArrayBuffer>;
  readonly halfedges: Int32Array<ArrayBuffer>;
  readonly hull: Uint32Array<ArrayBuffer>;
  /** The place of each edge of the rings in `triangles`; negative if there is no triangle on its left. */
  readonly places: Int32Array;
}

/** The place of a half-edge that has the outside on its left. */
const OUTSIDE = -1;

/** The edges of the hull counterclockwise; both sides of each, if all points are on a line. */
function walkHull({ next }: EdgeRings, first: number): number[] {
  const edges: number[] = [];
  let e = first;
  do {
    edges.push(e);
    e = next[e ^ 1]!;
  } while (e !== first);
  return edges;
}

/** The edge from each site after which, counterclockwise, there is none to a later site; -1 if there is none at all. */
function lastForwards(
  { origin, next, previous, size }: EdgeRings,
  first: number,
  ranks: Uint32Array,
): Int32Array {
  const count = ranks.length;
  // The place behind the last site takes what is none. Sign bits choose: branches would be mispredicted too often.
  const last = new Int32Array(count + 1).fill(-1);
  for (let even = 0; even < size; even += 2) {
    if (origin[even]! < 0) continue;
    const e = even + 1 + ((ranks[origin[even]!]! - ranks[origin[even + 1]!]!) >> 31);
    const site = origin[e]!;
    const isLast = (ranks[origin[next[e]! ^ 1]!]! - ranks[site]!) >> 31;
    last[count ^ ((count ^ site) & isLast)] = e;
  }
  // From the first site, all edges lead forwards.
  last[origin[first]!] = previous[first]!;
  return last;
}

/**
 * The triangles on the left of edges, three corners each, and for each half-edge the one on its other side. They stand
 * in the order of the sites that are their first corners, and clockwise around each.
 *
 * @param rings are used up
 * @param first an edge of the hull, counterclockwise
 * @param sites the numbers of the points that are in the triangles; and their ranks along x, then y
 */
export function triangleLists(
  rings: EdgeRings,
  first: number,
  { sites, ranks }: Pick<SiteOrder, 'sites' | 'ranks'>,
): TriangleLists {
  const { origin, previous } = rings;
  const hull = walkHull(rings, first);
  const last = lastForwards(rings, first, ranks);
  // The rings are gone through by `previous` alone from here on: no more memory is needed.
  const places = rings.next;
  for (const e of hull) places[e ^ 1] = OUTSIDE;
  const room = 3 * (2 * sites.length - 2 - hull.length);
  const triangles = new Uint32Array(room);
  const halfedges = new Int32Array(room);
  let place = 0;
  for (let site = 0; site < sites.length; site++) {
    let f = last[site]!;
    if (f < 0) continue;
    const [rank, name] = [ranks[site]!, sites[site]!];
    let b = origin[f ^ 1]!;
    while (f !== first) {
      const e = previous[f]!;
      const a = origin[e ^ 1]!;
      if (ranks[a]! < rank) break;
      const opposite = previous[e ^ 1]!;
      triangles[place] = name;
      triangles[place + 1] = sites[a]!;
      triangles[place + 2] = sites[b]!;
      places[e] = place;
      places[opposite] = place + 1;
      places[f ^ 1] = place + 2;
      halfedges[place] = e;
      halfedges[place + 1] = opposite;
      halfedges[place + 2] = f ^ 1;
      place += 3;
      f = e;
      b = a;
    }
  }
  for (let k = 0; k < room; k++) halfedges[k] = places[halfedges[k]! ^ 1]!;
  return { triangles, halfedges, hull: Uint32Array.from(hull, (e) => sites[origin[e]!]!), places };
}
