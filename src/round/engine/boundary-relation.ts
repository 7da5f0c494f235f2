import type { Relation } from '../../core/contact.js';
import type { Sign, Undecided } from '../../core/sign.js';
import { certainContainment, depthSign } from './containment.js';
import { pairRelation, type RoundRelation } from './relation.js';
import { type Rounded, type RoundedPair, roundedPair } from './rounded.js';

/** How two shapes meet, what the first is to the second, and how their boundaries meet. */
export interface BoundaryRelation extends RoundRelation {
  /**
   * How the boundaries (surfaces, or curves of the plane) meet: `disjoint`, `touching` (from outside or from inside:
   * they have common points, and do not cross), `crossing`, or `overlapping` if they are the same. What has no inside,
   * such as a triangle or a sphere of radius 0, is its own boundary.
   */
  readonly boundaries: Relation;
}

/** Of shapes without a common point. */
export function disjointBoundaries(): BoundaryRelation {
  return { relation: 'disjoint', containment: 'none', boundaries: 'disjoint' };
}

/**
 * Of a ball and a bounded convex shape with a common inner point, by what each is to the other: 1 in its inside, -1 not
 * in it. `null` where one of these is not certain, or they touch.
 */
export function overlappingBoundaries(
  isIn: Sign | Undecided,
  contains: Sign | Undecided,
): BoundaryRelation | null {
  const containment = certainContainment(isIn, contains);
  if (containment === null) return null;
  return {
    relation: 'overlapping',
    containment,
    boundaries: containment === 'none' ? 'crossing' : 'disjoint',
  };
}

/** How a ball and a bounded convex shape of space meet, exactly. */
export function ballRelationOf(ball: Rounded, shape: Rounded): BoundaryRelation {
  const pair = roundedPair(ball, shape);
  const found = pairRelation(pair, 3);
  const { relation, containment } = found;
  return { relation, containment, boundaries: boundariesOf(pair, found) };
}

/**
 * What is in the other touches its boundary from inside, or does not reach it. Where none is in the other, and the
 * shape comes into the inside of the ball, it has boundary points on both sides of the sphere: outside, as it is the
 * hull of its boundary; and inside, as a way from a point of the ball that is not in the shape to one that is in both
 * leads through the boundary. So they cross.
 */
function boundariesOf({ a, b }: RoundedPair, { relation, containment }: RoundRelation): Relation {
  switch (containment) {
    case 'equal':
      return 'overlapping';
    case 'inside':
      return depthSign(a, b, 3) === 0 ? 'touching' : 'disjoint';
    case 'containing':
      return depthSign(b, a, 3) === 0 ? 'touching' : 'disjoint';
    default:
      return relation === 'overlapping' ? 'crossing' : relation;
  }
}
