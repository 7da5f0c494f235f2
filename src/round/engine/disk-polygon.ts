/** How a disk about the origin and a polygon meet, over integers of one scale. */
import { integerSign } from '../../arithmetic/root-signs.js';
import type { Relation } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import type { Sign } from '../../core/sign.js';
import { type BoundaryRelation, disjointBoundaries } from './boundary-relation.js';
import { isCovered } from './disk-cover.js';
import { type DiskAndRings, isCenterFilled, reachSign } from './disk-reach.js';
import { dot2 } from './plane-winding.js';

/** The signs of the distances of all edges minus the radius, one after the other. */
function* signsOf({ radius, rings }: DiskAndRings): Generator<Sign> {
  for (const ring of rings) {
    let from = ring[ring.length - 1]!;
    for (const to of ring) {
      yield reachSign(from, to, radius);
      from = to;
    }
  }
}

/** Do a disk and a polygon have a common point? */
export function diskMeetsPolygon(pair: DiskAndRings): boolean {
  for (const sign of signsOf(pair)) if (sign <= 0) return true;
  return isCenterFilled(pair);
}

/**
 * How a disk and a polygon meet. A disk is round: what comes nearer than its radius has points inside of it, and all
 * that is near these, too. One of radius 0 is a point, on a ring, enclosed or neither.
 */
export function diskPolygonRelation(pair: DiskAndRings): BoundaryRelation {
  let least: Sign = 1;
  for (const sign of signsOf(pair)) {
    if (sign < least) least = sign;
    if (sign < 0) break;
  }
  // On a ring, the center of a disk without an inside has no side of its own.
  const isApart = least > 0 || (least === 0 && pair.radius > 0n);
  const isWithin = isApart && isCenterFilled(pair);
  if (least > 0 && !isWithin) return disjointBoundaries();
  const containment = containmentOf(pair, least, isWithin);
  return {
    relation: least < 0 || isWithin ? 'overlapping' : 'touching',
    containment,
    boundaries: containment === 'equal' ? 'overlapping' : boundariesOf(pair),
  };
}

/**
 * How the circle and the rings meet: as a ring is connected, it crosses the circle if it has points on both sides of
 * it.
 */
function boundariesOf({ radius, rings }: DiskAndRings): Relation {
  let touches = false;
  for (const ring of rings) {
    let [least, most]: [Sign, Sign] = [1, -1];
    for (const [i, to] of ring.entries()) {
      const near = reachSign(ring[(i === 0 ? ring.length : i) - 1]!, to, radius);
      const far = integerSign(dot2(to, to) - radius * radius);
      if (near < least) least = near;
      if (far > most) most = far;
    }
    if (least < 0 && most > 0) return 'crossing';
    touches ||= least <= 0 && most >= 0;
  }
  return touches ? 'touching' : 'disjoint';
}

/** What a disk is to a polygon that it meets. */
function containmentOf(pair: DiskAndRings, least: Sign, isWithin: boolean): Containment {
  const { radius, rings } = pair;
  const contains = rings.every((ring) => ring.every((p) => dot2(p, p) <= radius * radius));
  if (radius === 0n) return contains ? 'equal' : 'inside';
  // What has straight edges covers no disk that it is in, whatever it winds around.
  if (contains) return 'containing';
  return isWithin || (least < 0 && isCovered(pair)) ? 'inside' : 'none';
}
