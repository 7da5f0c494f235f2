import type { EdgeRings } from './edge-rings.js';
import type { ListedSites } from './sites.js';
import { sortTriangles } from './sort-triangles.js';
import { triangleLists } from './triangle-lists.js';

/** Triangles, and for each half-edge the segment that it is a part of, -1 for none. */
export interface ConstrainedLists {
  readonly triangles: Uint32Array<ArrayBuffer>;
  readonly halfedges: Int32Array<ArrayBuffer>;
  readonly constraints: Int32Array<ArrayBuffer>;
  readonly hull: Uint32Array<ArrayBuffer>;
}

/**
 * The triangles of a triangulation with segments; null if there are none.
 *
 * @param rings are used up
 * @param first an edge of the hull, counterclockwise
 * @param segments for each edge, by half its number, the segment that it is a part of
 * @param names what sites are called
 */
export function constrainedLists(
  rings: EdgeRings,
  first: number,
  segments: Int32Array,
  sites: ListedSites,
  names: Uint32Array,
): ConstrainedLists | null {
  const { hull, places, ...lists } = triangleLists(rings, first, sites, names);
  if (lists.triangles.length === 0) return null;
  // The order of triangles depends on their corners alone: on the places of these among the sites.
  const ranks = new Uint32Array(names.reduce((most, number) => Math.max(most, number), 0) + 1);
  names.forEach((number, place) => {
    ranks[number] = place;
  });
  const { triangles, halfedges, before } = sortTriangles(lists, ranks);
  const unsorted = new Int32Array(triangles.length);
  for (let e = 0; e < rings.size; e++) {
    if (rings.origin[e]! >= 0 && places[e]! >= 0) unsorted[places[e]!] = segments[e >> 1]!;
  }
  const constraints = new Int32Array(triangles.length);
  for (let e = 0; e < constraints.length; e++) constraints[e] = unsorted[before[e]!]!;
  return { triangles, halfedges, constraints, hull };
}
