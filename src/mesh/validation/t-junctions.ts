import { NO_EDGE, nextHalfEdge } from '../edges.js';
import { BoxesAtPoint } from './boxes-at-point.js';
import type { EdgeCheck } from './check.js';
import { sameVertex } from './equal-vertices.js';
import { turnWithout } from './triangle-checks.js';
import { referencedVertices } from './vertex-checks.js';

/**
 * Finds the T-junctions: vertices exactly in the interior of an edge of a triangle that does not have them as a corner.
 *
 * Candidates are the triangles whose boxes contain the vertex, by the tree; that a point is on an edge is decided by
 * comparisons and three orient2d. Vertices without a triangle are no part of the surface and left out. A T-junction is
 * listed once for each edge, with the edge's vertices in ascending order.
 *
 * A mesh with a T-junction also meets itself there, but for one case: the vertex belongs only to degenerate triangles
 * that share the whole edge. Hence a search of its own; it does not depend on that for self-intersections.
 */
export function findTJunctions(check: EdgeCheck): void {
  const { prepared, edges, progress, found } = check;
  const { positions, indices, vertices } = prepared;
  const referenced = referencedVertices(indices, vertices);
  const tree = new BoxesAtPoint(prepared.bvh);
  const list = found.list('t-junction');
  let hits: number[] = [];
  let v = 0;
  const see = (t: number): void => {
    if (hasCorner(indices, t, v)) return;
    for (let h = 3 * t; h < 3 * t + 3; h++) {
      const e = edges.edgeOf[h]!;
      if (e === NO_EDGE || !insideEdge(positions, indices[h]!, indices[nextHalfEdge(h)]!, v)) continue;
      if (isFirstWithout(check, e, h, v)) hits.push(e);
    }
  };
  for (v = 0; v < vertices; v++) {
    progress.step('t-junctions', v, vertices);
    if (referenced[v] === 0) continue;
    tree.visit(positions, 3 * v, see);
    if (hits.length === 0) continue;
    hits.sort((e, f) => e - f);
    for (const e of hits) {
      const h = edges.halfEdges[edges.first[e]!]!;
      const a = indices[h]!;
      const b = indices[nextHalfEdge(h)]!;
      list.begin();
      list.add(v);
      list.add(Math.min(a, b));
      list.add(Math.max(a, b));
    }
    hits = [];
  }
}

function hasCorner(indices: Uint32Array, t: number, v: number): boolean {
  return indices[3 * t] === v || indices[3 * t + 1] === v || indices[3 * t + 2] === v;
}

/** Whether h is the first half-edge along e whose triangle does not have v as a corner: it speaks for the edge. */
function isFirstWithout({ mesh, edges }: EdgeCheck, e: number, h: number, v: number): boolean {
  for (let i = edges.first[e]!; edges.halfEdges[i] !== h; i++) {
    if (!hasCorner(mesh.indices, Math.floor(edges.halfEdges[i]! / 3), v)) return false;
  }
  return true;
}

/** Whether vertex v lies on the segment from a to b, and on neither end. */
function insideEdge(p: Float64Array, a: number, b: number, v: number): boolean {
  return (
    between(p[3 * a]!, p[3 * b]!, p[3 * v]!) &&
    between(p[3 * a + 1]!, p[3 * b + 1]!, p[3 * v + 1]!) &&
    between(p[3 * a + 2]!, p[3 * b + 2]!, p[3 * v + 2]!) &&
    !sameVertex(p, a, v) &&
    !sameVertex(p, b, v) &&
    turnWithout(p, 2, a, b, v) === 0 &&
    turnWithout(p, 0, a, b, v) === 0 &&
    turnWithout(p, 1, a, b, v) === 0
  );
}

function between(a: number, b: number, x: number): boolean {
  return a <= b ? a <= x && x <= b : b <= x && x <= a;
}
