import { divideAndConquer } from '../plane/divide-and-conquer.js';
import { sortedAlongX } from '../plane/median-order.js';
import type { SiteOrder } from '../plane/site-order.js';
import { DoubleSites } from '../plane/sites.js';
import { triangleLists } from '../plane/triangle-lists.js';
import { GHOST, GhostTriangles } from './ghost-triangles.js';
import { GrowingSites } from './growing-sites.js';

/** A ghost on the left of each edge from one of some sites to the next, in a ring or to and fro. */
function addGhosts(mesh: GhostTriangles, ring: ArrayLike<number>): number[] {
  const edges: number[] = [];
  for (let i = 0; i < ring.length; i++) {
    const e = mesh.make(ring[i]!, ring[(i + 1) % ring.length]!, GHOST);
    if (i > 0) mesh.glue(e + 2, edges[i - 1]! + 1);
    edges.push(e);
  }
  mesh.glue(edges[0]! + 2, edges.at(-1)! + 1);
  return edges;
}

/** The chain of two or more sites on a line. */
function buildChain(mesh: GhostTriangles, alongX: Uint32Array): void {
  const last = alongX.length - 1;
  const toAndFro = [...alongX, ...alongX.slice(1, last).reverse()];
  const edges = addGhosts(mesh, toAndFro);
  for (let i = 0; i < last; i++) mesh.glue(edges[i]!, edges[edges.length - 1 - i]!);
}

/**
 * The triangulation of sites, by halves. Sites are numbered in the order of division.
 *
 * @param order `xy` is kept
 */
export function buildTriangles({ xy, cells }: Pick<SiteOrder, 'xy' | 'cells'>): GhostTriangles {
  const count = xy.length / 2;
  const sites = new GrowingSites(xy);
  const mesh = new GhostTriangles(sites, Math.max(0, 6 * count - 6));
  if (count < 2) return mesh;
  const places = new DoubleSites(xy);
  const { rings, first } = divideAndConquer(places, cells);
  const own = new Uint32Array(count);
  for (let i = 0; i < count; i++) own[i] = i;
  const { triangles, halfedges, hull } = triangleLists(rings, first, places, own);
  if (triangles.length === 0) {
    buildChain(mesh, sortedAlongX(xy));
    return mesh;
  }
  mesh.corners.set(triangles);
  mesh.twins.set(halfedges);
  mesh.size = triangles.length;
  const following = new Int32Array(count).fill(-1);
  for (let e = 0; e < triangles.length; e++) {
    mesh.edgeOf[triangles[e]!] = e;
    if (halfedges[e]! < 0) following[triangles[e]!] = e;
  }
  const edges = addGhosts(mesh, hull.slice().reverse());

  for (const e of edges) mesh.glue(e, following[mesh.corners[e + 1]!]!);
  return mesh;
}
