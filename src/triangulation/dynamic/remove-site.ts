import { fillLargeStar } from './fill-large-star.js';
import { fillStar } from './fill-star.js';
import { GHOST, type GhostTriangles } from './ghost-triangles.js';
import { linksOf, type Star } from './star.js';

/** From so many corners on it takes less to triangulate them by halves. */
const LARGE = 40;

/** Closes the line of all sites where one of two or more was. */
function closeChain(mesh: GhostTriangles, links: readonly number[], { corners, outer }: Star): void {
  // One way around it is: a site, infinity, and if it was no end, the site on the other side, and infinity.
  const at = corners[0] === GHOST ? 1 : 0;
  const place = (k: number) => (at + k) % corners.length;
  const [b, a] = [corners[at]!, corners[place(2)]!];
  const around = [0, 1, 2, 3].map((k) => outer[place(k)]!) as [number, number, number, number];
  if (corners.length === 2) {
    mesh.edgeOf[b] = mesh.sites.count === 1 ? -1 : around[1];
    mesh.glue(around[0], around[1]);
    return;
  }
  const isEnd = (k: number, other: number) => outer[place(k)] === links[place(other)];
  const [isEndA, isEndB] = [isEnd(1, 2), isEnd(0, 3)];
  const [e, f] = [mesh.make(a, b, GHOST), mesh.make(b, a, GHOST)];
  mesh.glue(e, f);
  if (isEndB) mesh.glue(e + 1, f + 2);
  else {
    mesh.glue(e + 1, around[0]);
    mesh.glue(f + 2, around[3]);
  }
  if (isEndA) mesh.glue(e + 2, f + 1);
  else {
    mesh.glue(e + 2, around[1]);
    mesh.glue(f + 1, around[2]);
  }
}

/**
 * Takes a site out of the triangulation: what is around it becomes a hole, which is filled (Devillers 2002, "On
 * deletion in Delaunay triangulations").
 *
 * @returns how many triangles it had
 */
export function removeSite(mesh: GhostTriangles, site: number): number {
  const { sites, edgeOf } = mesh;
  if (sites.count === 1) {
    sites.remove(site);
    mesh.anySite = -1;
    return 0;
  }
  const wasFlat = mesh.isFlat;
  const links = linksOf(mesh, site);
  const corners = links.map((e) => mesh.corners[e]!);
  const star: Star = { corners, outer: links.map((e) => mesh.twins[e]!) };
  for (const e of links) mesh.free(e);
  edgeOf[site] = -1;
  sites.remove(site);
  mesh.anySite = corners[0]! >= 0 ? corners[0]! : corners[1]!;
  if (wasFlat) closeChain(mesh, links, star);
  else if (corners.length < LARGE) fillStar(mesh, star);
  else fillLargeStar(mesh, star);
  return corners.length;
}
