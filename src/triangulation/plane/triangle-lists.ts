/** Triangles as flat lists, from rings of edges. */
import type { EdgeRings } from './edge-rings.js';
import { newRooms, type Rooms } from './rooms.js';
import type { ListedSites } from './sites.js';

export interface TriangleLists {
  readonly triangles: Uint32Array<ArrayBuffer>;
  readonly halfedges: Int32Array<ArrayBuffer>;
  readonly hull: Uint32Array<ArrayBuffer>;
  /** The place of each edge of the rings in `triangles`; negative if there is no triangle on its left. */
  readonly places: Int32Array;
}

/** The place of a half-edge that has the outside on its left. */
const OUTSIDE = -1;

/** What the sites on the hull are called, counterclockwise; to and fro, if all points are on a line. */
function walkHull({ origin, next }: EdgeRings, first: number, names: Uint32Array): number[] {
  const hull: number[] = [];
  let e = first;
  do {
    hull.push(names[origin[e]!]!);
    e = next[e ^ 1]!;
  } while (e !== first);
  return hull;
}

/**
 * For each edge 1 if it leads to a later site along x, then y, else 0.
 *
 * @param some where an edge to a later site goes for each site that has one
 */
function forwardEdges({ origin, size }: EdgeRings, sites: ListedSites, some: Int32Array): Uint8Array {
  const keys = sites.keysAlongX();
  const isForward = new Uint8Array(size);
  for (let even = 0; even < size; even += 2) {
    const from = origin[even]!;
    if (from < 0) continue;
    const to = origin[even + 1]!;
    const difference = keys[from]! - keys[to]!;
    // A sign bit: branches would be mispredicted too often.
    const forward = difference === 0 ? Number(sites.isBefore(from, to)) : difference >>> 31;
    isForward[even] = forward;
    isForward[even + 1] = 1 - forward;
    some[to ^ ((from ^ to) & -forward)] = even + 1 - forward;
  }
  return isForward;
}

/** Which half-edge lies across each, from the places of edges. */
function across(places: Int32Array, halfedges: Int32Array): void {
  for (let even = 0; even < places.length; even += 2) {
    const place = places[even]!;
    const other = places[even + 1]!;
    if (place >= 0) halfedges[place] = other;
    if (other >= 0) halfedges[other] = place;
  }
}

/**
 * The triangles on the left of edges, three corners each, and for each half-edge the one on its other side. They stand
 * in the order of the sites that are their first corners along x, then y, and clockwise around each.
 *
 * @param rings edges between sites
 * @param first an edge of the hull, counterclockwise from the first site along x, then y
 * @param names what sites are called
 * @param isTurned whether the corners of each triangle are listed clockwise
 */
export function triangleLists(
  rings: EdgeRings,
  first: number,
  sites: ListedSites,
  names: Uint32Array,
  isTurned = false,
  rooms: Rooms = newRooms,
): TriangleLists {
  const { origin, next, previous } = rings;
  const hull = walkHull(rings, first, names);
  const some = rooms(sites.count).fill(-1);
  const isForward = forwardEdges(rings, sites, some);
  const places = rooms(rings.size).fill(OUTSIDE);
  const room = 3 * (2 * sites.count - 2 - hull.length);
  const triangles = new Uint32Array(room);
  const halfedges = new Int32Array(room);
  // The place of the second corner of three; and that of the half-edge from the first one.
  const second = isTurned ? 2 : 1;
  const out = isTurned ? 2 : 0;
  let place = 0;
  for (let site = 0; site < sites.count; site++) {
    let f = some[site]!;
    if (f < 0) continue;
    // To the edge after which, counterclockwise, there is none to a later site; from the first site, all are such.
    if (origin[first] === site) f = previous[first]!;
    else while (isForward[next[f]!] === 1) f = next[f]!;
    const name = names[site]!;
    let b = names[origin[f ^ 1]!]!;
    while (f !== first) {
      const e = previous[f]!;
      if (isForward[e] === 0) break;
      const a = names[origin[e ^ 1]!]!;
      triangles[place] = name;
      triangles[place + second] = a;
      triangles[place + 3 - second] = b;
      places[e] = place + out;
      places[previous[e ^ 1]!] = place + 1;
      places[f ^ 1] = place + 2 - out;
      place += 3;
      f = e;
      b = a;
    }
  }
  across(places, halfedges);
  return { triangles, halfedges, hull: new Uint32Array(hull), places };
}
