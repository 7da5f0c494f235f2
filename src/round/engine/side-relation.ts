import { integerSign } from '../../arithmetic/root-signs.js';
import type { Sign } from '../../core/sign.js';
import { cross, dot, minus } from '../../distance/engine/vectors.js';
import { pairRelation, type RoundRelation } from './relation.js';
import { type Rounded, type RoundedPair, roundedPair } from './rounded.js';

/** How a shape and a plane meet, and on which side the shape is. */
export interface SideRelation extends RoundRelation {
  /** 1 if no point of the shape is behind the plane and one is in front, -1 if it is the other way round, else 0. */
  readonly side: Sign;
}

/** How a bounded shape and a plane meet. */
export function sideRelationOf(a: Rounded, plane: Rounded): SideRelation {
  return pairSideRelation(roundedPair(a, plane));
}

/** The same of shapes over integers. */
export function pairSideRelation(pair: RoundedPair): SideRelation {
  const { relation, containment } = pairRelation(pair, 3);
  return { relation, containment, side: sideOf(pair, relation === 'overlapping' || relation === 'crossing') };
}

/**
 * The side of the corners, if all of them are on one; a plane's first and third direction turn counterclockwise about
 * its normal.
 */
function sideOf({ a, b }: RoundedPair, isCut: boolean): Sign {
  if (isCut && a.radius > 0n) return 0;
  const normal = cross(b.core.directions[0]!, b.core.directions[2]!);
  const sides = a.core.points.all().map((p) => integerSign(dot(normal, minus(p, b.core.points.at(0)))));
  const side = sides.find((s) => s !== 0) ?? 0;
  return sides.every((s) => s !== -side || s === 0) ? side : 0;
}
