import { nextEdge } from '../plane/hull-of.js';
import { siteOrder } from '../plane/site-order.js';
import { buildTriangles } from './build-triangles.js';
import type { GhostTriangles } from './ghost-triangles.js';
import type { Star } from './star.js';

/**
 * Fills a hole with those triangles of the triangulation of its corners alone that are in it: circles that no site is
 * in have no corner in them, and each edge of the polygon is one of theirs. Takes k log k steps for k corners.
 */
export function fillLargeStar(mesh: GhostTriangles, { corners, outer }: Star): void {
  const finite = corners.filter((site) => site >= 0);
  const { xy } = mesh.sites;
  const places = Float64Array.from(
    { length: 2 * finite.length },
    (_, i) => xy[2 * finite[i >> 1]! + (i & 1)]!,
  );
  const order = siteOrder(places);
  const own = buildTriangles(order);
  // Corner i of the polygon has a number of its own there, or is at infinity.
  const numberOf = new Int32Array(finite.length);
  order.sites.forEach((i, number) => {
    numberOf[i] = number;
  });
  let seen = 0;
  const numbers = corners.map((site) => (site < 0 ? site : numberOf[seen++]!));
  const siteOf = (number: number) => (number < 0 ? number : finite[order.sites[number]!]!);
  // Numbers from -1 on are places from 0 on.
  const following = new Int32Array(finite.length + 1).fill(-1);
  numbers.forEach((number, k) => {
    following[number + 1] = k;
  });
  const linkOf = (e: number) => {
    const k = following[own.corners[e]! + 1]!;
    return k >= 0 && numbers[(k + 1) % numbers.length] === own.corners[nextEdge(e)] ? k : -1;
  };
  const links = new Int32Array(own.size);
  for (let e = 0; e < own.size; e++) links[e] = linkOf(e);
  const made = new Int32Array(own.size / 3).fill(-1);
  const open: number[] = [];
  const enter = (t: number): number => {
    if (made[t]! < 0) {
      const [a, b, c] = [0, 1, 2].map((k) => siteOf(own.corners[3 * t + k]!)) as [number, number, number];
      made[t] = mesh.make(a, b, c);
      open.push(t);
    }
    return made[t]!;
  };
  enter(Math.floor(links.findIndex((k) => k >= 0) / 3));
  while (open.length > 0) {
    const t = open.pop()!;
    for (let k = 0; k < 3; k++) {
      const e = 3 * t + k;
      const link = links[e]!;
      if (link >= 0) mesh.glue(made[t]! + k, outer[link]!);
      else {
        const other = own.twins[e]!;
        mesh.glue(made[t]! + k, enter(Math.floor(other / 3)) + (other % 3));
      }
    }
  }
}
