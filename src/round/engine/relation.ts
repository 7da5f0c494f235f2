import { integerSign } from '../../arithmetic/root-signs.js';
import type { Relation } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import type { Sign } from '../../core/sign.js';
import { nearest } from '../../distance/engine/nearest.js';
import { dot } from '../../distance/engine/vectors.js';
import { type Dimension, depthSign } from './containment.js';
import { flatRelation } from './flat-relation.js';
import { type Rounded, type RoundedPair, roundedPair } from './rounded.js';

/** How two shapes meet, and what the first is to the second. */
export interface RoundRelation {
  /**
   * Do they meet? `touching`: they have common points, but their insides have none; of round solids, `overlapping`
   * otherwise.
   */
  readonly relation: Relation;
  /** What the first shape is to the second one: `inside` of it, `containing` it, `equal` or none of these. */
  readonly containment: Containment;
}

/** Of shapes without a common point. */
export function disjoint(): RoundRelation {
  return { relation: 'disjoint', containment: 'none' };
}

/** How two shapes meet, exactly. */
export function relationOf(a: Rounded, b: Rounded, dimension: Dimension = 3): RoundRelation {
  return pairRelation(roundedPair(a, b), dimension);
}

/** The same of shapes over integers. */
export function pairRelation(pair: RoundedPair, dimension: Dimension): RoundRelation {
  const relation = meetingOf(pair);
  return { relation, containment: relation === 'disjoint' ? 'none' : containmentOf(pair, dimension) };
}

/** Do two shapes have a common point? */
export function doMeet(a: Rounded, b: Rounded): boolean {
  return doPairMeet(roundedPair(a, b));
}

/** The same of shapes over integers. */
export function doPairMeet(pair: RoundedPair): boolean {
  return gapOf(pair).sign <= 0;
}

/** The sign of the distance of the cores minus the sum of the radii. */
function gapOf({ a, b }: RoundedPair): { sign: Sign; corral: ReturnType<typeof nearest> } {
  const corral = nearest(a.core, b.core);
  const reach = (a.radius + b.radius) * corral.denominator;
  return { sign: integerSign(dot(corral.vector, corral.vector) - reach * reach), corral };
}

/**
 * What is round is a solid, so that any set which comes nearer than its radius has points inside of it, and all that is
 * near these, too. Two flat shapes (radii of 0) meet as their insides do.
 */
export function meetingOf(pair: RoundedPair): Relation {
  const { sign, corral } = gapOf(pair);
  if (sign > 0) return 'disjoint';
  const { a, b } = pair;
  if (a.radius + b.radius === 0n) return flatRelation(a.core, b.core, corral);
  return sign === 0 ? 'touching' : 'overlapping';
}

function containmentOf({ a, b }: RoundedPair, dimension: Dimension): Containment {
  const isIn = depthSign(a, b, dimension) >= 0;
  const contains = depthSign(b, a, dimension) >= 0;
  if (isIn) return contains ? 'equal' : 'inside';
  return contains ? 'containing' : 'none';
}
