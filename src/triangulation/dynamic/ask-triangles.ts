import { compareDistance2d, incircle, orient2d } from '../../predicates/index.js';
import { nextEdge, previousEdge } from '../plane/hull-of.js';
import type { GhostTriangles } from './ghost-triangles.js';
import { sideOf } from './walk-to.js';

/** Calls back for the sites that a site is joined to, counterclockwise. */
export function visitNeighbours(mesh: GhostTriangles, site: number, visit: (other: number) => void): void {
  const first = mesh.edgeOf[site]!;
  if (first < 0) return;
  let e = first;
  do {
    const other = mesh.corners[nextEdge(e)]!;
    if (other >= 0) visit(other);
    e = mesh.around(e);
  } while (e !== first);
}

function compare({ sites: { xy } }: GhostTriangles, i: number, j: number, x: number, y: number): number {
  return compareDistance2d(x, y, xy[2 * i]!, xy[2 * i + 1]!, xy[2 * j]!, xy[2 * j + 1]!);
}

/** All sites that are nearest to a point: they are on one empty circle, and joined to each other. */
export function nearestTo(mesh: GhostTriangles, from: number, x: number, y: number): number[] {
  let best = from;
  for (;;) {
    // A point is in the Voronoi cell of a site unless a neighbour of the site is nearer.
    let next = best;
    visitNeighbours(mesh, best, (other) => {
      if (compare(mesh, other, next, x, y) < 0) next = other;
    });
    if (next === best) break;
    best = next;
  }
  const found = new Set([best]);
  // What is added on the way is gone through, too.
  for (const site of found) {
    visitNeighbours(mesh, site, (other) => {
      if (compare(mesh, best, other, x, y) === 0) found.add(other);
    });
  }
  return [...found];
}

/** The sites on the line of all that are next to a point, one or two; null if it is beside the line. */
function nextOnLine(mesh: GhostTriangles, found: number, x: number, y: number): number[] | null {
  const { corners, sites } = mesh;
  const e = mesh.finiteEdge(found);
  if (sideOf(mesh, e, x, y) !== 0) return null;
  const [a, b] = [corners[e]!, corners[nextEdge(e)]!];
  const isBehind = sites.isBeforePlace(b, x, y);
  if (sites.isBeforePlace(a, x, y) !== isBehind) return [a, b];
  return [isBehind === sites.isBefore(a, b) ? b : a];
}

/**
 * The part of a triangulation that has a point which is no site: the corners of the triangle, counterclockwise from the
 * leftmost (lowest), or the ends of the edge; none outside.
 *
 * @param found as `walkTo` found it
 */
export function partAt(mesh: GhostTriangles, found: number, x: number, y: number): number[] {
  const { corners, sites } = mesh;
  if (mesh.isGhost(found)) {
    const next = mesh.isFlat ? nextOnLine(mesh, found, x, y) : null;
    return next?.length === 2 ? next : [];
  }
  const edges = [found, nextEdge(found), previousEdge(found)];
  const on = edges.find((e) => sideOf(mesh, e, x, y) === 0);
  if (on !== undefined) return [corners[on]!, corners[nextEdge(on)]!];
  const first = edges.reduce((best, e) => (sites.isBefore(corners[e]!, corners[best]!) ? e : best));
  return [first, nextEdge(first), previousEdge(first)].map((e) => corners[e]!);
}

/** All sites on a line. */
function allOnLine(mesh: GhostTriangles): Set<number> {
  const all = new Set<number>([mesh.anySite]);
  for (const site of all) visitNeighbours(mesh, site, (other) => all.add(other));
  return all;
}

/**
 * The sites whose Voronoi cells would lose area to a point that is no site: the corners of all triangles whose circles
 * have it inside, and the ends of all edges of the hull that it is strictly outside of. These are connected.
 *
 * @param found as `walkTo` found it
 */
export function naturalNeighboursOf(
  mesh: GhostTriangles,
  found: number,
  x: number,
  y: number,
): Iterable<number> {
  if (mesh.isFlat) return nextOnLine(mesh, found, x, y) ?? allOnLine(mesh);
  const { corners, twins, sites } = mesh;
  const at = (e: number) => [sites.xy[2 * corners[e]!]!, sites.xy[2 * corners[e]! + 1]!] as const;
  const isLosing = (e: number): boolean => {
    if (!mesh.isGhost(e)) return incircle(...at(e), ...at(nextEdge(e)), ...at(previousEdge(e)), x, y) > 0;
    const edge = mesh.finiteEdge(e);
    return orient2d(...at(edge), ...at(nextEdge(edge)), x, y) > 0;
  };
  const losing = new Set<number>();
  const seen = new Set<number>();
  const open = [found];
  while (open.length > 0) {
    const e = open.pop()!;
    const first = e - (e % 3);
    if (seen.has(first)) continue;
    seen.add(first);
    if (!isLosing(first)) continue;
    for (let k = first; k < first + 3; k++) {
      if (corners[k]! >= 0) losing.add(corners[k]!);
      open.push(twins[k]!);
    }
  }
  return losing;
}
