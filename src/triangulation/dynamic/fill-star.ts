import { isInsideCircle } from '../plane/perturbed-circle.js';
import type { GhostTriangles } from './ghost-triangles.js';
import type { Star } from './star.js';

/** The first edge of a polygon that has two sites. */
function finiteEdgeOf(corners: readonly number[]): number {
  let at = 0;
  while ((corners[at]! | corners[(at + 1) % corners.length]!) < 0) at++;
  return at;
}

/**
 * The corner that is opposite to an edge: of those on its left the one whose circle with the edge has no other one
 * inside; the one at infinity if there is none. Counted from the edge's beginning on.
 */
function oppositeCorner({ sites }: GhostTriangles, corners: readonly number[], from: number): number {
  const count = corners.length;
  const [a, b] = [corners[from]!, corners[(from + 1) % count]!];
  let best = -1;
  let atInfinity = -1;
  for (let k = 2; k < count; k++) {
    const c = corners[(from + k) % count]!;
    if (c < 0) atInfinity = k;
    else if (sites.orientation(a, b, c) > 0) {
      if (best < 0 || isInsideCircle(sites, a, b, corners[(from + best) % count]!, c)) best = k;
    }
  }
  return best < 0 ? atInfinity : best;
}

/**
 * Fills a hole with triangles, edge by edge: all edges of the polygon are Delaunay, and so are those of each part that
 * a triangle leaves. Takes the square of the number of corners at worst.
 */
export function fillStar(mesh: GhostTriangles, star: Star): void {
  const open = [star];
  while (open.length > 0) {
    const { corners, outer } = open.pop()!;
    const count = corners.length;
    const from = finiteEdgeOf(corners);
    const at = oppositeCorner(mesh, corners, from);
    const place = (k: number) => (from + k) % count;
    const e = mesh.make(corners[from]!, corners[place(1)]!, corners[place(at)]!);
    mesh.glue(e, outer[from]!);
    // What is left before the opposite corner, and behind it: an edge, or a polygon that the triangle's edge closes.
    for (const [first, last, inner] of [
      [1, at, e + 1],
      [at, count, e + 2],
    ] as const) {
      if (last - first === 1) {
        mesh.glue(inner, outer[place(first)]!);
        continue;
      }
      const part: Star = { corners: [], outer: [] };
      for (let k = first; k < last; k++) {
        part.corners.push(corners[place(k)]!);
        part.outer.push(outer[place(k)]!);
      }
      part.corners.push(corners[place(last)]!);
      part.outer.push(inner);
      open.push(part);
    }
  }
}
