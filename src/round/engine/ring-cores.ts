/** What is left of a round shape of radius 0, a point, a segment or a parallelogram, and a polygon of space. */
import type { Quotient } from '../../distance/engine/cells.js';
import { whole } from '../../distance/engine/quotients.js';
import { dot, plus, times, type Vector } from '../../distance/engine/vectors.js';
import type { Edge } from './plane-edges.js';
import { type PlaneRing, withoutSteepest } from './plane-ring.js';
import { cross2, dot2, minus2, type Vector2 } from './plane-winding.js';
import { disjoint, type RoundRelation } from './relation.js';
import { type Cover, pointCover, regionContains, regionCover, segmentCover } from './ring-cover.js';

/** What the hull of corners, in cyclic order, has in the plane of a ring. */
export interface CoreSection {
  /** The points whose hull it is: corners, and where sides cross the plane. In cyclic order, if it is all. */
  readonly points: readonly Quotient[];
  /** All of the hull is in the plane. */
  readonly isAll: boolean;
  /** Points of its relative interior are: it is all, or has corners on both sides. */
  readonly isInner: boolean;
}

function sectionOf(core: readonly Vector[], { normal, constant }: PlaneRing): CoreSection {
  const heights = core.map((p) => dot(normal, p) + constant);
  const points: Quotient[] = [];
  core.forEach((p, i) => {
    const k = (i + 1) % core.length;
    const [f, g] = [heights[i]!, heights[k]!];
    if (f === 0n) points.push(whole(p));
    if (f > 0n && g < 0n) points.push(between(core[k]!, -g, p, f));
    if (f < 0n && g > 0n) points.push(between(p, -f, core[k]!, g));
  });
  const isAll = heights.every((f) => f === 0n);
  return { points, isAll, isInner: isAll || (heights.some((f) => f > 0n) && heights.some((f) => f < 0n)) };
}

/** Where the plane is between a point that is so far behind it and one that is so far in front. */
function between(low: Vector, depth: bigint, high: Vector, height: bigint): Quotient {
  return { numerators: plus(times(low, height), times(high, depth)), denominator: depth + height };
}

/** A section and the ring as points of the plane over integers of one scale. */
interface Flattened {
  readonly ring: readonly Vector2[];
  readonly points: readonly Vector2[];
}

export function flattened(ring: PlaneRing, { points }: CoreSection): Flattened {
  const flat = withoutSteepest(ring);
  let scale = 1n;
  for (const { denominator } of points) if (scale % denominator !== 0n) scale *= denominator;
  return {
    ring: ring.corners.map((p) => flat(times(p, scale))),
    points: points.map(({ numerators, denominator }) => flat(times(numerators, scale / denominator))),
  };
}

/**
 * The segment whose ends are two extreme ones of points on a line, which may be one point; `null`, if the points are on
 * none.
 */
export function segmentOf(points: readonly Vector2[]): Edge | null {
  const at = points[0]!;
  const way = points.map((p) => minus2(p, at)).find(([x, y]) => x !== 0n || y !== 0n);
  if (way === undefined) return { from: at, to: at };
  let [from, to] = [at, at];
  for (const p of points) {
    if (cross2(way, minus2(p, at)) !== 0n) return null;
    if (dot2(way, minus2(p, from)) < 0n) from = p;
    if (dot2(way, minus2(p, to)) > 0n) to = p;
  }
  return { from, to };
}

export function coverOf({ ring, points }: Flattened, segment: Edge | null): Cover {
  if (segment === null) return regionCover(ring, points);
  const { from, to } = segment;
  return from[0] === to[0] && from[1] === to[1] ? pointCover(ring, from) : segmentCover(ring, segment);
}

/**
 * How a core and a polygon meet. In the plane of the ring, the relative interiors have so many dimensions in common as
 * the core has; of a core through the plane, one less.
 */
export function coreRingRelation(core: readonly Vector[], ring: PlaneRing): RoundRelation {
  const section = sectionOf(core, ring);
  if (section.points.length === 0) return disjoint();
  const flat = flattened(ring, section);
  const segment = segmentOf(flat.points);
  const { meets, reaches, isCovered } = coverOf(flat, segment);
  if (!meets) return disjoint();
  const isIn = section.isAll && isCovered;
  const contains = segment === null && regionContains(flat.points, flat.ring);
  return {
    relation: !reaches || !section.isInner ? 'touching' : section.isAll ? 'overlapping' : 'crossing',
    containment: isIn ? (contains ? 'equal' : 'inside') : contains ? 'containing' : 'none',
  };
}

/** Have they a common point? */
export function coreMeetsRing(core: readonly Vector[], ring: PlaneRing): boolean {
  return coreRingRelation(core, ring).relation !== 'disjoint';
}
