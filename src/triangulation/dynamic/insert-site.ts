import { nextEdge, previousEdge } from '../plane/hull-of.js';
import { isInsideCircle } from '../plane/perturbed-circle.js';
import { GHOST, type GhostTriangles } from './ghost-triangles.js';

/**
 * Whether a site that is none of its corners is inside of the circle of a triangle; of a ghost, beyond its edge or on
 * it.
 */
function isInConflict(mesh: GhostTriangles, e: number, site: number): boolean {
  const { sites, corners } = mesh;
  const [n, p] = [nextEdge(e), previousEdge(e)];
  const [a, b, c] = [corners[e]!, corners[n]!, corners[p]!];
  if ((a | b | c) >= 0) return isInsideCircle(sites, a, b, c, site);
  const [from, to] = a < 0 ? [b, c] : b < 0 ? [c, a] : [a, b];
  const side = sites.orientation(from, to, site);
  if (side !== 0) return side > 0;
  return sites.isBefore(from, site) === sites.isBefore(site, to);
}

/** The first two sites: a ghost on either side of their edge. */
function makePair(mesh: GhostTriangles, a: number, b: number): void {
  const [e, f] = [mesh.make(a, b, GHOST), mesh.make(b, a, GHOST)];
  mesh.glue(e, f);
  mesh.glue(e + 1, f + 2);
  mesh.glue(e + 2, f + 1);
}

/** One more site at an end of the line of all: `toInfinity` is the half-edge from the end there. */
function extendChain(mesh: GhostTriangles, toInfinity: number, site: number): void {
  const back = mesh.twins[toInfinity]!;
  const end = mesh.corners[toInfinity]!;
  const [e, f] = [mesh.make(end, site, GHOST), mesh.make(site, end, GHOST)];
  mesh.glue(e, f);
  mesh.glue(e + 1, f + 2);
  mesh.glue(e + 2, toInfinity);
  mesh.glue(f + 1, back);
}

/** One more site between two that follow each other on the line of all, from a to b by the half-edge. */
function splitChain(mesh: GhostTriangles, e: number, site: number): void {
  const { corners, twins, edgeOf } = mesh;
  const o = twins[e]!;
  const [n, p] = [nextEdge(e), previousEdge(o)];
  const b = corners[o]!;
  const [ofN, ofP] = [twins[n]!, twins[p]!];
  // The ghosts on both sides keep a; b gets two others.
  corners[n] = site;
  corners[o] = site;
  edgeOf[site] = o;
  const [f, g] = [mesh.make(site, b, GHOST), mesh.make(b, site, GHOST)];
  mesh.glue(f, g);
  mesh.glue(f + 2, n);
  mesh.glue(g + 1, p);
  if (ofN === p) mesh.glue(f + 1, g + 2);
  else {
    mesh.glue(f + 1, ofN);
    mesh.glue(g + 2, ofP);
  }
}

/**
 * Puts a site on the line of all others.
 *
 * @param e the half-edge between two sites that `walkTo` found
 */
function insertOnLine(mesh: GhostTriangles, e: number, site: number): void {
  const { sites, corners, twins } = mesh;
  const [a, b] = [corners[e]!, corners[nextEdge(e)]!];
  const isForwards = sites.isBefore(a, b);
  if (sites.isBefore(b, site) === isForwards) extendChain(mesh, nextEdge(e), site);
  else if (sites.isBefore(site, a) === isForwards) extendChain(mesh, twins[previousEdge(e)]!, site);
  else splitChain(mesh, e, site);
}

/** Three triangles in the place of one, around a site; their half-edges opposite to it go to a list. */
function splitTriangle(mesh: GhostTriangles, e: number, site: number, opposite: number[]): void {
  const { corners, twins } = mesh;
  const [n, p] = [nextEdge(e), previousEdge(e)];
  const [a, b, c] = [corners[e]!, corners[n]!, corners[p]!];
  const [ofE, ofN, ofP] = [twins[e]!, twins[n]!, twins[p]!];
  mesh.free(e);
  const [f, g, h] = [mesh.make(a, b, site), mesh.make(b, c, site), mesh.make(c, a, site)];
  mesh.glue(f, ofE);
  mesh.glue(g, ofN);
  mesh.glue(h, ofP);
  mesh.glue(f + 1, g + 2);
  mesh.glue(g + 1, h + 2);
  mesh.glue(h + 1, f + 2);
  opposite.push(f, g, h);
}

/**
 * Puts a new site into the triangulation, by flips of edges whose circles it is in (Lawson 1977, "Software for C1
 * surface interpolation"; Guibas, Knuth and Sharir 1992, "Randomized incremental construction of Delaunay and Voronoi
 * diagrams"). A triangle without an area that a split leaves is flipped away: a site on an edge is inside of the
 * circles on both sides.
 *
 * @param site equal to no other one, and counted already
 * @param found the half-edge that `walkTo` found before; any if there were less than two
 * @returns how many edges were flipped
 */
export function insertSite(mesh: GhostTriangles, site: number, found: number): number {
  const others = mesh.sites.count - 1;
  const other = mesh.anySite;
  const wasFlat = others >= 2 && mesh.ghosts === 2 * others - 2;
  mesh.admit(site);
  if (others < 2) {
    if (others === 1) makePair(mesh, other, site);
    return 0;
  }
  if (wasFlat) {
    const e = mesh.finiteEdge(found);
    if (mesh.sites.orientation(mesh.corners[e]!, mesh.corners[nextEdge(e)]!, site) === 0) {
      insertOnLine(mesh, e, site);
      return 0;
    }
  }
  const open: number[] = [];
  splitTriangle(mesh, found, site, open);
  let flips = 0;
  while (open.length > 0) {
    const e = open.pop()!;
    if (!isInConflict(mesh, mesh.twins[e]!, site)) continue;
    open.push(e, mesh.flip(e));
    flips++;
  }
  return flips;
}
