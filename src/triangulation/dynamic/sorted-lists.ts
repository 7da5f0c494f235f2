import { type Delaunay2d, emptyDelaunay } from '../plane/delaunay2d.js';
import { nextEdge, previousEdge } from '../plane/hull-of.js';
import { sortedAlongX } from '../plane/median-order.js';
import { siteOrder } from '../plane/site-order.js';
import { GHOST, type GhostTriangles } from './ghost-triangles.js';

/** What lists call the sites. */
interface Names {
  /** The number of each site's point; and its rank along x, then y. */
  readonly points: Uint32Array;
  readonly ranks: Uint32Array;
}

/**
 * The half-edge from a site after which, counterclockwise, there is none to a later site, nor the hull's inside; -1 if
 * all lead to earlier ones.
 */
function lastForwards(mesh: GhostTriangles, site: number, ranks: Uint32Array): number {
  const { corners } = mesh;
  const rank = ranks[site]!;
  const isForwards = (e: number) => {
    const to = corners[nextEdge(e)]!;
    return to >= 0 && ranks[to]! > rank;
  };
  const first = mesh.edgeOf[site]!;
  let e = first;
  do {
    const after = mesh.around(e);
    if (isForwards(e) && !isForwards(after)) return e;
    e = after;
  } while (e !== first);
  return -1;
}

/** The hull from a site on it, counterclockwise. */
function hullFrom(mesh: GhostTriangles, site: number, points: Uint32Array): Uint32Array<ArrayBuffer> {
  const { corners, twins, edgeOf } = mesh;
  let toInfinity = edgeOf[site]!;
  while (corners[nextEdge(toInfinity)] !== GHOST) toInfinity = mesh.around(toInfinity);
  const hull: number[] = [];
  let e = toInfinity;
  do {
    hull.push(points[corners[e]!]!);
    e = twins[nextEdge(e)]!;
  } while (e !== toInfinity);
  return Uint32Array.from(hull);
}

/** The triangles in the order in which `triangleLists` has them: by their first corners, clockwise around each. */
function trianglesOf(mesh: GhostTriangles, inOrder: Uint32Array, { points, ranks }: Names) {
  const { corners, twins, sites } = mesh;
  const room = 3 * (2 * sites.count - 2 - mesh.ghosts);
  const triangles = new Uint32Array(room);
  const halfedges = new Int32Array(room).fill(-1);
  const places = new Int32Array(mesh.size).fill(-1);
  let place = 0;
  for (const site of inOrder) {
    const rank = ranks[site]!;
    let e = lastForwards(mesh, site, ranks);
    if (e < 0) continue;
    for (;;) {
      // Clockwise, the triangle on the right of e: its half-edge there leads to the site.
      const first = nextEdge(twins[e]!);
      const to = corners[nextEdge(first)]!;
      if (to < 0 || ranks[to]! < rank) break;
      for (const k of [first, nextEdge(first), previousEdge(first)]) {
        triangles[place] = points[corners[k]!]!;
        places[k] = place;
        const other = places[twins[k]!]!;
        if (other >= 0) {
          halfedges[place] = other;
          halfedges[other] = place;
        }
        place++;
      }
      e = first;
    }
  }
  return { triangles, halfedges };
}

/**
 * The triangulation as the lists of `delaunay2d`.
 *
 * @param coordinates x and y of each point
 * @param siteOf the site of each point
 */
export function sortedLists(
  mesh: GhostTriangles,
  coordinates: Float64Array<ArrayBuffer>,
  siteOf: Uint32Array,
): Delaunay2d {
  const order = siteOrder(coordinates);
  if (mesh.sites.count < 2 || mesh.isFlat) return emptyDelaunay(coordinates, order);
  const { sites, xy, duplicates } = order;
  const points = new Uint32Array(mesh.sites.size);
  const ranks = new Uint32Array(mesh.sites.size);
  const inOrder = sites.map((point) => siteOf[point]!);
  inOrder.forEach((site, i) => {
    points[site] = sites[i]!;
  });
  const alongX = sortedAlongX(xy);
  alongX.forEach((i, rank) => {
    ranks[inOrder[i]!] = rank;
  });
  const { triangles, halfedges } = trianglesOf(mesh, inOrder, { points, ranks });
  return {
    coordinates,
    triangles,
    halfedges,
    hull: hullFrom(mesh, inOrder[alongX[0]!]!, points),
    duplicates,
  };
}
