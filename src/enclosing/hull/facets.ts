import { countingSort } from '../../core/collections/counting-sort.js';
import { GrowableUint32 } from '../../core/collections/growable.js';
import { UnionFind } from '../../core/collections/union-find.js';
import type { Quickhull } from './quickhull.js';

/** The facets of a polytope, and what lies on them. */
export interface Facets {
  /** Where the corners of each facet begin; one more at the end. */
  readonly starts: Uint32Array;
  /** The vertices of facets, counterclockwise from outside; points inside of their edges are left out. */
  readonly corners: Uint32Array;
  /** Points on the boundary that are no corners, or equal to one, and for each a facet that contains it. */
  readonly points: Uint32Array;
  readonly facetOf: Uint32Array;
}

/** In how many facets a point has to be to be a vertex: on an edge there are two, inside of a facet one. */
const LEAST_FACETS = 3;

/**
 * The facets of a hull whose triangles are known: coplanar triangles that share an edge are one. What is a vertex, what
 * inside of an edge and what inside of a facet is counted, not computed.
 *
 * @param points how many points there are
 */
export function facetsOf(hull: Quickhull, points: number): Facets {
  const faces = hull.faces();
  const place = placeOf(faces);
  const flat = flatEdges(hull, faces, place);
  const groups = merged(hull, faces, place, flat);
  const { facets, around } = collected(hull, faces, flat, groups, points);
  const [on, facetOf] = [new GrowableUint32(), new GrowableUint32()];
  const known = new Uint8Array(points);
  for (let k = 0; k < faces.length; k++) {
    const face = faces[k]!;
    for (let e = 0; e < 3; e++) {
      const p = hull.corners[3 * face + e]!;
      if (around[p]! >= LEAST_FACETS || known[p] === 1) continue;
      known[p] = 1;
      on.push(p);
      facetOf.push(groups[k]!);
    }
    for (let p = hull.firstTouching(face); p >= 0; p = hull.nextTouching(p)) {
      on.push(p);
      facetOf.push(groups[k]!);
    }
  }
  return { ...withoutStraight(facets, around), points: on.finish(), facetOf: facetOf.finish() };
}

/** Of each edge of each face, in the order of `faces`, whether the face beyond is in the same plane. */
function flatEdges(hull: Quickhull, faces: Uint32Array, place: Uint32Array): Uint8Array {
  const flat = new Uint8Array(3 * faces.length);
  for (let k = 0; k < faces.length; k++) {
    const face = faces[k]!;
    for (let e = 0; e < 3; e++) {
      const other = hull.beyond[3 * face + e]!;
      if (other < face || !hull.isFlatEdge(face, e)) continue;
      flat[3 * k + e] = 1;
      flat[3 * place[other]! + hull.edgeTo(other, face)] = 1;
    }
  }
  return flat;
}

/** Of each face number its place in the list. */
function placeOf(faces: Uint32Array): Uint32Array {
  const place = new Uint32Array(1 + (faces.at(-1) ?? 0));
  for (let k = 0; k < faces.length; k++) place[faces[k]!] = k;
  return place;
}

/** Of each place in the list the number of its group of coplanar faces; groups are numbered as they first come. */
function merged(hull: Quickhull, faces: Uint32Array, place: Uint32Array, flat: Uint8Array): Uint32Array {
  const sets = new UnionFind(faces.length);
  for (let at = 0; at < flat.length; at++) {
    if (flat[at] === 0) continue;
    const k = (at / 3) | 0;
    sets.union(k, place[hull.beyond[3 * faces[k]! + (at % 3)]!]!);
  }
  const groups = new Uint32Array(faces.length);
  let count = 0;
  for (let k = 0; k < faces.length; k++) {
    const first = sets.find(k);
    groups[k] = first === k ? count++ : groups[first]!;
  }
  return groups;
}

interface Loops {
  readonly starts: Uint32Array;
  readonly corners: Uint32Array;
}

/** The boundary of each group, and in how many of them each point is. */
function collected(
  hull: Quickhull,
  faces: Uint32Array,
  flat: Uint8Array,
  groups: Uint32Array,
  points: number,
): { facets: Loops; around: Uint32Array } {
  const around = new Uint32Array(points);
  let count = 0;
  for (let k = 0; k < groups.length; k++) count = Math.max(count, groups[k]! + 1);
  const starts = new Uint32Array(count + 1);
  const corners = new GrowableUint32();
  corners.reserve(flat.length);
  // Within a group, the point that follows on its boundary.
  const following = new Uint32Array(points);
  const byGroup = inGroups(groups, count);
  const vertices = hull.corners;
  for (let from = 0; from < byGroup.length; ) {
    const group = groups[byGroup[from]!]!;
    let first = 0;
    let to = from;
    for (; to < byGroup.length && groups[byGroup[to]!] === group; to++) {
      const k = byGroup[to]!;
      const at = 3 * faces[k]!;
      for (let e = 0; e < 3; e++) {
        if (flat[3 * k + e] === 1) continue;
        first = vertices[at + e]!;
        following[first] = vertices[e === 2 ? at : at + e + 1]!;
        around[first]!++;
      }
    }
    let p = first;
    do {
      corners.push(p);
      p = following[p]!;
    } while (p !== first);
    starts[group + 1] = corners.length;
    from = to;
  }
  return { facets: { starts, corners: corners.finish() }, around };
}

/** The places of the list, group by group. */
function inGroups(groups: Uint32Array, count: number): Uint32Array {
  const places = new Uint32Array(groups.length);
  for (let k = 0; k < places.length; k++) places[k] = k;
  // Where no faces were merged they are in order.
  return count === places.length ? places : countingSort(places, groups, count);
}

/** Leaves out what is inside of an edge. */
function withoutStraight({ starts, corners }: Loops, around: Uint32Array): Loops {
  const kept = new Uint32Array(corners.length);
  const keptStarts = new Uint32Array(starts.length);
  let length = 0;
  for (let facet = 0; facet + 1 < starts.length; facet++) {
    for (let at = starts[facet]!; at < starts[facet + 1]!; at++) {
      if (around[corners[at]!]! >= LEAST_FACETS) kept[length++] = corners[at]!;
    }
    keptStarts[facet + 1] = length;
  }
  return { starts: keptStarts, corners: kept.slice(0, length) };
}
