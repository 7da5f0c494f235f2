import type { Point2, Ring } from '../../core/shapes.js';
import { visitOverlapsBetween2d } from '../../indexes/box-join2d.js';
import { edgeRelation } from './edge-relation.js';
import type { RegionEdge } from './region-edges.js';

/** Up to so many pairs of edges, all are compared; beyond that, only those whose boxes overlap. */
export const FEW = 1 << 16;

/**
 * Called with two edges that have a common point, and whether they cross in one point inside both; `true` ends the
 * search.
 */
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

/** Whether the boxes of two edges, from p to q and from r to s, have no common point. */
export function areApart(p: Point2, q: Point2, r: Point2, s: Point2): boolean {
  for (let j = 0; j < 2; j++) {
    const [a, b, c, d] = [p[j]!, q[j]!, r[j]!, s[j]!];
    if ((a < c && a < d && b < c && b < d) || (a > c && a > d && b > c && b > d)) return true;
  }
  return false;
}

/**
 * Calls back with all pairs of an edge of one polygon and an edge of another that have a common point, in any order.
 */
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
    for (const b of other) if (!areApart(a.p, a.q, b.p, b.q) && look(a, b)) return;
  }
}

/**
 * Whether edges of two rings meet: `apart`, `meeting`, or `crossing` if two cross in a point inside both. If edges are
 * few, all pairs are looked at, until two cross (or meet at all, if that suffices).
 */
export function meetingOfRings(one: Ring, other: Ring, suffices: 'crossing' | 'meeting'): Meeting {
  let found: Meeting = 'apart';
  let p = one[one.length - 1]!;
  for (const q of one) {
    let r = other[other.length - 1]!;
    for (const s of other) {
      const relation = areApart(p, q, r, s) ? 'disjoint' : edgeRelation(p, q, r, s);
      if (relation === 'crossing') return 'crossing';
      if (relation !== 'disjoint') found = 'meeting';
      if (found === suffices) return found;
      r = s;
    }
    p = q;
  }
  return found;
}

export type Meeting = 'apart' | 'meeting' | 'crossing';
