/** What is convex and has flat faces, of any dimension, beside a polygon of space. */
import type { Quotient } from '../../distance/engine/cells.js';
import { hullAbout } from '../../distance/engine/support-face.js';
import { dot, plus, times } from '../../distance/engine/vectors.js';
import type { PlaneRing } from './plane-ring.js';
import type { Vector2 } from './plane-winding.js';
import { disjoint, type RoundRelation } from './relation.js';
import { type CoreSection, coverOf, flattened, segmentOf } from './ring-cores.js';
import { regionContains } from './ring-cover.js';

/** The hull of corners, and edges that have all true ones among them. */
export interface FlatHull {
  readonly corners: readonly Quotient[];
  readonly edges: readonly (readonly [number, number])[];
}

/** A point and its height over the plane, times the denominator, which is positive. */
interface Corner {
  readonly at: Quotient;
  readonly height: bigint;
}

function sectionOf({ corners, edges }: FlatHull, { normal, constant }: PlaneRing): CoreSection {
  const all = corners.map(
    (at): Corner => ({ at, height: dot(normal, at.numerators) + constant * at.denominator }),
  );
  const points = all.filter(({ height }) => height === 0n).map(({ at }) => at);
  for (const [i, j] of edges) {
    const [p, q] = [all[i]!, all[j]!];
    if (p.height < 0n && q.height > 0n) points.push(between(p, q));
    if (p.height > 0n && q.height < 0n) points.push(between(q, p));
  }
  const isAll = all.every(({ height }) => height === 0n);
  const isThrough = all.some(({ height }) => height > 0n) && all.some(({ height }) => height < 0n);
  return { points, isAll, isInner: isAll || isThrough };
}

/** Where the plane is between a corner behind it and one in front. */
function between(low: Corner, high: Corner): Quotient {
  return {
    numerators: plus(times(low.at.numerators, high.height), times(high.at.numerators, -low.height)),
    denominator: high.height * low.at.denominator - low.height * high.at.denominator,
  };
}

/** The corners of the hull of points of the plane, in cyclic order. */
function inOrder(points: readonly Vector2[]): Vector2[] {
  const hull = hullAbout(
    [0n, 0n, 1n],
    points.map(([x, y]) => [x, y, 0n]),
  );
  return hull.map(([x, y]) => [x, y]);
}

/**
 * How a hull and a polygon meet. Where the plane of the ring cuts it, their relative interiors have as many dimensions
 * in common as the section has, if this comes into the inside of the polygon: of a hull that is in the plane, all that
 * it has; else one less.
 */
export function hullRingRelation(hull: FlatHull, ring: PlaneRing): RoundRelation {
  const section = sectionOf(hull, ring);
  if (section.points.length === 0) return disjoint();
  const flat = flattened(ring, section);
  const segment = segmentOf(flat.points);
  const points = segment === null ? inOrder(flat.points) : flat.points;
  const { meets, reaches, isCovered } = coverOf({ ring: flat.ring, points }, segment);
  if (!meets) return disjoint();
  const isIn = section.isAll && isCovered;
  const contains = segment === null && regionContains(points, flat.ring);
  // A section with an area is that of a solid, or all of what is flat.
  const isFull = section.isAll || segment === null;
  return {
    relation: !reaches || !section.isInner ? 'touching' : isFull ? 'overlapping' : 'crossing',
    containment: isIn ? (contains ? 'equal' : 'inside') : contains ? 'containing' : 'none',
  };
}
