import type { Relation } from '../../core/contact.js';
import type { Sign, Undecided } from '../../core/sign.js';
import { certainContainment, type Dimension, depthSign } from './containment.js';
import { meetingOf, type RoundRelation } from './relation.js';
import { type Rounded, type RoundedPair, roundedPair } from './rounded.js';

/** How two shapes meet, what the first is to the second, and how their boundaries meet. */
export interface BoundaryRelation extends RoundRelation {
  /**
   * How the boundaries (surfaces, or curves of the plane) meet: `disjoint`, `touching` (from outside or from inside:
   * they have common points, and do not cross), `crossing`, or `overlapping` if they are the same. What has no inside,
   * such as a triangle or a sphere of radius 0, is its own boundary; two of these that have more than points of their
   * boundaries in common, and neither is in the other, are `crossing`, too.
   */
  readonly boundaries: Relation;
}

/** Of shapes without a common point. */
export function disjointBoundaries(): BoundaryRelation {
  return { relation: 'disjoint', containment: 'none', boundaries: 'disjoint' };
}

/**
 * How the boundaries of two convex shapes with a common inner point meet, by what each is to the other: 1 in its
 * inside, -1 not in it. `null` where one of these is not certain, or they touch.
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

/**
 * How the boundaries of two convex shapes that meet lie to each other, by how deep the first is in the second, and the
 * second in the first: 1 in its inside, 0 in it and touching its boundary (all of it, if it is flat), -1 not in it.
 *
 * What is in the other touches its boundary from inside, or does not reach it. Where none is in the other, and the
 * insides meet, the boundary of each has points on both sides of the other's: outside, as what is bounded is the hull
 * of its boundary; and inside, as a way from a point of the other that is not in the shape to one that is in both leads
 * through the boundary. So they cross.
 */
export function meetingBoundaries(relation: Relation, isIn: Sign, contains: Sign): BoundaryRelation {
  if (isIn >= 0 && contains >= 0) return { relation, containment: 'equal', boundaries: 'overlapping' };
  if (isIn >= 0) return { relation, containment: 'inside', boundaries: reached(isIn) };
  if (contains >= 0) return { relation, containment: 'containing', boundaries: reached(contains) };
  return { relation, containment: 'none', boundaries: relation === 'overlapping' ? 'crossing' : relation };
}

const reached = (depth: Sign): Relation => (depth === 0 ? 'touching' : 'disjoint');

/** How two shapes meet, exactly. */
export function boundaryRelationOf(a: Rounded, b: Rounded, dimension: Dimension = 3): BoundaryRelation {
  return pairBoundaries(roundedPair(a, b), dimension);
}

/** The same of shapes over integers. */
export function pairBoundaries(pair: RoundedPair, dimension: Dimension): BoundaryRelation {
  const relation = meetingOf(pair);
  if (relation === 'disjoint') return disjointBoundaries();
  const { a, b } = pair;
  return meetingBoundaries(relation, depthSign(a, b, dimension), depthSign(b, a, dimension));
}
