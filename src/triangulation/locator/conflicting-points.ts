import { incircle, orient2d } from '../../predicates/index.js';
import type { Delaunay2d } from '../plane/delaunay2d.js';
import { nextEdge, previousEdge } from '../plane/hull-of.js';

/**
 * The corners of all triangles whose circles have a point inside, and the ends of all edges of the hull that it is
 * strictly outside of; ascending.
 *
 * A cell loses area to a new site if one of its vertices, the centre of a circle, is nearer to that, or if a ray of its
 * boundary leads to where all is nearer to it. These triangles and edges are connected.
 *
 * @param start a half-edge of a triangle that has the point, or one of the hull that it is outside of
 */
export function conflictingPoints(of: Delaunay2d, start: number, x: number, y: number): Uint32Array {
  const { coordinates: xy, triangles, halfedges } = of;
  const at = (e: number): [number, number] => [xy[2 * triangles[e]!]!, xy[2 * triangles[e]! + 1]!];
  const found = new Set<number>();
  const seen = new Set<number>();
  const open: number[] = [];
  const isOutside = (e: number) => orient2d(...at(e), ...at(nextEdge(e)), x, y) < 0;
  const takeTriangle = (e: number) => {
    const t = Math.floor(e / 3);
    if (seen.has(t)) return;
    seen.add(t);
    if (incircle(...at(3 * t), ...at(3 * t + 1), ...at(3 * t + 2), x, y) <= 0) return;
    for (let k = 3 * t; k < 3 * t + 3; k++) {
      found.add(triangles[k]!);
      open.push(k);
    }
  };
  takeTriangle(start);
  for (const e of visibleEdges(of, start, isOutside)) {
    found.add(triangles[e]!);
    found.add(triangles[nextEdge(e)]!);
    takeTriangle(e);
  }
  while (open.length > 0) {
    const other = halfedges[open.pop()!]!;
    if (other >= 0) takeTriangle(other);
  }
  return Uint32Array.from(found).sort();
}

/** The edges of the hull that a point is outside of, which follow each other; none if it is inside. */
function visibleEdges(of: Delaunay2d, start: number, isOutside: (e: number) => boolean): number[] {
  if (of.halfedges[start]! >= 0 || !isOutside(start)) return [];
  const edges = [start];
  for (let e = alongHull(of, start, nextEdge); isOutside(e); e = alongHull(of, e, nextEdge)) edges.push(e);
  for (let e = alongHull(of, start, previousEdge); isOutside(e); e = alongHull(of, e, previousEdge)) {
    edges.push(e);
  }
  return edges;
}

/** The edge of the hull behind another one, or before it: around the point between them. */
function alongHull({ halfedges }: Delaunay2d, e: number, step: (e: number) => number): number {
  let next = step(e);
  while (halfedges[next]! >= 0) next = step(halfedges[next]!);
  return next;
}
