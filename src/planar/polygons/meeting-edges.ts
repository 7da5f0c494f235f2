import { visitOverlapsBetween2d } from '../../indexes/box-join2d.js';
import { edgeRelation } from './edge-relation.js';
import type { RegionEdge } from './region-edges.js';

/** Up to so many pairs of edges, all are compared; beyond that, only those whose boxes overlap. */
const FEW = 2048;

/** Called with two edges that have a common point, and whether they cross in one point inside both; `true` ends the search. */
export type VisitMeeting = (a: RegionEdge, b: RegionEdge, crossing: boolean) => boolean;

/** The least and the greatest coordinates of edges, four numbers each. */
function boxesOf(edges: readonly RegionEdge[]): Float64Array {
  const boxes = new Float64Array(4 * edges.length);
  edges.forEach(({ p, q }, i) => {
    boxes[4 * i] = Math.min(p[0]!, q[0]!);
    boxes[4 * i + 1] = Math.min(p[1]!, q[1]!);
    boxes[4 * i + 2] = Math.max(p[0]!, q[0]!);
    boxes[4 * i + 3] = Math.max(p[1]!, q[1]!);
  });
  return boxes;
}

/** Whether the boxes of two edges have no common point. */
function areApart({ p, q }: RegionEdge, { p: r, q: s }: RegionEdge): boolean {
  for (let j = 0; j < 2; j++) {
    const [a, b, c, d] = [p[j]!, q[j]!, r[j]!, s[j]!];
    if ((a < c && a < d && b < c && b < d) || (a > c && a > d && b > c && b > d)) return true;
  }
  return false;
}

/** Calls back with all pairs of an edge of one polygon and an edge of another that have a common point, in any order. */
export function visitMeetingEdges(
  one: readonly RegionEdge[],
  other: readonly RegionEdge[],
  visit: VisitMeeting,
): void {
  const look = (a: RegionEdge, b: RegionEdge): boolean => {
    const relation = edgeRelation(a.p, a.q, b.p, b.q);
    return relation !== 'disjoint' && visit(a, b, relation === 'crossing');
  };
  if (one.length * other.length > FEW) {
    visitOverlapsBetween2d(boxesOf(one), boxesOf(other), (i, j) => look(one[i]!, other[j]!));
    return;
  }
  for (const a of one) {
    for (const b of other) if (!areApart(a, b) && look(a, b)) return;
  }
}
