import type { Point2 } from '../../core/shapes.js';
import { isImplicit, type PointLike2 } from '../../implicit/index.js';
import { orient2d } from '../../predicates/index.js';
import { isBetween, isSameWay } from './germ.js';
import type { PolygonFeature } from './point-polygon.js';
import type { RegionEdge } from './region-edges.js';
import { samePoint } from './ring.js';

/** A ring on its way through a point: it comes from the direction of `from`, and leaves in that of `to`. */
export interface Pass {
  readonly ring: number;
  readonly from: Point2;
  readonly to: Point2;
  readonly feature: PolygonFeature;
}

/**
 * How often and in which way rings pass a point, given the edges that contain it.
 *
 * @param next The edge behind an edge in its ring; no edge is a point
 */
export function passesAt(
  point: PointLike2,
  edges: readonly RegionEdge[],
  next: (edge: RegionEdge) => RegionEdge,
): Pass[] {
  const passes: Pass[] = [];
  for (const edge of edges) {
    const { p, q, ring, index, end } = edge;
    if (isImplicit(point)) passes.push({ ring, from: p, to: q, feature: { type: 'edge', index, ring } });
    // Where an edge begins, another one ends, and stands for both.
    else if (samePoint(p, point as Point2)) continue;
    else if (samePoint(q, point as Point2)) {
      passes.push({ ring, from: p, to: next(edge).q, feature: { type: 'vertex', index: end, ring } });
    } else passes.push({ ring, from: p, to: q, feature: { type: 'edge', index, ring } });
  }
  return passes;
}

/**
 * How two passes through a point meet there: they `cross`, they `touch` (one stays on one side of the other), or they
 * come or leave in a common direction (`along`).
 */
export function meetingOfPasses(point: PointLike2, one: Pass, other: Pass): 'cross' | 'touch' | 'along' {
  if (isImplicit(point)) return areParallel(one, other) ? 'along' : 'cross';
  const v = point as Point2;
  for (const a of [one.from, one.to]) {
    for (const b of [other.from, other.to]) if (isSameWay(v, a, b)) return 'along';
  }
  // A spike has nothing on its two sides.
  if (isSameWay(v, one.from, one.to) || isSameWay(v, other.from, other.to)) return 'touch';
  const isLeft = (b: Point2) => isBetween(v, one.from, b, one.to);
  return isLeft(other.from) === isLeft(other.to) ? 'touch' : 'cross';
}

/** Whether the edges of two passes through one point within them lie on one line. */
function areParallel({ from: p, to: q }: Pass, { from: r, to: s }: Pass): boolean {
  const side = (v: Point2) => orient2d(p[0]!, p[1]!, q[0]!, q[1]!, v[0]!, v[1]!);
  return side(r) === 0 && side(s) === 0;
}
