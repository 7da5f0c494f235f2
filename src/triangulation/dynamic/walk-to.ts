import { orient2d } from '../../predicates/index.js';
import { nextEdge } from '../plane/hull-of.js';
import type { GhostTriangles } from './ghost-triangles.js';

/** On which side of a half-edge between two sites a point is: 1 on the left. */
export function sideOf({ sites: { xy }, corners }: GhostTriangles, e: number, x: number, y: number): number {
  const [a, b] = [2 * corners[e]!, 2 * corners[nextEdge(e)]!];
  return orient2d(xy[a]!, xy[a + 1]!, xy[b]!, xy[b + 1]!, x, y);
}

/**
 * On the line of all sites: a half-edge between two sites that has the point, ends included, or that the point is
 * behind the last site of.
 */
function walkAlongLine(mesh: GhostTriangles, start: number, x: number, y: number): number {
  const { sites, corners, twins } = mesh;
  let e = start;
  // Go the way that the point is, from the first end that it is behind.
  if (sites.isBefore(corners[e]!, corners[nextEdge(e)]!) !== sites.isBeforePlace(corners[e]!, x, y)) {
    e = twins[e]!;
  }
  const isForwards = sites.isBefore(corners[e]!, corners[nextEdge(e)]!);
  for (;;) {
    const [from, to] = [corners[e]!, corners[nextEdge(e)]!];
    if (sites.isAt(from, x, y) || sites.isAt(to, x, y)) return e;
    if (sites.isBeforePlace(to, x, y) !== isForwards) return e;
    const beyond = mesh.finiteEdge(twins[nextEdge(e)]!);
    if (corners[nextEdge(beyond)]! === from) return e;
    e = beyond;
  }
}

/**
 * A half-edge of the triangle that has a point, or of a ghost whose edge of the hull it is strictly outside of. On the
 * line of all sites it is as `walkAlongLine` says.
 *
 * Goes from triangle to triangle, across edges that the point is on the right of; in Delaunay triangulations that ends
 * (Devillers, Pion and Teillaud 2002, "Walking in a triangulation").
 *
 * @param from a site, of two or more
 */
export function walkTo(mesh: GhostTriangles, from: number, x: number, y: number): number {
  const { twins } = mesh;
  let e = mesh.edgeOf[from]!;
  if (mesh.isGhost(e)) {
    e = mesh.finiteEdge(e);
    if (mesh.isFlat) {
      const side = sideOf(mesh, e, x, y);
      if (side === 0) return walkAlongLine(mesh, e, x, y);
      return side > 0 ? e : twins[e]!;
    }
    e = twins[e]!;
    if (sideOf(mesh, e, x, y) < 0) return twins[e]!;
  } else if (sideOf(mesh, e, x, y) < 0) {
    e = twins[e]!;
    if (mesh.isGhost(e)) return e;
  }
  // The point is on the left of e, or on it, and the other two sides of its triangle are to be asked.
  for (;;) {
    let across = nextEdge(e);
    if (sideOf(mesh, across, x, y) >= 0) {
      across = nextEdge(across);
      if (sideOf(mesh, across, x, y) >= 0) return e;
    }
    e = twins[across]!;
    if (mesh.isGhost(e)) return e;
  }
}
