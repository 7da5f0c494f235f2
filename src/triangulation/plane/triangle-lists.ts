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

/** A half-edge that has no number yet; and one that has the outside on its left. */
const UNSEEN = -2;
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

/** The edge around the face on the left of e whose origin comes first. */
function firstAround({ origin, previous }: EdgeRings, e: number, ranks: Uint32Array): number {
  const second = previous[e ^ 1]!;
  const third = previous[second ^ 1]!;
  const [a, b, c] = [ranks[origin[e]!]!, ranks[origin[second]!]!, ranks[origin[third]!]!];
  if (a < b) return a < c ? e : third;
  return b < c ? second : third;
}

/**
 * The triangles on the left of edges, three corners each, and for each half-edge the one on its other side.
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
  const { origin, previous, size } = rings;
  const hull = walkHull(rings, first);
  // The rings are gone through by `previous` alone from here on: no more memory is needed.
  const places = rings.next.fill(UNSEEN);
  for (const e of hull) places[e ^ 1] = OUTSIDE;
  const room = 3 * (2 * sites.length - 2 - hull.length);
  const triangles = new Uint32Array(room);
  const halfedges = new Int32Array(room);
  let place = 0;
  for (let start = 0; start < size; start++) {
    if (places[start]! !== UNSEEN || origin[start]! < 0) continue;
    let e = firstAround(rings, start, ranks);
    for (let k = 0; k < 3; k++) {
      places[e] = place;
      triangles[place] = sites[origin[e]!]!;
      // What has no number yet writes this, too, when it gets one.
      const other = places[e ^ 1]!;
      halfedges[place] = other;
      if (other >= 0) halfedges[other] = place;
      place++;
      e = previous[e ^ 1]!;
    }
  }
  return { triangles, halfedges, hull: Uint32Array.from(hull, (e) => sites[origin[e]!]!), places };
}
