import type { TriangleMesh } from './sort-triangles.js';

/** The half-edge behind one in its triangle. */
export const nextEdge = (e: number): number => (e % 3 === 2 ? e - 2 : e + 1);

/** The half-edge before one in its triangle. */
export const previousEdge = (e: number): number => (e % 3 === 0 ? e + 2 : e - 1);

/**
 * The points on the boundary of a triangulation, counterclockwise.
 *
 * @param points how many there are
 * @param alongX their order; the first one on the boundary is where the list begins
 */
export function hullOf(
  { triangles, halfedges }: TriangleMesh,
  points: number,
  alongX: Uint32Array,
): Uint32Array<ArrayBuffer> {
  const following = new Int32Array(points).fill(-1);
  let count = 0;
  for (let e = 0; e < halfedges.length; e++) {
    if (halfedges[e]! >= 0) continue;
    following[triangles[e]!] = triangles[nextEdge(e)]!;
    count++;
  }
  const hull = new Uint32Array(count);
  let point = alongX.find((i) => following[i]! >= 0) ?? 0;
  for (let k = 0; k < count; k++) {
    hull[k] = point;
    point = following[point]!;
  }
  return hull;
}
