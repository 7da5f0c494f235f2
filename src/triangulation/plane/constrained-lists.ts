import type { EdgeRings } from './edge-rings.js';
import type { SiteOrder } from './site-order.js';
import { sortedNumbers } from './sorted-numbers.js';
import { triangleLists } from './triangle-lists.js';

/** Triangles, and for each half-edge the segment that it is a part of, -1 for none. */
export interface ConstrainedLists {
  readonly triangles: Uint32Array<ArrayBuffer>;
  readonly halfedges: Int32Array<ArrayBuffer>;
  readonly constraints: Int32Array<ArrayBuffer>;
  readonly hull: Uint32Array<ArrayBuffer>;
}

type Lists = Omit<ConstrainedLists, 'hull'>;

/** Brings triangles into an order that depends on their corners alone: that of their places among the sites. */
function sortTriangles({ triangles, halfedges, constraints }: Lists, sites: Uint32Array): Lists {
  const count = triangles.length / 3;
  const places = new Uint32Array(sites.reduce((most, number) => Math.max(most, number), 0) + 1);
  sites.forEach((number, place) => {
    places[number] = place;
  });
  // The first two corners are one number, below 2^53: there are fewer than 2^26 sites in memory.
  const list = new Float64Array(count);
  const order = new Uint32Array(count);
  for (let t = 0; t < count; t++) {
    list[t] = places[triangles[3 * t]!]! * sites.length + places[triangles[3 * t + 1]!]!;
    order[t] = t;
  }
  const sorted = sortedNumbers(order, { list, at: 0, step: 1 });
  const moved = new Uint32Array(count);
  for (let i = 0; i < count; i++) moved[sorted[i]!] = i;
  const from = (e: number) => 3 * sorted[(e - (e % 3)) / 3]! + (e % 3);
  const to = (e: number) => (e < 0 ? e : 3 * moved[(e - (e % 3)) / 3]! + (e % 3));
  return {
    triangles: triangles.map((_, e) => triangles[from(e)]!),
    halfedges: halfedges.map((_, e) => to(halfedges[from(e)]!)),
    constraints: constraints.map((_, e) => constraints[from(e)]!),
  };
}

/**
 * The triangles of a triangulation with segments; null if there are none.
 *
 * @param rings are used up
 * @param first an edge of the hull, counterclockwise
 * @param segments for each edge, by half its number, the segment that it is a part of
 * @param order what sites are called, and their ranks along x, then y
 */
export function constrainedLists(
  rings: EdgeRings,
  first: number,
  segments: Int32Array,
  order: Pick<SiteOrder, 'sites' | 'ranks'>,
): ConstrainedLists | null {
  const { hull, places, ...lists } = triangleLists(rings, first, order);
  if (lists.triangles.length === 0) return null;
  const constraints = new Int32Array(lists.triangles.length);
  for (let e = 0; e < rings.size; e++) {
    if (rings.origin[e]! >= 0 && places[e]! >= 0) constraints[places[e]!] = segments[e >> 1]!;
  }
  return { ...sortTriangles({ ...lists, constraints }, order.sites), hull };
}
