import { nextEdge } from '../plane/hull-of.js';
import type { GhostTriangles } from './ghost-triangles.js';

/** The polygon of what is around a hole: corners counterclockwise, and behind each edge to the next one a half-edge. */
export interface Star {
  readonly corners: number[];
  /** The half-edges on the outside, which run clockwise. */
  readonly outer: number[];
}

/** The half-edges opposite to a site in the triangles around it, counterclockwise. */
export function linksOf(mesh: GhostTriangles, site: number): number[] {
  const links: number[] = [];
  const first = mesh.edgeOf[site]!;
  let e = first;
  do {
    links.push(nextEdge(e));
    e = mesh.around(e);
  } while (e !== first);
  return links;
}
