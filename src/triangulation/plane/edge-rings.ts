import { newRooms, type Rooms } from './rooms.js';

/**
 * Edges of a subdivision of the plane, in rings around their origins (Guibas and Stolfi 1985, "Primitives for the
 * manipulation of general subdivisions and the computation of Voronoi diagrams", without the dual). Edge e runs from
 * its origin; e ^ 1 is the same one from the other end.
 */
export interface EdgeRings {
  /** Where each edge begins; -1 for one that was deleted. */
  readonly origin: Int32Array;
  /** The next edge around the origin, counterclockwise; and the one before. */
  readonly next: Int32Array;
  readonly previous: Int32Array;
  /** How many numbers of edges were given away. */
  size: number;
  /**
   * An edge that was deleted, whose number is the next to be given away; `next` leads to others; -1 if there is none.
   */
  free: number;
}

/** Room for the edges between so many points, of which no two cross: at most 3 n - 3. */
export function edgeRings(points: number, rooms: Rooms = newRooms): EdgeRings {
  const room = 6 * points;
  return {
    origin: rooms(room),
    next: rooms(room),
    previous: rooms(room),
    size: 0,
    free: -1,
  };
}

/** The number of a new edge from a to b that is in no ring yet. */
function newEdge(rings: EdgeRings, a: number, b: number): number {
  const { origin } = rings;
  let e = rings.free;
  if (e < 0) {
    e = rings.size;
    rings.size += 2;
  } else {
    rings.free = rings.next[e]!;
  }
  origin[e] = a;
  origin[e ^ 1] = b;
  return e;
}

/** A new edge from a to b that is alone around both. */
export function makeEdge(rings: EdgeRings, a: number, b: number): number {
  const { next, previous } = rings;
  const e = newEdge(rings, a, b);
  const turned = e ^ 1;
  next[e] = e;
  previous[e] = e;
  next[turned] = turned;
  previous[turned] = turned;
  return e;
}

/** Puts an edge that is alone around its origin, or in no ring yet, behind `before`. */
export function insertBehind({ next, previous }: EdgeRings, e: number, before: number): void {
  const after = next[before]!;
  next[before] = e;
  previous[e] = before;
  next[e] = after;
  previous[after] = e;
}

/** A new edge from the end of a to the origin of b, in the face on the left of both. */
export function connect(rings: EdgeRings, a: number, b: number): number {
  const { origin, previous } = rings;
  const e = newEdge(rings, origin[a ^ 1]!, origin[b]!);
  insertBehind(rings, e, previous[a ^ 1]!);
  insertBehind(rings, e ^ 1, b);
  return e;
}

/** Takes an edge out. */
export function deleteEdge(rings: EdgeRings, e: number): void {
  const { origin, next, previous } = rings;
  const turned = e ^ 1;
  let before = previous[e]!;
  let after = next[e]!;
  next[before] = after;
  previous[after] = before;
  before = previous[turned]!;
  after = next[turned]!;
  next[before] = after;
  previous[after] = before;
  const freed = e & ~1;
  origin[freed] = -1;
  origin[freed | 1] = -1;
  next[freed] = rings.free;
  rings.free = freed;
}
