/** How a convex solid with an inside, of which all is near (a ball, a capsule, a cone), and a polygon of space meet. */
import type { Sign } from '../../core/sign.js';
import type { Quotient } from '../../distance/engine/cells.js';
import type { Vector } from '../../distance/engine/vectors.js';
import { isInsideBeside, type PlaneRing } from './plane-ring.js';
import { disjoint, type RoundRelation } from './relation.js';

/** What a solid has in a plane. */
export interface Section {
  /** -1: points of its inside; 0: none of these, but of its boundary. */
  readonly sign: -1 | 0;
  /** A point of the solid in the plane. */
  readonly at: Quotient;
  /**
   * If the sign is -1, points of the inside lie next to it in this direction of the plane; `null`: it is one itself.
   */
  readonly direction: Vector | null;
}

/** A convex solid. */
export interface RingSolid {
  /** What it has in the plane of a ring; `null` if nothing. */
  sectionWith(ring: PlaneRing): Section | null;
  /** -1: a segment has points of its inside; 0: none of these, but of its boundary; 1: it has no point of it. */
  reach(from: Vector, to: Vector): Sign;
  contains(p: Vector): boolean;
}

/** The signs of all edges. */
function* reachesOf(solid: RingSolid, { corners }: PlaneRing): Generator<Sign> {
  let from = corners[corners.length - 1]!;
  for (const to of corners) {
    yield solid.reach(from, to);
    from = to;
  }
}

/**
 * Have they a common point?
 *
 * The polygon F is its edges, and the points of their plane H off them that are inside by even-odd. If a convex solid K
 * comes to no edge, K ∩ H, which is convex, is in one of the parts into which the edges cut H: so all of it is in F, or
 * nothing, and any of its points tells which.
 */
export function solidMeetsRing(solid: RingSolid, ring: PlaneRing): boolean {
  const section = solid.sectionWith(ring);
  if (section === null) return false;
  for (const sign of reachesOf(solid, ring)) if (sign <= 0) return true;
  return isInsideBeside(ring, section.at, section.direction);
}

/**
 * How they meet: as above for K, and for its inside (which is convex, too). They overlap if an edge comes into the
 * inside of K; or if none does, and the part of H in which all of the inside's points are is filled. Otherwise they
 * touch if an edge comes to K; or if none does, the inside of K has no point of H, and the part in which K ∩ H is is
 * filled. (If an edge comes to K, and not to its inside, and this has points in an empty part: they touch.)
 */
export function solidRingRelation(solid: RingSolid, ring: PlaneRing): RoundRelation {
  const section = solid.sectionWith(ring);
  if (section === null) return disjoint();
  let least: Sign = 1;
  for (const sign of reachesOf(solid, ring)) {
    if (sign < least) least = sign;
    if (sign < 0) break;
  }
  // What is asked for lies off the edges: the inside of K, into which no edge comes, or all of K.
  const isFilled = least > section.sign && isInsideBeside(ring, section.at, section.direction);
  if (least > 0 && !isFilled) return disjoint();
  const overlaps = least < 0 || (isFilled && section.sign < 0);
  return {
    relation: overlaps ? 'overlapping' : 'touching',
    containment: ring.corners.every((p) => solid.contains(p)) ? 'containing' : 'none',
  };
}
