import { GrowableUint32 } from '../core/collections/growable.js';
import { BEYOND, RECORD } from './face-records.js';
import { Outlines } from './outlines.js';
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

/**
 * The facets of a hull whose triangles are known: coplanar triangles that share an edge are one. What is a vertex, what
 * inside of an edge and what inside of a facet is counted, not computed.
 *
 * @param points how many points there are
 */
export function facetsOf(hull: Quickhull, points: number): Facets {
  const { records } = hull;
  const faces = records.faces();
  const outlines = new Outlines(records, flatEdges(hull, faces), points);
  for (let k = 0; k < faces.length; k++) outlines.add(faces[k]!);
  const [on, facetOf] = [new GrowableUint32(), new GrowableUint32()];
  const note = (point: number, facet: number) => {
    on.push(point);
    facetOf.push(facet);
  };
  outlines.tellStraight(note);
  for (let k = 0; k < faces.length; k++) {
    const face = faces[k]!;
    for (let p = hull.firstTouching(face); p >= 0; p = hull.nextTouching(p)) note(p, outlines.facetOf[face]!);
  }
  return { ...outlines.finish(), points: on.finish(), facetOf: facetOf.finish() };
}

/** For each face a bit for each edge beyond which a face is in the same plane. */
function flatEdges(hull: Quickhull, faces: Uint32Array): Uint8Array {
  const { records } = hull;
  const flat = new Uint8Array(1 + (faces.at(-1) ?? 0));
  for (let k = 0; k < faces.length; k++) {
    const face = faces[k]!;
    for (let e = 0; e < 3; e++) {
      const other = records.data[RECORD * face + BEYOND + e]!;
      if (other < face || !hull.isFlatEdge(face, e)) continue;
      flat[face]! |= 1 << e;
      flat[other]! |= 1 << records.edgeTo(other, face);
    }
  }
  return flat;
}
