import { orient3d } from '../../predicates/index.js';
import { nextHalfEdge, previousHalfEdge } from '../structure/edges.js';
import { orient3dOverEdge } from '../structure/over-edge.js';
import type { EdgeCheck } from './check.js';
import { projectedTurn, turnWithout } from './triangle-checks.js';

/** How far the numbers of triangles that run along edge e one way and the other differ. */
export function imbalance(
  { mesh: { indices }, edges }: Pick<EdgeCheck, 'mesh' | 'edges'>,
  e: number,
): number {
  const from = edges.first[e]!;
  const to = edges.first[e + 1]!;
  if (to - from === 2) return indices[edges.halfEdges[from]!] === indices[edges.halfEdges[from + 1]!] ? 2 : 0;
  const start = indices[edges.halfEdges[from]!];
  let balance = 0;
  for (let i = from; i < to; i++) balance += indices[edges.halfEdges[i]!] === start ? 1 : -1;
  return Math.abs(balance);
}

/** Finds borders, non-manifold edges, edges with inconsistent orientation, folds and coplanar neighbours. */
export function checkEdges(check: EdgeCheck): void {
  const { edges, progress } = check;
  for (let e = 0; e < edges.count; e++) {
    progress.step('edges', e, edges.count);
    const uses = edges.first[e + 1]! - edges.first[e]!;
    if (uses === 1) listEdge(check, 'border-edge', e);
    if (uses > 2) listEdge(check, 'non-manifold-edge', e);
    if (uses > 1 && imbalance(check, e) > 1) listEdge(check, 'inconsistent-edge', e);
    if (uses === 2) checkNeighbours(check, e);
  }
}

function listEdge(
  { mesh: { indices }, edges, found }: EdgeCheck,
  kind: 'border-edge' | 'non-manifold-edge' | 'inconsistent-edge' | 'folded-neighbours',
  e: number,
): void {
  const h = edges.halfEdges[edges.first[e]!]!;
  const list = found.list(kind);
  list.begin();
  list.add(indices[h]!);
  list.add(indices[nextHalfEdge(h)]!);
  for (let i = edges.first[e]!; i < edges.first[e + 1]!; i++) {
    list.add(Math.floor(edges.halfEdges[i]! / 3));
  }
}

/** Two triangles with area on one edge: in one plane exactly? */
function checkNeighbours(check: EdgeCheck, e: number): void {
  const { mesh, edges, flat, found } = check;
  const h = edges.halfEdges[edges.first[e]!]!;
  const twin = edges.halfEdges[edges.first[e]! + 1]!;
  const t = Math.floor(h / 3);
  const u = Math.floor(twin / 3);
  if (flat[t] === 1 || flat[u] === 1 || orient3dOverEdge(mesh, h, twin, orient3d) !== 0) return;
  if (isFold(check, h, mesh.indices[previousHalfEdge(twin)]!)) {
    listEdge(check, 'folded-neighbours', e);
    return;
  }
  const list = found.list('coplanar-neighbours');
  list.begin();
  list.add(t);
  list.add(u);
}

/**
 * Whether vertex `far` lies on the same side of half-edge h as the triangle of h, whose plane it is in: asked in a
 * projection in which that triangle has area, so that different points of the plane stay different.
 */
function isFold({ mesh }: EdgeCheck, h: number, far: number): boolean {
  const t = Math.floor(h / 3);
  const axis = projectedTurn(mesh, t, 2) !== 0 ? 2 : projectedTurn(mesh, t, 0) !== 0 ? 0 : 1;
  const a = mesh.indices[h]!;
  const b = mesh.indices[nextHalfEdge(h)]!;
  return turnWithout(mesh.positions, axis, a, b, far) === projectedTurn(mesh, t, axis);
}
