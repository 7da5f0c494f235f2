/** How a disk about the origin and a polygon meet, over integers of one scale. */
import type { Containment } from '../../core/containment.js';
import type { Sign } from '../../core/sign.js';
import { isCovered } from './disk-cover.js';
import { type DiskAndRings, isCenterFilled, reachSign } from './disk-reach.js';
import { dot2 } from './plane-winding.js';
import { disjoint, type RoundRelation } from './relation.js';

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
export function diskPolygonRelation(pair: DiskAndRings): RoundRelation {
  let least: Sign = 1;
  for (const sign of signsOf(pair)) {
    if (sign < least) least = sign;
    if (sign < 0) break;
  }
  // On a ring, the center of a disk without an inside has no side of its own.
  const isApart = least > 0 || (least === 0 && pair.radius > 0n);
  const isWithin = isApart && isCenterFilled(pair);
  if (least > 0 && !isWithin) return disjoint();
  return {
    relation: least < 0 || isWithin ? 'overlapping' : 'touching',
    containment: containmentOf(pair, least, isWithin),
  };
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
