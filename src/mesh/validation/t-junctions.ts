import { visitBoxesAt } from '../structure/boxes-at-point.js';
import { NO_EDGE, nextHalfEdge } from '../structure/edges.js';
import type { EdgeCheck } from './check.js';
import { insideEdge } from './inside-edge.js';
import { junctionsAlongEdges } from './junctions-along-edges.js';
import { referencedVertices } from './vertex-checks.js';

/** Boxes for each vertex after which a search along the edges is the faster one. Ordinary meshes take a dozen. */
const MANY = 32;
const LEAST = 1 << 12;
/** Boxes between two words about the progress: some milliseconds. */
const BOXES = 1 << 14;

/**
 * Finds the T-junctions: vertices exactly in the interior of an edge of a triangle that does not have them as a corner.
 *
 * Candidates are the triangles whose boxes contain the vertex, by the tree. Where boxes contain many vertices (long
 * triangles, triangles over each other), edges are followed through a tree of the points instead. That a point is on an
 * edge is decided by comparisons and three orient2d. Vertices without a triangle are no part of the surface and left
 * out. A T-junction is listed once for each edge, with the edge's vertices in ascending order.
 *
 * A mesh with a T-junction also meets itself there, but for one case: the vertex belongs only to degenerate triangles
 * that share the whole edge. Hence a search of its own; it does not depend on that for self-intersections.
 *
 * @param point  for every vertex the first one at the same point
 * @param many   how many boxes for each vertex are many
 */
export function findTJunctions(check: EdgeCheck, point: Uint32Array, many = MANY): void {
  const { edges, found, prepared } = check;
  const referenced = referencedVertices(prepared.indices, prepared.vertices);
  const junctions =
    junctionsAtVertices(check, referenced, many) ?? junctionsAlongEdges(check, point, referenced);
  const list = found.list('t-junction');
  for (let i = 0; i < junctions.length; i += 2) {
    const h = edges.halfEdges[edges.first[junctions[i + 1]!]!]!;
    const a = prepared.indices[h]!;
    const b = prepared.indices[nextHalfEdge(h)]!;
    list.begin();
    list.add(junctions[i]!);
    list.add(Math.min(a, b));
    list.add(Math.max(a, b));
  }
}

/** Vertex and edge of each T-junction, by vertex and then by edge; null if too many boxes contain the vertices. */
function junctionsAtVertices(check: EdgeCheck, referenced: Uint8Array, many: number): Uint32Array | null {
  const { prepared, edges, progress } = check;
  const { positions, indices, vertices } = prepared;
  const { bvh } = prepared;
  const stack = new Uint32Array(256);
  const most = many === 0 ? 0 : Math.max(LEAST, many * vertices);
  const junctions: number[] = [];
  let hits: number[] = [];
  let boxes = 0;
  let told = 0;
  let v = 0;
  const see = (t: number): void => {
    boxes++;
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
    visitBoxesAt(bvh, positions, 3 * v, stack, see);
    if (boxes > most) return null;
    if (boxes > told + BOXES) {
      progress.report('t-junctions', v, vertices);
      told = boxes;
    }
    if (hits.length === 0) continue;
    hits.sort((e, f) => e - f);
    for (const e of hits) junctions.push(v, e);
    hits = [];
  }
  return Uint32Array.from(junctions);
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
